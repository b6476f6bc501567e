import type { Face, Weight } from './fonts.ts';
import type { Fonts } from './pdf-fonts.ts';

export interface TextStyle {
  size: number;
  weight?: Weight;
  color?: string;
}

/** Characters in one font; `width` is that at a size of 1. */
interface Run {
  face: Face;
  text: string;
  width: number;
}

/** A word: it is not divided between lines unless it is longer than one. */
export interface Word {
  runs: Run[];
  /** At a size of 1. */
  width: number;
  isRightToLeft: boolean;
}

/** A line of text: its words, and its width in the size of its style. */
export interface Line {
  words: Word[];
  width: number;
}

/** Draws on the current page of a document. */
export type Paint = (doc: PDFKit.PDFDocument) => void;

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const strong = /\p{L}/u;
/** Divides text into clusters: characters that are written together, such as a letter with its accents. */
const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const clustersOf = (text: string): string[] => Array.from(clusters.segment(text), ({ segment }) => segment);

/** Sets text in any of the fonts, in lines, from left to right or from right to left. */
export class TextWriter {
  readonly #fonts: Fonts;
  readonly #scale: number;

  /** Text is set in the sizes of its styles multiplied by `scale`. */
  constructor(fonts: Fonts, scale: number) {
    this.#fonts = fonts;
    this.#scale = scale;
  }

  lineHeight({ size }: TextStyle): number {
    return size * this.#scale * 1.38;
  }

  /** The lines of text in a column. */
  lines(text: string, style: TextStyle, width: number): Line[] {
    const size = style.size * this.#scale;
    const space = this.#space(style);
    const lines: Line[] = [];
    for (const paragraph of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
      let line: Line = { words: [], width: 0 };
      for (const word of this.#words(paragraph, style, width / size)) {
        const own = word.width * size;
        if (line.words.length > 0 && line.width + space + own > width) {
          lines.push(line);
          line = { words: [], width: 0 };
        }
        line.width = line.words.length === 0 ? own : line.width + space + own;
        line.words.push(word);
      }
      lines.push(line);
    }
    return lines;
  }

  /** Draws a line in a column whose top is at `y`. */
  paint(
    line: Line,
    style: TextStyle,
    { x, y, width, align }: { x: number; y: number; width: number; align?: 'start' | 'end' | 'center' },
  ): Paint {
    const free = width - line.width;
    const shift = { start: 0, center: free / 2, end: free }[align ?? (isReversed(line) ? 'end' : 'start')];
    const size = style.size * this.#scale;
    const space = this.#space(style);
    return (doc) => {
      let left = x + shift;
      for (const word of inVisualOrder(line)) {
        for (const { face, text, width: own } of word.isRightToLeft ? word.runs.toReversed() : word.runs) {
          doc.font(face.name).fontSize(size);
          doc.fillColor(style.color ?? '#1c2733');
          doc.text(text, left, y + size * 1.05, { lineBreak: false, baseline: 'alphabetic' });
          left += own * size;
        }
        left += space;
      }
    };
  }

  #space(style: TextStyle): number {
    return (this.#word('n', style).width * style.size * this.#scale) / 2;
  }

  /** The words of a text; one that is longer than a line is divided, and so is Chinese, which has no spaces. */
  *#words(text: string, style: TextStyle, width: number): Generator<Word> {
    for (const part of text.split(/[^\S\u00a0]+/u)) {
      if (part === '') continue;
      const word = this.#word(part, style);
      if (word.width <= width) {
        yield word;
        continue;
      }
      let piece = '';
      let taken = 0;
      for (const cluster of clustersOf(part)) {
        // Clusters of writing without spaces do not change each other, so their widths add up.
        const own = this.#word(cluster, style).width;
        if (piece !== '' && taken + own > width) {
          yield this.#word(piece, style);
          piece = '';
          taken = 0;
        }
        piece += cluster;
        taken += own;
      }
      yield this.#word(piece, style);
    }
  }

  /** A word as it is written: words are measured once for all sizes. */
  #word(text: string, { weight = 400 }: TextStyle): Word {
    const { words } = this.#fonts;
    const key = `${weight} ${text}`;
    const word = words.get(key) ?? this.#measured(text, weight);
    words.set(key, word);
    return word;
  }

  #measured(text: string, weight: Weight): Word {
    const runs: Run[] = [];
    for (const cluster of clustersOf(text.normalize('NFC'))) {
      const written = this.#fonts.faceFor(cluster, weight);
      if (!written) continue;
      const last = runs.at(-1);
      if (last?.face === written.face) last.text += written.text;
      else runs.push({ ...written, width: 0 });
    }
    for (const run of runs) run.width = run.face.widthOf(run.text);
    const width = runs.reduce((sum, run) => sum + run.width, 0);
    return { runs, width, isRightToLeft: rightToLeft.test(text) };
  }
}

const textOf = ({ runs }: Word): string => runs.map(({ text }) => text).join('');

/** A line is written from right to left if its first letter is. */
const isReversed = ({ words }: Line): boolean =>
  words.find((word) => strong.test(textOf(word)))?.isRightToLeft ?? false;

/** The words of a line from left to right: those of the other direction that stand together are in their own order. */
function inVisualOrder(line: Line): Word[] {
  const isRightToLeft = isReversed(line);
  const groups: Word[][] = [];
  for (const word of line.words) {
    const isOther = word.isRightToLeft !== isRightToLeft;
    const last = groups.at(-1);
    if (last && isOther && last[0]?.isRightToLeft === word.isRightToLeft) last.push(word);
    else groups.push([word]);
  }
  if (!isRightToLeft)
    return groups.flatMap((group) => (group[0]?.isRightToLeft ? group.toReversed() : group));
  return groups.toReversed().flat();
}
