import type { RecordWork } from '../../db/rules.ts';
import type { Span } from '../date-ranges.ts';
import { termsBetween } from './queries.ts';
import { terms } from './tables.ts';

const always: Span = { starts_on: '0000-01-01', ends_on: '9999-12-31' };

/** Counts the school days of the terms that touch a span anew; a term with another number than before is changed. */
export async function recountTerms(work: RecordWork, span: Span = always): Promise<void> {
  const { db, records, schoolId: school } = work;
  for (const { id } of await db.all(termsBetween, { school, ...span }))
    await records(terms).refill(id, 'recounted');
}
