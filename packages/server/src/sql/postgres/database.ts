import type { Kysely } from 'kysely';
import pg from 'pg';
import { monotonicMs } from '../../lib/platform.ts';
import {
  type Database,
  NotNotified,
  type Reader,
  type Rewritten,
  type RunScript,
  type Transaction,
  type Writer,
} from '../database.ts';
import { FairGate, ownWork } from '../fair-gate.ts';
import type { DatabaseLimits } from '../limits.ts';
import type { Params, Query } from '../query.ts';
import type { Tables } from '../tables.ts';
import type { Session } from './connection.ts';
import { callerError, reasonOf, unusable } from './errors.ts';
import { analyze, migrating, rewrite } from './maintenance.ts';
import { ConnectionPool, listen } from './pool.ts';
import { Servers } from './servers.ts';
import { Statements } from './statements.ts';
import { Writes } from './writes.ts';

// A connection is opened in less on a busy machine, however short the wait for locks should be.
const leastWaitMs = 2000;

// Changes are counted with a delay of up to ten seconds; the size of a file is known at once.
const grownTables = `select s.relname from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.schemaname = current_schema() and (s.n_mod_since_analyze > greatest(200, s.n_live_tup / 2)
    or pg_relation_size(c.oid) > (4 + c.relpages * 1.5) * current_setting('block_size')::integer)`;

/** Which database of which start of which server it is. */
const identity = `select pg_postmaster_start_time()::text || ' ' || oid || ' ' || current_schema() as identity
  from pg_database where datname = current_database()`;

interface Options {
  limits: DatabaseLimits;
  /** The URL of the server itself, if the other is that of a pooler that shares connections. */
  directUrl?: string | undefined;
  /** Whether it is a standby server, which is only read. */
  isReplica?: boolean | undefined;
  onError: (error: Error) => void;
  onWarning?: ((message: string) => void) | undefined;
}

export function openPostgres(url: string, options: Options): Database {
  const { limits, directUrl, isReplica } = options;
  const servers = new Servers(
    url,
    limits.waitMs,
    isReplica ? 'replica' : directUrl === undefined ? 'only' : 'shared',
  );
  const direct = directUrl === undefined ? undefined : new Servers(directUrl, limits.waitMs, 'session');
  if (servers.url.sslmode === 'require' && servers.url.sslrootcert === undefined)
    options.onWarning?.(
      'sslmode=require encrypts connections to the database, but accepts any certificate. To verify it, use sslmode=verify-full, with sslrootcert=/path/to/ca.crt if the provider has an authority of its own.',
    );
  const onError = (error: unknown) => {
    const meant = callerError(error);
    options.onError(meant instanceof Error ? meant : new Error(String(meant)));
  };
  return new PostgresDatabase({ servers, direct }, url, { ...options, onError });
}

/** The connections for ordinary work, with limits in time. */
function openPool(servers: Servers, { limits, onError }: Options): ConnectionPool {
  const { connections, waitMs, statementTimeoutMs, connectionAgeMs } = limits;
  const session: Session = {
    name: 'rollbook',
    pipeline: true,
    settings: {
      lock_timeout: `${waitMs}`,
      statement_timeout: `${statementTimeoutMs}`,
      // A process that hangs in a transaction releases its locks.
      idle_in_transaction_session_timeout: `${2 * statementTimeoutMs}`,
    },
    // A statement that took longer has failed, and the server has said so.
    responseMs: statementTimeoutMs === 0 ? undefined : statementTimeoutMs + waitMs,
    ageMs: connectionAgeMs,
  };
  return new ConnectionPool(servers, { session, most: connections, onError });
}

