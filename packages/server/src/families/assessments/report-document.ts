import type { Representation } from '../../contract/schemas.ts';
import { dateFormat, languageOf, letterhead, own, pageMaker } from '../../documents/page.ts';
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
import { escapeHtml } from '../../lib/text.ts';
import type { TermReport } from './report-content.ts';

const decisions = {
  promoted: 'Promoted',
  not_promoted: 'Not promoted',
  progressed: 'Progressed',
  none: 'None',
} as const;

/** What is written across a report that is not the valid one. */
const marks = {
  draft: 'Draft',
  published: undefined,
  superseded: 'Superseded',
  withdrawn: 'Withdrawn',
} as const;

const notices = {
  draft: 'This is a draft and not an official report.',
  published: undefined,
  superseded: 'This report is no longer valid: a later version has superseded it.',
  withdrawn: 'This report is no longer valid: the school has withdrawn it.',
} as const;

/** The texts of a report, as its page and its document show them. */
function reportText(report: TermReport) {
  const { learner_snapshot: learner, term_snapshot: term, school_snapshot: school, attendance } = report;
  const date = dateFormat(school.locale);
  const details: [label: string, value: string | null][] = [
    ['Learner', learner.name],
    ['Class', learner.class],
    ['Grade', learner.grade_level],
    ['Class teacher', learner.class_teacher],
    ['Admission number', learner.admission_number],
    ['Date of birth', learner.date_of_birth && date(learner.date_of_birth)],
  ];
  return {
    letterhead: {
      name: school.name,
      lines: [
        report.letterhead?.address,
        school.emis_number === null ? undefined : `EMIS number ${school.emis_number}`,
      ].flatMap((line) => line ?? []),
    },
    title: 'Term report',
    term: `${term.name}, ${term.academic_year}`,
    dates: `${date(term.starts_on)} to ${date(term.ends_on)}`,
    details: details.flatMap(([label, value]) => (value === null ? [] : [{ label, value }])),
    subjects: report.subjects.map(({ name, percentage, level, level_label, teacher, comment }) => ({
      name,
      percentage: percentage === null ? '–' : `${percentage}%`,
      level: level === null ? '–' : String(level),
      label: level_label ?? '',
      teacher: teacher ?? '',
      comment,
    })),
    average: report.average === null ? undefined : `${report.average}%`,
    attendance: attendance && [
      { label: 'School days', value: String(attendance.school_days) },
      { label: 'Present', value: String(attendance.days_present) },
      { label: 'Absent', value: String(attendance.days_absent) },
      { label: 'Excused', value: String(attendance.days_excused) },
      ...sessionsOf(attendance),
      { label: 'Times late', value: String(attendance.times_late) },
    ],
    remarks: [
      { label: 'Conduct', value: report.conduct, isWritten: true },
      { label: "Principal's comment", value: report.principal_comment, isWritten: true },
      {
        label: 'Decision',
        value: report.decision && report.decision !== 'none' ? decisions[report.decision] : null,
        isWritten: false,
      },
    ].flatMap(({ value, ...others }) => (value === null ? [] : [{ ...others, value }])),
    scale: `Levels (${report.grading_scale.name})`,
    legend: report.grading_scale.levels.map(({ level, label, min }, index, all) => {
      const above = all[index - 1]?.min;
      return `${level} ${label}: ${min}–${above === undefined ? 100 : above - 1}%`;
    }),
    signatures: ['Class teacher', 'Principal', 'Parent or guardian'],
    mark: marks[report.status],
    notice: notices[report.status],
    footer: `Version ${report.report_version} · SHA-256 ${report.content_hash}`,
  };
}

/** Absence in sessions, unless the days say the same. */
function sessionsOf({ days_absent, sessions, sessions_absent }: NonNullable<TermReport['attendance']>) {
  if (sessions_absent === 0 || sessions_absent === days_absent) return [];
  return [{ label: 'Sessions absent', value: `${sessions_absent} of ${sessions}` }];
}

type ReportText = ReturnType<typeof reportText>;

