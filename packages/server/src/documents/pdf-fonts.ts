import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import type { Word } from './pdf-text.ts';
import { unpackWoff } from './woff.ts';

/** The fonts that are published with the server, by the writing system whose characters they have. */
const files = {
  latin: 'noto-sans-latin',
  latinExtended: 'noto-sans-latin-ext',
  vietnamese: 'noto-sans-vietnamese',
  greek: 'noto-sans-greek',
  greekExtended: 'noto-sans-greek-ext',
  cyrillic: 'noto-sans-cyrillic',
  cyrillicExtended: 'noto-sans-cyrillic-ext',
  devanagari: 'noto-sans-devanagari',
  hebrew: 'noto-sans-hebrew-hebrew',
  arabic: 'noto-sans-arabic-arabic',
  chinese: 'noto-sans-sc-chinese-simplified',
} as const;
type Script = keyof typeof files;
export type Weight = 400 | 700;

/** A font that has been loaded. */
export interface Face {
  readonly name: string;
  readonly bytes: Buffer;
  readonly font: Font;
}

const scripts: readonly (readonly [RegExp, readonly Script[]])[] = [
  [/\p{Script=Greek}/u, ['greek', 'greekExtended']],
  [/\p{Script=Cyrillic}/u, ['cyrillic', 'cyrillicExtended']],
  [/\p{Script=Hebrew}/u, ['hebrew']],
  [/[\p{Script=Arabic}\u060c\u061b\u061f\u0640\u0660-\u0669]/u, ['arabic']],
  [/[\p{Script=Devanagari}\u0964\u0965]/u, ['devanagari']],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u, ['chinese']],
];
/** Characters without a form of their own, such as those that join or select the forms of others. */
const ignorable = /\p{Default_Ignorable_Code_Point}/u;
const others: readonly Script[] = ['latin', 'latinExtended', 'vietnamese'];

const has = ({ font }: Face, character: string): boolean =>
  font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** Fonts that are loaded when they are first used, and stay loaded for other documents. */
export class LoadedFonts {
  readonly #faces = new Map<string, Face>();

  face(script: Script, weight: Weight): Face {
    // One weight is enough for writing that is rare in these documents: its font is far larger than the others.
    const name = `${files[script]}-${script === 'chinese' ? 400 : weight}-normal`;
    const known = this.#faces.get(name);
    if (known) return known;
    const bytes = unpackWoff(readFileSync(pathOf(name)));
    const font = create(bytes);
    if (!('hasGlyphForCodePoint' in font)) throw new TypeError(`${name} is a collection of fonts`);
    const face = { name, bytes, font };
    this.#faces.set(name, face);
    return face;
  }
}

/** The fonts and the words of one document. */
export class Fonts {
  readonly #loaded: LoadedFonts;
  readonly #used = new Set<Face>();
  /** Words that were measured, by their weights and texts. */
  readonly words = new Map<string, Word>();
  /** The characters that no font has. */
  readonly missing = new Set<string>();

  constructor(loaded: LoadedFonts) {
    this.#loaded = loaded;
  }

  /** The fonts with which words were set. */
  get used(): ReadonlySet<Face> {
    return this.#used;
  }

  /** The font for the characters of a cluster, and how they are written with it; undefined if none is visible. */
  faceFor(cluster: string, weight: Weight): { face: Face; text: string } | undefined {
    const characters = [...cluster];
    const visible = characters.filter((character) => !ignorable.test(character));
    const [first] = visible;
    if (first === undefined) return undefined;
    const [, own = others] = scripts.find(([pattern]) => pattern.test(first)) ?? [];
    let face: Face | undefined;
    for (const script of own) {
      const one = this.#face(script, weight);
      const isComplete = visible.every((character) => has(one, character));
      if (isComplete || (!face && has(one, first))) face = one;
      if (isComplete) break;
    }
    for (const character of visible) if (!face || !has(face, character)) this.missing.add(character);
    if (!face) return { face: this.#face('latin', weight), text: '?' };
    let text = '';
    for (const character of characters)
      if (has(face, character)) text += character;
      else if (!ignorable.test(character)) text += '?';
    return { face, text };
  }

  #face(script: Script, weight: Weight): Face {
    const face = this.#loaded.face(script, weight);
    this.#used.add(face);
    return face;
  }
}

/** The file of a font: next to the code in the published package, in its own package before it is built. */
function pathOf(name: string): string {
  const published = join(import.meta.dirname, 'fonts', `${name}.woff`);
  if (existsSync(published)) return published;
  const [, family = 'noto-sans'] = /^(noto-sans(?:-arabic|-hebrew|-sc)?)-/.exec(name) ?? [];
  return createRequire(import.meta.url).resolve(`@fontsource/${family}/files/${name}.woff`);
}
