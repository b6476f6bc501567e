import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellText, csvLine } from './csv.ts';
import { gradeCode, gradesOf } from './grades.ts';

test('cells are read by others as they were, and have no line breaks', () => {
  const cell = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (cells) => {
      const texts = cells.map((text) => cellText(text, () => {}));
      const [read = []] = parse(csvLine([...texts, 'end']), { relax_column_count: true });
      expect(read).toEqual([...texts, 'end']);
      expect(texts.join('')).not.toMatch(/[\r\n\t\0\u2028]/);
    }),
  );
});

test('what a cell cannot have is reported', () => {
  const lost: string[] = [];
  const note = (what: string) => void lost.push(what);
  expect(cellText('5A\r\nGreen', note)).toBe('5A Green');
  expect(cellText(['Mathematics', 'Arts, Culture'], note)).toBe('Mathematics');
  expect(cellText('+27821234567', note)).toBe('+27821234567');
  expect(lost).toEqual(['line_break', 'comma_in_list']);
  expect([null, undefined, true, []].map((cell) => cellText(cell, note))).toEqual(['', '', 'true', '']);
});

test.each([
  ['Grade 5', '05'],
  ['05', '05'],
  ['12', '12'],
  ['Grade R', 'KG'],
  ['R', 'KG'],
  ['Reception', 'KG'],
  ['Grade RR', 'PK'],
  ['kg', 'KG'],
  ['Form 14', null],
  ['Grade 5 of 7', null],
  ['Ungraded', null],
])('the code of the grade level %s is %s', (label, code) => {
  expect(gradeCode(label)).toBe(code);
});

test('grade levels that would have one code keep their labels, and so does one without a code', () => {
  // Only these fields are read.
  const levels = ['Grade 5', '5', 'Grade 6', 'Special'].map((label) => ({ id: label, label }) as never);
  const { written, withoutCode } = gradesOf(levels, 'codes');
  expect([...written.values()]).toEqual(['Grade 5', '5', '06', 'Special']);
  expect(withoutCode).toHaveLength(3);
  expect([...gradesOf(levels, 'labels').written.values()]).toEqual(['Grade 5', '5', 'Grade 6', 'Special']);
});
