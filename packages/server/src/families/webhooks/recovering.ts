import { eventTypeDown, isEventType } from '../../contract/versions/index.ts';
import { startOfIds } from '../../lib/ids.ts';
import { canRead } from '../../webhooks/endpoint-state.ts';
import { matcher } from '../../webhooks/filters.ts';
import { lockEvents } from '../../webhooks/retained-events.ts';
import { type EndOfKey, endOfKey } from '../../work/caller.ts';
import type { Services } from '../../work/services.ts';
import type { BackgroundTask } from '../../work/tasks.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { due, moveOn, nextEvents, placeOf, stoppedRecoveries } from './queries.ts';
import { recoveries, webhooks } from './tables.ts';

const eventsPerStep = 500;

const name = 'Webhook recovery';

/** Whether the endpoint has not received an event and will not, whether or not that was tried. */
const isMissing = (outcome: string | null): boolean => outcome === 'failed' || outcome === 'missing';

export const recovering: BackgroundTask = { name, due, step: recover };

/** Ends the recoveries whose API keys no longer permit them. Deliveries that they created are sent. */
export const stopRecoveries: BackgroundTask = {
  name,
  due: stoppedRecoveries,
  step: recover,
};

async function stop({ records, now }: UnitOfWork, id: string, error: EndOfKey): Promise<void> {
  await records(recoveries).act(id, 'fail', { error, finished_at: now }, { reason: error.detail });
}

/** Sends the events of a time range again, some at a time: the place is moved on with the deliveries. */
async function recover(work: UnitOfWork, id: string, { outbox, clock }: Services): Promise<void> {
  const { db, schoolId: school, now } = work;
  const nowMs = Date.parse(now);
  const records = work.records(recoveries);
  const { value: first } = await records.get(id);
  const endpoint = await work.records(webhooks).get(first.webhook_id);
  const { value: recovery } = await records.current(id);
  if (recovery.status !== 'queued' && recovery.status !== 'running') return;
  const end = await endOfKey(db, 'webhook_recoveries', { school, id, now: work.serverNow });
  if (end) return void (await stop(work, id, end));
  if (endpoint.archived) return void (await records.act(id, 'cancel', { finished_at: now }));
  if (recovery.status === 'queued') await records.act(id, 'start', { started_at: now });

  const place = await db.first(placeOf, { school, id });
  const until = recovery.until ?? now;
  const following = await db.all(nextEvents, {
    school,
    webhook: endpoint.id,
    // Ids begin with the time of the server, which the clock of a test school can be ahead of.
    after: place?.after || startOfIds('evt', Date.parse(recovery.since) - (nowMs - clock.now())),
    since: recovery.since,
    limit: eventsPerStep,
    filtered: endpoint.value.filters.length > 0 ? 1 : 0,
  });
  const found = following.filter(({ created_at }) => created_at < until);
  const { version, event_types: received, scopes, filters } = endpoint.value;
  const wanted = new Set<string>(recovery.types ?? received);
  const own = new Set<string>(JSON.parse(place?.scopes ?? '[]'));
  const readable = new Set<string>(scopes.filter((scope) => own.has(scope)));
  const concerned = found.flatMap(({ id, type: stored, outcome, confidential, data, previous }) => {
    const type = outcome && isEventType(stored) ? eventTypeDown(version, stored) : undefined;
    const isWanted = type && wanted.has(type) && canRead(readable, stored, confidential === 1);
    if (!isWanted) return [];
    const meets = data === null || matcher({ type: stored, data, previous })(filters);
    return [{ id, type, outcome: isMissing(outcome) && !meets ? 'not_matched' : outcome }];
  });
  const missing = concerned.filter(({ outcome }) => isMissing(outcome));
  const countOf = (which: string) => concerned.filter(({ outcome }) => outcome === which).length;
  // An event can be deleted because of its age until it is locked.
  const retained = await lockEvents(db, school, missing);
  const sent = missing.filter((event) => retained.has(event.id));
  if (!recovery.dry_run) await outbox.recover(db, school, endpoint.value, sent, now);
  const last = found.at(-1);
  if (last) {
    const counts = {
      events: sent.length,
      failed: sent.filter(({ outcome }) => outcome === 'failed').length,
      received: countOf('received'),
      waiting: countOf('waiting'),
      held: countOf('held'),
      not_matched: countOf('not_matched'),
      examined: found.length,
    };
    await db.run(moveOn, { school, id, after: last.id, through: last.created_at, ...counts });
  }
  if (found.length < eventsPerStep) await records.act(id, 'complete', { finished_at: now });
}
