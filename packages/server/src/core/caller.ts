import type { SchoolRow } from '../db/school-rows.ts';
import type { Actor } from './operation.ts';

/** The sender of a request, and its school. */
export interface Caller {
  readonly actor: Actor;
  readonly schoolId: string;
  readonly mode: 'live' | 'test';
  /** IANA time zone of the school. */
  readonly timeZone: string;
}

/** A caller whom a key or a token identifies. */
export interface Holder extends Caller {
  /** By how much the clock of the school is ahead of the server's, in milliseconds. */
  readonly aheadMs: number;
}

/** A caller without the actor, from a row with its school. */
export const schoolOf = (row: SchoolRow): Omit<Holder, 'actor'> => ({
  schoolId: row.school_id,
  mode: row.mode === 'live' ? 'live' : 'test',
  timeZone: row.time_zone,
  aheadMs: Number(row.ahead_ms),
});
