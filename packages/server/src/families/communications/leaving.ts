import { idRows } from '../../sql/query.ts';
import { reactTo } from '../../work/family.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { learnersEnd } from '../learners/raised.ts';
import { learners } from '../learners/tables.ts';
import { suppressScheduled } from './messages.ts';
import { scheduledCopies } from './queries.ts';

/** Suppresses the copies of scheduled messages that are about nobody else than learners who leave, or have left. */
async function stopMessagesAbout(work: UnitOfWork, leaving: readonly string[]): Promise<void> {
  const { db, schoolId: school, records, now } = work;
  const found = await db.all(scheduledCopies, { school, rows: idRows(leaving), now });
  if (found.length === 0) return;
  // What a message says about others is not concerned, even if they have left: it was written later.
  const copies = found
    .map(({ about, ...copy }) => ({ ...copy, about: JSON.parse(about) as string[] }))
    .filter(({ about }) => about.some((id) => leaving.includes(id)));
  const known = await records(learners).getAll([...new Set(copies.flatMap(({ about }) => about))]);
  const gone = new Set(leaving);
  for (const { id, plain, archived } of known) if (archived || plain.status === 'left') gone.add(id);
  const over = copies.filter(({ about }) => about.every((id) => gone.has(id)));
  if (over.length > 0) await suppressScheduled(work, over, 'learner_left');
}

export const reactions = [
  reactTo(
    learnersEnd,
    'Messages about the learner that are scheduled are not sent, unless they are also about another learner',
    (work, { learners }) => stopMessagesAbout(work, learners),
  ),
];
