import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
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
const others: readonly Script[] = ['latin', 'latinExtended', 'vietnamese'];

/** The fonts of one document, each loaded when its first character is written. */
export class Fonts {
  readonly #faces = new Map<string, Face>();
  /** The characters that no font has. */
  readonly missing = new Set<string>();

  /** The font for a character, or for those of one word that belong together with it; undefined if none has it. */
  faceFor(character: string, weight: Weight): Face | undefined {
    const point = character.codePointAt(0) ?? 0;
    const [, own = others] = scripts.find(([pattern]) => pattern.test(character)) ?? [];
    for (const script of own) {
      const face = this.#face(script, weight);
      if (face.font.hasGlyphForCodePoint(point)) return face;
    }
    this.missing.add(character);
    return undefined;
  }

  #face(script: Script, weight: Weight): Face {
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

/** The file of a font: next to the code in the published package, in its own package before it is built. */
function pathOf(name: string): string {
  const published = join(import.meta.dirname, 'fonts', `${name}.woff`);
  if (existsSync(published)) return published;
  const [, family = 'noto-sans'] = /^(noto-sans(?:-arabic|-hebrew|-sc)?)-/.exec(name) ?? [];
  return createRequire(import.meta.url).resolve(`@fontsource/${family}/files/${name}.woff`);
}
