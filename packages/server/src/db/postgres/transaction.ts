import type pg from 'pg';
import { CommitWork } from '../commit-work.ts';
import {
  ConnectionLost,
  credentialsChannel,
  credentialTables,
  OutcomeUnknown,
  type Transaction,
} from '../database.ts';
import type { Params, Query } from '../query.ts';
import { callerError, isAborted } from './errors.ts';
import type { Statements } from './statements.ts';

/** Runs work in one transaction of a connection of the pool. */
export async function runTransaction<T>(
  connections: { connect(): Promise<pg.PoolClient> },
  work: (tx: Transaction) => Promise<T>,
  { statements, onError }: { statements: Statements; onError: (error: Error) => void },
): Promise<{ value: T; credentialsWritten: boolean }> {
  const commitWork = new CommitWork();
  const client = await connections.connect();
  let committing = false;
  let credentialsWritten = false;
  // Of the statements that are sent together the first one fails for a reason; the others, because it has failed.
  let failure: unknown;
  const reasonOf = (error: unknown) => {
    if (!isAborted(error)) failure = error;
    return failure ?? error;
  };
  const send = <P extends Params>(query: Query<P, unknown>, params: P) => {
    const { statement, writes } = statements.of(query, params);
    if (writes !== undefined && credentialTables.has(writes)) credentialsWritten = true;
    return client.query(statement).catch((error: unknown) => {
      throw reasonOf(error);
    });
  };
  const execute = async <P extends Params>(query: Query<P, unknown>, params: P) => {
    try {
      return await send(query, params);
    } catch (error) {
      throw callerError(error);
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
        failure = undefined;
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
    throw callerError(error, committing ? OutcomeUnknown : ConnectionLost);
  } finally {
    client.release(broken);
  }
  commitWork.runEffects(onError);
  return { value, credentialsWritten };
}

/** Sends a statement without waiting: if it fails, so do the following statements of the transaction. */
const unawaited = (sent: Promise<unknown>): void => void sent.catch(() => {});
