import type { Actor } from './operation.ts';

/** The sender of a request, and its school. */
export interface Caller {
  readonly actor: Actor;
  readonly schoolId: string;
  readonly mode: 'live' | 'test';
  /** IANA time zone of the school. */
  readonly timeZone: string;
}
