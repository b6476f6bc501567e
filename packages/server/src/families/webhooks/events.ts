import type { Schemas } from '../../contract.ts';
import { invalidCursor, Page } from '../../db/stored.ts';
import { notFound } from '../../errors.ts';
import { isId } from '../../ids.ts';
import type { Context, Handlers } from '../../operation.ts';
import { eventDataDown, eventTypesOf, isEventType, newestVersion } from '../../versions/index.ts';
import { eventLog, type OutcomeRow, outcomes, webhooks } from './tables.ts';

const outcomesIn = { asc: outcomes('asc'), desc: outcomes('desc') };

export const eventHandlers: Handlers<'events'> = {
  async list({ db, schoolId, query, version }) {
    // A type that came later is none of an older version.
    const types = version === newestVersion ? undefined : `,${eventTypesOf(version).join()},`;
    const page = await eventLog.list(db, schoolId, { ...query, types });
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
    return Page.of(
      rows.map((row) => ({ id: row.id, json: JSON.stringify(explain(row, event)) })),
      limit,
    );
  },
};

async function find({ db, schoolId, params, version }: Context<'events.get' | 'events.deliveries'>) {
  const event = JSON.parse(await eventLog.get(db, schoolId, params.event_id)) as Schemas['Event'];
  if (!eventTypesOf(version).some((type) => type === event.type)) throw notFound();
  return event;
}

function inVersion(event: Schemas['Event'], version: string): Schemas['Event'] {
  if (!isEventType(event.type)) throw new TypeError(`${event.type} is stored and in no catalog`);
  return {
    ...event,
    version,
    data: JSON.parse(eventDataDown(version, event.type, JSON.stringify(event.data))),
  };
}

function explain(row: OutcomeRow, event: Schemas['Event']): Schemas['EventDelivery'] {
  return {
    webhook_id: row.id,
    outcome: outcomeOf(row, event),
    attempts: row.attempts,
    delivery_id: row.delivery_id,
    next_attempt_at: row.status === 'pending' ? row.scheduled_at : null,
    completed_at: row.completed_at,
  };
}

function outcomeOf(row: OutcomeRow, event: Schemas['Event']): Schemas['EventDelivery']['outcome'] {
  if (row.succeeded > 0) return 'succeeded';
  if (row.status === null) return row.created_at > event.created_at ? 'endpoint_created_later' : 'filtered';
  if (row.status === 'pending') return row.attempts > 0 ? 'retrying' : 'pending';
  return row.status as Schemas['EventDelivery']['outcome'];
}
