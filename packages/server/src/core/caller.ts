import type { Actor } from '../operation.ts';

/** Who makes a request, and in which school. */
export interface Caller {
  readonly actor: Actor;
  readonly schoolId: string;
  readonly mode: 'live' | 'test';
  /** IANA time zone of the school. */
  readonly timeZone: string;
}
