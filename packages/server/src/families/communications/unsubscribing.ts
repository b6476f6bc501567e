import type { Receives } from '../../messages/queries.ts';
import type { Subscription } from '../../messages/unsubscribe-token.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { guardians, learnerGuardians as links } from '../learners/tables.ts';
import { remaining } from '../merge.ts';
import { guardiansWithEmail, linksOfGuardian } from './queries.ts';

/**
 * What the link in an email does: the guardian no longer receives messages of its kind about any learner, or, if it is of
 * no kind, has not agreed to email. The same holds for others with the address, who are often the same person.
 */
export async function unsubscribe(work: UnitOfWork, { guardian, kind }: Subscription): Promise<void> {
  const { db, schoolId: school } = work;
  const found = await remaining(work, guardians, guardian);
  // Somebody whom the school no longer knows, or who was archived, receives nothing.
  if (!found || found.archived) return;
  const { email } = found.value;
  const same = email === null ? [found] : await db.all(guardiansWithEmail, { school, email });
  for (const { id } of same) await (kind === null ? withdrawConsent(work, id) : stop(work, id, kind));
}

async function withdrawConsent({ records }: UnitOfWork, id: string): Promise<void> {
  const { channels } = (await records(guardians).current(id)).value;
  if (channels.email) await records(guardians).update(id, { channels: { ...channels, email: false } });
}

async function stop({ db, schoolId: school, records }: UnitOfWork, guardian: string, kind: Receives) {
  for (const { id } of await db.all(linksOfGuardian, { school, guardian })) {
    const { receives } = (await records(links).current(id)).value;
    if (receives[kind]) await records(links).update(id, { receives: { ...receives, [kind]: false } });
  }
}
