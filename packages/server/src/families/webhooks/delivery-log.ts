import { invalidBody } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { type EventType, isEventType } from '../../contract/versions/index.ts';
import type { Reader } from '../../sql/database.ts';
import { Page, type Scopes } from '../../store/read.ts';
import { canRead } from '../../webhooks/endpoint-state.ts';
import { loadRequest } from '../../webhooks/envelope.ts';
import { lockEvents } from '../../webhooks/retained-events.ts';
import type { Context, Handlers } from '../../work/operation.ts';
import { type Filters, type LogQuery, logFilters } from './log-filters.ts';
import { type Candidate, candidates } from './queries.ts';
import { readableLog, shownDeliveries, shownDelivery } from './readable.ts';
import { eventErrors, refuse } from './rules.ts';
import { schoolStats } from './stats.ts';
import { guardedLog } from './tables.ts';

/** A page of the log as a caller may read it: also the records of events can only be found by those who may read these. */
export async function listReadable(
  db: Reader,
  school: string,
  query: Filters & Pick<LogQuery, 'limit' | 'order'>,
  scopes: Scopes,
): Promise<Page> {
  const { log, filters } = readableLog(query, scopes);
  const page = await log.list(db, school, logFilters(filters));
  return new Page(shownDeliveries(page.records, scopes), page.nextCursor);
}

type Guarded = Schemas['Delivery'] & { is_confidential?: number };

export const deliveryLog: Handlers<'delivery-log'> = {
  list({ query, db, schoolId, scopes }) {
    return listReadable(db, schoolId, query, scopes);
  },

  async get({ params, db, schoolId, services, scopes }) {
    const delivery: Guarded = JSON.parse(await guardedLog.get(db, schoolId, params.delivery_id));
    const { resource_id, request } = await loadRequest(db, services.dataKeys, schoolId, delivery);
    const shown = shownDelivery(delivery, scopes);
    if (canRead(scopes, delivery.event_type, delivery.is_confidential === 1))
      return { ...shown, resource_id, request };
    return { ...shown, resource_id: null, request: { ...request, body: null } };
  },

  redeliver: redeliverMatching,

  stats(context) {
    return schoolStats(context, context.query.period);
  },
};

/** More would keep other writes of the school waiting. */
const mostExamined = 500;

/** Sends the events again whose last attempt matches, a part of them at a time. */
async function redeliverMatching(
  context: Context<'delivery-log.redeliver'>,
): Promise<Schemas['RedeliveredDeliveries']> {
  const { body, db, schoolId, services, now, scopes } = context;
  const { dry_run = false, status, event_type: type, ...others } = body;
  const event_type = type === undefined ? undefined : eventType(type, context.version);
  const page = { limit: mostExamined, order: 'desc' as const };
  const { log, filters } = readableLog(
    { ...others, event_type, status, waiting: undefined, ...page },
    scopes,
  );
  const any_failure = status === undefined ? 1 : undefined;
  const { records, nextCursor } = await log.list(db, schoolId, logFilters({ ...filters, any_failure }));
  const ids = records.map((json) => ({ school_id: schoolId, id: (JSON.parse(json) as { id: string }).id }));
  const found = ids.length === 0 ? [] : await db.all(candidates, { rows: ids });
  const last = found.filter(({ is_last }) => is_last === 1);
  const allowed = last.filter((each) => isSentAgain(each) && isReadable(each, scopes));
  const retained = await lockEvents(
    db,
    schoolId,
    allowed.map(({ event_id: id }) => ({ id })),
  );
  const wanted = allowed.filter(({ event_id }) => retained.has(event_id));
  if (!dry_run && wanted.length > 0) {
    await services.outbox.redeliver(db, schoolId, wanted.map(requestOf), now);
    for (const [id, own] of Map.groupBy(wanted, ({ webhook_id }) => webhook_id))
      context.record({
        action: 'webhook.redelivered',
        resource: { type: 'webhook', id },
        changes: { redelivered_events: { before: 0, after: own.length } },
      });
  }
  return {
    object: 'redelivered_deliveries',
    dry_run,
    deliveries: wanted.length,
    held: wanted.filter(({ status }) => status !== 'active').length,
    left_out: last.length - wanted.length,
    examined: records.length,
    next_cursor: nextCursor,
  };
}

/** Rejects a type that is not one of the version. */
function eventType(type: string, version: string): EventType | undefined {
  refuse(eventErrors([type], version, '/event_type'));
  if (isEventType(type)) return type;
  const detail = 'must be a single event type';
  throw invalidBody([{ pointer: '/event_type', code: 'unknown_event_type', detail }], 'unknown_event_type');
}

const isSentAgain = ({ is_archived, is_test, is_done }: Candidate): boolean =>
  is_archived === 0 && is_test === 0 && is_done === 0;

/** Whether the caller and the endpoint may read the event. */
const isReadable = ({ scopes: listed, event_type, confidential }: Candidate, own: Scopes): boolean =>
  canRead(own, event_type, confidential === 1) &&
  canRead(new Set<string>(JSON.parse(listed)), event_type, confidential === 1);

const requestOf = ({
  webhook_id: id,
  status,
  max_deliveries_per_second,
  event_id: eventId,
  event_type: type,
  attempts,
}: Candidate) => ({
  webhook: { id, status, max_deliveries_per_second },
  ...{ eventId, type, attempt: attempts + 1 },
});
