import { sql } from 'kysely';
import type { Transaction } from './database.ts';
import { statement } from './query.ts';

const lock = statement<{ name: string }, { locked: boolean }>(
  (p) => sql`select pg_advisory_xact_lock(hashtextextended(${p.name}, 0)) is null as locked`,
);

/**
 * Makes other transactions wait that take the lock of the same name, until this one ends. The next statement sees what
 * they have committed. On SQLite all writes are sequential.
 */
export async function takeNamedLock(tx: Transaction, name: string): Promise<void> {
  if (tx.dialect === 'postgres') await tx.first(lock, { name });
}
