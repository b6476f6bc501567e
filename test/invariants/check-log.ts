import type { AuditEntry } from '@rollbook/sdk';
import { expect } from 'vitest';
import { document, withoutSensitive } from '../support/document.ts';
import { audited, isRead } from './history.ts';
import type { Snapshot } from './snapshot.ts';
import { carriedOut } from './tape.ts';

/** 6: each change of a record is one entry of the request that made it; what failed or was given again has none. */
export function everyChangeIsOneEntry({ school, entries, records, histories }: Snapshot): void {
  for (const { record, version } of records.values()) {
    const changes = histories.get(record.id)?.entries ?? [];
    const actions = changes.map(({ action }) => action).join(', ');
    expect(version, `${record.id} has as many versions as it was changed: ${actions}`).toBe(changes.length);
  }
  const exchanges = new Map(school.tape.exchanges.map((exchange) => [exchange.requestId, exchange]));
  const imports = new Set<string | null>();
  for (const [requestId, of] of Map.groupBy(entries, (entry) => entry.request_id)) {
    if (requestId === null) {
      expect(of.map(({ actor }) => actor.type)).toEqual(of.map(() => 'system'));
      continue;
    }
    const exchange = exchanges.get(requestId);
    // Those before the tape ran made the keys.
    if (!exchange) {
      expect(of.map(({ resource }) => resource.type)).toEqual(['api_key']);
      continue;
    }
    const what = `${exchange.method} ${exchange.path} -> ${exchange.status}`;
    const mayWrite = carriedOut(exchange) || of.every(isRead);
    expect(
      mayWrite && exchange.status < 400 && (!exchange.replayed || of.every(isRead)),
      `${what} is in the audit log`,
    ).toBe(true);
    if (exchange.path === '/v1/imports') imports.add(requestId);
    const ids = of.filter((entry) => !isRead(entry)).map(({ resource }) => resource.id);
    // An import carries out many operations in the name of its request.
    if (!imports.has(requestId)) expect(ids, `${what} changed each record once`).toEqual([...new Set(ids)]);
    if (JSON.parse(exchange.sent || '{}').dry_run === true && !imports.has(requestId))
      expect(of, `${what} was a dry run`).toEqual([]);
  }
}

/** 6: the changes undone, from the newest entry to the oldest, give the record as it was created. */
export function changesUndoneGiveTheRecordAtCreation({ school, histories }: Snapshot): void {
  const created = new Map<string, object>();
  for (const exchange of school.tape.exchanges) {
    if (!carriedOut(exchange) || exchange.status !== 201) continue;
    const body = JSON.parse(exchange.text);
    if (typeof body.id === 'string' && !exchange.path.endsWith('/transfer')) created.set(body.id, body);
  }
  for (const { id, entries, states, fieldErrors } of histories.values()) {
    expect(fieldErrors, `the audit log of ${id} is that of the record`).toEqual([]);
    expect(entries[0]?.action, `the first entry of ${id}`).toMatch(/\.created$/);
    expect(
      entries.slice(1).filter(({ action }) => action.endsWith('.created')),
      id,
    ).toEqual([]);
    const shown = created.get(id);
    if (!shown) continue;
    const first = states[0] ?? {};
    const answered = Object.fromEntries(Object.entries(audited(shown)).filter(([field]) => field in first));
    expect(answered, `${id} as it was created`).toEqual(first);
  }
}

/** 6: values are kept from the log where the field is sensitive or hidden, and nowhere else. */
export function theLogRedactsWhatItMust({ records, entries }: Snapshot): void {
  for (const { resource, changes, sequence } of entries) {
    const { record } = records.get(resource.id) ?? {};
    if (!record) continue;
    const open = withoutSensitive(record);
    for (const [field, { before, after }] of Object.entries(changes)) {
      // Who was merged into the record is said by the log alone.
      if (field === 'merged_id') continue;
      const secret = !(field in open);
      const shown = [before, after].filter((value) => value !== null);
      const redacted = shown.map((value) => value === '[redacted]');
      expect(redacted, `${field} in entry ${sequence} of a ${resource.type}`).toEqual(
        shown.map(() => secret),
      );
    }
  }
}

