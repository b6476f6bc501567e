import type { Face, Fonts, Weight } from './pdf-fonts.ts';

type Document = PDFKit.PDFDocument;

export interface TextStyle {
  size: number;
  weight?: Weight;
  color?: string;
}

interface Run {
  face: Face;
  text: string;
  width: number;
}

/** A word: it is not divided between lines unless it is longer than one. */
interface Word {
  runs: Run[];
  width: number;
  isRightToLeft: boolean;
}

interface Line {
  words: Word[];
  width: number;
}

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const strong = /\p{L}/u;
/** Divides text into clusters: characters that are written together, such as a letter with its accents. */
const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const clustersOf = (text: string): string[] => Array.from(clusters.segment(text), ({ segment }) => segment);

/** Writes text in any of the fonts, in lines, from left to right or from right to left. */
export class TextWriter {
  readonly #doc: Document;
  readonly #fonts: Fonts;
  readonly #scale: number;

  /** Text is written in the sizes of its styles multiplied by `scale`. */
  constructor(doc: Document, fonts: Fonts, scale: number) {
    this.#doc = doc;
    this.#fonts = fonts;
    this.#scale = scale;
  }

  lineHeight({ size }: TextStyle): number {
    return size * this.#scale * 1.38;
  }

  /** The height of text in a column. */
  height(text: string, style: TextStyle, width: number): number {
    return this.#lines(text, style, width).length * this.lineHeight(style);
  }

  /** Writes text in a column whose top is at `y`; returns the end of the column. */
  write(
    text: string,
    style: TextStyle,
    at: { x: number; y: number; width: number; align?: 'start' | 'end' | 'center' },
  ): number {
    let { y } = at;
    for (const line of this.#lines(text, style, at.width)) {
      const { isRightToLeft } = paragraphOf(line);
      const free = at.width - line.width;
      const align = at.align ?? (isRightToLeft ? 'end' : 'start');
      const shift = { start: 0, center: free / 2, end: free }[align];
      this.#draw(line, style, at.x + shift, y + style.size * this.#scale * 1.05);
      y += this.lineHeight(style);
    }
    return y;
  }

  #draw(line: Line, style: TextStyle, x: number, baseline: number): void {
    const space = this.#word('n', style).width / 2;
    let left = x;
    for (const word of inVisualOrder(line)) {
      for (const { face, text, width } of word.isRightToLeft ? word.runs.toReversed() : word.runs) {
        this.#use(face, style).fillColor(style.color ?? '#1c2733');
        this.#doc.text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
        left += width;
      }
      left += space;
    }
  }

  #lines(text: string, style: TextStyle, width: number): Line[] {
    const space = this.#word('n', style).width / 2;
    const lines: Line[] = [];
    for (const paragraph of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
      let line: Line = { words: [], width: 0 };
      for (const word of this.#words(paragraph, style, width)) {
        const needed = line.words.length === 0 ? word.width : line.width + space + word.width;
        if (needed > width && line.words.length > 0) {
          lines.push(line);
          line = { words: [], width: 0 };
        }
        line.width = line.words.length === 0 ? word.width : line.width + space + word.width;
        line.words.push(word);
      }
      lines.push(line);
    }
    return lines;
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

  /** A word as it is written: words are measured once. */
  #word(text: string, style: TextStyle): Word {
    const key = `${style.size} ${style.weight ?? 400} ${text}`;
    const word = this.#known.get(key) ?? this.#measured(text, style);
    this.#known.set(key, word);
    return word;
  }
  readonly #known = new Map<string, Word>();

  #measured(text: string, style: TextStyle): Word {
    const runs: Run[] = [];
    for (const cluster of clustersOf(text.normalize('NFC'))) {
      const written = this.#fonts.faceFor(cluster, style.weight ?? 400);
      if (!written) continue;
      const last = runs.at(-1);
      if (last?.face === written.face) last.text += written.text;
      else runs.push({ ...written, width: 0 });
    }
    for (const run of runs) run.width = this.#use(run.face, style).widthOfString(run.text);
    const width = runs.reduce((sum, run) => sum + run.width, 0);
    return { runs, width, isRightToLeft: rightToLeft.test(text) };
  }

  #use({ name, bytes }: Face, { size }: TextStyle): Document {
    if (!this.#registered.has(name)) {
      this.#doc.registerFont(name, bytes);
      this.#registered.add(name);
    }
    return this.#doc.font(name).fontSize(size * this.#scale);
  }
  readonly #registered = new Set<string>();
}

const textOf = ({ runs }: Word): string => runs.map(({ text }) => text).join('');

/** A line is written from right to left if its first letter is. */
const paragraphOf = ({ words }: Line): { isRightToLeft: boolean } => ({
  isRightToLeft: words.find((word) => strong.test(textOf(word)))?.isRightToLeft ?? false,
});

/** The words of a line from left to right: those of the other direction that stand together are in their own order. */
function inVisualOrder(line: Line): Word[] {
  const { isRightToLeft } = paragraphOf(line);
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
