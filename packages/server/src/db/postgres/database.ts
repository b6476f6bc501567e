import type { Kysely } from 'kysely';
import pg from 'pg';
import type { Database, Reader, Transaction, Writer } from '../database.ts';
import { FairGate } from '../fair-gate.ts';
import { ownWork } from '../fair-queue.ts';
import type { DatabaseLimits } from '../limits.ts';
import type { Params, Query } from '../query.ts';
import type { Tables } from '../tables.ts';
import { connection } from './connection.ts';
import { callerError, isRetryable, reasonOf, unusable } from './errors.ts';
import { listen } from './listen.ts';
import { migrating, patientLockMs, rewrite } from './maintenance.ts';
import { Statements } from './statements.ts';
import { runTransaction } from './transaction.ts';

const maxTries = 5;

// Changes are counted with a delay of up to ten seconds; the size of a file is known at once.
const grownTables = `select s.relname from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.schemaname = current_schema() and (s.n_mod_since_analyze > greatest(200, s.n_live_tup / 2)
    or pg_relation_size(c.oid) > (4 + c.relpages * 1.5) * current_setting('block_size')::integer)`;

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
  readonly #pool: pg.Pool;
  readonly #url: string;
  readonly #onError: (error: Error) => void;
  readonly #statements = new Statements();
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

  #reader(gate: FairGate, key: string): Reader {
    const read = <P extends Params>(query: Query<P, unknown>, params: P) =>
      gate.run(key, async () => {
        try {
          return await this.#pool.query(this.#statements.of(query, params).statement);
        } catch (error) {
          throw callerError(error);
        }
      });
    return {
      dialect: 'postgres',
      all: async (query, params) => (await read(query, params)).rows,
      first: async (query, params) => (await read(query, params)).rows[0],
    };
  }

  async #transact<T>(key: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        const options = { statements: this.#statements, onError: this.#onError };
        const { value, credentialsWritten } = await this.#gates.work.run(key, () =>
          runTransaction(this.#pool, work, options),
        );
        if (credentialsWritten) this.#credentialsVersion++;
        return value;
      } catch (error) {
        if (attempt === maxTries || !isRetryable(error, attempt)) throw error;
      }
    }
  }

  load(): ReturnType<Database['load']> {
    return this.#gates.work.load;
  }

  credentialsVersion(): number {
    return this.#credentialsVersion;
  }

  notify(channel: string): void {
    this.#pool.query(`NOTIFY ${channel}`).catch(this.#onError);
  }

  listen(channel: string, heard: () => void): Promise<() => Promise<void>> {
    return listen(this.#url, channel, heard, this.#onError);
  }

  async hasTable(name: string): Promise<boolean> {
    const select =
      "select to_regclass(quote_ident(current_schema()) || '.' || quote_ident($1::text)) is not null as found";
    const { rows } = await this.#pool.query(select, [name]).catch((error: unknown) => {
      throw unusable(this.#url, reasonOf(error), error);
    });
    return rows[0].found;
  }

  migrating<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
    return migrating(this.#url, this.#onError, work);
  }

  rewrite(tables?: readonly string[]): Promise<void> {
    return rewrite(this.#url, tables);
  }

  async truncateLog(): Promise<void> {}

  // Data that is rolled back stays in the files until they are vacuumed.
  async checkRoom(): Promise<void> {}

  async analyze(): Promise<void> {
    // PostgreSQL does this itself only once a minute, in which time a whole school can be imported.
    try {
      const { rows } = await this.#pool.query(grownTables);
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
