import { closest } from 'fastest-levenshtein';
import { type ErrorCode, type FieldError, invalidBody } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { type EventType, eventTypesOf, knownVersions } from '../../contract/versions/index.ts';
import { canRead } from '../../webhooks/endpoint-state.ts';
import {
  type Condition,
  canBe,
  filterableFields,
  isFiltered,
  possibleValues,
} from '../../webhooks/filters.ts';
import { checkTarget, type TargetPolicy } from '../../webhooks/sender/address.ts';

/** The field errors of the event types of an endpoint of a version; suggests the closest known type. */
export function eventErrors(types: readonly string[], version: string, pointer = '/events'): FieldError[] {
  const known = eventTypesOf(version);
  // An unknown version is a field error of its own, so its event types are not checked.
  if (!knownVersions.includes(version)) return [];
  return types.flatMap((type, index) => {
    if (type === '*' || known.some((name) => name === type)) return [];
    const nearest = closest(type, known);
    const detail = `is not an event type of version ${version}. Did you mean ${nearest}?`;
    return [
      { pointer: pointer === '/events' ? `/events/${index}` : pointer, code: 'unknown_event_type', detail },
    ];
  });
}

/** The types of events that an endpoint is subscribed to, with the scopes that it has. */
export const subscribedTypes = (
  types: readonly string[],
  version: string,
  scopes: readonly string[],
): readonly EventType[] => {
  const own = new Set(scopes);
  return eventTypesOf(version).filter(
    (type) => (types.includes('*') || types.includes(type)) && canRead(own, type),
  );
};

/** The types of events that an endpoint receives: those with the fields of its filters. */
export const receivedTypes = ({
  events,
  version,
  scopes,
  filters,
}: Pick<Schemas['Webhook'], 'events' | 'version' | 'scopes' | 'filters'>): readonly EventType[] =>
  subscribedTypes(events, version, scopes).filter((type) => {
    const fields = filterableFields(type, version);
    return !isFiltered(type) || filters.every(({ field }) => fields.has(field));
  });

/** The number of fields, or of kinds of values, that an error lists. */
const mostListed = 20;

/** The field errors of conditions on the data of the types of events that an endpoint is subscribed to. */
export function filterErrors(
  filters: readonly Condition[],
  types: readonly EventType[],
  version: string,
): FieldError[] {
  const filtered = types.filter(isFiltered);
  const all = filtered.map((type) => filterableFields(type, version));
  const names = [...new Set(all.flatMap((fields) => [...fields.keys()]))].sort();
  return filters.flatMap(({ field, in: values }, index): FieldError[] => {
    const pointer = `/filters/${index}`;
    if (filters.findIndex((each) => each.field === field) < index)
      return [
        { pointer: `${pointer}/field`, code: 'duplicate', detail: 'is named by a condition before it' },
      ];
    const schemas = all.flatMap((fields) => fields.get(field) ?? []);
    if (schemas.length === 0) {
      const hint =
        names.length > mostListed
          ? `Did you mean ${closest(field, names)}?`
          : `It must be one of ${names.join(', ')}`;
      const detail = `is not a field of these events that can be filtered by. ${hint}`;
      return [{ pointer: `${pointer}/field`, code: 'unknown_filter_field', detail }];
    }
    return values.flatMap((value, place) => {
      if (schemas.some((schema) => canBe(schema, value))) return [];
      const possible = [...new Set(schemas.map(possibleValues))].slice(0, mostListed).join('; ');
      return [{ pointer: `${pointer}/in/${place}`, code: 'invalid_value', detail: `must be ${possible}` }];
    });
  });
}

export function versionErrors(version: string, lowest?: string): FieldError[] {
  if (!knownVersions.includes(version)) {
    return [
      {
        pointer: '/version',
        code: 'unsupported_version',
        detail: `must be one of ${knownVersions.join(', ')}`,
      },
    ];
  }
  if (lowest !== undefined && version < lowest) {
    return [{ pointer: '/version', code: 'version_lowered', detail: `must not be older than ${lowest}` }];
  }
  return [];
}

export function targetErrors(url: string, policy: TargetPolicy): FieldError[] {
  const checked = checkTarget(url, policy);
  return checked.ok ? [] : [{ pointer: '/url', code: checked.code, detail: checked.detail }];
}

/** `*` stands for all types, so other types next to it are redundant. */
export const normalEvents = (types: readonly string[]): string[] =>
  types.includes('*') ? ['*'] : [...types];

/** The field errors of the range and the types of a recovery. */
export function recoveryErrors(
  { since, until, types }: { since: string; until: string; types?: readonly string[] | null },
  { version, event_types: received }: Schemas['Webhook'],
  now: string,
): FieldError[] {
  const fieldErrors: FieldError[] = [];
  const fieldError = (pointer: string, code: string, detail: string) =>
    fieldErrors.push({ pointer, code, detail });
  if (since > now) fieldError('/since', 'in_future', `must not be after ${now}, the current time`);
  if (until > now) fieldError('/until', 'in_future', `must not be after ${now}, the current time`);
  if (until <= since) fieldError('/until', 'ends_before_start', `must be after ${since}`);
  for (const [index, type] of (types ?? []).entries()) {
    const unknown = eventErrors([type], version, `/types/${index}`);
    fieldErrors.push(...unknown);
    if (unknown.length === 0 && !received.some((own) => own === type))
      fieldError(
        `/types/${index}`,
        'not_subscribed',
        'must be one of the `event_types` that the endpoint receives',
      );
  }
  return fieldErrors;
}

/** All field errors. If all have the same kind, the code is that of the kind. */
export function refuse(fieldErrors: FieldError[]): void {
  if (fieldErrors.length === 0) return;
  const only = (code: ErrorCode, test: (fieldError: FieldError) => boolean) =>
    fieldErrors.every(test) ? code : undefined;
  throw invalidBody(
    fieldErrors,
    only('unknown_event_type', (fieldError) => fieldError.code === 'unknown_event_type') ??
      only('target_not_allowed', (fieldError) => fieldError.pointer === '/url') ??
      'validation_failed',
  );
}
