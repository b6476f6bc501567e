import pg from 'pg';
import { onTestFinished } from 'vitest';
import { postgresCompiler } from '../../packages/server/src/sql/postgres/statements.ts';
import { compile, type Params, type Query } from '../../packages/server/src/sql/query.ts';
import { openPostgres } from './databases.ts';

/** A step of a plan of PostgreSQL that was carried out. */
export interface Step {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Alias?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Step[];
}

/** A connection to a new PostgreSQL database that some SQL fills; both end with the test. */
export async function filledPostgres(sql: string): Promise<pg.Client> {
  const database = await openPostgres();
  onTestFinished(() => database[Symbol.asyncDispose]());
  const connection = new pg.Client({ connectionString: database.url });
  await connection.connect();
  // Before the database is removed: what is registered last runs first.
  onTestFinished(() => connection.end());
  await connection.query(sql);
  return connection;
}

const stepsFrom = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsFrom)];

/** Runs a query on PostgreSQL; returns the steps of its plan. */
export async function stepsOf<P extends Params>(
  connection: pg.Client,
  query: Query<P, unknown>,
  params: P,
): Promise<Step[]> {
  const { sql, bind } = compile(postgresCompiler(), 'postgres', query);
  const { rows } = await connection.query(`explain (analyze, format json) ${sql}`, bind(params));
  return stepsFrom(rows[0]['QUERY PLAN'][0].Plan);
}

/** The rows that some steps have read, those that were left out included. */
export const rowsRead = (steps: readonly Step[]): number =>
  steps.reduce(
    (sum, step) => sum + (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'],
    0,
  );
