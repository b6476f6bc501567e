import type { Schemas } from '../../contract.ts';
import { invalidCursor, Page } from '../../db/stored.ts';
import { isId } from '../../ids.ts';
import type { Handlers } from '../../operation.ts';
import { eventDataDown, isEventType } from '../../versions/index.ts';
import { eventLog, type OutcomeRow, outcomes, webhooks } from './tables.ts';

const outcomesIn = { asc: outcomes('asc'), desc: outcomes('desc') };

export const eventHandlers: Handlers<'events'> = {
  async list({ db, schoolId, query, version }) {
    const page = await eventLog.list(db, schoolId, query);
    return new Page(
      page.records.map((json) => JSON.stringify(inVersion(json, version))),
      page.nextCursor,
    );
  },

  async get({ db, schoolId, params, version }) {
    return inVersion(await eventLog.get(db, schoolId, params.event_id), version);
  },

  async deliveries(context) {
    const { db, schoolId, params, query } = context;
    const event = JSON.parse(await eventLog.get(db, schoolId, params.event_id)) as Schemas['Event'];
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

function inVersion(json: string, version: string): Schemas['Event'] {
  const event = JSON.parse(json) as Schemas['Event'];
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
