import { eventTypeDown, isEventType } from '../../contract/versions/index.ts';
import type { BackgroundTask } from '../../core/background-task.ts';
import { startOfIds } from '../../lib/ids.ts';
import { lockEvents } from '../../webhooks/retained-events.ts';
import { due, moveOn, nextEvents, placeOf } from './queries.ts';
import { recoveries, webhooks } from './tables.ts';

const eventsPerStep = 500;

/** Sends the events of a time range again, some at a time: the place is moved on with the deliveries. */
export const recovering: BackgroundTask = {
  name: 'Webhook recovery',
  due,
  async step(work, id, { outbox, clock }) {
    const { db, schoolId: school, now } = work;
    const nowMs = Date.parse(now);
    const records = work.records(recoveries);
    const { value: first } = await records.get(id);
    const endpoint = await work.records(webhooks).get(first.webhook_id);
    const { value: recovery } = await records.current(id);
    if (recovery.status !== 'queued' && recovery.status !== 'running') return;
    if (endpoint.archived) return void (await records.act(id, 'cancel', { finished_at: now }));
    if (recovery.status === 'queued') await records.act(id, 'start', { started_at: now });

    const place = await db.first(placeOf, { school, id });
    const until = recovery.until ?? now;
    const found = await db.all(nextEvents, {
      school,
      webhook: endpoint.id,
      // Ids begin with the time of the server, which the clock of a test school can be ahead of.
      after: place?.after || startOfIds('evt', Date.parse(recovery.since) - (nowMs - clock.now())),
      since: recovery.since,
      until,
      limit: eventsPerStep,
    });
    const { version, events: subscribed } = endpoint.value;
    const wanted = new Set<string>(recovery.types ?? subscribed);
    const missing = found.flatMap(({ id, type: stored, is_missing }) => {
      const type = is_missing && isEventType(stored) ? eventTypeDown(version, stored) : undefined;
      return type && (wanted.has('*') || wanted.has(type)) ? [{ id, type }] : [];
    });
    // An event can be deleted because of its age until it is locked.
    const retained = await lockEvents(db, school, missing);
    const sent = missing.filter((event) => retained.has(event.id));
    if (!recovery.dry_run) await outbox.recover(db, school, endpoint.value, sent, now);
    const last = found.at(-1);
    if (last) {
      const counts = { events: sent.length, examined: found.length };
      await db.run(moveOn, { school, id, after: last.id, through: last.created_at, ...counts });
    }
    if (found.length < eventsPerStep) await records.act(id, 'complete', { finished_at: now });
  },
};
