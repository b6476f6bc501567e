import { type Kysely, sql } from 'kysely';
import type { Transaction } from './database.ts';
import { statement } from './query.ts';
import type { Tables } from './tables.ts';

/**
 * Makes other transactions of PostgreSQL wait that take the lock of the same name, until this one ends. The next statement
 * sees what they have committed.
 */
const lockOf = (name: unknown) =>
  sql<{ locked: boolean }>`select pg_advisory_xact_lock(hashtextextended(${name}, 0)) is null as locked`;

const namedLock = statement<{ name: string }, { locked: boolean }>((p) => lockOf(p.name));

/** The same as SQL without parameters, which can be sent together with other commands. */
export const lockCommand = (db: Kysely<Tables>, name: string): string =>
  lockOf(sql.lit(name)).compile(db).sql;

/** Takes a lock for the rest of the transaction. On SQLite all writes are sequential. */
export async function takeNamedLock(tx: Transaction, name: string): Promise<void> {
  if (tx.dialect === 'postgres') await tx.first(namedLock, { name });
}

/** The name of the lock that is the turn of a school to write. */
export const turnName = (school: string): string => `rollbook ${school}`;
