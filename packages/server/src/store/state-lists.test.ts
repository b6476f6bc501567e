import Sqlite from 'better-sqlite3';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { filledPostgres, rowsRead, stepsOf } from '../../../../test/support/query-plans.ts';
import { resources } from '../families/index.ts';
import { compile } from '../sql/query.ts';
import { sqliteCompiler } from '../sql/sqlite/statements.ts';
import { QueryCache } from './queries.ts';

const shape = { order: 'asc', archived: 'false', after: false, sensitive: false, open: false } as const;
const kinds = new QueryCache(resources);

/** Invoices of several years, of which the newest few have not been paid. */
const invoices = `
  insert into invoices (school_id, id, row_version, created_at, updated_at, external_ids, metadata, learner_id, currency,
    lines, due_date, instalments, next_due_date, total, bursary_total, credit_total, written_off_total, paid_total,
    amount_due, status)
  select 'sch_1', 'inv_' || lpad(n::text, 6, '0'), 1, '', '', '{}', '{}', 'lrn_' || n % 600, 'ZAR', '[]', '2026-01-31', '[]',
    case when n > 19950 then '2026-01-31' end, 100, 0, 0, 0, case when n > 19950 then 0 else 100 end,
    case when n > 19950 then 100 else 0 end, case when n > 19950 then 'issued' else 'paid' end
  from generate_series(1, 20000) as n;`;

const listOf = (filter: string) => kinds.of(kinds.named('invoices')).list({ ...shape, filters: [filter] });

describe.each(['status', 'overdue=true'])('invoices that have not been paid are listed by %s', (filter) => {
  it('on PostgreSQL, without reading those of all years', async () => {
    const connection = await filledPostgres(`${invoices} analyze invoices;`);
    const params = { school: 'sch_1', limit: 26, status: 'issued', today: '2026-06-01' };
    const steps = await stepsOf(connection, listOf(filter), params);
    expect(rowsRead(steps.filter((step) => step['Relation Name'] === 'invoices'))).toBeGreaterThanOrEqual(26);
    expect(rowsRead(steps)).toBeLessThan(300);
  });

  it('on SQLite, by the index of their states', () => {
    const connection = new Sqlite(inject('templates').sqlite, { readonly: true });
    onTestFinished(() => void connection.close());
    const { sql, places } = compile(sqliteCompiler(), 'sqlite', listOf(filter));
    const steps = connection
      .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
      .all(...Array(places).fill(1));
    expect(steps.map(({ detail }) => detail)).toContain(
      'SEARCH invoices USING INDEX invoices_by_status (school_id=? AND status=?)',
    );
  });
});
