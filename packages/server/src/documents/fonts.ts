import { inflateSync } from 'node:zlib';
import { Blob, Direction, Font, Face as FontFace, Buffer as GlyphBuffer, shape } from 'harfbuzzjs';
import { bidi } from './bidi.ts';

/** A character as it looks in text from right to left. */
const mirrored = (character: string): string => bidi.getMirroredCharacter(character) ?? character;

const codePointOf = (character: string): number => character.codePointAt(0) ?? 0;

interface Glyph {
  id: number;
  advanceWidth: number;
  /** The characters that are copied with the glyph. */
  codePoints: number[];
}

/** Text as the glyphs of a font, from left to right, in the units of the font. */
interface Shaped {
  glyphs: Glyph[];
  positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
  advanceWidth: number;
}

/** What PDFKit does not declare: the font of a document that was selected last, and the glyphs of it that are embedded. */
interface Selected {
  font: { layout(text: string, features?: readonly string[]): Shaped };
  scale: number;
  subset: { glyphs: number[]; mapping: Record<number, number> };
  widths: number[];
  unicode: number[][];
  layout(text: string, features: readonly string[]): Shaped;
  encode(text: string, features: readonly string[]): [glyphs: string[], positions: Shaped['positions']];
}

/** A font that has been loaded. HarfBuzz shapes its text: many scripts cannot be written one character after another. */
export class Face {
  readonly name: string;
  readonly #bytes: Uint8Array;
  readonly #font: Font;
  readonly #unitsPerEm: number;
  readonly #buffer = new GlyphBuffer();

  constructor(name: string, bytes: Uint8Array) {
    const face = new FontFace(new Blob(bytes));
    this.name = name;
    this.#bytes = bytes;
    this.#font = new Font(face);
    this.#unitsPerEm = face.upem;
  }

  has(character: string): boolean {
    return this.#glyphOf(character) !== undefined;
  }

  /** The width of text at a size of 1. */
  widthOf(text: string, isRightToLeft: boolean): number {
    return this.#shaped(text, isRightToLeft).advanceWidth / this.#unitsPerEm;
  }

