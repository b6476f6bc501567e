import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '../tables.ts';
import { connection } from './connection.ts';
import { unusable } from './errors.ts';
import { prerequisite } from './prerequisites.ts';

// A migration and an analysis take as long as they need, but wait for locks only for a limited time, because others
// wait behind them.
export const patientLockMs = 60_000;

/** Runs migrations on connections without the limits of the pool, in one process at a time. */
export async function migrating<T>(
  url: string,
  onError: (error: Error) => void,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const pool = new pg.Pool({
    ...connection(url, 'rollbook migrate'),
    max: 3,
    lock_timeout: patientLockMs,
  });
  // A connection that is lost while it is closed is not an error; errors of a connection in use are reported by its
  // queries.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => {
    if (!pool.ending) onError(error);
  });
  let lock: pg.PoolClient | undefined;
  try {
    // One process at a time: the others wait as long as necessary, and then find the work done.
    lock = await pool.connect();
    await lock.query('set lock_timeout = 0');
    await lock.query("select pg_advisory_lock(hashtextextended('rollbook migrate', 0))");
    const reason = await prerequisite(lock);
    if (reason !== undefined) throw unusable(url, reason);
    return await work(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }));
  } finally {
    // Closing the connection releases the lock.
    lock?.release();
    await pool.end();
  }
}

const ownTables = `select table_name as name from information_schema.tables
  where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`;

/** Writes tables anew, without the data that was deleted from them. */
export async function rewrite(url: string, some?: readonly string[]): Promise<void> {
  // A connection without the limits of the pool, because the duration depends on the size of the tables.
  const client = new pg.Client(connection(url, 'rollbook rewrite'));
  await client.connect();
  try {
    const tables = some ?? (await client.query<{ name: string }>(ownTables)).rows.map(({ name }) => name);
    for (const table of tables) await client.query(`vacuum full ${pg.escapeIdentifier(table)}`);
  } finally {
    await client.end();
  }
}
