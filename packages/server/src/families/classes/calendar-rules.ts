import { alreadyExists, type FieldError, invalidBody, invalidField, Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { addDays, daysBetween } from '../../lib/dates.ts';
import { differs, type RecordWork } from '../../store/rules.ts';
import { checkOrder, type DateRange } from '../date-ranges.ts';
import { schools } from '../school/tables.ts';
import { staff } from '../staff/tables.ts';
import { datesOfYear, exceptionsFor, liveTerms, liveYears, yearOfTerm } from './queries.ts';
import { classChanging, termMoving, termsChanging } from './raised.ts';
import { countSchoolDays } from './school-days.ts';

type Year = Schemas['AcademicYear'];
type Term = Schemas['Term'];

/**
 * Academic years do not overlap, contain their terms, and at most one is current; a closed year has no open terms.
 */
export async function checkYear(
  next: Year,
  previous: Year | undefined,
  { db, schoolId: school }: RecordWork,
): Promise<void> {
  checkOrder(next);
  checkLength(next);
  const years = await db.all(liveYears, { school });
  checkApart(next, years, next.id);
  const current = years.find(({ id, status }) => status === 'current' && id !== next.id);
  if (next.status === 'current' && current)
    throw alreadyExists('Another academic year is current', current.id);
  if (!previous) return;
  const terms = await db.all(liveTerms, { school, year: next.id });
  checkHolds(next, terms);
  const open = terms.filter(({ status }) => status !== 'closed');
  if (next.status === 'closed' && differs(next, previous, 'status') && open.length > 0)
    throw new Problem(
      'open_terms',
      `Terms of the academic year that are not closed: ${open.length}. Close them first.`,
    );
}

/** Two years: longer ones are mistyped, and what is counted by the day of a year takes time by its length. */
const mostDays = 731;

function checkLength({ starts_on, ends_on }: Year): void {
  if (daysBetween(starts_on, ends_on) < mostDays) return;
  const last = addDays(starts_on, mostDays - 1);
  throw invalidField(
    '/ends_on',
    'too_long',
    `must not be after ${last}, because an academic year has at most ${mostDays} days`,
  );
}

/**
 * A term is within its year, contains its enrollments and does not overlap other terms; a closed term does not
 * change.
 */
export async function checkTerm(next: Term, previous: Term | undefined, work: RecordWork): Promise<void> {
  const { db, schoolId: school } = work;
  if (previous?.archived_at === null && previous.status === 'closed' && next.status === 'closed')
    throw new Problem('term_closed', 'The term is closed. Reopen it before you change it.');
  checkOrder(next);
  const year = await db.first(datesOfYear, { school, id: next.academic_year_id });
  if (year) checkInside(next, year);
  checkApart(next, await db.all(liveTerms, { school, year: next.academic_year_id }), next.id);
  const isNew = previous === undefined || previous.archived_at !== null;
  const isMoved = !isNew && differs(next, previous, 'starts_on', 'ends_on');
  if (isMoved) await work.raise(termMoving, { next, previous });
  if (isNew || isMoved)
    await work.raise(termsChanging, { previous: isNew ? [] : [dated(previous)], next: [dated(next)] });
}

export const dated = ({ school_days: schoolDays, ...term }: Term) => ({ ...term, schoolDays });

/**
 * The weekdays on which a term has school, which are those of the school until it is opened, and the number of its school
 * days.
 */
export async function countDays(
  term: Term,
  work: RecordWork,
): Promise<Pick<Term, 'school_days' | 'school_days_count'>> {
  const { school_days } =
    term.status === 'planned' ? (await work.records(schools).current(work.schoolId)).plain : term;
  const exceptions = await exceptionsFor(work.db, work.schoolId, term);
  return { school_days, school_days_count: countSchoolDays(term, { schoolDays: school_days, exceptions }) };
}

type Class = Schemas['Class'];

/**
 * A subject class has a subject and a register class has none, a class is offered in terms of its year, and nobody who has left
 * becomes its teacher.
 */
export async function checkClass(next: Class, previous: Class | undefined, work: RecordWork): Promise<void> {
  const fieldErrors = subjectErrors(next);
  if (differs(next, previous, 'term_ids')) fieldErrors.push(...(await termErrors(next, work)));
  if (differs(next, previous, 'teacher_id')) fieldErrors.push(...(await teacherErrors(next, work)));
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors);
  if (previous) await work.raise(classChanging, { next, previous });
}

