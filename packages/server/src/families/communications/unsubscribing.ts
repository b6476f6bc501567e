import type { Subscription } from '../../messages/unsubscribe-token.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { guardians, learnerGuardians as links } from '../learners/tables.ts';
import { remaining } from '../merge.ts';
import { linksOfGuardian } from './queries.ts';

/**
 * What the link in an email does: the guardian no longer receives messages of its kind about any learner, or, if it is of
 * no kind, has not agreed to email.
 */
export async function unsubscribe(work: UnitOfWork, { guardian: id, kind }: Subscription): Promise<void> {
  const { db, schoolId: school, records } = work;
  const found = await remaining(work, guardians, id);
  // Somebody whom the school no longer knows, or who was archived, receives nothing.
  if (!found || found.archived) return;
  const guardian = found.id;
  if (kind === null) {
    const { channels } = found.value;
    if (channels.email)
      await records(guardians).update(guardian, { channels: { ...channels, email: false } });
    return;
  }
  for (const { id } of await db.all(linksOfGuardian, { school, guardian })) {
    const { receives } = (await records(links).current(id)).value;
    if (receives[kind]) await records(links).update(id, { receives: { ...receives, [kind]: false } });
  }
}
