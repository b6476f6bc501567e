import { dateFormat } from '../../documents/page.ts';
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
      { label: 'Conduct', value: report.conduct },
      { label: "Principal's comment", value: report.principal_comment },
      {
        label: 'Decision',
        value: report.decision && report.decision !== 'none' ? decisions[report.decision] : null,
      },
    ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }])),
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

export type ReportText = ReturnType<typeof reportText>;
