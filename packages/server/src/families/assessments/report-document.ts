import PDFDocument from 'pdfkit';
import type { Representation } from '../../core/representation.ts';
import type { Logo } from '../school/logos.ts';
import { Fonts } from './pdf-fonts.ts';
import { type TextStyle, TextWriter } from './pdf-text.ts';
import type { TermReport } from './report-content.ts';
import { type ReportText, reportText } from './report-text.ts';

const page = { width: 595.28, height: 841.89, margin: 42, footer: 30 };
const inner = page.width - 2 * page.margin;
const accent = '#1f4e79';
const muted = '#55606d';
const alarm = '#a4262c';

const small: TextStyle = { size: 8, color: muted };
const normal: TextStyle = { size: 9.5 };
const bold: TextStyle = { ...normal, weight: 700 };
const heading: TextStyle = { size: 10, weight: 700, color: accent };

/** The columns of the table of subjects. */
const columns = [
  { title: 'Subject', width: 168, align: 'start' },
  { title: 'Result', width: 46, align: 'end' },
  { title: 'Level', width: 42, align: 'end' },
  { title: 'Achievement', width: 110, align: 'start' },
  { title: 'Teacher', width: inner - 366, align: 'start' },
] as const;
const padding = 5;
/** The box of the logo. */
const logoSize = { width: 70, height: 56 };

/** Sizes of the text: a report is on one page if it fits with slightly smaller text, and on at most two otherwise. */
const attempts = [
  { scale: 1, pages: 1 },
  { scale: 0.93, pages: 1 },
  { scale: 1, pages: 2 },
  { scale: 0.93, pages: 2 },
  { scale: 0.86, pages: 2 },
  { scale: 0.8, pages: 2 },
] as const;

/** A report as an A4 document. */
export async function reportDocument(report: TermReport, logo?: Logo): Promise<Representation> {
  const text = reportText(report);
  const fonts = new Fonts();
  const drawn = new Map<number, PDFKit.PDFDocument>();
  for (const { scale, pages } of attempts) {
    const doc = drawn.get(scale) ?? newDocument(report, { ...text, logo }, fonts, scale);
    drawn.set(scale, doc);
    if (doc.bufferedPageRange().count <= pages) return finish(doc);
  }
  return finish(newDocument(report, { ...text, logo }, fonts, 0.75));
}

async function finish(doc: PDFKit.PDFDocument): Promise<Representation> {
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  doc.end();
  await ended;
  return { body: Buffer.concat(chunks) };
}

type Shown = ReportText & { logo: Logo | undefined };

function newDocument(report: TermReport, text: Shown, fonts: Fonts, scale: number): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margin: page.margin,
    autoFirstPage: false,
    bufferPages: true,
    lang: 'en',
    info: {
      Title: `${text.title}: ${report.learner_snapshot.name}, ${text.term}`,
      Author: text.school,
      CreationDate: new Date(report.updated_at),
    },
  });
  new ReportDocument(doc, new TextWriter(doc, fonts, scale), text, fonts).draw();
  return doc;
}

class ReportDocument {
  readonly #doc: PDFKit.PDFDocument;
  readonly #writer: TextWriter;
  readonly #text: Shown;
  readonly #fonts: Fonts;
  #y = 0;

  constructor(doc: PDFKit.PDFDocument, writer: TextWriter, text: Shown, fonts: Fonts) {
    this.#doc = doc;
    this.#writer = writer;
    this.#text = text;
    this.#fonts = fonts;
  }

  draw(): void {
    this.#newPage();
    this.#header();
    this.#details();
    this.#subjects();
    this.#closing();
    this.#missing();
    this.#footers();
  }

