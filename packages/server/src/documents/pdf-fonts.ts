import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Face, fontFile, unpackWoff, type Weight, type Writing } from './fonts.ts';
import type { Paragraph } from './paragraph.ts';

/** Chinese characters look different in Chinese, Japanese and Korean writing, and no font has all of them. */
const han: readonly Writing[] = ['simplifiedChinese', 'traditionalChinese', 'japanese', 'korean'];
const hanOf: readonly (readonly [RegExp, Writing])[] = [
  [/^ja\b/i, 'japanese'],
  [/^ko\b/i, 'korean'],
  [/^zh-(?:hant|tw|hk|mo)\b/i, 'traditionalChinese'],
];

const writings: readonly (readonly [RegExp, readonly Writing[]])[] = [
  [/\p{Script=Greek}/u, ['greek', 'greekExtended']],
  [/[\p{Script=Cyrillic}\u2116]/u, ['cyrillic', 'cyrillicExtended']],
  [/\p{Script=Hebrew}/u, ['hebrew']],
  [/[\p{Script=Arabic}\u060c\u061b\u061f\u0640\u0660-\u0669]/u, ['arabic']],
  [/[\p{Script=Devanagari}\u0964\u0965]/u, ['devanagari']],
  [/[\p{Script=Hiragana}\p{Script=Katakana}\u30fb\u30fc]/u, ['japanese']],
  [/\p{Script=Hangul}/u, ['korean']],
  [/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u, han],
  [/\p{Script=Armenian}/u, ['armenian']],
  [/\p{Script=Bengali}/u, ['bengali']],
  [/\p{Script=Ethiopic}/u, ['ethiopic']],
  [/\p{Script=Georgian}/u, ['georgian']],
  [/\p{Script=Gujarati}/u, ['gujarati']],
  [/\p{Script=Gurmukhi}/u, ['gurmukhi']],
  [/\p{Script=Kannada}/u, ['kannada']],
  [/\p{Script=Khmer}/u, ['khmer']],
  [/\p{Script=Lao}/u, ['lao']],
  [/\p{Script=Malayalam}/u, ['malayalam']],
  [/\p{Script=Myanmar}/u, ['myanmar']],
  [/\p{Script=Sinhala}/u, ['sinhala']],
  [/\p{Script=Tamil}/u, ['tamil']],
  [/\p{Script=Telugu}/u, ['telugu']],
  [/[\p{Script=Thai}\u0e3f]/u, ['thai']],
];
/** Characters without a form of their own, such as those that join or select the forms of others. */
const ignorable = /\p{Default_Ignorable_Code_Point}/u;
const others: readonly Writing[] = ['latin', 'latinExtended', 'vietnamese'];

/** Spaces, hyphens and dashes that the fonts do not have, and those that look like them: `fr` separates thousands with U+202F. */
const alike: Readonly<Record<string, string>> = {
  ...{ '\u2007': '\u00a0', '\u202f': '\u00a0' },
  ...{ '\u2010': '-', '\u2011': '-', '\u2012': '–', '\u2015': '—' },
};

/** Fonts that are loaded when they are first used, and stay loaded for other documents. */
export class LoadedFonts {
  readonly #faces = new Map<string, Face>();

  face(writing: Writing, weight: Weight): Face {
    const file = fontFile(writing, weight);
    const { name } = file;
    const known = this.#faces.get(name);
    if (known) return known;
    const face = new Face(name, unpackWoff(readFileSync(pathOf(file))));
    this.#faces.set(name, face);
    return face;
  }
}

/** The fonts and the paragraphs of one document. */
export class Fonts {
  readonly #loaded: LoadedFonts;
  readonly #used = new Set<Face>();
  /** Paragraphs that were measured, by their weights and texts. */
  readonly paragraphs = new Map<string, Paragraph>();
  /** The widths of texts in one font and one direction, at a size of 1. */
  readonly #widths = new Map<string, number>();
  /** The characters that no font has. */
  readonly missing = new Set<string>();

  /** The fonts for Chinese characters, in the order in which they are tried. */
  #han = han;

  constructor(loaded: LoadedFonts) {
    this.#loaded = loaded;
  }

  /** Sets whose writing Chinese characters are shown in: that of a locale. */
  writtenIn(locale: string): this {
    const [, preferred] = hanOf.find(([pattern]) => pattern.test(locale)) ?? [];
    if (preferred) this.#han = [preferred, ...han.filter((one) => one !== preferred)];
    return this;
  }

  /** The fonts with which words were set. */
  get used(): ReadonlySet<Face> {
    return this.#used;
  }

  /** The width of text at a size of 1. */
  widthOf(face: Face, text: string, isRightToLeft: boolean): number {
    const key = `${face.name} ${isRightToLeft} ${text}`;
    const width = this.#widths.get(key) ?? face.widthOf(text, isRightToLeft);
    this.#widths.set(key, width);
    return width;
  }

  /** The font for the characters of a cluster, and how they are written with it; undefined if none is visible. */
  faceFor(cluster: string, weight: Weight): { face: Face; text: string } | undefined {
    const characters = Array.from(cluster, (character) => alike[character] ?? character);
    const visible = characters.filter((character) => !ignorable.test(character));
    const [first] = visible;
    if (first === undefined) return undefined;
    const [, own = others] = writings.find(([pattern]) => pattern.test(first)) ?? [];
    let face: Face | undefined;
    for (const writing of own === han ? this.#han : own) {
      const one = this.#loaded.face(writing, weight);
      const isComplete = visible.every((character) => one.has(character));
      if (isComplete || (!face && one.has(first))) face = one;
      if (isComplete) break;
    }
    for (const character of visible) if (!face?.has(character)) this.missing.add(character);
    const used = face ?? this.#loaded.face('latin', weight);
    this.#used.add(used);
    if (!face) return { face: used, text: '?' };
    let text = '';
    for (const character of characters)
      if (face.has(character)) text += character;
      else if (!ignorable.test(character)) text += '?';
    return { face, text };
  }
}

/** The file of a font: next to the code in the published package, in its own package before it is built. */
function pathOf({ family, name }: ReturnType<typeof fontFile>): string {
  const published = join(import.meta.dirname, 'fonts', name);
  if (existsSync(published)) return published;
  return createRequire(import.meta.url).resolve(`@fontsource/${family}/files/${name}`);
}
