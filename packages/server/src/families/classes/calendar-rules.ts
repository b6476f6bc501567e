import { alreadyExists, Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { differs, type RecordWork } from '../../store/rules.ts';
import { checkOrder } from '../date-ranges.ts';
import { schools } from '../school/tables.ts';
import { datesOfYear, exceptionsFor, liveTerms, liveYears } from './queries.ts';
import { termMoving } from './raised.ts';
import { countSchoolDays } from './school-days.ts';
import { checkApart, checkHolds, checkInside } from './spans.ts';

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
  if (previous && differs(next, previous, 'starts_on', 'ends_on')) await work.raise(termMoving, { next });
}

/**
 * The number of school days of a term.
 */
export async function countDays(term: Term, work: RecordWork): Promise<Partial<Term>> {
  const { school_days: schoolDays } = (await work.records(schools).current(work.schoolId)).plain;
  const exceptions = await exceptionsFor(work.db, work.schoolId, term);
  return { school_days_count: countSchoolDays(term, { schoolDays, exceptions }) };
}