const makePage = pageMaker(`
.notice{margin:0 0 5mm;padding:2mm 3mm;border:1pt solid #a4262c;border-radius:2pt;color:#a4262c;font-weight:600}
.mark{position:absolute;inset:90mm 0 auto;text-align:center;font-size:min(64pt,9vw);font-weight:700;letter-spacing:.06em;
  color:#a4262c;opacity:.1;transform:rotate(-28deg);pointer-events:none;text-transform:uppercase;white-space:nowrap;margin:0}
thead th:nth-child(1){width:31%}thead th:nth-child(2){width:11%}thead th:nth-child(3){width:10%}thead th:nth-child(4){width:23%}
tbody+tbody{border-top:.5pt solid #d5dbe3}
tbody:nth-of-type(even){background:#f5f7fa}
.comment{padding-top:0;color:#3c4856;font-style:italic}
tfoot td,tfoot th{border-top:1.5pt solid #1f4e79;font-weight:700}
.facts{display:flex;flex-wrap:wrap;gap:2mm 9mm;margin:0;padding:0;list-style:none}
.facts b{font-variant-numeric:tabular-nums}
section{break-inside:avoid}
section p{margin:0;white-space:pre-line}
.legend{color:#55606d;font-size:9pt}
.legend bdi{white-space:nowrap}
.signatures{display:grid;grid-template-columns:repeat(3,1fr);gap:8mm;margin-top:16mm;break-inside:avoid}
.signatures span{border-top:.75pt solid #1c2733;padding-top:1mm;color:#55606d;font-size:9pt}
@media screen and (max-width:640px){
  tbody .number:not(.level){font-weight:600}
  .level::before{content:"Level "}
  .level{grid-area:2/2}.label{grid-area:2/1}
  .teacher,.comment{grid-column:1/-1}
  .mark{inset:60mm 0 auto}
}
@media print{.mark{position:fixed}}
`);

/** A report as one page to read and print, without scripts and without anything from elsewhere. */
export function reportPage(report: TermReport, logo?: Image): Representation {
  const text = reportText(report);
  const average = text.average
    ? `<tfoot role="rowgroup"><tr role="row"><th scope="row" role="rowheader">Average</th><td class="number" role="cell">${text.average}</td><td colspan="3" role="cell"></td></tr></tfoot>`
    : '';
  const heads = columns
    .map(({ title, align }) => {
      const kind = align === 'end' ? ' class="number"' : '';
      return `<th scope="col" role="columnheader"${kind}>${title}</th>`;
    })
    .join('');
  const facts = text.attendance?.map(({ label, value }) => `<li>${label} <b>${value}</b></li>`).join('');
  const main = `${text.mark ? `<p class="mark" aria-hidden="true">${text.mark}</p>` : ''}
<header>
${letterhead({ ...text.letterhead, logo })}
<div class="title"><strong>${text.title}</strong>${own(text.term)}<p>${text.dates}</p></div>
</header>
${text.notice ? `<p class="notice">${text.notice}</p>` : ''}
<dl>${text.details.map(({ label, value }) => `<div><dt>${label}</dt>${own(value, 'dd')}</div>`).join('')}</dl>
<table role="table">
<thead role="rowgroup"><tr role="row">${heads}</tr></thead>
${text.subjects.map(subjectRows).join('\n')}
${average}
</table>
${facts ? `<section><h2>Attendance</h2><ul class="facts">${facts}</ul></section>` : ''}
${text.remarks.map(({ label, value }) => `<section><h2>${label}</h2>${own(value, 'p')}</section>`).join('\n')}
<section><h2>${escapeHtml(text.scale)}</h2><p class="legend">${text.legend.map((one) => own(one)).join(' · ')}</p></section>
<div class="signatures">${text.signatures.map((who) => `<span>${who}</span>`).join('')}</div>
<footer>${text.footer}</footer>`;
  return makePage(`${text.title}: ${report.learner_snapshot.name}, ${text.term}`, main);
}

function subjectRows(subject: ReturnType<typeof reportText>['subjects'][number]): string {
  const { name, percentage, level, label, teacher, comment } = subject;
  const cells = [
    ['number', percentage],
    ['number level', level],
    ['label', own(label)],
    ['teacher', own(teacher)],
  ].map(([kind, text]) => `<td class="${kind}" role="cell">${text}</td>`);
  const row = `<tr role="row"><th scope="row" role="rowheader">${own(name)}</th>${cells.join('')}</tr>`;
  const remark =
    comment === null
      ? ''
      : `<tr role="row"><td class="comment" colspan="5" role="cell">${own(comment)}</td></tr>`;
  return `<tbody role="rowgroup">${row}${remark}</tbody>`;
}

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
      continued: [text.letterhead.name, label === null ? name : `${name}, ${label}`, text.term].join(' · '),
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
    const { average, subjects } = this.#text;
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
    const row = this.row(columns, ['Average', average, '', '', ''], { styleOf: () => bold, heads: 'row' });
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
      { title: scale, text: levels.join(' · '), style: small },
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
