import type { BackgroundTask } from '../../core/background-task.ts';
import type { UnitOfWork } from '../../core/unit-of-work.ts';
import { iso } from '../../lib/clock.ts';
import { publish, stopCopies } from './publishing.ts';
import {
  expiringAnnouncements,
  finishedMessages,
  queuedMessages,
  release,
  scheduledAnnouncements,
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
    if (current.archived || status !== 'scheduled' || publish_at === null || publish_at > work.now) return;
    await publish(work, current);
  },
};

/** Ends the announcements that expire. */
const expire: BackgroundTask = {
  name,
  due: expiringAnnouncements,
  async step(work, id) {
    const { archived, plain } = await work.records(announcements).current(id, 'any');
    const { status, expires_at } = plain;
    if (archived || status !== 'published' || expires_at === null || expires_at > work.now) return;
    await work.records(announcements).act(id, 'expire');
    await stopCopies(work, id);
  },
};

/** Starts the messages whose time has come: their copies are due. */
const start: BackgroundTask = {
  name,
  due: queuedMessages,
  async step({ db, schoolId: school, now, records }, message, { clock }) {
    const { archived, plain } = await records(messages).current(message, 'any');
    if (archived || plain.status !== 'queued' || (plain.send_at ?? '') > now) return;
    await records(messages).act(message, 'start');
    // Attempts are made by the clock of the server, also for a school whose clock is ahead.
    await db.run(release, { school, message, now: iso(clock.now()) });
  },
};

/** Finishes the messages of which no copy is left to be sent. */
const finish: BackgroundTask = {
  name,
  due: finishedMessages,
  async step(work, message) {
    const { records, now } = work;
    const { plain } = await records(messages).current(message, 'any');
    if (plain.status !== 'sending') return;
    const action = await outcomeOf(work, message);
    if (action) await records(messages).act(message, action, { completed_at: now });
  },
};

async function outcomeOf({ db, schoolId: school }: UnitOfWork, message: string): Promise<string | undefined> {
  const counts = new Map(
    (await db.all(tally, { school, message })).map(({ status, count }) => [status, count]),
  );
  const count = (...statuses: string[]) => statuses.reduce((sum, one) => sum + (counts.get(one) ?? 0), 0);
  if (count('queued') > 0) return undefined;
  const failed = count('failed', 'bounced');
  const unconfigured = count('not_configured');
  if (count('sent', 'delivered', 'read') > 0)
    return failed + unconfigured > 0 ? 'complete-in-part' : 'complete';
  return failed === 0 && unconfigured > 0 ? 'fail-unconfigured' : 'fail';
}

export const backgroundTasks: readonly BackgroundTask[] = [publishScheduled, expire, start, finish];
