import type { UnitOfWork } from '../../core/unit-of-work.ts';
import { Problem } from '../../errors.ts';
import { schools } from '../school/tables.ts';
import { owners } from './queries.ts';
import { ownedUntil } from './rules.ts';

/**
 * Does what may take an owner from the school, and refuses it when the school would come to be without one, or sooner
 * than before. One such change at a time: each of two owners who leave at once would count on the other.
 */
export async function keepingAnOwner<T>(
  { db, records, schoolId: school, today }: UnitOfWork,
  change: () => Promise<T>,
): Promise<T> {
  await records(schools).lock(school);
  const before = ownedUntil(await db.all(owners, { school }), today);
  const result = await change();
  if (ownedUntil(await db.all(owners, { school }), today) < before) {
    throw new Problem(
      'last_owner',
      'The school would have no owner. Assign the `owner` role to another staff member first, starting on the same day or earlier.',
    );
  }
  return result;
}