  #newPage(): void {
    this.#doc.addPage();
    this.#y = page.margin;
  }

  /** Continues on the next page unless there is room for a part that is not divided. */
  #reserve(height: number): void {
    if (this.#y + height > page.height - page.margin - page.footer) this.#newPage();
  }

  #header(): void {
    const { school, address, emisNumber, title, term, dates, logo } = this.#text;
    const indent = logo ? this.#logo(logo) + 10 : 0;
    const left = { x: page.margin + indent, y: page.margin, width: 330 - indent, align: 'start' as const };
    let end = this.#writer.write(school, { size: 18, weight: 700, color: accent }, left);
    if (address) end = this.#writer.write(address, small, { ...left, y: end });
    if (emisNumber) end = this.#writer.write(emisNumber, small, { ...left, y: end });
    const right = { x: page.margin + 340, width: inner - 340, align: 'end' as const };
    let other = this.#writer.write(title, { size: 13, weight: 700 }, { ...right, y: page.margin + 3 });
    other = this.#writer.write(term, bold, { ...right, y: other });
    other = this.#writer.write(dates, small, { ...right, y: other });
    this.#y = Math.max(end, other, logo ? page.margin + logoSize.height : 0) + 7;
    this.#rule(2.5, accent);
    this.#y += 10;
    const { notice } = this.#text;
    if (!notice) return;
    const style: TextStyle = { ...bold, color: alarm };
    const height = this.#writer.lineHeight(style) + 8;
    this.#doc.lineWidth(1).strokeColor(alarm).roundedRect(page.margin, this.#y, inner, height, 2).stroke();
    this.#writer.write(notice, style, { x: page.margin + 8, y: this.#y + 4, width: inner - 16 });
    this.#y += height + 10;
  }

  /** Draws the logo in the corner, and returns its width. */
  #logo({ data, width, height }: Logo): number {
    const scale = Math.min(logoSize.width / width, logoSize.height / height);
    const top = page.margin + (logoSize.height - height * scale) / 2;
    this.#doc.image(Buffer.from(data, 'base64'), page.margin, top, { width: width * scale });
    return width * scale;
  }

  #details(): void {
    const half = (inner - 20) / 2;
    const { details } = this.#text;
    for (let index = 0; index < details.length; index += 2) {
      const ends = details.slice(index, index + 2).map(({ label, value }, column) => {
        const x = page.margin + column * (half + 20);
        this.#writer.write(label, { ...normal, color: muted }, { x, y: this.#y, width: 92 });
        return this.#writer.write(value, bold, { x: x + 96, y: this.#y, width: half - 96, align: 'start' });
      });
      this.#y = Math.max(...ends) + 1;
    }
    this.#y += 10;
  }

  #subjects(): void {
    this.#tableHead();
    for (const [index, subject] of this.#text.subjects.entries()) {
      const { name, percentage, level, label, teacher, comment } = subject;
      const cells = [name, percentage, level, label, teacher];
      const styles = [bold, bold, normal, normal, normal];
      const styleOf = (column: number): TextStyle => styles[column] ?? normal;
      const heights = columns.map(({ width }, column) =>
        this.#writer.height(cells[column] ?? '', styleOf(column), width - 2 * padding),
      );
      const row = Math.max(...heights);
      const remark: TextStyle = { size: 8.5, color: '#3c4856' };
      const width = inner - 2 * padding;
      const remarks = comment === null ? 0 : this.#writer.height(comment, remark, width) + 2;
      const height = row + remarks + 2 * 4;
      const before = this.#y;
      this.#reserve(height);
      if (this.#y < before) this.#tableHead();
      if (index % 2 === 1) this.#doc.rect(page.margin, this.#y, inner, height).fill('#f3f6f9');
      this.#cells(cells, styleOf, this.#y + 4);
      if (comment !== null)
        this.#writer.write(comment, remark, { x: page.margin + padding, y: this.#y + 4 + row + 1, width });
      this.#y += height;
      this.#rule(0.5, '#d5dbe3');
    }
    const { average } = this.#text;
    if (average === undefined) return;
    this.#reserve(22);
    this.#rule(1.5, accent);
    this.#cells(['Average', average, '', '', ''], () => bold, this.#y + 4);
    this.#y += this.#writer.lineHeight(bold) + 8;
  }

  #tableHead(): void {
    const style: TextStyle = { ...bold, size: 9, color: '#ffffff' };
    const height = this.#writer.lineHeight(style) + 8;
    this.#doc.rect(page.margin, this.#y, inner, height).fill(accent);
    this.#cells(
      columns.map(({ title }) => title),
      () => style,
      this.#y + 4,
    );
    this.#y += height;
  }

  #cells(cells: readonly string[], styleOf: (column: number) => TextStyle, y: number): void {
    let x = page.margin;
    for (const [index, { width, align }] of columns.entries()) {
      const at = { x: x + padding, y, width: width - 2 * padding, align };
      this.#writer.write(cells[index] ?? '', styleOf(index), at);
      x += width;
    }
  }

  #closing(): void {
    const { attendance, remarks, scale, legend, signatures } = this.#text;
    this.#y += 10;
    if (attendance) {
      const facts = attendance.map(({ label, value }) => `${label} ${value}`).join('   ·   ');
      this.#part('Attendance', facts, normal);
    }
    for (const { label, value } of remarks) this.#part(label, value, normal);
    // Each level stays on one line.
    const levels = legend.map((level) => level.replaceAll(' ', '\u00a0'));
    this.#part(scale, levels.join('  ·  '), small);
    this.#reserve(58);
    this.#y += 40;
    const gap = 24;
    const width = (inner - 2 * gap) / 3;
    for (const [index, who] of signatures.entries()) {
      const x = page.margin + index * (width + gap);
      this.#doc
        .lineWidth(0.75)
        .strokeColor('#1c2733')
        .moveTo(x, this.#y)
        .lineTo(x + width, this.#y)
        .stroke();
      this.#writer.write(who, small, { x, y: this.#y + 3, width });
    }
    this.#y += 3 + this.#writer.lineHeight(small);
  }

  #part(title: string, text: string, style: TextStyle): void {
    const height = this.#writer.lineHeight(heading) + this.#writer.height(text, style, inner) + 10;
    this.#reserve(height);
    const y = this.#writer.write(title, heading, { x: page.margin, y: this.#y, width: inner });
    this.#y = this.#writer.write(text, style, { x: page.margin, y, width: inner }) + 8;
  }

  /** Names the characters that no font has: each is shown as a question mark. */
  #missing(): void {
    if (this.#fonts.missing.size === 0) return;
    const points = [...this.#fonts.missing]
      .slice(0, 20)
      .map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
    const note = `This document has no font for these characters, which are shown as "?": ${points.join(', ')}. The web page of the report shows them.`;
    this.#y += 8;
    this.#reserve(this.#writer.height(note, small, inner));
    this.#y = this.#writer.write(note, small, { x: page.margin, y: this.#y, width: inner });
  }

  #footers(): void {
    const { footer, mark } = this.#text;
    const { count } = this.#doc.bufferedPageRange();
    const style: TextStyle = { size: 7, color: '#6b7684' };
    for (let index = 0; index < count; index++) {
      this.#doc.switchToPage(index);
      // Text below the margin would begin another page.
      this.#doc.page.margins.bottom = 0;
      const y = page.height - page.margin - 8;
      this.#writer.write(footer, style, { x: page.margin, y, width: inner - 70 });
      const at = { x: page.width - page.margin - 70, y, width: 70, align: 'end' as const };
      this.#writer.write(`Page ${index + 1} of ${count}`, style, at);
      if (mark) this.#watermark(mark.toUpperCase());
    }
  }

  #watermark(mark: string): void {
    this.#doc.save();
    this.#doc.rotate(-35, { origin: [page.width / 2, page.height / 2] }).opacity(0.1);
    const style: TextStyle = { size: 84, weight: 700, color: alarm };
    const y = page.height / 2 - this.#writer.lineHeight(style) / 2;
    this.#writer.write(mark, style, { x: -200, y, width: page.width + 400, align: 'center' });
    this.#doc.restore();
  }

  #rule(width: number, color: string): void {
    this.#doc.lineWidth(width).strokeColor(color);
    this.#doc
      .moveTo(page.margin, this.#y)
      .lineTo(page.margin + inner, this.#y)
      .stroke();
  }
}
