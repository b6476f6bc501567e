import { sql } from 'kysely';
import { systemClock } from '../lib/clock.ts';
import type { Database } from '../sql/database.ts';
import { statement } from '../sql/query.ts';

const databaseTime = statement<Record<never, never>, { ms: number }>((_, dialect) =>
  dialect === 'sqlite'
    ? sql`select cast(unixepoch('subsec') * 1000 as integer) as ms`
    : sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
);

/** From here on deliveries and messages are early or late, and receivers can find deliveries too old. In milliseconds. */
export const offsets = { warningMs: 2000, failedMs: 60_000 };

export const synchronise = 'Synchronise the clock of every machine, with chrony or systemd-timesyncd.';

/**
 * How far the clock of this machine is from that of the database: in milliseconds, at least, and in words, which continue
 * "The clock of this machine is".
 */
export async function clockOffset(db: Database): Promise<{ ms: number; shown: string }> {
  const before = systemClock.now();
  const there = Number((await db.first(databaseTime, {}))?.ms);
  const after = systemClock.now();
  const offset = Math.round((before + after) / 2 - there);
  const shown = `${(Math.abs(offset) / 1000).toFixed(1)} s ${offset > 0 ? 'ahead of' : 'behind'} that of the database`;
  return { ms: Math.abs(offset) - (after - before) / 2, shown };
}
