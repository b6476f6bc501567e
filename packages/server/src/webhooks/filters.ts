import type { Schemas } from '../contract/schemas.ts';
import { referredBy, type Schema, schemaOf } from '../contract/schemas.ts';
import { type EventType, isEventType, newestVersion, schemaDown } from '../contract/versions/index.ts';
import { events } from '../generated/operations.ts';
import { isDay } from '../lib/dates.ts';
import type { Changes } from '../store/changes.ts';
import { isPersonal } from '../store/personal.ts';

export type Condition = Schemas['WebhookFilter'];

type Fields = Readonly<Record<string, unknown>>;

/** Events about endpoints are sent whatever the conditions are: they say that others do not work. */
export const isFiltered = (type: EventType): boolean => events[type].data !== 'WebhookHealth';

/** The conditions of an endpoint, as they are stored. */
export const conditionsOf = (stored: string): readonly Condition[] =>
  stored === '[]' ? [] : (JSON.parse(stored) as Condition[]);

/** An event, as it is stored. */
export interface StoredData {
  type: string;
  /** The record, or its part without personal values, as JSON. */
  data: string;
  /** The values before the change of the fields that it changed, as JSON. */
  previous: string | null;
}

/**
 * Whether events meet conditions: the record does, or did before the change. The data of an event is read once, however
 * many endpoints are asked for.
 */
export function matcher({ type, data, previous }: StoredData): (conditions: readonly Condition[]) => boolean {
  let states: readonly Fields[] | undefined;
  return (conditions) => {
    if (conditions.length === 0 || !isEventType(type) || !isFiltered(type)) return true;
    if (!states) {
      const now = JSON.parse(data) as Fields;
      states = previous === null ? [now] : [now, { ...now, ...(JSON.parse(previous) as Fields) }];
    }
    const fields = filterable(type);
    return states.some((state) =>
      conditions.every(
        ({ field, in: values }) =>
          fields.has(field) &&
          [state[field]].flat().some((value) => values.some((wanted) => wanted === (value ?? null))),
      ),
    );
  };
}

/** What an event of a change has to keep so that conditions can be compared with the state before it. */
export function previousValues(type: EventType, action: string, changes: Changes): string | null {
  if (action.endsWith('.created')) return null;
  const fields = filterable(type);
  const changed = Object.entries(changes).filter(([field]) => fields.has(field));
  return changed.length === 0
    ? null
    : JSON.stringify(Object.fromEntries(changed.map(([field, { before }]) => [field, before])));
}

const known = new Map<EventType, ReadonlyMap<string, Schema>>();

/** The fields of the data of an event that conditions can name, with the schema of a single value. */
function filterable(type: EventType): ReadonlyMap<string, Schema> {
  const found = known.get(type) ?? fieldsOf(events[type].data);
  known.set(type, found);
  return found;
}

function fieldsOf(name: string): ReadonlyMap<string, Schema> {
  const schema = schemaOf(name);
  const { derived = [], sensitive = [] } = schema['x-record'] ?? {};
  const hidden = new Set(['id', 'object', ...derived, ...sensitive]);
  return new Map(
    Object.entries(schema.properties ?? {}).flatMap(([field, property]): [string, Schema][] => {
      const { items, ...whole } = referredBy(property);
      const value = items ? referredBy(items) : whole;
      const isOff = hidden.has(field) || isPersonal(property) || !isScalar(value);
      return isOff ? [] : [[field, value]];
    }),
  );
}

const scalars = new Set(['string', 'integer', 'number', 'boolean', 'null']);

const isScalar = ({ type, format, 'x-personal': personal }: Schema): boolean =>
  type !== undefined &&
  personal !== true &&
  [type].flat().every((each) => scalars.has(each)) &&
  format !== 'date-time' &&
  format !== 'time';

/** The same in a version: without the fields that had another name in it. */
export function filterableFields(type: string, version: string): ReadonlyMap<string, Schema> {
  if (!isEventType(type)) return new Map();
  const fields = filterable(type);
  const down = version === newestVersion ? undefined : schemaDown(version, events[type].data);
  if (!down) return fields;
  const kept = down(Object.fromEntries([...fields.keys()].map((field) => [field, null])));
  return new Map([...fields].filter(([field]) => field in kept));
}

/** Whether a field can have a value. */
export function canBe(schema: Schema, value: Condition['in'][number]): boolean {
  const { type, enum: values, const: constant, format, pattern, 'x-ref': ref } = schema;
  const types = [type].flat();
  if (value === null) return types.includes('null');
  if (values) return values.includes(value);
  if (constant !== undefined) return constant === value;
  if (typeof value === 'boolean') return types.includes('boolean');
  if (typeof value === 'number')
    return types.includes('number') || (types.includes('integer') && Number.isInteger(value));
  if (!types.includes('string')) return false;
  if (format === 'date') return isDay(value);
  if (format === 'currency') return /^[A-Z]{3}$/.test(value);
  return ref && pattern ? value.startsWith(prefixOf(pattern)) : true;
}

/** What a field can be, in words. */
export function possibleValues(schema: Schema): string {
  const { type, enum: values, format, pattern, 'x-ref': ref } = schema;
  const or = [type].flat().includes('null') ? ' or null' : '';
  if (values) return values.map((value) => (value === null ? 'null' : String(value))).join(', ');
  if (ref && pattern) return `an id with the prefix \`${prefixOf(pattern)}\`${or}`;
  if (format === 'date') return `a date${or}`;
  if (format === 'currency') return `a currency${or}`;
  const [one = 'string'] = [type].flat().filter((each) => each !== 'null');
  return `${one === 'integer' ? 'an' : 'a'} ${one}${or}`;
}

/** The prefix of ids, from the pattern that they have. */
const prefixOf = (pattern: string): string => pattern.slice(1, pattern.indexOf('_') + 1);
