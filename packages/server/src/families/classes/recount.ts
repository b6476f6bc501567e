import type { UnitOfWork } from '../../core/unit-of-work.ts';
import { exceptionsFor, termsBetween } from './queries.ts';
import { countSchoolDays } from './school-days.ts';
import type { Span } from './spans.ts';
import { terms } from './tables.ts';

/** How many school days a term of these dates has. Whoever counts holds the calendar. */
export async function schoolDaysIn(
  { db, schoolId }: UnitOfWork,
  schoolDays: readonly number[],
  span: Span,
): Promise<number> {
  const exceptions = await exceptionsFor(db, schoolId, span);
  return countSchoolDays(span, { schoolDays, exceptions });
}

const always: Span = { starts_on: '0000-01-01', ends_on: '9999-12-31' };

/** Counts the school days of the terms that touch a span anew; a term with another number than before is changed. */
export async function recountTerms(
  work: UnitOfWork,
  schoolDays: readonly number[],
  span: Span = always,
): Promise<void> {
  const { db, records, schoolId: school } = work;
  for (const { id, ...term } of await db.all(termsBetween, { school, ...span })) {
    const school_days_count = await schoolDaysIn(work, schoolDays, term);
    await records(terms).update(id, { school_days_count }, { action: 'recounted' });
  }
}
