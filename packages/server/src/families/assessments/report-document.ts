import { languageOf } from '../../documents/page.ts';
import type { Fonts } from '../../documents/pdf-fonts.ts';
import type { TextStyle } from '../../documents/pdf-text.ts';
import {
  accent,
  alarm,
  bold,
  type Cell,
  type Image,
  inner,
  normal,
  padding,
  page,
  Sheet,
  small,
} from '../../documents/sheet.ts';
import { besideOneAnother } from '../../lib/text.ts';
import type { TermReport } from './report-content.ts';
import { type ReportText, reportText, subjectColumns } from './report-page.ts';

const heading: TextStyle = { size: 10, weight: 700, color: accent };
const remark: TextStyle = { size: 8.5, color: '#3c4856' };

const widths = [168, 46, 42, 110, inner - 366];
const columns = subjectColumns.map((column, index) => ({ ...column, width: widths[index] ?? 0 }));
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
const signatureHeight = 66;
/** The space below the table, and below each part. */
const tableGap = 10;
const partGap = 8;

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

/** A text below the table, with its heading. */
interface Part {
  title: string;
  text: string;
  style: TextStyle;
  lang?: string | undefined;
}

type Shown = ReportText & { logo: Image | undefined };

class ReportDocument extends Sheet {
  readonly #text: Shown;
  readonly #lang: string | undefined;

  constructor(report: TermReport, text: Shown, fonts: Fonts, mostPages: number, scale: number) {
    const title = `${text.title}: ${report.learner_snapshot.name}, ${text.term}`;
    const { name, class: label } = report.learner_snapshot;
    const about = {
      ...{ title, author: text.letterhead.name, createdAt: new Date(report.updated_at) },
      continued: besideOneAnother([
        text.letterhead.name,
        besideOneAnother(label === null ? [name] : [name, label], ', '),
        text.term,
      ]),
    };
    super(about, fonts, mostPages, scale);
    this.#text = text;
    this.#lang = languageOf(report.school_snapshot.locale);
    this.#layOut();
  }

  #layOut(): void {
    const { letterhead, logo, title, term, dates, details, footer, mark } = this.#text;
    this.newPage();
    this.header({ ...letterhead, logo }, [title, term, dates]);
    this.#notice();
    this.facts(details);
    // Signatures, and the levels above them, are on a page with something that is signed.
    const parts = this.#parts();
    const end = parts.slice(-1).reduce((height, part) => height + this.#heightOf(part), signatureHeight);
    this.table(columns, () => this.#subjects(parts.length === 1 ? end + tableGap : 0));
    this.y += tableGap;
    for (const [index, part] of parts.entries()) {
      const after = parts.length - 1 - index;
      this.#part(part, after === 0 ? signatureHeight : after === 1 ? end + partGap : 0);
    }
    this.#signatures();
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
    this.write({ text: notice, style, x: page.margin + 8, y: y + 4, width: inner - 16 });
    this.y += height + 10;
  }

  /** The rows of the table; the last one is on a page with the space `next` below it. */
  #subjects(next: number): void {
    const { average, leftOut, subjects } = this.#text;
    const averageHeight = average === undefined ? next : this.writer.lineHeight(bold) + 8 + next;
    for (const [index, subject] of subjects.entries()) {
      const { name, percentage, level, label, teacher, comment } = subject;
      const row = this.row(columns, [name, percentage, level, label, teacher], { styleOf, heads: 'row' });
      const remarks = comment === null ? [] : this.within('TR', () => this.strips([this.#comment(comment)]));
      this.place([...row, ...remarks], {
        ...{ space: 4, background: index % 2 === 1 ? '#f3f6f9' : undefined },
        next: index === subjects.length - 1 ? averageHeight : 0,
      });
      this.rule(0.5, '#d5dbe3');
    }
    if (average === undefined) return;
    this.rule(1.5, accent);
    const row = this.row(columns, ['Average', average, '', leftOut, ''], {
      styleOf: (index) => (index === 3 ? normal : bold),
      heads: 'row',
    });
    this.place(row, { space: 4, next });
  }

  /** The comment on a subject, below its row. */
  #comment(text: string): Cell {
    const about = { columns: columns.length, lang: this.#lang };
    return { text, style: remark, x: page.margin + padding, width: inner - 2 * padding, tag: 'TD', about };
  }

  /** The parts below the table. */
  #parts(): Part[] {
    const { attendance, remarks, scale, legend } = this.#text;
    const facts = attendance?.map(({ label, value }) => `${label} ${value}`).join(' · ');
    // Each level stays on one line.
    const levels = legend.map((level) => level.replaceAll(' ', '\u00a0').replaceAll('–', '\u2060–\u2060'));
    return [
      ...(facts === undefined ? [] : [{ title: 'Attendance', text: facts, style: normal }]),
      ...remarks.map(({ label: title, value: text, isWritten }) => ({
        ...{ title, text, style: normal },
        lang: isWritten ? this.#lang : undefined,
      })),
      ...(levels.length === 0 ? [] : [{ title: scale, text: besideOneAnother(levels), style: small }]),
    ];
  }

  #part({ title, text, style, lang }: Part, next: number): void {
    const column = { x: page.margin, width: inner };
    const head = { text: title, style: heading, tag: 'H2' };
    const body = { text, style, about: { lang } };
    this.place(
      [head, body].flatMap((one) => this.strips([{ ...column, ...one }])),
      { next },
    );
    this.y += partGap;
  }

  #heightOf({ title, text, style }: Part): number {
    const of = (one: string, its: TextStyle) =>
      this.writer.lines(one, its, inner).length * this.writer.lineHeight(its);
    return of(title, heading) + of(text, style) + partGap;
  }

  #signatures(): void {
    this.y += signatureSpace;
    const gap = 24;
    const width = (inner - 2 * gap) / 3;
    for (const [index, who] of this.#text.signatures.entries()) {
      const x = page.margin + index * (width + gap);
      this.line({ x, width }, 0.75, '#1c2733');
      this.write({ text: who, style: small, x, y: this.y + 3, width });
    }
    this.y += 3 + this.writer.lineHeight(small);
  }

  #watermark(mark: string, index: number): void {
    const style: TextStyle = { size: 84, weight: 700, color: alarm };
    const y = page.height / 2 - this.writer.lineHeight(style) / 2;
    this.paint((doc) => {
      doc.save();
      doc.rotate(-35, { origin: [page.width / 2, page.height / 2] }).opacity(0.1);
    }, index);
    const at = { x: -200, y, width: page.width + 400, align: 'center' as const };
    this.decoration(() => this.write({ text: mark, style, ...at }, index));
    this.paint((doc) => doc.restore(), index);
  }
}
