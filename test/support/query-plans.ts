import type pg from 'pg';
import { postgresCompiler } from '../../packages/server/src/sql/postgres/statements.ts';
import { compile, type Params, type Query } from '../../packages/server/src/sql/query.ts';

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
