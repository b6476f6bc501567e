import type { Representation } from '../../contract/schemas.ts';
import { dateFormat, letterhead, own, pageMaker } from '../../documents/page.ts';
import type { Image } from '../../documents/sheet.ts';
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
export function reportText(report: TermReport) {
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
    subjects: report.subjects.map((subject) => ({
      name: subject.name,
      percentage:
        subject.percentage === null ? '–' : `${subject.percentage}%${isLeftOut(subject) ? '*' : ''}`,
      level: subject.level === null ? '–' : String(subject.level),
      label: subject.level_label ?? '',
      teacher: subject.teacher ?? '',
      comment: subject.comment,
    })),
    average: report.average === null ? undefined : `${report.average}%`,
    leftOut: report.subjects.some(isLeftOut) ? 'Not including *' : '',
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

/** Whether a result is not part of the average. */
const isLeftOut = ({ percentage, counts_for_average }: TermReport['subjects'][number]) =>
  percentage !== null && !counts_for_average;

/** Absence in sessions, unless the days say the same. */
function sessionsOf({ days_absent, sessions, sessions_absent }: NonNullable<TermReport['attendance']>) {
  if (sessions_absent === 0 || sessions_absent === days_absent) return [];
  return [{ label: 'Sessions absent', value: `${sessions_absent} of ${sessions}` }];
}

export type ReportText = ReturnType<typeof reportText>;

/** The columns of the table of subjects. */
export const subjectColumns = [
  { title: 'Subject', align: 'start' },
  { title: 'Result', align: 'end' },
  { title: 'Level', align: 'end' },
  { title: 'Achievement', align: 'start' },
  { title: 'Teacher', align: 'start' },
] as const;

const makePage = pageMaker(`
.notice{margin:0 0 5mm;padding:2mm 3mm;border:1pt solid #a4262c;border-radius:2pt;color:#a4262c;font-weight:600}
.mark{position:absolute;inset:90mm 0 auto;text-align:center;font-size:min(64pt,9vw);font-weight:700;letter-spacing:.06em;
  color:#a4262c;opacity:.1;transform:rotate(-28deg);pointer-events:none;text-transform:uppercase;white-space:nowrap;margin:0}
thead th:nth-child(1){width:31%}thead th:nth-child(2){width:11%}thead th:nth-child(3){width:10%}thead th:nth-child(4){width:23%}
tbody+tbody{border-top:.5pt solid #d5dbe3}
tbody:nth-of-type(even){background:#f5f7fa}
.comment{padding-top:0;color:#3c4856;font-style:italic}
tfoot td,tfoot th{border-top:1.5pt solid #1f4e79;font-weight:700}
tfoot .left-out{color:#55606d;font-weight:400}
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
  .teacher,.comment,tfoot .left-out{grid-column:1/-1}
  tfoot tr{border-top:1.5pt solid #1f4e79}
  tfoot td,tfoot th{border-top:0}
  .mark{inset:60mm 0 auto}
}
@media print{.mark{position:fixed}}
`);

/** A report as one page to read and print, without scripts and without anything from elsewhere. */
export function reportPage(report: TermReport, logo?: Image): Representation {
  const text = reportText(report);
  const average = text.average
    ? `<tfoot role="rowgroup"><tr role="row"><th scope="row" role="rowheader">Average</th><td class="number" role="cell">${text.average}</td><td class="left-out" colspan="3" role="cell">${text.leftOut}</td></tr></tfoot>`
    : '';
  const heads = subjectColumns
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
${text.legend.length === 0 ? '' : `<section><h2>${escapeHtml(text.scale)}</h2><p class="legend">${text.legend.map((one) => own(one)).join(' · ')}</p></section>`}
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
