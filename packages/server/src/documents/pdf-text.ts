import { featuresOf, type Weight } from './fonts.ts';
import { Paragraph, type Run } from './paragraph.ts';
import type { Fonts } from './pdf-fonts.ts';

export interface TextStyle {
  size: number;
  weight?: Weight;
  color?: string;
}

/** A line of text: a part of a paragraph, without the spaces around it. */
export interface Line {
  paragraph: Paragraph;
  start: number;
  end: number;
}

/** Draws on the current page of a document. */
export type Paint = (doc: PDFKit.PDFDocument) => void;

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
    const most = width / (style.size * this.#scale);
    return text
      .split(/\r\n|[\n\r\u2028\u2029]/)
      .flatMap((one) => [...linesOf(this.#paragraph(one, style), most)]);
  }

  /** Draws a line in a column whose top is at `y`. */
  paint(
    { paragraph, start, end }: Line,
    style: TextStyle,
    { x, y, width, align }: { x: number; y: number; width: number; align?: 'start' | 'end' | 'center' },
  ): Paint {
    const size = style.size * this.#scale;
    return (doc) => {
      const line = paragraph.line(start, end);
      const free = width - line.width * size;
      const shift = { start: 0, center: free / 2, end: free };
      let left = x + shift[align ?? (paragraph.isRightToLeft ? 'end' : 'start')];
      const lefts = new Map<Run, number>();
      for (const run of line.visual) {
        lefts.set(run, left);
        left += run.width * size;
      }
      doc.fontSize(size).fillColor(style.color ?? '#1c2733');
      // In the order in which it is read, which is that in which it is copied.
      for (const run of line.runs) paintRun(doc, run, { size, x: lefts.get(run) ?? x, y: y + size * 1.05 });
    };
  }

  /** Paragraphs are measured once for all sizes. */
  #paragraph(text: string, { weight = 400 }: TextStyle): Paragraph {
    const { paragraphs } = this.#fonts;
    const key = `${weight} ${text}`;
    const paragraph = paragraphs.get(key) ?? new Paragraph(text, this.#fonts, weight);
    paragraphs.set(key, paragraph);
    return paragraph;
  }
}

/** Divides a paragraph into lines of a width at a size of 1. */
function* linesOf(paragraph: Paragraph, width: number): Generator<Line> {
  let line: Line = { paragraph, start: 0, end: 0 };
  /** From the start of the line to the start of the segment, with the spaces between. */
  let filled = 0;
  for (const segment of paragraph.segments) {
    if (line.end > line.start && filled + segment.width > width) {
      yield line;
      line = { paragraph, start: segment.start, end: segment.start };
      filled = 0;
    }
    let { start } = segment;
    let own = segment.width;
    while (own > width) {
      const end = paragraph.fitting({ start, end: segment.end }, width);
      if (end === segment.end) break;
      yield { paragraph, start, end };
      start = end;
      own = paragraph.widthOf(start, segment.end);
      line = { paragraph, start, end: start };
      filled = 0;
    }
    line = { ...line, end: segment.end };
    filled += own + paragraph.widthOf(segment.end, segment.next);
  }
  yield line;
}

/** What is read and copied is the text, whichever glyphs it is drawn with. */
function paintRun(
  doc: PDFKit.PDFDocument,
  { parts, text, isRightToLeft }: Run,
  at: { size: number; x: number; y: number },
): void {
  const isPlain =
    !isRightToLeft &&
    parts.map((part) => part.text).join('') === text &&
    parts.every((part) => part.face.isPlain(part.text));
  if (!isPlain) doc.markContent('Span', { actual: text });
  let { x } = at;
  for (const part of isRightToLeft ? parts.toReversed() : parts) {
    doc.font(part.face.name);
    doc.text(part.text, x, at.y, {
      ...{ lineBreak: false, baseline: 'alphabetic', features: featuresOf(isRightToLeft) },
      // Otherwise PDFKit measures it again.
      ...{ textWidth: part.width * at.size, wordCount: 1 },
    });
    x += part.width * at.size;
  }
  if (!isPlain) doc.endMarkedContent();
}