  /** Whether each character is a glyph of its own, so that what is copied from the glyphs is the text. */
  isPlain(text: string): boolean {
    const { glyphs } = this.#shaped(text, false);
    const characters = [...text];
    return (
      glyphs.length === characters.length &&
      characters.every((character, index) => this.#glyphOf(character) === glyphs[index]?.id)
    );
  }

  /**
   * Makes the font known to a document by its name. PDFKit embeds the glyphs; its own shaper fails on some scripts. Calls
   * `onUnnamed` for a glyph that is written and stands for no character of its own.
   */
  register(doc: PDFKit.PDFDocument, onUnnamed: () => void): void {
    doc.registerFont(this.name, this.#bytes as Buffer).font(this.name);
    const { _font: selected } = doc as unknown as { _font: Selected };
    // The glyph of missing characters, which is never written: no character is U+0000.
    selected.unicode[0] = [0xfffd];
    selected.font.layout = (text, features = []) => this.#shaped(text, features.includes('rtla'));
    const embedded = new Map<string, string>();
    selected.encode = (text, features) => {
      const { glyphs, positions } = selected.layout(text, features);
      const letters = glyphs.flatMap((glyph, index) => {
        const position = positions[index];
        return !position || isSign(glyph, position) ? [] : [{ glyph, position }];
      });
      const encoded = letters.map(({ glyph }) => {
        const key = `${glyph.id} ${glyph.codePoints}`;
        if (glyph.codePoints.length === 0) onUnnamed();
        const code = embedded.get(key) ?? embed(selected, glyph);
        embedded.set(key, code);
        return code;
      });
      return [encoded, letters.map(({ position }) => position)];
    };
  }

  /** The signs of text, which are drawn as paths: their places and their outlines at a size of 1. */
  signsOf(text: string, isRightToLeft: boolean): { x: number; y: number; path: string; scale: number }[] {
    const { glyphs, positions } = this.#shaped(text, isRightToLeft);
    const scale = 1 / this.#unitsPerEm;
    let x = 0;
    return glyphs.flatMap((glyph, index) => {
      const position = positions[index];
      if (!position) return [];
      const { xAdvance, xOffset, yOffset } = position;
      x += xAdvance;
      if (!isSign(glyph, position)) return [];
      const path = this.#font.glyphToPath(glyph.id);
      return [{ x: (x + xOffset) * scale, y: yOffset * scale, path, scale }];
    });
  }

  #glyphOf(character: string): number | undefined {
    return this.#font.nominalGlyph(character.codePointAt(0) ?? 0);
  }

  #shaped(text: string, isRightToLeft: boolean): Shaped {
    this.#buffer.reset();
    this.#buffer.addText(text);
    this.#buffer.guessSegmentProperties();
    // In text from right to left, HarfBuzz shows brackets as their mirror images.
    this.#buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
    shape(this.#font, this.#buffer);
    const found = this.#buffer.getGlyphInfos();
    const positions = this.#buffer.getGlyphPositions().map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({
      ...{ xAdvance, yAdvance, xOffset, yOffset },
    }));
    const glyphs = found.map(({ codepoint: id }) => ({
      ...{ id, advanceWidth: this.#font.glyphHAdvance(id), codePoints: [] as number[] },
    }));
    const starts = [...new Set(found.map(({ cluster }) => cluster)), text.length].sort((a, b) => a - b);
    const endOf = new Map(starts.map((start, index) => [start, starts[index + 1] ?? text.length]));
    const clusters = Map.groupBy(glyphs, (_glyph, index) => found[index]?.cluster ?? 0);
    for (const [start, own] of clusters) {
      // The widest glyph is that of the letter, and the others are its signs.
      const base = own.reduce((widest, glyph) => (glyph.advanceWidth > widest.advanceWidth ? glyph : widest));
      const characters = [...text.slice(start, endOf.get(start))];
      base.codePoints = (isRightToLeft ? characters.map(mirrored) : characters).map(codePointOf);
    }
    const advanceWidth = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    return { glyphs, positions, advanceWidth };
  }
}

/**
 * Whether a glyph is written above or below another one, such as the dots of an Arabic letter. As text, programs that copy
 * would take it for a character, a space or another line.
 */
const isSign = ({ codePoints }: Glyph, { xAdvance }: { xAdvance: number }): boolean =>
  codePoints.length === 0 && xAdvance === 0;

/**
 * Adds a glyph to those that are embedded. One that is written for different characters, such as the same stroke of several
 * Arabic letters, is embedded for each of them, so that each is copied as itself.
 */
function embed(
  { subset, widths, unicode, scale }: Selected,
  { id, advanceWidth, codePoints }: Glyph,
): string {
  const index = subset.glyphs.push(id) - 1;
  subset.mapping[id] ??= index;
  widths[index] = advanceWidth * scale;
  unicode[index] = codePoints;
  return index.toString(16).padStart(4, '0');
}

/**
 * The fonts that are published with the server: Noto Sans, by the writing system whose characters a font has. `family` is
 * the package that it comes from, and `subset` the part of it. Fonts of writing systems with thousands of characters have
 * one weight, because they are far larger than the others.
 */
