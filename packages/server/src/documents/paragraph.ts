/// <reference path="./linebreak.d.ts" />
import type { EmbeddingLevels } from 'bidi-js';
import LineBreaker from 'linebreak';
import { bidi } from './bidi.ts';
import type { Face, Weight } from './fonts.ts';
import type { Fonts } from './pdf-fonts.ts';

/** Divides text into clusters: characters that are written together, such as a letter with its accents. */
const clustersIn = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Finds words in writing that has no spaces between them, with the dictionaries of ICU. */
const wordsIn = new Intl.Segmenter(undefined, { granularity: 'word' });
const withoutSpaces = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Characters that are written together: one that is in no font is written as a question mark. */
interface Cluster {
  start: number;
  end: number;
  /** Of the embedding: odd from right to left. */
  level: number;
  face: Face;
  text: string;
}

/** Text in one font. */
interface Part {
  face: Face;
  text: string;
  /** At a size of 1. */
  width: number;
}

/** Text in one direction, without parts in another one. */
export interface Run {
  isRightToLeft: boolean;
  /** In the order in which they are read. */
  parts: Part[];
  /** What is read and copied. */
  text: string;
  /** At a size of 1. */
  width: number;
}

/** A part of a paragraph that is not divided between lines, unless it is longer than one. */
interface Segment {
  start: number;
  /** Where its text ends. */
  end: number;
  /** Where the next one starts: behind its spaces. */
  next: number;
  /** Without its spaces, at a size of 1. */
  width: number;
}

/** Text without line breaks, in any writing: its directions, its fonts, and where its lines can end. */
export class Paragraph {
  readonly text: string;
  readonly segments: readonly Segment[];
  readonly isRightToLeft: boolean;
  readonly #fonts: Fonts;
  readonly #levels: EmbeddingLevels;
  readonly #clusters: readonly Cluster[];
  /** The number of clusters before each character. */
  readonly #before: Uint32Array;
  #isPlain: boolean | undefined;

  constructor(text: string, fonts: Fonts, weight: Weight) {
    // Spaces that separate words are one space; those that do not end lines stay.
    this.text = text
      .normalize('NFC')
      .replaceAll(/[^\S\u00a0\u2007\u202f]+/gu, ' ')
      .replaceAll(/^ | $/g, '');
    this.#fonts = fonts;
    this.#levels = bidi.getEmbeddingLevels(this.text, 'auto');
    this.isRightToLeft = isOdd(this.#levels.paragraphs[0]?.level);
    this.#clusters = [...this.#clustersOf(weight)];
    this.#before = new Uint32Array(this.text.length + 1);
    for (const { start } of this.#clusters) this.#before[start + 1] = 1;
    for (let index = 1; index <= this.text.length; index++)
      this.#before[index] = (this.#before[index] ?? 0) + (this.#before[index - 1] ?? 0);
    this.segments = [...this.#segments()];
  }

  /** Whether each of its characters is drawn as one glyph, in their order. */
  get isPlain(): boolean {
    this.#isPlain ??= this.#runs(0, this.text.length).every(
      ({ isRightToLeft, parts, text }) =>
        !isRightToLeft &&
        parts.map((part) => part.text).join('') === text &&
        parts.every((part) => part.face.isPlain(part.text)),
    );
    return this.#isPlain;
  }

  /** The width of a part of the text, at a size of 1. */
  widthOf(start: number, end: number): number {
    return widthOf(this.#runs(start, end));
  }

  /** The runs of a line, from left to right. */
  line(start: number, end: number): { runs: Run[]; width: number } {
    const runs = this.#runs(start, end);
    const order = bidi.getReorderedIndices(this.text, this.#levels, start, end - 1);
    const at = new Map<number, Run>();
    for (const run of runs) for (let index = run.start; index < run.end; index++) at.set(index, run);
    const visual = new Set(order.flatMap((index) => at.get(index) ?? []));
    return { runs: [...visual], width: widthOf(runs) };
  }

  /** The space between the last word of a line and the first one of the next. */
  get space(): Run | undefined {
    const { isRightToLeft } = this;
    const part = this.#fonts.faceFor(' ', 400);
    if (!part) return undefined;
    const width = this.#fonts.widthOf(part.face, part.text, isRightToLeft);
    return { isRightToLeft, parts: [{ ...part, width }], text: ' ', width };
  }

  /** Where a part that is wider than a line is divided: between clusters. */
  fitting({ start, end }: { start: number; end: number }, width: number): number {
    let taken = 0;
    for (const cluster of this.#between(start, end)) {
      // Clusters of writing without spaces do not change each other, so their widths add up.
      taken += this.#fonts.widthOf(cluster.face, cluster.text, isOdd(cluster.level));
      if (taken > width && cluster.start > start) return cluster.start;
    }
    return end;
  }

  *#clustersOf(weight: Weight): Generator<Cluster> {
    const { text } = this;
    let before: Cluster | undefined;
    for (const { segment, index: start } of clustersIn.segment(text)) {
      const level = this.#levels.levels[start] ?? 0;
      // A space is in the font of the word before it, so that one text is not divided into many.
      const isSpace = segment === ' ' && before?.face.has(' ');
      const written =
        isSpace && before ? { face: before.face, text: segment } : this.#fonts.faceFor(segment, weight);
      if (!written) continue;
      before = { start, end: start + segment.length, level, ...written };
      yield before;
    }
  }

  *#segments(): Generator<Segment> {
    const { text } = this;
    let start = 0;
    for (const next of breaksOf(text)) {
      const end = start + text.slice(start, next).trimEnd().length;
      yield { start, end, next, width: this.widthOf(start, end) };
      start = next;
    }
  }

  #between(start: number, end: number): readonly Cluster[] {
    return this.#clusters.slice(this.#before[start], this.#before[end]);
  }

  #runs(start: number, end: number): (Run & { start: number; end: number })[] {
    const runs: (Run & { start: number; end: number; level: number })[] = [];
    for (const { face, text, level, ...at } of this.#between(start, end)) {
      let run = runs.at(-1);
      // A number in a word from right to left is not the text after it, which has the same direction.
      if (run?.level !== level) {
        run = { isRightToLeft: isOdd(level), parts: [], text: '', width: 0, level, ...at };
        runs.push(run);
      }
      run.end = at.end;
      const part = run.parts.at(-1);
      if (part?.face === face) part.text += text;
      else run.parts.push({ face, text, width: 0 });
    }
    for (const run of runs) {
      run.text = readable(this.text.slice(run.start, run.end));
      for (const part of run.parts) part.width = this.#fonts.widthOf(part.face, part.text, run.isRightToLeft);
      run.width = widthOf(run.parts);
    }
    return runs;
  }
}

/** A text without the characters that only say where a line does not end, or isolate a part of it. */
export const readable = (text: string): string => text.replaceAll(/[\u2060\u2066-\u2069]/g, '');

const isOdd = (level = 0): boolean => level % 2 === 1;
const widthOf = (parts: readonly { width: number }[]): number =>
  parts.reduce((sum, { width }) => sum + width, 0);

/** Where a line can end, the last time at the end of the text. */
function* breaksOf(text: string): Generator<number> {
  const breaker = new LineBreaker(text);
  let start = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const segment = text.slice(start, next.position);
    if (withoutSpaces.test(segment))
      for (const { index } of wordsIn.segment(segment))
        if (withoutSpaces.test(segment.charAt(index - 1)) && withoutSpaces.test(segment.charAt(index)))
          yield start + index;
    yield next.position;
    start = next.position;
  }
}
