import type { RecordWork } from '../../store/rules.ts';
import type { DateRange } from '../date-ranges.ts';
import { termsBetween } from './queries.ts';
import { terms } from './tables.ts';

const always: DateRange = { starts_on: '0000-01-01', ends_on: '9999-12-31' };

/** Recounts the school days of the terms that overlap a date range, and updates terms whose number has changed. */
export async function recountTerms(work: RecordWork, dates: DateRange = always): Promise<void> {
  const { db, records, schoolId: school } = work;
  for (const { id } of await db.all(termsBetween, { school, ...dates }))
    await records(terms).refill(id, 'recounted');
}
