import { iso } from '../../lib/clock.ts';
import { type EndOfKey, endOfKey } from '../../work/caller.ts';
import type { BackgroundTask } from '../../work/tasks.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { takeLeave } from '../learners/leaving.ts';
import { cancelMessages, hasExpired, publish } from './announcements.ts';
import { cancelCopies } from './drafts.ts';
import {
  expiringAnnouncements,
  finishedMessages,
  keyOf,
  leavesDueOf,
  queuedMessages,
  release,
  scheduledAnnouncements,
  stoppedAnnouncements,
  stoppedCopy,
  stoppedMessages,
  tally,
} from './queries.ts';
import { announcements, messages } from './tables.ts';

/** The actor in the audit log. */
const name = 'Communications';

/** Publishes the announcements that are scheduled, when their time has come. */
const publishScheduled: BackgroundTask = {
  name,
  due: scheduledAnnouncements,
  async step(work, id) {
    const current = await work.records(announcements).current(id, 'any');
    const { status, publish_at } = current.plain;
    if (current.archived || status !== 'scheduled') return;
    const { db, schoolId: school } = work;
    const error = await endOfKey(db, 'announcements', { school, id, now: work.serverNow });
    if (error) return void (await stopAnnouncement(work, id, error));
    if (publish_at === null || publish_at > work.now) return;
    if (hasExpired(current.plain, work.now)) {
      const reason = 'The announcement expired before it was published.';
      return void (await work.records(announcements).act(id, 'expire', {}, { reason }));
    }
    await publish(work, current, (await db.first(keyOf, { school, id }))?.key_id ?? null);
  },
};

/** Unschedules the announcements whose API keys no longer permit them. */
const unschedule: BackgroundTask = { name, due: stoppedAnnouncements, step: publishScheduled.step };

const stopAnnouncement = ({ records }: UnitOfWork, id: string, error: EndOfKey) =>
  records(announcements).act(id, 'stop', { error }, { reason: error.detail });

/** Ends the announcements that expire. */
const expire: BackgroundTask = {
  name,
  due: expiringAnnouncements,
  async step(work, id) {
    const records = work.records(announcements);
    const current = await records.current(id, 'any');
    const { status, expires_at } = current.plain;
    if (status !== 'published' || expires_at === null || expires_at > work.now) return;
    await records.saveAll([records.acting(current, 'expire', {})]);
    await cancelMessages(work, id, 'The announcement expired before it was sent.');
  },
};

/** Starts the messages whose time has come: their copies are due. */
const start: BackgroundTask = {
  name,
  due: queuedMessages,
  async step(work, message, { clock }) {
    const { db, schoolId: school, now, today, records } = work;
    const { archived, plain } = await records(messages).current(message, 'any');
    if (archived || plain.status !== 'queued' || (plain.send_at ?? '') > now) return;
    if (await stopIfOver(work, message)) return;
    if (plain.send_at !== null) {
      // The daily tasks of this day may not have come to them yet.
      for (const { id } of await db.all(leavesDueOf, { school, message, today })) await takeLeave(work, id);
      if ((await records(messages).current(message)).plain.status !== 'queued') return;
    }
    await records(messages).act(message, 'start');
    // Attempts are made by the clock of the server, also for a school whose clock is ahead.
    await db.run(release, { school, message, now: iso(clock.now()) });
  },
};

/** Stops the messages whose API keys no longer permit them. Copies that are being sent are finished. */
const stop: BackgroundTask = {
  name,
  due: stoppedMessages,
  async step(work, message) {
    const { archived } = await work.records(messages).current(message, 'any');
    if (!archived) await stopIfOver(work, message);
  },
};

async function stopIfOver(work: UnitOfWork, message: string): Promise<boolean> {
  const { db, schoolId: school, now, serverNow, records } = work;
  const { plain } = await records(messages).current(message);
  const error = await endOfKey(db, 'messages', { school, id: message, now: serverNow });
  if (!error || (plain.status !== 'queued' && plain.status !== 'sending')) return false;
  await cancelCopies(work, message, error);
  const reason = error.detail;
  if (plain.status === 'queued')
    await records(messages).act(message, 'fail', { error, completed_at: now }, { reason });
  else await records(messages).update(message, { error }, { action: 'stopped', reason });
  return true;
}

/** Finishes the messages of which no copy is left to be sent. */
const finish: BackgroundTask = {
  name,
  due: finishedMessages,
  async step(work, message) {
    const { records, now } = work;
    const { plain } = await records(messages).current(message, 'any');
    if (plain.status !== 'sending') return;
    const of = { school: work.schoolId, message };
    const isStopped = (await work.db.first(stoppedCopy, of)) !== undefined;
    const action = await outcomeOf(work, message, isStopped);
    if (!action) return;
    const ended = { school: work.schoolId, id: message, now: work.serverNow };
    const error = (isStopped && (await endOfKey(work.db, 'messages', ended))) || plain.error;
    await records(messages).act(message, action, { completed_at: now, error });
  },
};

async function outcomeOf(
  { db, schoolId: school }: UnitOfWork,
  message: string,
  isStopped: boolean,
): Promise<string | undefined> {
  const counts = new Map(
    (await db.all(tally, { school, message })).map(({ status, count }) => [status, count]),
  );
  const count = (...statuses: string[]) => statuses.reduce((sum, one) => sum + (counts.get(one) ?? 0), 0);
  if (count('queued') > 0) return undefined;
  const failed = count('failed', 'bounced');
  const unconfigured = count('not_configured');
  if (count('sent', 'delivered', 'read') > 0)
    return isStopped || failed + unconfigured > 0 ? 'complete-in-part' : 'complete';
  return !isStopped && failed === 0 && unconfigured > 0 ? 'fail-unconfigured' : 'fail';
}

export const backgroundTasks: readonly BackgroundTask[] = [
  unschedule,
  stop,
  publishScheduled,
  expire,
  start,
  finish,
];
