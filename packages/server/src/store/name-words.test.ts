import Sqlite from 'better-sqlite3';
import { expect, inject, it } from 'vitest';
import { filledPostgres, rowsRead, stepsOf } from '../../../../test/support/query-plans.ts';
import { guardiansNamed, learnersNamed, numberedLike, staffNamed } from '../families/duplicate-queries.ts';
import { resources } from '../families/index.ts';
import { compile, type Params, type Query } from '../sql/query.ts';
import { sqliteCompiler } from '../sql/sqlite/statements.ts';
import { soughtWords } from './name-words.ts';
import { QueryCache } from './queries.ts';

const tables = ['learners', 'guardians', 'staff'] as const;
const shape = { order: 'asc', after: false, archived: 'false', sensitive: false, open: false } as const;

function searchOf(table: string, filter = 'name') {
  const kinds = new QueryCache(resources);
  return kinds.of(kinds.named(table)).list({ ...shape, filters: [filter] });
}

it.each(tables)('SQLite finds %s by a word of their names in the index of words', (table) => {
  const connection = new Sqlite(inject('templates').sqlite, { readonly: true });
  try {
    const { sql, bind } = compile(sqliteCompiler(), 'sqlite', searchOf(table));
    const steps = connection
      .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
      .all(...bind(new Proxy({}, { get: (_target, name) => (name === 'name' ? [] : 1) })))
      .map(({ detail }) => detail);
    expect(steps).toContain('SEARCH w USING PRIMARY KEY (school_id=? AND resource=? AND word>? AND word<?)');
    expect(steps[0]).toBe(`SEARCH ${table} USING PRIMARY KEY (school_id=? AND id=?)`);
    // The words that are searched, which are a parameter.
    expect(steps.filter((step) => step.startsWith('SCAN'))).toEqual([
      'SCAN jsonb_each VIRTUAL TABLE INDEX 1:',
    ]);
  } finally {
    connection.close();
  }
});

it('SQLite finds guardians by the beginning of a telephone number in the indexes of numbers', () => {
  const connection = new Sqlite(inject('templates').sqlite, { readonly: true });
  try {
    const { sql, bind } = compile(sqliteCompiler(), 'sqlite', searchOf('guardians', 'phone_prefix'));
    const params = new Proxy({}, { get: (_target, name) => (name === 'phone_prefix' ? [] : 1) });
    const steps = connection
      .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
      .all(...bind(params))
      .map(({ detail }) => detail);
    for (const column of ['phone', 'alternate_phone'])
      expect(steps.join('\n')).toContain(
        `guardians_by_${column} (school_id=? AND ${column}>? AND ${column}<?)`,
      );
    expect(steps[0]).toBe('SEARCH guardians USING PRIMARY KEY (school_id=? AND id=?)');
  } finally {
    connection.close();
  }
});

const alike = { learnersNamed, guardiansNamed, staffNamed, numberedLike };

it.each(Object.entries(alike))('SQLite finds who may be the same person in an index: %s', (name, search) => {
  const connection = new Sqlite(inject('templates').sqlite, { readonly: true });
  try {
    const { sql, bind } = compile(sqliteCompiler(), 'sqlite', search as Query<Params, unknown>);
    const params = new Proxy({}, { get: (_target, name) => (name === 'rows' ? [] : '[]') });
    const steps = connection
      .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
      .all(...bind(params))
      .map(({ detail }) => detail);
    const column = name === 'numberedLike' ? 'admission_number_key' : 'name_folded';
    expect(steps.find((step) => step.startsWith('SEARCH'))).toContain(`(school_id=? AND ${column}=?)`);
  } finally {
    connection.close();
  }
});

it.each([
  ['without statistics', ''],
  ['with statistics', 'analyze learners; analyze name_words'],
])('PostgreSQL reads only the words that are searched, and their learners, %s', async (_name, analyze) => {
  const connection = await filledPostgres(`
    insert into learners (school_id, id, row_version, external_ids, metadata, created_at, updated_at, name, name_folded,
      status, boarder)
    select 'sch_1', 'lrn_' || lpad(n::text, 8, '0'), 1, '{}', '{}', '', '', 'x', 'x', 'active', 0
    from generate_series(1, 5000) as n;
    insert into name_words (school_id, resource, word, record_id)
    select 'sch_1', 'learners', 'word' || lpad((n / 5)::text, 4, '0') || ' example', 'lrn_' || lpad(n::text, 8, '0')
    from generate_series(1, 5000) as n;
    ${analyze}`);
  const now = '2026-01-01T00:00:00.000Z';
  const given = { school: 'sch_1', limit: 26, name: soughtWords('word0700'), now, today: '2026-01-01' };
  const steps = await stepsOf(connection, searchOf('learners'), given);
  const words = steps.find((step) => step['Index Name'] === 'name_words_key');
  expect(words?.['Index Cond']).toMatch(/word.*>=.*word.*</);
  const read = rowsRead(steps.filter((step) => step['Relation Name']));
  expect(read).toBe(10);
});

it.each([
  ['without statistics', ''],
  ['with statistics', 'analyze'],
])('PostgreSQL reads only who may be the same person, %s', async (_name, analyze) => {
  const fill = (table: string, prefix: string, more: Record<string, string>): string => `
    insert into ${table} (school_id, id, row_version, external_ids, metadata, created_at, updated_at, name, name_folded,
      ${Object.keys(more).join()})
    select 'sch_1', '${prefix}_' || lpad(n::text, 8, '0'), 1, '{}', '{}', '', '', '', 'name ' || n / 2, ${Object.values(more).join()}
    from generate_series(1, 5000) as n;`;
  const connection = await filledPostgres(`
    ${fill('learners', 'lrn', { status: "'active'", boarder: '0', admission_number: 'n', admission_number_key: 'n' })}
    ${fill('guardians', 'grd', { channels: "'[]'", portal_status: "'none'" })}
    ${fill('staff', 'stf', { status: "'active'", staff_type: "'teacher'", subject_ids: "'[]'", email: 'n' })}
    ${analyze}`);
  const given = { school: 'sch_1', folded: 'name 700', born: null, email: null, phone: null };
  for (const [name, search] of Object.entries(alike)) {
    const params = { ...given, rows: [{ number: '1400' }, { number: '01400' }] };
    const steps = await stepsOf(connection, search as Query<Params, unknown>, params);
    expect(rowsRead(steps.filter((step) => step['Relation Name'])), name).toBeLessThan(5);
  }
});
