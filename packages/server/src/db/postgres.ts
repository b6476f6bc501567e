import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import pg from 'pg';
import { CommitWork } from './commit-work.ts';
import { ConnectionGate } from './connection-gate.ts';
import {
  ConnectionLost,
  credentialsChannel,
  credentialTables,
  type Database,
  type DatabaseLimits,
  Locked,
  OutcomeUnknown,
  type Reader,
  type Transaction,
  Unavailable,
  type Writer,
} from './database.ts';
import { ownWork } from './fair-queue.ts';
import { type CompiledQuery, compile, type Params, type Query } from './query.ts';
import type { Tables } from './tables.ts';

const maxTries = 5;
const lockNotAvailable = '55P03';
// Serialisation failure, deadlock, and a unique value that another transaction took after this one had checked: the
// work is retried and then sees the other transaction's changes.
const retryable = new Set(['40001', '40P01', '23505']);

/** Kysely as a compiler of queries, without a database. */
export const postgresCompiler = (onQuery?: (sql: string) => void): Kysely<Tables> =>
  new Kysely<Tables>({
    ...(onQuery ? { log: (event) => onQuery(event.query.sql) } : {}),
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

interface Prepared extends CompiledQuery {
  uses: number;
  /** The name of the prepared statement, after the query has been used often. */
  name: string | undefined;
}

// A connection keeps its prepared statements until it closes. So only queries that are used repeatedly are prepared,
// and when the maximum number is reached, others are planned each time they run.
const usesBeforeName = 4;
export const mostNames = 1000;

// A migration and an analysis take as long as they need, but wait for locks only for a limited time, because others
// wait behind them.
const patientLockMs = 60_000;

const connection = (url: string, name: string) => ({
  connectionString: url,
  application_name: name,
  keepAlive: true,
  // For connecting to the server, and for getting a connection of the pool.
  connectionTimeoutMillis: 10_000,
});

interface Options {
  limits: DatabaseLimits;
  onError: (error: Error) => void;
}

export function openPostgres(url: string, options: Options): Database {
  const { connections, waitMs, statementTimeoutMs } = options.limits;
  const pool = new pg.Pool({
    ...connection(url, 'rollbook'),
    // Independent queries share a round trip.
    pipeline: true,
    max: connections,
    lock_timeout: waitMs,
    statement_timeout: statementTimeoutMs,
    // A process that hangs in a transaction releases its locks.
    idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
  });
  // The pool does not report errors of a client in use; the query that uses it fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => {
    if (!pool.ending) options.onError(error);
  });
  return new PostgresDatabase(pool, url, options);
}

/** The gates of a pool: one for all work, and one for short reads, for which some connections are reserved. */
function gatesOf({ connections, waitMs, waitingPerSchool, waitingInTotal }: DatabaseLimits) {
  const gate = (open: number) => {
    const share = Math.max(1, Math.floor(open / 2));
    return new ConnectionGate({
      connections: open,
      share,
      perKey: waitingPerSchool,
      total: waitingInTotal,
      waitMs,
    });
  };
  return { work: gate(connections - Math.max(1, Math.round(connections / 10))), urgent: gate(connections) };
}

class PostgresDatabase implements Database {
  readonly dialect = 'postgres';
  readonly #pool: pg.Pool;
  readonly #url: string;
  readonly #onError: (error: Error) => void;
  readonly #compiler = postgresCompiler();
  readonly #prepared = new WeakMap<object, Prepared>();
  /** Prepared statements by their SQL: a query that is built again has the same one. */
  readonly #names = new Map<string, string>();
  readonly #own: Reader;
  #credentialsVersion = 0;

  readonly #gates: ReturnType<typeof gatesOf>;

  constructor(pool: pg.Pool, url: string, { limits, onError }: Options) {
    this.#pool = pool;
    this.#url = url;
    this.#onError = onError;
    this.#gates = gatesOf(limits);
    this.#own = this.#reader(this.#gates.work, ownWork);
  }

