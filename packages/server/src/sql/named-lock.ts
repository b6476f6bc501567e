import { sql } from 'kysely';
import type { Transaction } from './database.ts';
import { statement } from './query.ts';

/**
 * Makes other transactions of PostgreSQL wait that take the lock of the same name, until this one ends. The next statement
 * sees what they have committed.
 */
export const namedLock = statement<{ name: string }, { locked: boolean }>(
  (p) => sql`select pg_advisory_xact_lock(hashtextextended(${p.name}, 0)) is null as locked`,
);

/** Takes a lock for the rest of the transaction. On SQLite all writes are sequential. */
export async function takeNamedLock(tx: Transaction, name: string): Promise<void> {
  if (tx.dialect === 'postgres') await tx.first(namedLock, { name });
}

/** The name of the lock that is the turn of a school to write. */
export const turnName = (school: string): string => `rollbook ${school}`;
