import { Problem } from '../../contract/errors.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { owners } from './queries.ts';
import { ownedUntil } from './rules.ts';

/**
 * Performs a change that may remove an owner, and rejects it if the school would then have no owner, or have one for
 * a shorter time than before.
 */
export async function keepingAnOwner<T>(
  { db, schoolId: school, today }: UnitOfWork,
  change: () => Promise<T>,
): Promise<T> {
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
