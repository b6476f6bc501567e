import { closest } from 'fastest-levenshtein';
import type { FieldError } from '../../contract/errors.ts';
import { eventTypesOf, knownVersions } from '../../contract/versions/index.ts';
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
