import type { Representation } from '../../core/representation.ts';
import { Fonts } from '../../documents/pdf-fonts.ts';
import type { TextStyle } from '../../documents/pdf-text.ts';
import {
  accent,
  alarm,
  bold,
  type Image,
  inner,
  normal,
  padding,
  page,
  Sheet,
  small,
} from '../../documents/sheet.ts';
import type { TermReport } from './report-content.ts';
import { type ReportText, reportText } from './report-text.ts';

const heading: TextStyle = { size: 10, weight: 700, color: accent };

/** The columns of the table of subjects. */
const columns = [
  { title: 'Subject', width: 168, align: 'start' },
  { title: 'Result', width: 46, align: 'end' },
  { title: 'Level', width: 42, align: 'end' },
  { title: 'Achievement', width: 110, align: 'start' },
  { title: 'Teacher', width: inner - 366, align: 'start' },
] as const;

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
export async function reportDocument(report: TermReport, logo?: Image): Promise<Representation> {
  const text = reportText(report);
  const fonts = new Fonts();
  const drawn = new Map<number, ReportDocument>();
  for (const { scale, pages } of attempts) {
    const doc = drawn.get(scale) ?? new ReportDocument(report, { ...text, logo }, fonts, scale);
    drawn.set(scale, doc);
    if (doc.pages <= pages) return doc.finish();
  }
  return new ReportDocument(report, { ...text, logo }, fonts, 0.75).finish();
}

type Shown = ReportText & { logo: Image | undefined };

class ReportDocument extends Sheet {
  readonly #text: Shown;

  constructor(report: TermReport, text: Shown, fonts: Fonts, scale: number) {
    const title = `${text.title}: ${report.learner_snapshot.name}, ${text.term}`;
    super({ title, author: text.letterhead.name, createdAt: new Date(report.updated_at) }, fonts, scale);
    this.#text = text;
    this.#draw();
  }

  #draw(): void {
    const { letterhead, logo, title, term, dates, details, footer, mark } = this.#text;
    this.newPage();
    this.header({ ...letterhead, logo }, [title, term, dates]);
    this.#notice();
    this.facts(details);
    this.#subjects();
    this.#closing();
    this.missing('report');
    this.footers(footer, mark ? () => this.#watermark(mark.toUpperCase()) : undefined);
  }

  #notice(): void {
    const { notice } = this.#text;
    if (!notice) return;
    const style: TextStyle = { ...bold, color: alarm };
    const height = this.writer.lineHeight(style) + 8;
    this.doc.lineWidth(1).strokeColor(alarm).roundedRect(page.margin, this.y, inner, height, 2).stroke();
    this.writer.write(notice, style, { x: page.margin + 8, y: this.y + 4, width: inner - 16 });
    this.y += height + 10;
  }

  #subjects(): void {
    this.tableHead(columns);
    for (const [index, subject] of this.#text.subjects.entries()) {
      const { name, percentage, level, label, teacher, comment } = subject;
      const cells = [name, percentage, level, label, teacher];
      const styles = [bold, bold, normal, normal, normal];
      const styleOf = (column: number): TextStyle => styles[column] ?? normal;
      const row = this.rowHeight(columns, cells, styleOf);
      const remark: TextStyle = { size: 8.5, color: '#3c4856' };
      const width = inner - 2 * padding;
      const remarks = comment === null ? 0 : this.writer.height(comment, remark, width) + 2;
      const height = row + remarks + 2 * 4;
      if (this.reserve(height)) this.tableHead(columns);
      if (index % 2 === 1) this.doc.rect(page.margin, this.y, inner, height).fill('#f3f6f9');
      this.cells(columns, cells, styleOf, this.y + 4);
      if (comment !== null)
        this.writer.write(comment, remark, { x: page.margin + padding, y: this.y + 4 + row + 1, width });
      this.y += height;
      this.rule(0.5, '#d5dbe3');
    }
    const { average } = this.#text;
    if (average === undefined) return;
    this.reserve(22);
    this.rule(1.5, accent);
    this.cells(columns, ['Average', average, '', '', ''], () => bold, this.y + 4);
    this.y += this.writer.lineHeight(bold) + 8;
  }

  #closing(): void {
    const { attendance, remarks, scale, legend, signatures } = this.#text;
    this.y += 10;
    if (attendance) {
      const facts = attendance.map(({ label, value }) => `${label} ${value}`).join('   ·   ');
      this.#part('Attendance', facts, normal);
    }
    for (const { label, value } of remarks) this.#part(label, value, normal);
    // Each level stays on one line.
    const levels = legend.map((level) => level.replaceAll(' ', '\u00a0'));
    this.#part(scale, levels.join('  ·  '), small);
    this.reserve(58);
    this.y += 40;
    const gap = 24;
    const width = (inner - 2 * gap) / 3;
    for (const [index, who] of signatures.entries()) {
      const x = page.margin + index * (width + gap);
      this.doc
        .lineWidth(0.75)
        .strokeColor('#1c2733')
        .moveTo(x, this.y)
        .lineTo(x + width, this.y)
        .stroke();
      this.writer.write(who, small, { x, y: this.y + 3, width });
    }
    this.y += 3 + this.writer.lineHeight(small);
  }

  #part(title: string, text: string, style: TextStyle): void {
    const height = this.writer.lineHeight(heading) + this.writer.height(text, style, inner) + 10;
    this.reserve(height);
    const y = this.writer.write(title, heading, { x: page.margin, y: this.y, width: inner });
    this.y = this.writer.write(text, style, { x: page.margin, y, width: inner }) + 8;
  }

  #watermark(mark: string): void {
    this.doc.save();
    this.doc.rotate(-35, { origin: [page.width / 2, page.height / 2] }).opacity(0.1);
    const style: TextStyle = { size: 84, weight: 700, color: alarm };
    const y = page.height / 2 - this.writer.lineHeight(style) / 2;
    this.writer.write(mark, style, { x: -200, y, width: page.width + 400, align: 'center' });
    this.doc.restore();
  }
}
