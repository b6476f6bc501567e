import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { filledPostgres, rowsRead, stepsOf } from '../../../../../test/support/query-plans.ts';
import { scratchFolder } from '../../../../../test/support/scratch.ts';
import { compile, type Query } from '../../sql/query.ts';
import { sqliteCompiler } from '../../sql/sqlite/statements.ts';
import { auditLog } from './audit-log.ts';

const filters = ['resource_type', 'resource_id', 'actor_id', 'action', 'request_id', 'from', 'to'];
const combinations = Array.from({ length: 2 ** filters.length }, (_, bits) =>
  filters.filter((_name, index) => bits & (2 ** index)),
);

/** The query with which the audit log is listed. */
async function queryOf(names: readonly string[], order: 'asc' | 'desc'): Promise<Query<never, unknown>> {
  const queries: Query<never, unknown>[] = [];
  const reader = {
    all: async (query: Query<never, unknown>) => {
      queries.push(query);
      return [];
    },
  };
  const query = { limit: 25, order, ...Object.fromEntries(names.map((name) => [name, 'x'])) };
  const services = { resources: [], dataKeys: undefined };
  // What the handler uses of its context.
  await auditLog.list({ db: reader, schoolId: 'sch_1', query, services, scopes: new Set() } as never);
  const [only] = queries;
  if (!only || queries.length > 1) throw new Error('The list is not one query');
  return only;
}

/** How SQLite finds the entries of a list: by the filter with the fewest, and in the order of the numbers. */
function indexFor(names: readonly string[]): string {
  if (names.includes('resource_id') && !names.includes('request_id'))
    return 'audit_log_by_resource (school_id=? AND resource_id=?)';
  const column = ['request_id', 'actor_id', 'action', 'resource_type'].find((one) => names.includes(one));
  const bounds = [
    'school_id=?',
    ...(column ? [`${column}=?`] : []),
    ...(names.includes('from') ? ['sequence>?'] : []),
    ...(names.includes('to') ? ['sequence<?'] : []),
  ];
  return `audit_log_by_${column ?? 'sequence'} (${bounds.join(' AND ')})`;
}

const databases = new Map<string, Sqlite.Database>();
beforeAll(async () => {
  const folder = await scratchFolder('plans');
  for (const name of ['with statistics', 'without statistics']) {
    const file = join(folder, `${name}.db`);
    copyFileSync(inject('templates').sqlite, file);
    const connection = new Sqlite(file);
    if (name === 'without statistics') connection.exec('delete from sqlite_stat1');
    connection.close();
    databases.set(name, new Sqlite(file, { readonly: true }));
  }
});
afterAll(() => {
  for (const database of databases.values()) database.close();
});

it.each(['with statistics', 'without statistics'])(
  'SQLite %s lists the audit log by an index in the order of its numbers, with any filters',
  async (name) => {
    const wrong: string[] = [];
    for (const names of combinations)
      for (const order of ['asc', 'desc'] as const) {
        const { sql, bind } = compile(sqliteCompiler(), 'sqlite', await queryOf(names, order));
        const steps = databases
          .get(name)
          ?.prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
          .all(...bind(new Proxy({}, { get: () => 1 }) as never))
          .map(({ detail }) => detail);
        const [first = '', ...others] = steps ?? [];
        // Entries of one record are few: they are sorted.
        const isSorted = names.includes('resource_id') && !names.includes('request_id');
        const bounds = others.filter((step) => /SEARCH audit_log|SCAN/.test(step));
        if (
          first !== `SEARCH audit_log USING INDEX ${indexFor(names)}` ||
          bounds.some(
            (step) =>
              !/COVERING INDEX audit_log_by_occurred_at \(school_id=\? AND occurred_at[<>]\?\)/.test(step),
          ) ||
          bounds.length !== names.filter((one) => one === 'from' || one === 'to').length ||
          others.some((step) => step.includes('ORDER BY')) !== isSorted
        )
          wrong.push(`${names} ${order}: ${[first, ...others].join('; ')}`);
      }
    expect(wrong).toEqual([]);
  },
);

// Without statistics PostgreSQL expects few entries from a bound on, and sorts them.
it.each([
  ['with statistics', 2_500],
  ['without statistics', 22_000],
] as const)(
  'PostgreSQL %s reads at most %i entries of a long audit log for a range of times',
  async (statistics, most) => {
    // Two entries each second, by one of 40 actors.
    const connection = await filledPostgres(`
      insert into audit_log (school_id, id, sequence, occurred_at, actor_type, actor_id, action, resource_type, resource_id,
        changes, event_ids, prev_hash, hash)
      select 'sch_1', 'aud_' || lpad(n::text, 8, '0'), n,
        to_char(timestamp '2026-01-01' + n / 2 * interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'api_key', 'key_' || n % 40, 'learner.updated', 'learner', 'lrn_' || n % 5000, '{}', '[]', '', ''
      from generate_series(1, 40000) as n`);
    if (statistics === 'with statistics') await connection.query('analyze audit_log');
    const times = { from: '2026-01-01T02:46:00.000Z', to: '2026-01-01T02:56:00.000Z' };
    for (const names of [
      ['from'],
      ['to'],
      ['from', 'to'],
      ['actor_id', 'from', 'to'],
      ['resource_type', 'to'],
    ])
      for (const order of ['asc', 'desc'] as const) {
        const given = { school: 'sch_1', limit: 26, actor_id: 'key_7', resource_type: 'learner', ...times };
        const steps = await stepsOf(connection, await queryOf(names, order), given as never);
        const read = rowsRead(steps.filter((step) => step['Relation Name'] === 'audit_log'));
        expect(read, `${names} ${order}`).toBeLessThan(most);
        expect(read, `${names} ${order}`).toBeGreaterThan(20);
      }
  },
);
