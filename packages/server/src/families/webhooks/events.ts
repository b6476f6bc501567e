import { invalidQuery, notFound } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import {
  type EventType,
  eventDataDown,
  eventTypeDown,
  eventTypesOf,
  isEventType,
} from '../../contract/versions/index.ts';
import { events } from '../../generated/operations.ts';
import { isId } from '../../lib/ids.ts';
import { seesConfidential } from '../../store/confidential.ts';
import { invalidCursor, Page, type Scopes } from '../../store/read.ts';
import { canRead } from '../../webhooks/endpoint-state.ts';
import { conditionsOf, matcher } from '../../webhooks/filters.ts';
import type { Context, Handlers } from '../../work/operation.ts';
import { readsNothing, readsRecords, requireReadable } from './readable.ts';
import { comparedData, confidentialEvent, eventLog, type OutcomeRow, outcomes, webhooks } from './tables.ts';

const outcomesIn = { asc: outcomes('asc'), desc: outcomes('desc') };

export const eventHandlers: Handlers<'events'> = {
  async list({ db, schoolId, query, version, services, scopes }) {
    const { type, ...others } = query;
    if (type === undefined && !readsRecords(scopes)) throw readsNothing();
    if (type !== undefined && !eventTypesOf(version).includes(type)) {
      const detail = `is not an event type of version ${version}`;
      throw invalidQuery([{ pointer: '?type', code: 'invalid_value', detail }]);
    }
    requireReadable(scopes, type === undefined ? [] : [type], 'read events of the type');
    const readable = {
      ...storedAs(version, type, scopes),
      ...(seesConfidential({ scopes }) ? {} : { confidential: 0 }),
    };
    const page = await eventLog.list(db, schoolId, { ...others, ...readable }, services.dataKeys);
    return new Page(
      page.records.map((json) => JSON.stringify(inVersion(JSON.parse(json), version))),
      page.nextCursor,
    );
  },

  async get(context) {
    return inVersion(await find(context), context.version);
  },

  async deliveries(context) {
    const { db, schoolId, query } = context;
    const event = await find(context);
    const { limit, order, starting_after: cursor } = query;
    const known =
      cursor === undefined || (isId(cursor, 'wh') && (await context.records(webhooks).find(cursor)));
    if (!known) throw invalidCursor();
    const after = cursor ?? (order === 'asc' ? '' : '~');
    const rows = await db.all(outcomesIn[order], {
      school: schoolId,
      event: event.id,
      after,
      limit: limit + 1,
    });
    const data = await db.first(comparedData, { school: schoolId, id: event.id });
    const meets = data && matcher(data);
    return Page.of(
      rows.map((row) => ({ id: row.id, json: JSON.stringify(explain(row, event, meets)) })),
      limit,
    );
  },
};

/** An event that the caller may read. One of a confidential record does not exist for others, like the record. */
async function find({
  db,
  schoolId,
  params,
  version,
  services,
  scopes,
}: Context<'events.get' | 'events.deliveries'>) {
  const event = JSON.parse(
    await eventLog.get(db, schoolId, params.event_id, services.dataKeys),
  ) as Schemas['Event'];
  if (!isEventType(event.type) || !eventTypeDown(version, event.type)) throw notFound();
  requireReadable(scopes, [event.type], 'read an event of the type');
  const found = await db.first(confidentialEvent, { school: schoolId, id: event.id });
  if (!canRead(scopes, event.type, found?.confidential === 1)) throw notFound();
  return event;
}

/** The filter for the stored types of the events of a version that can be read; none for all types. */
function storedAs(
  version: string,
  wanted: string | undefined,
  scopes: Scopes,
): { type?: string; types?: string } {
  const all = Object.keys(events) as EventType[];
  const shown = all.filter((type) => {
    const known = eventTypeDown(version, type);
    return known !== undefined && canRead(scopes, type) && (wanted === undefined || known === wanted);
  });
  const [only, ...others] = shown;
  if (only !== undefined && others.length === 0) return { type: only };
  return shown.length === all.length ? {} : { types: `,${shown.join()},` };
}

function inVersion(event: Schemas['Event'], version: string): Schemas['Event'] {
  const type = isEventType(event.type) ? eventTypeDown(version, event.type) : undefined;
  if (!isEventType(event.type) || !type) throw new TypeError(`${event.type} is not an event of ${version}`);
  const { id, created_at, school_id } = event;
  const data = JSON.parse(eventDataDown(version, event.type, JSON.stringify(event.data)));
  // In the order of the fields of a delivery.
  return { id, type, version, created_at, school_id, data };
}

function explain(row: OutcomeRow, event: Schemas['Event'], meets: Meets): Schemas['EventDelivery'] {
  return {
    webhook_id: row.id,
    outcome: outcomeOf(row, event, meets),
    attempts: row.attempts,
    delivery_id: row.delivery_id,
    next_attempt_at: row.status === 'pending' ? row.scheduled_at : null,
    completed_at: row.completed_at,
  };
}

type Meets = ReturnType<typeof matcher> | undefined;

function outcomeOf(
  row: OutcomeRow,
  event: Schemas['Event'],
  meets: Meets,
): Schemas['EventDelivery']['outcome'] {
  if (row.succeeded > 0) return 'succeeded';
  if (row.status === null) {
    if (row.created_at > event.created_at) return 'endpoint_created_later';
    return isSubscribed(row, event) && meets?.(conditionsOf(row.filters)) === false
      ? 'not_matched'
      : 'filtered';
  }
  if (row.status === 'pending') return row.attempts > 0 ? 'retrying' : 'pending';
  return row.status as Schemas['EventDelivery']['outcome'];
}

/** Whether the endpoint received events of the type when this one occurred, as far as that is known. */
function isSubscribed(row: OutcomeRow, { type, created_at }: Schemas['Event']): boolean {
  const known = isEventType(type) ? eventTypeDown(row.version, type) : undefined;
  if (!known || row.selected_at > created_at) return false;
  const types: unknown[] = JSON.parse(row.events);
  return (types.includes('*') || types.includes(known)) && canRead(new Set(JSON.parse(row.scopes)), type);
}
