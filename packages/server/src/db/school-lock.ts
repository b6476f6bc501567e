import { sql } from 'kysely';
import { statement } from './query.ts';

/** Waits for the turn of a school to write, until the transaction ends. Only PostgreSQL has several writers. */
export const turn = statement<{ school: string }, { locked: boolean }>(
  (p) =>
    sql`select pg_advisory_xact_lock(hashtextextended('rollbook ' || cast(${p.school} as text), 0)) is null as locked`,
);