const families = {
  'noto-sans': {
    latin: 'latin',
    latinExtended: 'latin-ext',
    vietnamese: 'vietnamese',
    greek: 'greek',
    greekExtended: 'greek-ext',
    cyrillic: 'cyrillic',
    cyrillicExtended: 'cyrillic-ext',
    devanagari: 'devanagari',
  },
  'noto-sans-arabic': { arabic: 'arabic' },
  'noto-sans-armenian': { armenian: 'armenian' },
  'noto-sans-bengali': { bengali: 'bengali' },
  'noto-sans-ethiopic': { ethiopic: 'ethiopic' },
  'noto-sans-georgian': { georgian: 'georgian' },
  'noto-sans-gujarati': { gujarati: 'gujarati' },
  'noto-sans-gurmukhi': { gurmukhi: 'gurmukhi' },
  'noto-sans-hebrew': { hebrew: 'hebrew' },
  'noto-sans-jp': { japanese: 'japanese' },
  'noto-sans-kannada': { kannada: 'kannada' },
  'noto-sans-khmer': { khmer: 'khmer' },
  'noto-sans-kr': { korean: 'korean' },
  'noto-sans-lao': { lao: 'lao' },
  'noto-sans-malayalam': { malayalam: 'malayalam' },
  'noto-sans-myanmar': { myanmar: 'myanmar' },
  'noto-sans-sc': { simplifiedChinese: 'chinese-simplified' },
  'noto-sans-sinhala': { sinhala: 'sinhala' },
  'noto-sans-tamil': { tamil: 'tamil' },
  'noto-sans-tc': { traditionalChinese: 'chinese-traditional' },
  'noto-sans-telugu': { telugu: 'telugu' },
  'noto-sans-thai': { thai: 'thai' },
} as const;

type Subsets<T> = T extends unknown ? keyof T : never;
export type Writing = Subsets<(typeof families)[keyof typeof families]>;
export type Weight = 400 | 700;

interface FontFile {
  /** A package of `@fontsource`. */
  family: string;
  /** In the folder `files` of the package. */
  name: string;
}

const inOneWeight = new Set<string>(['japanese', 'korean', 'simplifiedChinese', 'traditionalChinese']);

const files = new Map<string, FontFile>(
  Object.entries(families).flatMap(([family, subsets]) =>
    Object.entries(subsets).flatMap(([writing, subset]) =>
      ([400, 700] as const).map((weight): [string, FontFile] => {
        const own = inOneWeight.has(writing) ? 400 : weight;
        return [`${writing} ${weight}`, { family, name: `${family}-${subset}-${own}-normal.woff` }];
      }),
    ),
  ),
);

export const fontFiles: Iterable<FontFile> = files.values();

export function fontFile(writing: Writing, weight: Weight): FontFile {
  const file = files.get(`${writing} ${weight}`);
  if (!file) throw new TypeError(`There is no font for ${writing} in the weight ${weight}`);
  return file;
}

interface Table {
  tag: number;
  checksum: number;
  data: Buffer;
}

/**
 * The font in a WOFF file (W3C WOFF 1.0) as an uncompressed font: readers of fonts would inflate a table again each time
 * they use it.
 */
export function unpackWoff(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new TypeError('This is not a WOFF file');
  const count = file.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index): Table => {
    const entry = 44 + index * 20;
    const offset = file.readUInt32BE(entry + 4);
    const stored = file.subarray(offset, offset + file.readUInt32BE(entry + 8));
    const length = file.readUInt32BE(entry + 12);
    const data = stored.length < length ? inflateSync(stored) : stored;
    return { tag: file.readUInt32BE(entry), checksum: file.readUInt32BE(entry + 16), data };
  });
  const padded = tables.map(({ data }) => data.length + (-data.length & 3));
  const font = Buffer.alloc(12 + 16 * count + padded.reduce((sum, length) => sum + length, 0));
  font.writeUInt32BE(file.readUInt32BE(4), 0);
  const power = Math.floor(Math.log2(count));
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(16 * 2 ** power, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE(16 * (count - 2 ** power), 10);
  let offset = 12 + 16 * count;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = 12 + 16 * index;
    font.writeUInt32BE(tag, entry);
    font.writeUInt32BE(checksum, entry + 4);
    font.writeUInt32BE(offset, entry + 8);
    font.writeUInt32BE(data.length, entry + 12);
    data.copy(font, offset);
    offset += padded[index] ?? 0;
  }
  return font;
}