/** The gates of a pool: one for all work, and one for short reads, for which some connections are reserved. */
function gatesOf({ connections, waitMs, waitingPerSchool, waitingInTotal }: DatabaseLimits) {
  const gate = (open: number) => {
    const share = Math.max(1, Math.floor(open / 2));
    return new FairGate({
      places: open,
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
  /** The servers for what needs a session of its own. */
  readonly #servers: Servers;
  readonly #direct: Servers | undefined;
  #isSame: Promise<void> | undefined;
  readonly #pool: ConnectionPool;
  readonly #waitMs: number;
  readonly #url: string;
  readonly #onError: (error: Error) => void;
  readonly #statements: Statements;
  readonly #own: Reader;
  readonly #gates: ReturnType<typeof gatesOf>;
  readonly #writes: Writes;
  #credentialsVersion = 0;
  /** The channels of which a notification is being sent, and whether there has to be another. */
  readonly #notified = new Map<string, boolean>();

  constructor(
    { servers, direct }: { servers: Servers; direct: Servers | undefined },
    url: string,
    options: Options,
  ) {
    const { limits, onError } = options;
    this.#servers = direct ?? servers;
    this.#direct = direct;
    this.#statements = new Statements(() => servers.prepares);
    this.#pool = openPool(servers, options);
    this.#waitMs = limits.waitMs;
    this.#url = url;
    this.#onError = onError;
    this.#gates = gatesOf(limits);
    this.#own = this.#reader(this.#gates.work, ownWork);
    this.#writes = new Writes({
      begin: this.#pool.begin,
      connect: (mostMs) => this.#pool.connect(mostMs),
      timeLeft: (since) => this.#timeLeft(since),
      statements: this.#statements,
      gate: this.#gates.work,
      limits,
      onCredentials: () => this.#credentialsVersion++,
      onError,
    });
  }

  all<P extends Params, R>(query: Query<P, R>, params: P): Promise<R[]> {
    return this.#own.all(query, params);
  }

  first<P extends Params, R>(query: Query<P, R>, params: P): Promise<R | undefined> {
    return this.#own.first(query, params);
  }

  transact<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#writes.transact(ownWork, work);
  }

  forSchool(id: string): Writer {
    return { ...this.#reader(this.#gates.work, id), transact: (work) => this.#writes.transact(id, work) };
  }

  urgent(key: string): Reader {
    return this.#reader(this.#gates.urgent, key);
  }

  #reader(gate: FairGate, key: string): Reader {
    const read = <P extends Params>(query: Query<P, unknown>, params: P) => {
      const left = this.#timeLeft();
      return gate.run(key, async () => {
        try {
          return await this.#pool.query(this.#statements.of(query, params).statement, left());
        } catch (error) {
          throw callerError(error);
        }
      });
    };
    return {
      dialect: 'postgres',
      all: async (query, params) => (await read(query, params)).rows,
      first: async (query, params) => (await read(query, params)).rows[0],
    };
  }

  /** The time in which work has its turn, and then a connection, since it began to wait: how much is left of it. */
  #timeLeft(since = monotonicMs()): () => number {
    const until = since + Math.max(this.#waitMs, leastWaitMs);
    return () => until - monotonicMs();
  }

  load(): ReturnType<Database['load']> {
    const load = this.#gates.work.load;
    return { ...load, waiting: load.waiting + this.#writes.waiting };
  }

  credentialsVersion(): number {
    return this.#credentialsVersion;
  }

  /** One at a time for each channel: what is notified meanwhile is notified together. */
  notify(channel: string): void {
    const isSending = this.#notified.has(channel);
    this.#notified.set(channel, isSending);
    if (!isSending) void this.#sendNotify(channel);
  }

  async #sendNotify(channel: string): Promise<void> {
    do {
      this.#notified.set(channel, false);
      await this.#pool.query(`NOTIFY ${channel}`).catch(this.#onError);
    } while (this.#notified.get(channel));
    this.#notified.delete(channel);
  }

  listen(channel: string, heard: () => void): Promise<() => Promise<void>> {
    const url = this.#direct ? 'ROLLBOOK_DATABASE_DIRECT_URL' : 'DATABASE_URL';
    return listen(this.#servers, channel, heard, (error) => this.#onError(new NotNotified(error, url)));
  }

  async hasTable(name: string): Promise<boolean> {
    const select =
      "select to_regclass(quote_ident(current_schema()) || '.' || quote_ident($1::text)) is not null as found";
    const { rows } = await this.#pool.query({ text: select, values: [name] }).catch((error: unknown) => {
      throw unusable(this.#url, reasonOf(error), error);
    });
    // Every process looks for a table before it does anything else.
    if (this.#direct) this.#isSame ??= this.#checkDirect(this.#direct);
    await this.#isSame;
    return rows[0].found;
  }

  /** @throws if the direct URL is not that of the same database. */
  async #checkDirect(direct: Servers): Promise<void> {
    const client = await direct.open({ name: 'rollbook' }).catch((error: unknown) => {
      throw unusable(this.#url, `ROLLBOOK_DATABASE_DIRECT_URL cannot be used: ${reasonOf(error)}`, error);
    });
    try {
      const [one, other] = await Promise.all([client.query(identity), this.#pool.query(identity)]);
      if (one.rows[0].identity !== other.rows[0].identity)
        throw unusable(this.#url, 'ROLLBOOK_DATABASE_DIRECT_URL is the URL of another database.');
    } finally {
      await client.end();
    }
  }

  migrating<T>(work: (db: Kysely<Tables>, run: RunScript) => Promise<T>): Promise<T> {
    return migrating(this.#servers, this.#url, this.#onError, work);
  }

  rewrite(tables: readonly string[]): Promise<Rewritten> {
    return rewrite(this.#servers, tables);
  }

  async truncateLog(): Promise<void> {}

  // Data that is rolled back stays in the files until they are vacuumed.
  async checkRoom(): Promise<void> {}

  async analyze(among?: readonly string[]): Promise<void> {
    // PostgreSQL does this itself only once a minute, in which time a whole school can be imported.
    try {
      const { rows } = await this.#pool.query(grownTables);
      const names: string[] = rows.map(({ relname }) => relname);
      const grown = names.filter((name) => among?.includes(name) ?? true).map(pg.escapeIdentifier);
      if (grown.length > 0)
        await this.#gates.work.run(ownWork, () => analyze(this.#servers, grown, among !== undefined));
    } catch (error) {
      // If it fails, everything is slower but correct.
      this.#onError(error instanceof Error ? error : new Error(String(error)));
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}
