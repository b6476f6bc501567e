import type { Schemas } from '../../contract/schemas.ts';
import { sha256 } from '../../crypto/cipher.ts';
import { byName } from '../../lib/names.ts';
import type { Attended } from './report-queries.ts';
import type { LearnerResults, SubjectResult } from './results.ts';

export type TermReport = Schemas['TermReport'];
type Subject = Schemas['TermReportSubject'];

/** What a report says, apart from its place among the versions. */
const contentFields = [
  'learner_id',
  'term_id',
  'class_id',
  'school_snapshot',
  'letterhead',
  'term_snapshot',
  'learner_snapshot',
  'subjects',
  'average',
  'grading_scale',
  'attendance',
  'conduct',
  'principal_comment',
  'decision',
] as const satisfies (keyof TermReport)[];

/** JSON with sorted keys and without spaces: the same text for the same value. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join()}}`;
}

/** The hash of the content of a report. */
export function contentHash(report: TermReport): string {
  return sha256(canonicalJson(Object.fromEntries(contentFields.map((field) => [field, report[field]]))));
}

/** What the reports of a term have in common. */
export interface Frame {
  school: TermReport['school_snapshot'];
  letterhead: TermReport['letterhead'];
  term: TermReport['term_snapshot'];
}

/** Whether a report has a decision about the next year. */
export const decides = (report: { decision?: TermReport['decision'] } | undefined): boolean =>
  (report?.decision ?? 'none') !== 'none';

/**
 * The content of a report that is generated, with the comments and conduct of the draft or version before it, and in the last
 * term of the year with its decision.
 * `graded` are the subjects in which the learner has grades, published or not.
 */
export function reportContent(
  frame: Frame,
  learner: Schemas['Learner'],
  results: LearnerResults & { register: Attended },
  attendance: TermReport['attendance'],
  previous: Pick<TermReport, 'subjects' | 'conduct' | 'principal_comment' | 'decision'> | undefined,
  graded: ReadonlySet<string>,
): Partial<TermReport> & Pick<TermReport, 'subjects'> {
  const { register, subjects, average, scale } = results;
  const comments = new Map(previous?.subjects.map(({ subject_id, comment }) => [subject_id, comment]));
  const present = new Set(subjects.map(({ subject }) => subject.id));
  // The only assessment of a subject can be reopened at this moment.
  const commented = (previous?.subjects ?? [])
    .filter(({ subject_id: id, comment }) => comment !== null && !present.has(id) && graded.has(id))
    .map((subject) => ({ ...subject, ...withoutResult }));
  return {
    class_id: register.class_id,
    school_snapshot: frame.school,
    letterhead: frame.letterhead,
    term_snapshot: frame.term,
    learner_snapshot: {
      name: learner.name,
      admission_number: learner.admission_number,
      date_of_birth: learner.date_of_birth,
      grade_level: register.grade_level,
      class: register.label,
      class_teacher: register.teacher,
    },
    subjects: [
      ...subjects.map((result) => subjectOf(result, comments.get(result.subject.id) ?? null)),
      ...commented,
    ].sort((one, other) => byName({ ...one, id: one.subject_id }, { ...other, id: other.subject_id })),
    average,
    grading_scale: { name: scale.name, levels: scale.levels },
    attendance,
    conduct: previous?.conduct ?? null,
    principal_comment: previous?.principal_comment ?? null,
    decision: frame.term.is_last || !decides(previous) ? (previous?.decision ?? null) : null,
  };
}

const withoutResult = { percentage: null, level: null, level_label: null, assessments: [] };

const subjectOf = (
  { subject, percentage, level, teacher, grades }: SubjectResult,
  comment: string | null,
): Subject => ({
  subject_id: subject.id,
  name: subject.name,
  percentage,
  level: level?.level ?? null,
  level_label: level?.label ?? null,
  counts_for_average: subject.counts_for_average === 1,
  teacher,
  comment,
  assessments: grades.map(({ assessment_id, title, mark, max_mark, weight, status }) => ({
    assessment_id,
    title,
    mark,
    max_mark,
    weight,
    status,
  })),
});