/** 7: entries are numbered from 1 without a gap, each in one chain with the one before. */
export async function theLogIsGapless({ school, entries }: Snapshot): Promise<void> {
  expect(entries.map(({ sequence }) => sequence)).toEqual(entries.map((_, index) => index + 1));
  let previous = '0'.repeat(64);
  for (const { prev_hash, hash } of entries) {
    expect(prev_hash).toBe(previous);
    previous = hash;
  }
  const verified = await school.client.auditLog.verify({ to_sequence: entries.length });
  expect(verified).toMatchObject({ valid: true, checked: entries.length, last_hash: previous });
}

/** The event that a change is to have, as the document says, if any. */
export const eventOf = ({ action, changes }: AuditEntry): string | undefined =>
  emitted.find(
    ({ on, when }) =>
      on.includes(action) && Object.entries(when).every(([field, value]) => changes[field]?.after === value),
  )?.type;

const emitted = Object.entries(document.webhooks).map(([type, { post }]) => ({
  type,
  on: post['x-on'] ?? [],
  when: post['x-when'] ?? {},
}));

/** 8: every change that is an event has one, with the record as it was then, and nothing else has. */
export function eventsAreTheTransitions({ entries, events, histories }: Snapshot): void {
  const ids = events.map(({ id }) => id);
  expect(ids, 'ids of events').toEqual([...new Set(ids)]);
  const key = (type: string | undefined, id: unknown) => `${type} of ${id}`;
  const due = entries.filter((entry) => eventOf(entry) !== undefined);
  const wanted = due.map((entry) => key(eventOf(entry), entry.resource.id));
  expect(
    events.map(({ type, data }) => key(type, (data as { id?: string }).id)).sort(),
    'events, and what the audit log says has happened',
  ).toEqual(wanted.sort());
  expect(entries.flatMap(({ event_ids }) => event_ids).sort(), 'events named in the log').toEqual(ids.sort());
  const dueByKey = Map.groupBy(due, (entry) => key(eventOf(entry), entry.resource.id));
  for (const { id, type, data } of events) {
    const fields = audited(data);
    const resource = String((data as { id?: string }).id);
    const entry = dueByKey.get(key(type, resource))?.shift();
    expect(entry?.event_ids, `entry of ${key(type, resource)}`).toContain(id);
    const { entries: changes = [], states = [] } = histories.get(resource) ?? {};
    const state = states[changes.findIndex((change) => change.id === entry?.id)] ?? {};
    const then = Object.fromEntries(Object.entries(state).filter(([field]) => field in fields));
    const shown = Object.fromEntries(Object.entries(fields).filter(([field]) => field in then));
    expect(shown, `${key(type, resource)} as it was at entry ${entry?.sequence}`).toEqual(then);
  }
}

interface Edge {
  from: string[];
  to: string;
  done: string;
  once?: string;
}

/** The actions of each kind of record, as the document has them. */
export const graphs = new Map<string, Record<string, Edge>>(
  Object.values(document.components.schemas).flatMap(({ properties, 'x-record': of }) => {
    const { states } = (of ?? {}) as { states?: Record<string, Edge> };
    const object = properties?.object?.const;
    return states && typeof object === 'string' ? [[object, states] as const] : [];
  }),
);

/** 41: the states of a record, one after the other, are a path in the graph that the document has of its kind. */
export function statesFollowTheirGraph({ histories }: Snapshot): void {
  for (const { id, entries } of histories.values()) {
    let status: unknown;
    for (const { action, changes, resource, sequence } of entries) {
      const { status: change } = changes;
      const edges = Object.values(graphs.get(resource.type) ?? {});
      const done = action.slice(action.indexOf('.') + 1);
      const edge = edges.filter((one) => one.done === done);
      if (!change) {
        // What comes back to the state that it was in leaves no trace of it: a second resending.
        const stays = edge.length === 0 || edge.some(({ from, to }) => from.includes(to));
        expect(stays, `entry ${sequence}: ${action} of ${id} does not change its state`).toBe(true);
        continue;
      }
      const { before, after } = change;
      const here = `entry ${sequence} of ${id}: ${action} from ${before} to ${after}`;
      if (status === undefined) expect(before, here).toBeNull();
      else {
        const bySelf = edges.some(
          ({ once, from, to }) => once && to === before && from.includes(String(status)),
        );
        expect(before === status || bySelf, `${here}, when it was ${status}`).toBe(true);
        const declared = edge.some(({ from, to }) => from.includes(String(before)) && to === after);
        expect(declared, `${here} is in the document`).toBe(true);
      }
      status = after;
    }
  }
}
