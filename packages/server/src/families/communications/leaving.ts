import { whySuppressed } from '../../messages/queries.ts';
import { idRows } from '../../sql/query.ts';
import { reactTo } from '../../work/family.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { incidentEnding } from '../discipline/tables.ts';
import { learnersEnd } from '../learners/raised.ts';
import { learners } from '../learners/tables.ts';
import { cancelMessage } from './messages.ts';
import { messagesAbout, scheduledCopies, suppressCopies } from './queries.ts';
import { messages } from './tables.ts';

const code = 'learner_left';
const detail = whySuppressed[code];

/**
 * Suppresses the copies of scheduled messages that are about nobody else than learners who leave, or have left, and cancels the
 * messages of which no copy is left.
 */
async function stopMessagesAbout(work: UnitOfWork, leaving: readonly string[]): Promise<void> {
  const { db, schoolId: school, records, now } = work;
  const found = (await db.all(scheduledCopies, { school, rows: idRows(leaving) })).map((copy) => ({
    ...copy,
    about: JSON.parse(copy.about) as string[],
  }));
  // A copy about others alone was written after they had left.
  const concerned = found.filter(({ about }) => about.some((id) => leaving.includes(id)));
  if (concerned.length === 0) return;
  const known = await records(learners).getAll([...new Set(concerned.flatMap(({ about }) => about))]);
  const gone = new Set(leaving);
  for (const { id, plain, archived } of known) if (archived || plain.status === 'left') gone.add(id);
  const over = new Set(
    concerned.filter(({ about }) => about.every((id) => gone.has(id))).map(({ id }) => id),
  );
  await db.run(suppressCopies, { school, rows: idRows(over), error: JSON.stringify({ code, detail }) });
  for (const [id, copies] of Map.groupBy(found, ({ message_id }) => message_id))
    if (copies.every((copy) => over.has(copy.id)))
      await records(messages).act(id, 'cancel', { completed_at: now }, { reason: detail });
}

/** Cancels what is still to be sent about an incident that did not happen, or was no offence. */
async function stopMessagesOf(work: UnitOfWork, incident: string): Promise<void> {
  const { db, schoolId: school } = work;
  for (const { id } of await db.all(messagesAbout, { school, id: incident }))
    await cancelMessage(work, id, 'The incident that it is about was dismissed or archived.');
}

export const reactions = [
  reactTo(
    incidentEnding,
    'Copies of messages about the incident that are still to be sent are not sent',
    (work, { incident }) => stopMessagesOf(work, incident),
  ),
  reactTo(
    learnersEnd,
    'Messages about the learner that are scheduled are not sent, unless they are also about another learner',
    (work, { learners }) => stopMessagesAbout(work, learners),
  ),
];
