import Sqlite from 'better-sqlite3';
import { expect, inject, it, onTestFinished } from 'vitest';
import { resources } from '../../families/index.ts';
import { QueryCache } from '../../store/queries.ts';
import { compile } from '../query.ts';
import { sqliteCompiler } from './statements.ts';

/** How SQLite runs a query on a database of this version, with or without its subqueries, which are about one record. */
function planner(part: 'whole' | 'outside of subqueries'): (sql: string, values: unknown[]) => string[] {
  const connection = new Sqlite(inject('templates').sqlite, { readonly: true });
  onTestFinished(() => void connection.close());
  return (sql, values) =>
    connection
      .prepare<unknown[], { parent: number; detail: string }>(`explain query plan ${sql}`)
      .all(...values)
      .filter(({ parent }) => part === 'whole' || parent === 0)
      .map(({ detail }) => detail);
}

it.each([
  { order: 'asc', after: false },
  { order: 'asc', after: true },
  { order: 'desc', after: true },
] as const)(
  'a page of live records is read in the order of their ids, whatever their number: $order, after one: $after',
  ({ order, after }) => {
    const planOf = planner('outside of subqueries');
    const kinds = new QueryCache(resources);
    const compiler = sqliteCompiler();
    const plans = resources.map((resource) => {
      const shape = { order, after, archived: 'false', filters: [], sensitive: false, open: false } as const;
      const { sql, bind } = compile(compiler, 'sqlite', kinds.of(resource).list(shape));
      const params = new Proxy({}, { get: () => 1 });
      return [resource.name, planOf(sql, bind(params))] as const;
    });
    expect(plans.length).toBeGreaterThan(40);
    expect(plans.filter(([, plan]) => plan.some((step) => /^SCAN \w+$|ORDER BY/.test(step)))).toEqual([]);
  },
);

it('what a list computes for a record reads no enrollments but those of its learner or class', () => {
  const planOf = planner('whole');
  const kinds = new QueryCache(resources);
  const shape = {
    order: 'asc',
    after: false,
    archived: 'false',
    filters: [],
    sensitive: false,
    open: false,
  } as const;
  const plans = resources.map((resource) => {
    const { sql, bind } = compile(sqliteCompiler(), 'sqlite', kinds.of(resource).list(shape));
    return [resource.name, planOf(sql, bind(new Proxy({}, { get: () => 1 }))).join('\n')] as const;
  });
  const reading = plans.filter(([, plan]) => /\benrollments_by_/.test(plan)).map(([name]) => name);
  expect(reading).toEqual(expect.arrayContaining(['classes', 'term-reports']));
  expect(
    plans.filter(([name, plan]) => name !== 'enrollments' && plan.includes('enrollments_by_term')),
  ).toEqual([]);
});
