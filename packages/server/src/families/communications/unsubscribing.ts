import type { Receives } from '../../messages/queries.ts';
import type { Subscription } from '../../messages/unsubscribe-token.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { guardians, learnerGuardians as links } from '../learners/tables.ts';
import { remaining } from '../merge.ts';
import { guardiansWithEmail, linksOfGuardian } from './queries.ts';

/**
 * What the link in an email does: the guardian no longer receives messages of its kind about any learner, or, if it is of
 * no kind, has not agreed to email. The same holds for others with the address, who are often the same person. Returns when
 * that was changed; undefined if it was so already.
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

interface Change {
  to: boolean;
  /** Changes only what was changed last at this time. */
  changedAt?: string;
}

async function setReceives(
  work: UnitOfWork,
  { guardian, kind }: Subscription,
  change: Change,
): Promise<string | undefined> {
  const { db, schoolId: school } = work;
  const found = await remaining(work, guardians, guardian);
  // Somebody whom the school no longer knows, or who was archived, receives nothing.
  if (!found || found.archived) return undefined;
  const { email } = found.value;
  const same = email === null ? [found] : await db.all(guardiansWithEmail, { school, email });
  // All changes of a turn of the school have the same time.
  let changed: string | undefined;
  for (const { id } of same)
    changed =
      (await (kind === null ? setConsent(work, id, change) : setKind(work, id, kind, change))) ?? changed;
  return changed;
}

const canChange = (updatedAt: string, { changedAt }: Change): boolean =>
  changedAt === undefined || updatedAt === changedAt;

async function setConsent({ records }: UnitOfWork, id: string, change: Change): Promise<string | undefined> {
  const { channels, updated_at } = (await records(guardians).current(id)).value;
  if (channels.email === change.to || !canChange(updated_at, change)) return undefined;
  const next = await records(guardians).update(id, { channels: { ...channels, email: change.to } });
  return next.value.updated_at;
}

async function setKind(
  { db, schoolId: school, records }: UnitOfWork,
  guardian: string,
  kind: Receives,
  change: Change,
): Promise<string | undefined> {
  let changed: string | undefined;
  for (const { id } of await db.all(linksOfGuardian, { school, guardian })) {
    const { receives, updated_at } = (await records(links).current(id)).value;
    if (receives[kind] === change.to || !canChange(updated_at, change)) continue;
    const next = await records(links).update(id, { receives: { ...receives, [kind]: change.to } });
    changed = next.value.updated_at;
  }
  return changed;
}
