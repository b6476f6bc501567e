import { expect, it } from 'vitest';
import { Paragraph } from './paragraph.ts';
import { Fonts, LoadedFonts } from './pdf-fonts.ts';

const fonts = new Fonts(new LoadedFonts());
const paragraph = (text: string) => new Paragraph(text, fonts, 400);
/** The runs of a whole paragraph from left to right, and whether each is read from right to left. */
const runsOf = (text: string) => {
  const one = paragraph(text);
  return one.line(0, one.text.length).runs.map((run) => `${run.isRightToLeft ? '<' : '>'}${run.text}`);
};
const piecesOf = (text: string) => {
  const one = paragraph(text);
  return one.segments.map(({ start, end }) => one.text.slice(start, end));
};

it.each([
  ['plain words', ['>plain words']],
  // Brackets and points around a word belong to the paragraph, and so do spaces between the directions.
  ['abc (أ) def', ['>abc (', '<أ', '>) def']],
  ['(أ) abc', ['>abc', '<(أ) ']],
  ['קיבל 87 (מאוד)', ['< (מאוד)', '>87', '<קיבל ']],
  ['علی (5A) نے', ['<) نے', '>5A', '<علی (']],
  ['The mark of שרה 95 is good', ['>The mark of ', '>95', '<שרה ', '> is good']],
  ['\u2068שרה\u2069, 5B · Term 1', ['<שרה', '>, 5B · Term 1']],
  ['אבג! Hello, world.', ['<.', '>Hello, world', '<אבג! ']],
  ['A\u202eBC\u202c D', ['>A', '<BC', '> D']],
])('the directions of %j', (text, expected) => {
  expect(runsOf(text)).toEqual(expected);
});

it.each([
  ['one  two\tthree', ['one', 'two', 'three']],
  ['10\u00a0000,00 R and 0\u2060–\u206029%', ['10\u00a0000,00', 'R', 'and', '0\u2060–\u206029%']],
  ['well-known (a) e-mail/post', ['well-', 'known', '(a)', 'e-', 'mail/', 'post']],
  ['他说：你好。', ['他', '说：', '你', '好。']],
  ['ตั้งใจเรียนมาก (ดี)', ['ตั้งใจ', 'เรียน', 'มาก', '(ดี)']],
  ['مرحبا، كيف الحال؟', ['مرحبا،', 'كيف', 'الحال؟']],
])('a line of %j can end after each part', (text, expected) => {
  expect(piecesOf(text)).toEqual(expected);
});

it('a word that is longer than a line is divided between characters that are written together', () => {
  const one = paragraph('e\u0301'.repeat(20));
  const [segment] = one.segments;
  if (!segment) throw new Error('There is no segment');
  const at = one.fitting(segment, segment.width / 2 + 0.01);
  expect([at, one.fitting({ start: at, end: segment.end }, segment.width)]).toEqual([10, 20]);
  expect(one.fitting(segment, 0)).toBe(1);
});

it('only text of which each character is one glyph, in its order, is plain', () => {
  expect(paragraph('Thandi Example, 5A (83%)').isPlain).toBe(true);
  for (const text of ['أحمد', 'abc אבג', 'हिन्दी', 'Well done 🎉'])
    expect(paragraph(text).isPlain, text).toBe(false);
});
