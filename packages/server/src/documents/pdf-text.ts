import { featuresOf } from './bidi.ts';
import type { Weight } from './fonts.ts';
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
  /** Whether another line of the text follows, so that they are not read as one word. */
  continues: boolean;
}

const paragraphEnds = /\r\n|[\n\r\u2028\u2029]/;

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
    const lines = text.split(paragraphEnds).flatMap((one) => [...linesOf(this.#paragraph(one, style), most)]);
    return lines.map((line, index) => ({ ...line, continues: index < lines.length - 1 }));
  }

  /** How wide a text is in one line. */
  widthOf(text: string, style: TextStyle): number {
    const paragraph = this.#paragraph(text, style);
    return paragraph.widthOf(0, paragraph.text.length) * style.size * this.#scale;
  }

  /** Whether what is drawn of a text is the text in its order, so that it needs no other form to be read. */
  isPlain(text: string, style: TextStyle): boolean {
    return text.split(paragraphEnds).every((one) => this.#paragraph(one, style).isPlain);
  }

  /** Draws a line in a column whose top is at `y`. */
  paint(
    { paragraph, start, end, continues }: Line,
    style: TextStyle,
    { x, y, width, align }: { x: number; y: number; width: number; align?: 'start' | 'end' | 'center' },
  ): Paint {
    const size = style.size * this.#scale;
    return (doc) => {
      const line = paragraph.line(start, end);
      const free = width - line.width * size;
      const shift = { start: 0, center: free / 2, end: free };
      let left = x + shift[align ?? (paragraph.isRightToLeft ? 'end' : 'start')];
      doc.fontSize(size).fillColor(style.color ?? '#1c2733');
      const isBetweenWords = continues && (end === paragraph.text.length || paragraph.text[end] === ' ');
      const space = isBetweenWords ? paragraph.space : undefined;
      const isReversed = paragraph.isRightToLeft;
      if (space && isReversed) left -= space.width * size;
      const runs = space ? (isReversed ? [space, ...line.runs] : [...line.runs, space]) : line.runs;
      for (const run of runs) {
        paintRun(doc, run, { size, x: left, y: y + size * 1.05 });
        left += run.width * size;
      }
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
function* linesOf(paragraph: Paragraph, width: number): Generator<Omit<Line, 'continues'>> {
  let line = { paragraph, start: 0, end: 0 };
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

/** From left to right, as programs that copy text expect it. */
function paintRun(
  doc: PDFKit.PDFDocument,
  { parts, isRightToLeft }: Run,
  { size, x, y }: { size: number; x: number; y: number },
): void {
  let left = x;
  for (const { face, text, width } of isRightToLeft ? parts.toReversed() : parts) {
    doc.font(face.name);
    doc.text(text, left, y, {
      ...{ lineBreak: false, baseline: 'alphabetic', features: featuresOf(isRightToLeft) },
      // Otherwise PDFKit measures it again.
      ...{ textWidth: width * size, wordCount: 1 },
    });
    for (const sign of face.signsOf(text, isRightToLeft)) {
      doc.save().translate(left + sign.x * size, y - sign.y * size);
      doc
        .scale(sign.scale * size, -sign.scale * size)
        .path(sign.path)
        .fill()
        .restore();
    }
    left += width * size;
  }
}
