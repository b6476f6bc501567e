import { isDeepStrictEqual } from 'node:util';
import { type FieldError, invalidField, Problem, refuseErrors } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { differs, type RecordWork } from '../../store/rules.ts';
import { classes, terms } from '../classes/tables.ts';
import { checkClass } from '../enrollments/rules.ts';
import { defaultScale, highestMark, publishedWith } from './grade-queries.ts';

export type Assessment = Schemas['Assessment'];

/** Whether a number has at most two decimal places. */
export const isInHundredths = (value: number): boolean => Math.round(value * 100) / 100 === value;

export const tooPrecise = (pointer: string): FieldError => ({
  pointer,
  code: 'too_precise',
  detail: 'must have at most two decimal places',
});

/** Rejects changes of assessments if their term is closed. */
export async function openTerm({ records }: RecordWork, id: string): Promise<Schemas['Term']> {
  const { value } = await records(terms).current(id, 'any');
  if (value.status === 'closed')
    throw new Problem('term_closed', 'The term is closed. Reopen it to change its assessments and grades.');
  return value;
}

/** An assessment without a scale has the default scale of the school. */
export async function withScale(
  { grading_scale_id: chosen }: Assessment,
  { db, schoolId: school }: RecordWork,
): Promise<Partial<Assessment>> {
  if (chosen !== null) return {};
  return { grading_scale_id: (await db.first(defaultScale, { school }))?.id ?? null };
}

/** The fields that can be changed whatever the state of the assessment and its term. */
const free = new Set(['description', 'external_ids', 'metadata']);

export async function checkAssessment(
  next: Assessment,
  previous: Assessment | undefined,
  work: RecordWork,
): Promise<void> {
  const fields = (Object.keys(next) as (keyof Assessment)[]).filter((field) => !free.has(field));
  const isNew = previous?.archived_at !== null;
  if (!isNew && !differsIn(next, previous, fields)) return;
  if (previous?.status === 'published' && next.status === 'published') throw isPublished();
  const term = await openTerm(work, next.term_id);
  refuseErrors(
    ['max_mark' as const, 'weight' as const].flatMap((field) =>
      isInHundredths(next[field]) ? [] : [tooPrecise(`/${field}`)],
    ),
  );
  if (isNew) await checkPlace(next, term, work);
  // A term that was shortened later does not keep what was held before from being reopened or cancelled.
  const isMoved = isNew || differs(next, previous, 'held_on');
  if (isMoved && next.held_on !== null && (next.held_on < term.starts_on || next.held_on > term.ends_on))
    throw invalidField(
      '/held_on',
      'outside_term',
      `must be within the term, ${term.starts_on} to ${term.ends_on}`,
      'outside_term',
    );
  if (previous && next.max_mark < previous.max_mark) await refuseMarks(next, work);
}

const differsIn = (
  next: Assessment,
  previous: Assessment | undefined,
  fields: (keyof Assessment)[],
): boolean => fields.some((field) => field !== 'stats' && differs(next, previous, field));

export const isPublished = (): Problem =>
  new Problem(
    'assessment_published',
    'The assessment is published, so it and its grades cannot be changed. Reopen it first.',
  );

/** The class of an assessment is offered in its term, and is taught its subject if it is a subject class. */
async function checkPlace(
  { class_id, subject_id }: Assessment,
  term: Schemas['Term'],
  { records }: RecordWork,
): Promise<void> {
  const { value: cls } = await records(classes).get(class_id);
  checkClass(cls, term);
  if (cls.subject_id !== null && cls.subject_id !== subject_id)
    throw invalidField('/subject_id', 'other_subject', `must be the subject of the class, ${cls.subject_id}`);
}

async function refuseMarks(
  { id, max_mark }: Assessment,
  { db, schoolId: school }: RecordWork,
): Promise<void> {
  const highest = await db.first(highestMark, { school, assessment: id });
  if (highest?.mark === null || highest === undefined) return;
  throw new Problem(
    'marks_exceed_max',
    `max_mark cannot be lowered to ${max_mark}, because learners already have marks, up to ${highest.mark}. Set their grades to pending first, or create another assessment.`,
  );
}

type GradingScale = Schemas['GradingScale'];
type Level = Schemas['GradingLevel'];

/** The scale of South Africa's National Protocol for Assessment, with which every school begins. */
export const firstScale = {
  name: 'CAPS-7',
  levels: [
    { level: 7, label: 'Outstanding', min: 80 },
    { level: 6, label: 'Meritorious', min: 70 },
    { level: 5, label: 'Substantial', min: 60 },
    { level: 4, label: 'Adequate', min: 50 },
    { level: 3, label: 'Moderate', min: 40 },
    { level: 2, label: 'Elementary', min: 30 },
    { level: 1, label: 'Not achieved', min: 0 },
  ],
  default: true,
} satisfies Partial<GradingScale>;

/** The level of a whole percentage. The levels are those of a scale, highest first. */
export const levelOf = (levels: readonly Level[], percentage: number): Level | undefined =>
  levels.find(({ min }) => min <= percentage);

/** Levels are stored highest first. */
export const inOrder = async ({ levels }: GradingScale) => ({
  levels: levels.toSorted((one, other) => other.min - one.min),
});

/** The levels divide 0 to 100 without gaps, and do not change while a published assessment uses them. */
export async function checkScale(
  next: GradingScale,
  previous: GradingScale | undefined,
  { db, schoolId: school }: RecordWork,
): Promise<void> {
  refuseErrors(levelErrors(next.levels));
  if (!previous || (next.name === previous.name && isDeepStrictEqual(next.levels, previous.levels))) return;
  if (await db.first(publishedWith, { school, scale: next.id }))
    throw new Problem(
      'scale_in_use',
      'A published assessment uses this grading scale, so its name and levels cannot be changed. Clone it and change the clone.',
    );
}

function levelErrors(levels: readonly Level[]): FieldError[] {
  const fieldErrors: FieldError[] = [];
  const fieldError = (detail: string) =>
    fieldErrors.push({ pointer: '/levels', code: 'invalid_levels', detail });
  if (levels.at(-1)?.min !== 0)
    fieldError('must have a level with the min 0, so that every percentage has a level');
  if (new Set(levels.map(({ min }) => min)).size < levels.length)
    fieldError('must not have the same min twice');
  const steps = levels.slice(1).map(({ level }, index) => Math.sign((levels[index]?.level ?? 0) - level));
  if (steps.includes(0) || new Set(steps).size > 1)
    fieldError('must either always increase or always decrease from the lowest level to the highest');
  return fieldErrors;
}
