import type { Fonts } from '../../documents/pdf-fonts.ts';
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
const remark: TextStyle = { size: 8.5, color: '#3c4856' };

/** The columns of the table of subjects. */
const columns = [
  { title: 'Subject', width: 168, align: 'start' },
  { title: 'Result', width: 46, align: 'end' },
  { title: 'Level', width: 42, align: 'end' },
  { title: 'Achievement', width: 110, align: 'start' },
  { title: 'Teacher', width: inner - 366, align: 'start' },
] as const;
const styles = [bold, bold, normal, normal, normal];
const styleOf = (column: number): TextStyle => styles[column] ?? normal;

/** Sizes of the text: a report is on one page if it fits with slightly smaller text, and on two otherwise. */
const attempts = [
  { scale: 1, pages: 1 },
  { scale: 0.93, pages: 1 },
  { scale: 1, pages: 2 },
  { scale: 0.93, pages: 2 },
  { scale: 0.86, pages: 2 },
  { scale: 0.8, pages: 2 },
] as const;
/** The size of the text of a report that needs more than two pages. */
const smallest = 0.75;

/** The space above the lines for signatures, and their height. */
const signatureSpace = 40;
const signatureHeight = 58;

/** What a document of a report shows. */
export interface ReportInput {
  report: TermReport;
  logo: Image | undefined;
}

/** A report as an A4 document. */
export function reportDocument(
  { report, logo }: ReportInput,
  fonts: Fonts,
  mostPages: number,
): Promise<Uint8Array> {
  fonts.writtenIn(report.school_snapshot.locale);
  const text = { ...reportText(report), logo };
  const laidOut = new Map<number, ReportDocument>();
  const inScale = (scale: number) => {
    const known = laidOut.get(scale) ?? new ReportDocument(report, text, fonts, mostPages, scale);
    laidOut.set(scale, known);
    return known;
  };
  const fitting = attempts.find(({ scale, pages }) => inScale(scale).pages <= pages);
  return inScale(fitting?.scale ?? smallest).finish();
}

type Shown = ReportText & { logo: Image | undefined };

class ReportDocument extends Sheet {
  readonly #text: Shown;

  constructor(report: TermReport, text: Shown, fonts: Fonts, mostPages: number, scale: number) {
    const title = `${text.title}: ${report.learner_snapshot.name}, ${text.term}`;
    const about = { title, author: text.letterhead.name, createdAt: new Date(report.updated_at) };
    super(about, fonts, mostPages, scale);
    this.#text = text;
    this.#layOut();
  }

  #layOut(): void {
    const { letterhead, logo, title, term, dates, details, footer, mark } = this.#text;
    this.newPage();
    this.header({ ...letterhead, logo }, [title, term, dates]);
    this.#notice();
    this.facts(details);
    this.table(columns, () => this.#subjects());
    this.#closing();
    this.missing('report');
    this.footers(footer);
    if (mark) for (let index = 0; index < this.pages; index++) this.#watermark(mark.toUpperCase(), index);
  }

  #notice(): void {
    const { notice } = this.#text;
    if (!notice) return;
    const style: TextStyle = { ...bold, color: alarm };
    const height = this.writer.lineHeight(style) + 8;
    const { y } = this;
    this.paint((doc) => {
      doc.lineWidth(1).strokeColor(alarm).roundedRect(page.margin, y, inner, height, 2).stroke();
    });
    this.write(notice, style, { x: page.margin + 8, y: y + 4, width: inner - 16 });
    this.y += height + 10;
  }

  #subjects(): void {
    for (const [index, subject] of this.#text.subjects.entries()) {
      const { name, percentage, level, label, teacher, comment } = subject;
      const row = this.row(columns, [name, percentage, level, label, teacher], styleOf);
      const x = page.margin + padding;
      const column = { style: remark, x, width: inner - 2 * padding };
      const remarks = comment === null ? [] : this.strips([{ ...column, text: comment }]);
      this.place([...row, ...remarks], { space: 4, background: index % 2 === 1 ? '#f3f6f9' : undefined });
      this.rule(0.5, '#d5dbe3');
    }
    const { average } = this.#text;
    if (average === undefined) return;
    this.reserve(22);
    this.rule(1.5, accent);
    this.place(
      this.row(columns, ['Average', average, '', '', ''], () => bold),
      { space: 4 },
    );
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
    // The signatures are not alone on a page.
    this.#part(scale, levels.join('  ·  '), small, 8 + signatureHeight);
    this.y += signatureSpace;
    const gap = 24;
    const width = (inner - 2 * gap) / 3;
    for (const [index, who] of signatures.entries()) {
      const x = page.margin + index * (width + gap);
      this.line({ x, width }, 0.75, '#1c2733');
      this.write(who, small, { x, y: this.y + 3, width });
    }
    this.y += 3 + this.writer.lineHeight(small);
  }

  #part(title: string, text: string, style: TextStyle, next = 0): void {
    const column = { x: page.margin, width: inner };
    const lines = [
      { text: title, style: heading },
      { text, style },
    ];
    const strips = lines.flatMap((line) => this.strips([{ ...column, ...line }]));
    this.place(strips, { next });
    this.y += 8;
  }

  #watermark(mark: string, index: number): void {
    const style: TextStyle = { size: 84, weight: 700, color: alarm };
    const y = page.height / 2 - this.writer.lineHeight(style) / 2;
    this.paint((doc) => {
      doc.save();
      doc.rotate(-35, { origin: [page.width / 2, page.height / 2] }).opacity(0.1);
    }, index);
    this.write(mark, style, { x: -200, y, width: page.width + 400, align: 'center' }, index);
    this.paint((doc) => doc.restore(), index);
  }
}
