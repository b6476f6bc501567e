import {
  type FieldError,
  invalidBody,
  invalidField,
  invalidReference,
  Problem,
} from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { UnitOfWork } from '../../core/unit-of-work.ts';
import { exceptionsFor } from '../classes/queries.ts';
import { judge } from '../classes/school-days.ts';
import { classes } from '../classes/tables.ts';
import { checkClass, ifLive } from '../enrollments/rules.ts';
import type { SentMark } from './marks.ts';
import { rollOf } from './roll-queries.ts';
import { type TermOfSchool, termOf, termOnDay } from './term-queries.ts';

export type Register = Schemas['Register'];

/**
 * Finds the term of a register that is about to be taken, and checks that its class has school on that day.
 */
export async function place(
  work: UnitOfWork,
  { class_id, date }: Pick<Register, 'class_id' | 'date'>,
): Promise<TermOfSchool> {
  const { db, schoolId: school, today } = work;
  const cls = await ifLive(work.records(classes).current(class_id));
  if (!cls) throw invalidReference('/class_id', 'class');
  if (date > today)
    throw invalidField('/date', 'future_date', `must not be after today, ${today}`, 'future_date');
  const term = await db.first(termOnDay, { school, date });
  if (!term) throw invalidField('/date', 'outside_term', 'must be within a term', 'outside_term');
  work.live.add(term.id);
  refuseClosed(term);
  checkClass(cls, term, '/class_id');
  const exceptions = await exceptionsFor(db, school, { starts_on: date, ends_on: date }, cls.grade_level_id);
  const [isSchoolDay, reason] = judge(date, JSON.parse(term.school_days), exceptions);
  if (isSchoolDay) return term;
  const why = reason?.name ?? 'the school is closed on this day of the week';
  throw invalidField(
    '/date',
    'not_a_school_day',
    `must be a school day of the class: ${why}`,
    'not_a_school_day',
  );
}

/** The term of a register that is about to be changed, which must not be closed. */
export async function openTerm({ db, schoolId: school }: UnitOfWork, id: string): Promise<TermOfSchool> {
  const term = await db.first(termOf, { school, id });
  if (!term) throw new Error(`The term ${id} does not exist`);
  refuseClosed(term);
  return term;
}

function refuseClosed({ status }: TermOfSchool): void {
  if (status === 'closed')
    throw new Problem('term_closed', 'The term is closed. Reopen it to change its registers.');
}

/** When the session of a register starts. */
export function startOf({ session_times: times }: TermOfSchool, session: Register['session']): string {
  const starts: Schemas['School']['session_times'] = JSON.parse(times);
  return starts[session ?? 'day'];
}

/** The learners on the roll of a class on a day. */
export async function rollOn(
  { db, schoolId: school }: UnitOfWork,
  { class_id, date }: Pick<Register, 'class_id' | 'date'>,
): Promise<string[]> {
  const rows = await db.all(rollOf, { school, class: class_id, date });
  return rows.map(({ learner_id }) => learner_id);
}

/** Rejects marks of learners who are not among those that a register can have. */
export function refuseStrangers(sent: readonly SentMark[], known: readonly string[]): void {
  const enrolled = new Set(known);
  const fieldErrors = sent.flatMap(({ learner_id: id }, index): FieldError[] => {
    if (enrolled.has(id)) return [];
    const detail = 'must be the id of a learner who is enrolled in the class on the day of the register';
    return [{ pointer: `/marks/${index}/learner_id`, code: 'learner_not_enrolled', detail }];
  });
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors, 'learner_not_enrolled');
}
