import type { Subscription } from '../../messages/unsubscribe-token.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { guardians, learnerGuardians as links } from '../learners/tables.ts';
import { linksOfGuardian } from './queries.ts';

/**
 * What the link in an email does: the guardian no longer receives messages of its kind about any learner, or, if it is of
 * no kind, has not agreed to email. Returns when that was changed; undefined if it was so already.
 */
export const unsubscribe = (work: UnitOfWork, subscription: Subscription): Promise<string | undefined> =>
  setReceives(work, subscription, { to: false });

/**
 * Undoes what was changed at a time, where nothing has changed since: what the school has decided in the meantime stays.
 * Returns when; undefined if there was nothing to undo.
 */
export const resubscribe = (
  work: UnitOfWork,
  subscription: Subscription,
  changedAt: string,
): Promise<string | undefined> => setReceives(work, subscription, { to: true, changedAt });

async function setReceives(
  { db, schoolId: school, records }: UnitOfWork,
  { guardian, kind }: Subscription,
  { to, changedAt }: { to: boolean; changedAt?: string },
): Promise<string | undefined> {
  // Somebody who is no longer known to the school receives nothing.
  const found = await records(guardians).find(guardian);
  if (!found) return undefined;
  const canChange = (updatedAt: string) => changedAt === undefined || updatedAt === changedAt;
  if (kind === null) {
    const { channels, updated_at } = found.value;
    if (channels.email === to || !canChange(updated_at)) return undefined;
    const next = await records(guardians).update(guardian, { channels: { ...channels, email: to } });
    return next.value.updated_at;
  }
  let changed: string | undefined;
  for (const { id } of await db.all(linksOfGuardian, { school, guardian })) {
    const { receives, updated_at } = (await records(links).current(id)).value;
    if (receives[kind] === to || !canChange(updated_at)) continue;
    const next = await records(links).update(id, { receives: { ...receives, [kind]: to } });
    // All changes of a turn of the school have the same time.
    changed = next.value.updated_at;
  }
  return changed;
}
