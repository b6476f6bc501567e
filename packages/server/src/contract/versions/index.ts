import { events, versions } from '../../generated/operations.ts';
import { type OperationId, referredBy, type Schema, schemaOf } from '../schemas.ts';
import { birthDate } from './2026-10-01.ts';
import { subjectIds } from './2026-12-01.ts';
import type { VersionChange } from './change.ts';

export type EventType = keyof typeof events;

/** All changes, oldest first. */
const changes: readonly VersionChange[] = [birthDate, subjectIds];

export const knownVersions: readonly string[] = versions;
export const newestVersion: string = versions[versions.length - 1] ?? '';

const since = (version: string): VersionChange[] => changes.filter((change) => change.date > version);

/** A request's body in the form of the newest version. */
export function requestUp(version: string, operation: OperationId, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  let value = body as Record<string, unknown>;
  for (const change of since(version)) value = change.requests[operation]?.(value) ?? value;
  return value;
}

/** A pointer into a body of the newest version, with the names of another version. */
export const pointerDown = (version: string, pointer: string): string =>
  since(version).reduceRight((name, { pointers }) => {
    const end = name.indexOf('/', 1);
    const field = end < 0 ? name : name.slice(0, end);
    return (pointers[field] ?? field) + name.slice(field.length);
  }, pointer);

type Down = (value: Record<string, unknown>) => Record<string, unknown>;

/** Converts a record of the schema to an older version; undefined if there is no difference. */
export function schemaDown(version: string, schema: string): Down | undefined {
  if (version === newestVersion) return undefined;
  const steps = since(version).flatMap(
    (change) => (change.schemas as Record<string, Down | undefined>)[schema] ?? [],
  );
  if (steps.length === 0) return undefined;
  return (value) => steps.reduceRight((result, step) => step(result), value);
}

/** An event's `data`, as JSON text, in the version. */
export function eventDataDown(version: string, type: EventType, data: string): string {
  const down = schemaDown(version, events[type].data);
  return down ? JSON.stringify(down(JSON.parse(data))) : data;
}

interface Trigger {
  type: EventType;
  when: readonly (readonly [string, unknown])[];
}

/** The events of each audited action, in the order of the document. */
const triggers: ReadonlyMap<string, readonly Trigger[]> = Map.groupBy(
  Object.entries(events).flatMap(([type, { on, when }]) =>
    on.map((action) => ({ type: type as EventType, when: Object.entries(when), action })),
  ),
  ({ action }) => action,
);

/** The types of events that an audited action can emit. */
export const eventTypesOn = (action: string): EventType[] =>
  (triggers.get(action) ?? []).map(({ type }) => type);

/** The event that an audited action on a record emits, if any: the first one of which the record has the values. */
export function eventOf(action: string, record: { plain: unknown }): EventType | undefined {
  const found = triggers.get(action) ?? [];
  const value = found.some(({ when }) => when.length > 0) ? (record.plain as Record<string, unknown>) : {};
  return found.find(({ when }) => when.every(([field, expected]) => value[field] === expected))?.type;
}

/** The `data` of an event: its record, or the part of the record that the schema of the event has. */
export function eventData(type: EventType, record: string): string {
  const schema = schemaOf(events[type].data);
  return schema['x-record'] ? record : JSON.stringify(partOf(schema, JSON.parse(record)));
}

/** The part of a value that a schema declares. */
function partOf(schema: Schema, value: unknown): unknown {
  const { properties, items } = referredBy(schema);
  if (Array.isArray(value)) return items ? value.map((item) => partOf(items, item)) : value;
  if (!properties || typeof value !== 'object' || value === null) return value;
  const fields = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) =>
      name in fields ? [[name, partOf(property, fields[name])]] : [],
    ),
  );
}

/** An event type in a version: a newer type is replaced by its previous type, or undefined if there is none. */
export function eventTypeDown(version: string, type: EventType): EventType | undefined {
  const { since, formerly } = events[type];
  if (since <= version) return type;
  return formerly === null ? undefined : eventTypeDown(version, formerly);
}

/**
 * Some types of a version, with those that a newer version sends instead of them for some events: `learner.merged` instead of
 * `learner.archived`.
 */
export const eventTypesUp = (types: readonly string[], from: string, to: string): string[] => [
  ...types,
  ...eventTypesOf(to).filter((type) => {
    const former = eventTypeDown(from, type);
    return former !== undefined && former !== type && types.includes(former) && !types.includes(type);
  }),
];

/** The event types of a version. */
export const eventTypesOf = (version: string): EventType[] =>
  (Object.keys(events) as EventType[]).filter((type) => events[type].since <= version);

export const isEventType = (text: string): text is EventType => Object.hasOwn(events, text);
