import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { monotonicMs } from '../../lib/platform.ts';
import type { Rewritten, RunScript } from '../database.ts';
import { statement } from '../query.ts';
import type { Tables } from '../tables.ts';
import { elsewhere } from '../url.ts';
import { isNameTaken, reasonOf, unusable } from './errors.ts';
import { ConnectionPool } from './pool.ts';
import type { Servers } from './servers.ts';

export interface Server {
  /** Such as 150004 for 15.4. */
  version: number;
  name: string;
  encoding: string;
  user: string;
  search_path: string;
  /** The first schema of the search path that exists. */
  schema: string | null;
  may_create: boolean | null;
  is_standby: boolean;
}

const firstVersion = 15;

/** Selects a `Server`. */
const selectServer = `select current_setting('server_version_num')::int as version, current_database() as name,
  current_setting('server_encoding') as encoding, current_user as "user", current_setting('search_path') as search_path,
  current_schema() as schema, has_schema_privilege(current_schema(), 'create') as may_create,
  pg_is_in_recovery() as is_standby`;

export const serverFacts = statement<Record<never, never>, Server>(() => sql.raw(selectServer));

/** Why the schema cannot be created or changed in a database, and what to do; undefined if it can. */
async function prerequisite(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<Server>(selectServer);
  const [server] = rows;
  return server && missing(server);
}

export function missing(server: Server): string | undefined {
  const { version, name, encoding, user, schema } = server;
  if (version < firstVersion * 10_000)
    return `it is PostgreSQL ${Math.floor(version / 10_000)}. PostgreSQL ${firstVersion} or later is required.`;
  if (encoding !== 'UTF8')
    return `its encoding is ${encoding}. Create a database with: create database rollbook template template0 encoding 'UTF8'`;
  if (server.is_standby)
    return 'it is a standby server, which cannot be written to. Connect to the primary server.';
  if (schema === null)
    return `none of the schemas of its search_path (${server.search_path}) exists. Create one with: create schema`;
  if (!server.may_create)
    return `the user ${user} may not create tables in the schema ${schema}. Make it the owner of the database with: alter database "${name}" owner to "${user}"`;
  return undefined;
}

// A migration and an analysis take as long as they need, but wait for locks only for a limited time, because others
// wait behind them.
const patientLockMs = 60_000;

/** Runs migrations on connections without the limits of the pool, in one process at a time. */
export async function migrating<T>(
  servers: Servers,
  url: string,
  onError: (error: Error) => void,
  work: (db: Kysely<Tables>, run: RunScript) => Promise<T>,
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
    // Without parameters the driver sends all statements at once.
    const run: RunScript = async (tx, statements) => {
      await sql
        .raw(statements.join(';\n'))
        .execute(tx)
        .catch((error: unknown) => {
          if (!isNameTaken(error)) throw error;
          throw unusable(url, `${reasonOf(error)}, and belongs to another program. ${elsewhere}`, error);
        });
    };
    return await work(new Kysely<Tables>({ dialect: new PostgresDialect({ pool: lent }) }), run);
  } finally {
    // Closing the connection releases the lock.
    lock?.release();
    await pool.end();
  }
}

/** Whether another session still sees rows as they were before a transaction: they would be copied. */
const hasOlder = `select exists (select 1 from pg_stat_activity where pid != pg_backend_pid()
    and (datname = current_database() or backend_type = 'walsender') and age(backend_xmin) > age($1::xid))
  or exists (select 1 from pg_prepared_xacts where database = current_database() and age(transaction) > age($1::xid))
  or exists (select 1 from pg_replication_slots where age(xmin) > age($1::xid)) as found`;
const olderWaitMs = 2000;

const ofLog =
  'The write-ahead log of PostgreSQL contains it until its segments are overwritten, and so do its archive, standby servers and backups.';

/** Writes tables anew, without the data that was deleted from them. */
export function rewrite(servers: Servers, tables: readonly string[]): Promise<Rewritten> {
  return unlimited(servers, 'rollbook rewrite', async (client) => {
    const { rows } = await client.query<{ xid: string }>('select pg_current_xact_id()::xid::text as xid');
    const isOlderOpen = async () => (await client.query(hasOlder, [rows[0]?.xid])).rows[0].found as boolean;
    const until = monotonicMs() + olderWaitMs;
    let isOpen = await isOlderOpen();
    while (isOpen && monotonicMs() < until) {
      await setTimeout(100);
      isOpen = await isOlderOpen();
    }
    for (const table of tables) await client.query(`vacuum full ${pg.escapeIdentifier(table)}`);
    if (!isOpen) return { isClean: true, detail: `The tables contain no deleted text. ${ofLog}` };
    return {
      isClean: false,
      detail: `The tables were rewritten, but contain text that was deleted, because a transaction or a replication slot is older than this (pg_stat_activity, pg_prepared_xacts, pg_replication_slots). Run this again when it has ended. ${ofLog}`,
    };
  });
}

/** Updates the statistics of tables, whose names are escaped; `roughly` from a sample of a tenth of the size. */
export function analyze(servers: Servers, tables: readonly string[], roughly: boolean): Promise<void> {
  return unlimited(servers, 'rollbook analyze', async (client) => {
    await client.query(`set lock_timeout = ${patientLockMs}`);
    if (roughly) await client.query('set default_statistics_target = 10');
    await client.query(`analyze ${tables.join()}`);
  });
}

/** Uses a connection without the limits of the pool, for work that takes as long as the tables are large. */
async function unlimited<T>(
  servers: Servers,
  name: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await servers.open({ name });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