function subjectErrors({ kind, subject_id }: Class): FieldError[] {
  const fieldError = (code: string, detail: string): FieldError[] => [
    { pointer: '/subject_id', code, detail },
  ];
  if (kind === 'subject' && !subject_id) return fieldError('required', 'is required for a subject class');
  return kind === 'register' && subject_id
    ? fieldError('not_allowed', 'must be null for a register class')
    : [];
}

/** Of a year that is over, anybody can have been the teacher. */
async function teacherErrors(
  { academic_year_id: id, teacher_id: teacher }: Class,
  { db, schoolId: school, records, today }: RecordWork,
): Promise<FieldError[]> {
  if (teacher === null) return [];
  const member = await records(staff).find(teacher);
  if (member?.plain.status !== 'left') return [];
  const year = await db.first(datesOfYear, { school, id });
  if (year && year.ends_on < today) return [];
  const detail = 'is the id of a staff member who has left';
  return [{ pointer: '/teacher_id', code: 'has_left', detail }];
}

async function termErrors(
  { academic_year_id: year, term_ids }: Class,
  { db, schoolId: school }: RecordWork,
): Promise<FieldError[]> {
  const fieldErrors: FieldError[] = [];
  for (const [index, id] of (term_ids ?? []).entries()) {
    const term = await db.first(yearOfTerm, { school, id });
    if (term?.academic_year_id === year) continue;
    const detail = 'must be a term of the academic year of the class';
    fieldErrors.push({ pointer: `/term_ids/${index}`, code: 'other_academic_year', detail });
  }
  return fieldErrors;
}

/** Rejects a date range that overlaps that of another record of the same kind. */
function checkApart(dates: DateRange, others: readonly (DateRange & { id: string })[], ownId?: string): void {
  const clash = others.find(
    ({ id, starts_on, ends_on }) => id !== ownId && starts_on <= dates.ends_on && ends_on >= dates.starts_on,
  );
  if (!clash) return;
  throw new Problem(
    'dates_overlap',
    `The dates overlap those of ${clash.id}: ${clash.starts_on} to ${clash.ends_on}.`,
    {
      members: { existing_id: clash.id },
    },
  );
}

/** Rejects a term that is not within its year. */
function checkInside(term: DateRange, year: DateRange): void {
  const fieldErrors: FieldError[] = [];
  const fieldError = (field: keyof DateRange, detail: string) =>
    fieldErrors.push({ pointer: `/${field}`, code: 'outside_academic_year', detail });
  if (term.starts_on < year.starts_on)
    fieldError('starts_on', `must not be before ${year.starts_on}, the first day of the academic year`);
  if (term.ends_on > year.ends_on)
    fieldError('ends_on', `must not be after ${year.ends_on}, the last day of the academic year`);
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors, 'outside_academic_year');
}

/** Rejects dates of a year that do not contain all of its terms. */
function checkHolds(year: DateRange, terms: readonly DateRange[]): void {
  const fieldErrors: FieldError[] = [];
  const first = terms.map(({ starts_on }) => starts_on).sort()[0];
  const last = terms
    .map(({ ends_on }) => ends_on)
    .sort()
    .at(-1);
  if (first !== undefined && first < year.starts_on) {
    fieldErrors.push({
      pointer: '/starts_on',
      code: 'outside_academic_year',
      detail: `must not be after ${first}, the first day of a term`,
    });
  }
  if (last !== undefined && last > year.ends_on) {
    fieldErrors.push({
      pointer: '/ends_on',
      code: 'outside_academic_year',
      detail: `must not be before ${last}, the last day of a term`,
    });
  }
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors, 'outside_academic_year');
}

/** Rejects dates of a term that do not contain all of its enrollments, registers or other records. */
export function checkCovered(
  next: DateRange,
  { first, last }: { first: string | null; last: string | null },
  what: string,
): void {
  const fieldErrors: FieldError[] = [];
  const fieldError = (field: keyof DateRange, detail: string) =>
    fieldErrors.push({ pointer: `/${field}`, code: 'outside_term', detail });
  if (first !== null && first < next.starts_on)
    fieldError('starts_on', `must not be after ${first}, the first day of ${what}`);
  if (last !== null && last > next.ends_on)
    fieldError('ends_on', `must not be before ${last}, the last day of ${what}`);
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors, 'outside_term');
}
