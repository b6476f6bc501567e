import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import Sqlite from 'better-sqlite3';
import { expect, inject, it, onTestFinished } from 'vitest';
import type { SqliteStatement } from '../../../../../test/support/queries.ts';

const execute = promisify(execFile);

/** Tables of which a school, or the server, has few rows: reading them is as good as an index. */
const smallTables = new Set([
  ...['academic_years', 'api_keys', 'audit_checkpoints', 'audit_heads', 'bursaries', 'calendar_exceptions'],
  ...[
    'fee_items',
    'grade_levels',
    'grading_scales',
    'import_sources',
    'instance',
    'invitations',
    'kysely_migration',
  ],
  ...['log_retention', 'master_key_processes', 'master_keys', 'message_templates', 'process_leases'],
  ...[
    'request_log_gaps',
    'rooms',
    'school_links',
    'school_logos',
    'settings_links',
    'settings_sessions',
    'subjects',
  ],
  ...['suspended_schools', 'terms', 'test_clocks', 'timetable_terms', 'timetables', 'webhook_recoveries'],
  ...['webhook_subscriptions', 'webhooks'],
]);

interface Step {
  parent: number;
  detail: string;
}

/** Finds the tables of which SQLite reads all rows, or all of a school, for a statement that is no page of a list. */
function wholeReads(): (statement: SqliteStatement) => string[] {
  const connection = new Sqlite(inject('templates').sqlite, { readonly: true });
  onTestFinished(() => void connection.close());
  const names = (sql: string) => new Set(connection.prepare<[], string>(sql).pluck().all());
  const tables = names("select name from sqlite_schema where type = 'table'");
  // Few rows meet their conditions.
  const partial = names("select idx from sqlite_stat1 where stat like '10000 %'");
  return ({ sql, places }) => {
    const steps = connection
      .prepare<unknown[], Step>(`explain query plan ${sql}`)
      .all(...Array(places).fill(1));
    const stopsAtLimit =
      /\blimit (\+\?|\d+)\s*$/.test(sql) &&
      !steps.some(({ parent, detail }) => parent === 0 && detail.startsWith('USE TEMP B-TREE'));
    const found = steps
      .filter(({ parent }) => parent !== 0 || !stopsAtLimit)
      .filter(({ detail }) => /^SCAN|USING AUTOMATIC|\(school_id=\?\)( LEFT-JOIN)?$/.test(detail))
      .map(({ detail }) => step.exec(detail)?.groups ?? {})
      .filter(({ index = '' }) => !partial.has(index))
      .flatMap(({ alias = '' }) => [alias, ...namedBy(alias, sql)])
      .filter((table) => tables.has(table) && !smallTables.has(table));
    return [...new Set(found)].sort();
  };
}

const step = /^(?:SCAN|SEARCH) (?<alias>\w+)(?: EXISTS)?(?: USING (?:COVERING )?INDEX (?<index>\w+))?/;

/** The tables for which an alias can stand: a statement can use one several times. */
const namedBy = (alias: string, sql: string): string[] =>
  Array.from(
    sql.matchAll(
      new RegExp(`(?:from|join|update|into)\\s+"?(\\w+)"?\\s+(?:as\\s+)?"?${alias}"?(?!\\w)`, 'g'),
    ),
    ([, table = '']) => table,
  );

/** What only PostgreSQL has. */
const ofPostgres = /\bpg_|::int|lateral|as materialized|for update/;

/** The statements that read all rows, by their file and tables: how many there are, and why. */
const needed: Record<string, [number, string]> = {
  'app/admin.ts: schools': [1, 'whether there is a school is known after one'],
  'app/key-list.ts: schools': [1, 'the operator lists the keys of all schools'],
  'cli/audit.ts: schools': [1, 'the operator verifies the logs of all schools'],
  'cli/school.ts: schools': [1, 'the operator lists the schools'],
  'cli/drill-again.ts: audit_log': [1, 'the last of an index'],
  'cli/drill-again.ts: events': [1, 'a drill counts what it has restored'],
  'cli/drill.ts: events': [1, 'the last of an index'],
  'families/attendance/queries.ts: classes': [1, 'all classes of a year have registers'],
  'families/attendance/queries.ts: registers': [
    1,
    'other school days can concern any register of open terms',
  ],
  'families/communications/merge-queries.ts: message_recipients': [2, 'half of a union, which is false'],
  'families/communications/queries.ts: learners': [1, 'an audience can be the whole school'],
  'families/communications/queries.ts: staff': [1, 'an audience can be all staff'],
  'families/fees/queries.ts: learners': [1, 'a generation of invoices can be for the whole school'],
  'families/merging/queries.ts: person_merges': [1, 'few people are merged'],
  'families/privacy/queries.ts: fee_accounts': [
    4,
    'the payers of an account are a list in it, and the name of any can be that of somebody who is erased',
  ],
  'families/privacy/queries.ts: fee_accounts,fee_shares': [1, 'the payers of an account are a list in it'],
  'families/privacy/queries.ts: fee_shares': [1, 'the payers of an account are a list in it'],
  'families/privacy/queries.ts: learners': [1, 'the names of all learners are looked for in texts'],
  'families/request-log/queries.ts: request_log': [1, 'the first of an index'],
  'families/staff/queries.ts: role_assignments': [1, 'the roles of all staff members'],
  'families/timetable/queries/feeds.ts: periods,room_assignments,teacher_allocations': [
    1,
    'of the slots of a calendar',
  ],
  'request-log/old-requests.ts: request_log': [2, 'the first of an index, and one that is the n-th last'],
  'schedule/event-retention.ts: events': [1, 'the first of an index'],
  'store/log.ts: deliveries': [2, 'of the deliveries of a page'],
  'store/school-turn.ts: audit_log': [1, 'the last of an index'],
};

it('a statement finds its rows by an index, except those that need all rows of a school', async () => {
  const program = new URL('../../../../../test/support/print-statements.ts', import.meta.url).pathname;
  const { stdout } = await execute(process.execPath, [program], { maxBuffer: 2 ** 24 });
  const { sqlite }: { sqlite: SqliteStatement[] } = JSON.parse(stdout);
  expect(sqlite.length).toBeGreaterThan(400);
  const tablesOf = wholeReads();
  const found = sqlite
    .filter(({ sql }) => !ofPostgres.test(sql))
    .map((statement) => ({ ...statement, tables: tablesOf(statement) }))
    .filter(({ tables }) => tables.length > 0)
    .map(({ file, sql, tables }) => ({ key: `${file}: ${tables}`, sql }));
  const unknown = found.filter(({ key }) => !(key in needed));
  expect(unknown).toEqual([]);
  const counts = Object.entries(needed).map(([key, [count]]) => [key, count]);
  expect(
    Object.fromEntries([...Map.groupBy(found, ({ key }) => key)].map(([key, all]) => [key, all.length])),
  ).toEqual(Object.fromEntries(counts));
});