  #prepare(query: Query<Params, unknown>): Prepared {
    let prepared = this.#prepared.get(query);
    if (!prepared) {
      prepared = { ...compile(this.#compiler, 'postgres', query), uses: 0, name: undefined };
      this.#prepared.set(query, prepared);
    }
    if (!prepared.name && ++prepared.uses > usesBeforeName) prepared.name = this.#nameOf(prepared.sql);
    return prepared;
  }

  async #execute(
    client: pg.Pool | pg.PoolClient,
    query: Query<Params, unknown>,
    params: Params,
  ): Promise<pg.QueryResult> {
    const { name, sql: text, bind } = this.#prepare(query);
    try {
      return await client.query({ name, text, values: bind(params) });
    } catch (error) {
      throw told(error);
    }
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size === mostNames) return known;
    const name = `q${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }

  all<P extends Params, R>(query: Query<P, R>, params: P): Promise<R[]> {
    return this.#own.all(query, params);
  }

  first<P extends Params, R>(query: Query<P, R>, params: P): Promise<R | undefined> {
    return this.#own.first(query, params);
  }

  transact<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#transact(ownWork, work);
  }

  forSchool(id: string): Writer {
    return { ...this.#reader(this.#gates.work, id), transact: (work) => this.#transact(id, work) };
  }

  urgent(key: string): Reader {
    return this.#reader(this.#gates.urgent, key);
  }

  #reader(gate: ConnectionGate, key: string): Reader {
    const read = (query: unknown, params: Params) =>
      gate.run(key, () => this.#execute(this.#pool, query as Query<Params, unknown>, params));
    return {
      dialect: 'postgres',
      all: async (query, params) => (await read(query, params)).rows,
      first: async (query, params) => (await read(query, params)).rows[0],
    };
  }

  async #transact<T>(key: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#gates.work.run(key, () => this.#once(work));
      } catch (error) {
        if (attempt === maxTries || !retryable.has(errorCode(error))) throw error;
      }
    }
  }

  async #once<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const commitWork = new CommitWork();
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw told(error);
    });
    let committing = false;
    let credentialsWritten = false;
    const send = (query: unknown, params: Params) => {
      const { name, sql: text, bind, writes } = this.#prepare(query as Query<Params, unknown>);
      if (writes !== undefined && credentialTables.has(writes)) credentialsWritten = true;
      return client.query({ name, text, values: bind(params) });
    };
    const execute = async (query: unknown, params: Params) => {
      try {
        return await send(query, params);
      } catch (error) {
        throw told(error);
      }
    };
    const tx: Transaction = {
      dialect: 'postgres',
      all: async (query, params) => (await execute(query, params)).rows,
      first: async (query, params) => (await execute(query, params)).rows[0],
      run: async (query, params) => (await execute(query, params)).rowCount ?? 0,
      defer: (query, params) => commitWork.defer(query, params),
      attempt: async (attempted) => {
        const discard = commitWork.mark();
        unawaited(client.query('SAVEPOINT attempt'));
        try {
          const done = await attempted();
          unawaited(client.query('RELEASE SAVEPOINT attempt'));
          return done;
        } catch (error) {
          discard();
          await client.query('ROLLBACK TO SAVEPOINT attempt');
          throw error;
        }
      },
      beforeCommit: (step, item) => commitWork.before(step, item),
      afterCommit: (effect) => commitWork.after(effect),
    };
    let broken: Error | undefined;
    let value: T;
    try {
      const begun = client.query('BEGIN');
      unawaited(begun);
      value = await work(tx);
      await commitWork.runSteps(tx);
      await begun;
      committing = true;
      const writes = commitWork.writes.map(({ query, params }) => send(query, params));
      if (credentialsWritten) writes.push(client.query(`NOTIFY ${credentialsChannel}`));
      // After a failed write it is a rollback.
      await Promise.all([...writes, client.query('COMMIT')]);
    } catch (error) {
      await client.query('ROLLBACK').catch((cause: Error) => {
        broken = cause;
      });
      throw told(error, committing ? OutcomeUnknown : ConnectionLost);
    } finally {
      client.release(broken);
    }
    if (credentialsWritten) this.#credentialsVersion++;
    commitWork.runEffects(this.#onError);
    return value;
  }

  credentialsVersion(): number {
    return this.#credentialsVersion;
  }

  notify(channel: string): void {
    this.#pool.query(`NOTIFY ${channel}`).catch(this.#onError);
  }

  async listen(channel: string, heard: () => void): Promise<() => Promise<void>> {
    let client: pg.Client | undefined;
    let closed = false;
    let timer: NodeJS.Timeout | undefined;
    const connect = async (): Promise<void> => {
      const next = new pg.Client(connection(this.#url, 'rollbook listen'));
      // The connection may be lost at any time; the listeners also poll, so nothing is missed in the meantime.
      const reconnect = (error?: Error) => {
        if (closed || client !== next) return;
        if (error) this.#onError(error);
        client = undefined;
        timer = setTimeout(() => connect().catch(this.#onError), 1000);
      };
      client = next;
      next.on('error', reconnect).on('end', reconnect).on('notification', heard);
      try {
        await next.connect();
        await next.query(`LISTEN ${channel}`);
      } catch (error) {
        reconnect(error instanceof Error ? error : new Error(String(error)));
      }
    };
    await connect();
    return async () => {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    };
  }

  async hasTable(name: string): Promise<boolean> {
    const select = 'select to_regclass($1) is not null as found';
    const { rows } = await this.#pool.query(select, [name]).catch((error: unknown) => {
      throw new Error(`Cannot use the PostgreSQL database of DATABASE_URL: ${reasonOf(error)}`, {
        cause: error,
      });
    });
    return rows[0].found;
  }

  async migrating<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
    const pool = new pg.Pool({
      ...connection(this.#url, 'rollbook migrate'),
      max: 3,
      lock_timeout: patientLockMs,
    });
    // A connection that is lost while it is closed is not an error; errors of a connection in use are reported by its
    // queries.
    pool.on('connect', (client) => client.on('error', () => {}));
    pool.on('error', (error) => {
      if (!pool.ending) this.#onError(error);
    });
    let lock: pg.PoolClient | undefined;
    try {
      // One process at a time: the others wait as long as necessary, and then find the work done.
      lock = await pool.connect();
      await lock.query('set lock_timeout = 0');
      await lock.query("select pg_advisory_lock(hashtextextended('rollbook migrate', 0))");
      return await work(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }));
    } finally {
      // Closing the connection releases the lock.
      lock?.release();
      await pool.end();
    }
  }

  async rewrite(tables: readonly string[]): Promise<void> {
    // A connection without the limits of the pool, because the duration depends on the size of the tables.
    const client = new pg.Client(connection(this.#url, 'rollbook rewrite'));
    await client.connect();
    try {
      for (const table of tables) await client.query(`vacuum full ${pg.escapeIdentifier(table)}`);
    } finally {
      await client.end();
    }
  }

  // Data that is rolled back stays in the files until they are vacuumed.
  async checkRoom(): Promise<void> {}

  async analyze(): Promise<void> {
    // PostgreSQL does this itself only once a minute, in which time a whole school can be imported.
    try {
      const { rows } = await this.#pool.query(
        'select relname from pg_stat_user_tables where schemaname = current_schema() and n_mod_since_analyze > greatest(200, n_live_tup / 2)',
      );
      const grown: string[] = rows.map(({ relname }) => pg.escapeIdentifier(relname));
      if (grown.length === 0) return;
      // Statements that are sent together are one transaction, to which these limits apply.
      await this.#gates.work.run(ownWork, () =>
        this.#pool.query(
          `set local statement_timeout = 0; set local lock_timeout = ${patientLockMs}; analyze ${grown.join()}`,
        ),
      );
    } catch (error) {
      // If it fails, everything is slower but correct.
      this.#onError(error instanceof Error ? error : new Error(String(error)));
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}

/** Sends a statement without waiting: if it fails, so do the following statements of the transaction. */
const unawaited = (sent: Promise<unknown>): void => void sent.catch(() => {});

/** Whether the connection failed: the codes of SQL's class 08, a shutdown, and the messages of the driver. */
const isLost = (error: unknown): boolean =>
  /^(08|57P0|25P03|ECONN|EPIPE)/.test(errorCode(error)) ||
  (error instanceof Error &&
    /^(Connection terminated|Client has encountered|timeout exceeded)/.test(error.message));

/** The error that is reported to the caller. */
function told(error: unknown, lost: typeof ConnectionLost = ConnectionLost): unknown {
  if (error instanceof Unavailable) return error;
  if (isLost(error)) return new lost(error);
  return errorCode(error) === lockNotAvailable ? new Locked(error) : error;
}

/** A host with several addresses has a failure for each, and no common message. */
const reasonOf = (error: unknown): string =>
  error instanceof AggregateError
    ? error.errors.map(reasonOf).join(', ')
    : error instanceof Error
      ? error.message
      : String(error);

const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
