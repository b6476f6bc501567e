import PDFDocument from 'pdfkit';
import type { Representation } from '../core/representation.ts';
import { Fonts } from './pdf-fonts.ts';
import { type TextStyle, TextWriter } from './pdf-text.ts';

export const page = { width: 595.28, height: 841.89, margin: 42, footer: 30 };
export const inner = page.width - 2 * page.margin;
export const accent = '#1f4e79';
export const muted = '#55606d';
export const alarm = '#a4262c';

export const small: TextStyle = { size: 8, color: muted };
export const normal: TextStyle = { size: 9.5 };
export const bold: TextStyle = { ...normal, weight: 700 };
export const padding = 5;

export interface Column {
  title: string;
  width: number;
  align: 'start' | 'end';
}

/** An image of a letterhead: its bytes in base64, and its size in pixels. */
export interface Image {
  media_type: string;
  data: string;
  width: number;
  height: number;
}

/** Whose a document is. */
export interface Letterhead {
  name: string;
  /** What is below the name. */
  lines: readonly string[];
  logo?: Image | undefined;
}

/** The box of the logo. */
const logoSize = { width: 70, height: 56 };

interface About {
  title: string;
  author: string;
  /** When what it shows was made. */
  createdAt: Date;
}

/** An A4 document that is drawn from top to bottom. */
export class Sheet {
  protected readonly doc: PDFKit.PDFDocument;
  protected readonly writer: TextWriter;
  readonly #fonts: Fonts;
  /** How far the page is filled. */
  protected y = 0;

  /** Text is written in the sizes of its styles multiplied by `scale`. */
  constructor({ title, author, createdAt }: About, fonts = new Fonts(), scale = 1) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: page.margin,
      autoFirstPage: false,
      bufferPages: true,
      lang: 'en',
      info: { Title: title, Author: author, CreationDate: createdAt },
    });
    this.writer = new TextWriter(this.doc, fonts, scale);
    this.#fonts = fonts;
  }

  get pages(): number {
    return this.doc.bufferedPageRange().count;
  }

  async finish(): Promise<Representation> {
    const { doc } = this;
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
    doc.end();
    await ended;
    return { body: Buffer.concat(chunks) };
  }

  protected newPage(): void {
    this.doc.addPage();
    this.y = page.margin;
  }

  /** Continues on the next page unless there is room for a part that is not divided. */
  protected reserve(height: number): boolean {
    if (this.y + height <= page.height - page.margin - page.footer) return false;
    this.newPage();
    return true;
  }

  /** The top of the document: whose it is, and what it is. */
  protected header({ name, lines: below, logo }: Letterhead, what: readonly string[]): void {
    const [title = '', ...lines] = what;
    const indent = logo ? this.#logo(logo) + 10 : 0;
    const left = { x: page.margin + indent, y: page.margin, width: 330 - indent, align: 'start' as const };
    let end = this.writer.write(name, { size: 18, weight: 700, color: accent }, left);
    for (const line of below) end = this.writer.write(line, small, { ...left, y: end });
    const right = { x: page.margin + 340, width: inner - 340, align: 'end' as const };
    let other = this.writer.write(title, { size: 13, weight: 700 }, { ...right, y: page.margin + 3 });
    for (const [index, line] of lines.entries())
      other = this.writer.write(line, index === 0 ? bold : small, { ...right, y: other });
    this.y = Math.max(end, other, logo ? page.margin + logoSize.height : 0) + 7;
    this.rule(2.5, accent);
    this.y += 10;
  }

  /** Draws the logo in the corner, and returns its width. */
  #logo({ data, width, height }: Image): number {
    const scale = Math.min(logoSize.width / width, logoSize.height / height);
    const top = page.margin + (logoSize.height - height * scale) / 2;
    this.doc.image(Buffer.from(data, 'base64'), page.margin, top, { width: width * scale });
    return width * scale;
  }

  /** Facts with their labels, in two columns. */
  protected facts(facts: readonly { label: string; value: string }[]): void {
    const half = (inner - 20) / 2;
    for (let index = 0; index < facts.length; index += 2) {
      const ends = facts.slice(index, index + 2).map(({ label, value }, column) => {
        const x = page.margin + column * (half + 20);
        this.writer.write(label, { ...normal, color: muted }, { x, y: this.y, width: 92 });
        return this.writer.write(value, bold, { x: x + 96, y: this.y, width: half - 96, align: 'start' });
      });
      this.y = Math.max(...ends) + 1;
    }
    this.y += 10;
  }

  protected tableHead(columns: readonly Column[]): void {
    const style: TextStyle = { ...bold, size: 9, color: '#ffffff' };
    const height = this.writer.lineHeight(style) + 8;
    this.doc.rect(page.margin, this.y, inner, height).fill(accent);
    const titles = columns.map(({ title }) => title);
    this.cells(columns, titles, () => style, this.y + 4);
    this.y += height;
  }

  protected cells(
    columns: readonly Column[],
    cells: readonly string[],
    styleOf: (column: number) => TextStyle,
    y: number,
  ): void {
    let x = page.margin;
    for (const [index, { width, align }] of columns.entries()) {
      const at = { x: x + padding, y, width: width - 2 * padding, align };
      this.writer.write(cells[index] ?? '', styleOf(index), at);
      x += width;
    }
  }

  /** The height of the highest cell of a row. */
  protected rowHeight(
    columns: readonly Column[],
    cells: readonly string[],
    styleOf: (column: number) => TextStyle,
  ): number {
    const heights = columns.map(({ width }, column) =>
      this.writer.height(cells[column] ?? '', styleOf(column), width - 2 * padding),
    );
    return Math.max(...heights);
  }

  /** Names the characters that no font has: each is shown as a question mark. */
  protected missing(what: string): void {
    if (this.#fonts.missing.size === 0) return;
    const points = [...this.#fonts.missing]
      .slice(0, 20)
      .map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
    const note = `This document has no font for these characters, which are shown as "?": ${points.join(', ')}. The web page of the ${what} shows them.`;
    this.y += 8;
    this.reserve(this.writer.height(note, small, inner));
    this.y = this.writer.write(note, small, { x: page.margin, y: this.y, width: inner });
  }

  /** The last line of each page, and what else is drawn on each. */
  protected footers(footer: string, also?: () => void): void {
    const { pages } = this;
    const style: TextStyle = { size: 7, color: '#6b7684' };
    for (let index = 0; index < pages; index++) {
      this.doc.switchToPage(index);
      // Text below the margin would begin another page.
      this.doc.page.margins.bottom = 0;
      const y = page.height - page.margin - 8;
      this.writer.write(footer, style, { x: page.margin, y, width: inner - 70 });
      const at = { x: page.width - page.margin - 70, y, width: 70, align: 'end' as const };
      this.writer.write(`Page ${index + 1} of ${pages}`, style, at);
      also?.();
    }
  }

  protected rule(width: number, color: string): void {
    this.doc.lineWidth(width).strokeColor(color);
    this.doc
      .moveTo(page.margin, this.y)
      .lineTo(page.margin + inner, this.y)
      .stroke();
  }
}
