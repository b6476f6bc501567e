import type { Receives } from '../../messages/queries.ts';
import type { Subscription } from '../../messages/unsubscribe-token.ts';
import type { Stored } from '../../store/read.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { guardians, learnerGuardians as links } from '../learners/tables.ts';
import { remaining } from '../merged-records.ts';
import { guardiansWithEmail, lastChange, linksOfGuardian } from './queries.ts';

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
  // Somebody whom the school no longer knows receives nothing.
  if (!found || found.plain.erased_at !== null) return undefined;
  const { email } = found.value;
  const same = email === null ? [] : await db.all(guardiansWithEmail, { school, email });
  // Records that are archived, or were merged, may be restored: then they are as the person has said last.
  const ids = new Set([found.id, guardian, ...same.map(({ id }) => id)]);
  return kind === null ? setConsent(work, ids, change) : setKind(work, ids, kind, change);
}

/** Those of some records that may be changed: whether one is archived says nothing about what the person wants. */
async function changeable<T>(
  { db, schoolId: school }: UnitOfWork,
  all: Iterable<Stored<T>>,
  { changedAt: time }: Change,
): Promise<Stored<T>[]> {
  if (time === undefined) return [...all];
  const found = [];
  for (const one of all) {
    const last = await db.first(lastChange, { school, id: one.id });
    if (last?.occurred_at === time) found.push(one);
  }
  return found;
}

async function setConsent(
  work: UnitOfWork,
  ids: Iterable<string>,
  change: Change,
): Promise<string | undefined> {
  const held = await work.records(guardians).currentAll([...ids]);
  const others = [...held.values()].filter(({ plain }) => plain.channels.email !== change.to);
  const changed = await work.records(guardians).saveAll(
    (await changeable(work, others, change)).map((current) => ({
      current,
      fields: { channels: { ...current.plain.channels, email: change.to } },
    })),
  );
  return changed[0]?.plain.updated_at;
}

async function setKind(
  work: UnitOfWork,
  ids: Iterable<string>,
  kind: Receives,
  change: Change,
): Promise<string | undefined> {
  const { db, schoolId: school } = work;
  const found = [];
  for (const guardian of ids) found.push(...(await db.all(linksOfGuardian, { school, guardian })));
  const held = await work.records(links).currentAll(found.map(({ id }) => id));
  const others = [...held.values()].filter(({ plain }) => plain.receives[kind] !== change.to);
  const changed = await work.records(links).saveAll(
    (await changeable(work, others, change)).map((current) => ({
      current,
      fields: { receives: { ...current.plain.receives, [kind]: change.to } },
    })),
  );
  return changed[0]?.plain.updated_at;
}
