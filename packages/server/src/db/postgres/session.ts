import type pg from 'pg';
import { type Session, sharedOf } from '../batch.ts';
import type { CommitWork } from '../commit-work.ts';
import {
  ConnectionLost,
  credentialsChannel,
  credentialTables,
  OutcomeUnknown,
  type Transaction,
} from '../database.ts';
import { namedLock, turnName } from '../named-lock.ts';
import type { Params, Query } from '../query.ts';
import { callerError, isAborted } from './errors.ts';
import type { Statements } from './statements.ts';

/** The transactions of a connection of the pool. Statements are sent without waiting for those before them. */
export class PostgresSession implements Session {
  readonly #client: pg.PoolClient;
  readonly #statements: Statements;
  readonly #school: string | undefined;
  readonly #onCredentials: () => void;
  #credentialsWritten = false;
  /** Why the transaction has failed; a rollback to a savepoint can undo it. */
  #failure: unknown;
  /** Why the connection can no longer be used. */
  broken: Error | undefined;

  /** The transactions are those of a school, if one is given: they begin with its turn. */
  constructor(
    client: pg.PoolClient,
    {
      statements,
      school,
      onCredentials,
    }: { statements: Statements; school: string | undefined; onCredentials: () => void },
  ) {
    this.#client = client;
    this.#statements = statements;
    this.#school = school;
    this.#onCredentials = onCredentials;
  }

  async begin(): Promise<void> {
    this.#failure = undefined;
    this.#credentialsWritten = false;
    this.#command('BEGIN');
    // Not left to the first job: a lock that is taken after a savepoint is released if the job fails.
    if (this.#school !== undefined) this.#send(namedLock, { name: turnName(this.#school) }).catch(() => {});
  }

  transaction(commitWork: CommitWork, shared: Map<string, unknown>): Transaction {
    return {
      dialect: 'postgres',
      turnOf: this.#school,
      all: async (query, params) => (await this.#execute(query, params)).rows,
      first: async (query, params) => (await this.#execute(query, params)).rows[0],
      run: async (query, params) => (await this.#execute(query, params)).rowCount ?? 0,
      defer: (query, params) => commitWork.defer(query, params),
      attempt: async (attempted) => {
        const discard = commitWork.mark();
        this.#command('SAVEPOINT attempt');
        try {
          const done = await attempted();
          this.#command('RELEASE SAVEPOINT attempt');
          return done;
        } catch (error) {
          discard();
          await this.#rollbackTo('attempt');
          throw error;
        }
      },
      beforeCommit: (step, item) => commitWork.before(step, item),
      afterCommit: (effect) => commitWork.after(effect),
      shared: (name, make) => sharedOf(shared, name, make),
    };
  }

  async savepoint(): Promise<void> {
    this.#command('SAVEPOINT job');
  }

  async releaseSavepoint(): Promise<void> {
    this.#command('RELEASE SAVEPOINT job');
  }

  rollbackToSavepoint(): Promise<void> {
    return this.#rollbackTo('job');
  }

  flush(commitWork: CommitWork): void {
    for (const { query, params } of commitWork.takeWrites()) void this.#send(query, params).catch(() => {});
  }

  async commit(commitWork: CommitWork): Promise<void> {
    if (this.#failure !== undefined) throw callerError(this.#failure);
    this.flush(commitWork);
    if (this.#credentialsWritten) this.#command(`NOTIFY ${credentialsChannel}`);
    try {
      const { command } = await this.#client.query('COMMIT');
      // After a failed statement it is a rollback.
      if (command !== 'COMMIT') throw this.#failure ?? new Error(`COMMIT resulted in ${command}`);
    } catch (error) {
      throw callerError(error, OutcomeUnknown);
    }
    if (this.#credentialsWritten) this.#onCredentials();
  }

  async rollback(): Promise<void> {
    await this.#client.query('ROLLBACK').catch((cause: Error) => {
      this.broken = cause;
    });
  }

  async #rollbackTo(savepoint: string): Promise<void> {
    try {
      await this.#client.query(`ROLLBACK TO SAVEPOINT ${savepoint}`);
      this.#failure = undefined;
    } catch (error) {
      throw callerError(error, ConnectionLost);
    }
  }

  /** Sends a statement without waiting: if it fails, so do the following statements of the transaction. */
  #command(text: string): void {
    this.#client.query(text).catch((error: unknown) => this.#note(error));
  }

  #send<P extends Params>(query: Query<P, unknown>, params: P): Promise<pg.QueryResult> {
    const { statement, writes } = this.#statements.of(query, params);
    if (writes !== undefined && credentialTables.has(writes)) this.#credentialsWritten = true;
    return this.#client.query(statement).catch((error: unknown) => {
      throw this.#note(error);
    });
  }

  async #execute<P extends Params>(query: Query<P, unknown>, params: P): Promise<pg.QueryResult> {
    try {
      return await this.#send(query, params);
    } catch (error) {
      throw callerError(error);
    }
  }

  /** Of statements that are sent together the first one fails for a reason; the others, because it has failed. */
  #note(error: unknown): unknown {
    if (this.#failure === undefined || !isAborted(error)) this.#failure = error;
    return this.#failure;
  }
}
