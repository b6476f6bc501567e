import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '../tables.ts';
import { reasonOf, unusable } from './errors.ts';
import { ConnectionPool } from './pool.ts';
import { prerequisite } from './prerequisites.ts';
import type { Servers } from './servers.ts';

// A migration and an analysis take as long as they need, but wait for locks only for a limited time, because others
// wait behind them.
const patientLockMs = 60_000;

/** Runs migrations on connections without the limits of the pool, in one process at a time. */
export async function migrating<T>(
  servers: Servers,
  url: string,
  onError: (error: Error) => void,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const session = { name: 'rollbook migrate', settings: { lock_timeout: `${patientLockMs}` } };
  const pool = new ConnectionPool(servers, { session, most: 3, onError });
  let lock: pg.PoolClient | undefined;
  try {
    // One process at a time: the others wait as long as necessary, and then find the work done.
    lock = await pool.connect().catch((error: unknown) => {
      throw unusable(url, reasonOf(error), error);
    });
    await lock.query('set lock_timeout = 0');
    await lock.query("select pg_advisory_lock(hashtextextended('rollbook migrate', 0))");
    const reason = await prerequisite(lock);
    if (reason !== undefined) throw unusable(url, reason);
    const lent = { connect: () => pool.connect(), end: () => pool.end(), options: {} };
    return await work(new Kysely<Tables>({ dialect: new PostgresDialect({ pool: lent }) }));
  } finally {
    // Closing the connection releases the lock.
    lock?.release();
    await pool.end();
  }
}

const ownTables = `select table_name as name from information_schema.tables
  where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`;

/** Writes tables anew, without the data that was deleted from them. */
export function rewrite(servers: Servers, some?: readonly string[]): Promise<void> {
  return unlimited(servers, 'rollbook rewrite', async (client) => {
    const tables = some ?? (await client.query<{ name: string }>(ownTables)).rows.map(({ name }) => name);
    for (const table of tables) await client.query(`vacuum full ${pg.escapeIdentifier(table)}`);
  });
}

/** Updates the statistics of tables, whose names are escaped. */
export function analyze(servers: Servers, tables: readonly string[]): Promise<void> {
  return unlimited(servers, 'rollbook analyze', async (client) => {
    await client.query(`set lock_timeout = ${patientLockMs}`);
    await client.query(`analyze ${tables.join()}`);
  });
}

/** Uses a connection without the limits of the pool, for work that takes as long as the tables are large. */
async function unlimited(
  servers: Servers,
  name: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = await servers.open({ name });
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
