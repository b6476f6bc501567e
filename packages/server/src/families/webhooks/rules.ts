import { closest } from 'fastest-levenshtein';
import type { Fault } from '../../errors.ts';
import { eventTypesOf, knownVersions } from '../../versions/index.ts';
import { checkTarget, type TargetPolicy } from '../../webhooks/address.ts';

/** What is wrong with the event types that an endpoint of a version asks for; names the nearest known type. */
export function eventFaults(types: readonly string[], version: string, pointer = '/events'): Fault[] {
  const known = eventTypesOf(version);
  // Of a version that does not exist nothing can be said; that it does not is a fault of its own.
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

export function versionFaults(version: string, lowest?: string): Fault[] {
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

export function targetFaults(url: string, policy: TargetPolicy): Fault[] {
  const checked = checkTarget(url, policy);
  return checked.ok ? [] : [{ pointer: '/url', code: checked.code, detail: checked.detail }];
}

/** `*` stands for all types, so the others beside it say nothing. */
export const normalEvents = (types: readonly string[]): string[] =>
  types.includes('*') ? ['*'] : [...types];
