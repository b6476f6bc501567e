import { createHash } from 'node:crypto';
import { openSqlite, pg } from '../support/modules.ts';

/** A school that is copied: its id, and those of its rows, end with other characters in each copy. */
export interface Copies {
  /** The id of a record in the copy of a number. */
  idIn(copy: number, id: string): string;
  /** The API key of the copy of a number. */
  keyOf(copy: number): string;
}

const idPattern = '_([0-9a-hjkmnp-tv-z]{22})[0-9a-hjkmnp-tv-z]{4}';
const ids = /_([0-9a-hjkmnp-tv-z]{22})[0-9a-hjkmnp-tv-z]{4}/g;
const mostCopies = 0x10000;
/** The last characters of all ids of a copy: hexadecimal digits are also digits of ids. */
const endOf = (copy: number): string => copy.toString(16).padStart(4, '0');
const renumber = (text: unknown, copy: number): string | null =>
  typeof text === 'string' ? text.replaceAll(ids, `_$1${endOf(copy)}`) : null;
const keyOf = (copy: number): string => `sk_test_${'capacity'.padEnd(39, '0')}${endOf(copy)}`;

/** What a copy does not have: values that are encrypted for the ids of the school, and what was done in it. */
const leftOut =
  /^(api_keys|audit_.*|data_keys|deliver.*|events|idempotency_keys|import.*|log_retention|request_log.*|webhook.*)$/;
// In PostgreSQL, a statement copies to so many schools.
const copiesAtOnce = 50;

interface Target {
  all(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** The value of a column in a copy whose number is `n`. */
  renumbered(column: string): string;
  tables: string;
  /** The parameter of a number. */
  place(number: number): string;
  /** Numbers from a first one to a last one, as `copies (n)`. */
  numbers: string;
  end(): Promise<void>;
}

/** Makes copies of a school, numbered from 1, and an API key with every scope for each. */
export async function copySchool(database: string, school: string, count: number): Promise<Copies> {
  if (count >= mostCopies) throw new RangeError(`At most ${mostCopies - 1} copies can be made`);
  const target = database.startsWith('postgres') ? await postgres(database) : sqlite(database);
  try {
    for (const { name } of await target.all(target.tables))
      if (!leftOut.test(String(name))) await copyTable(target, String(name), school, count);
    await copyKey(target, school, count);
    await target.all('analyze');
  } finally {
    await target.end();
  }
  return { idIn: (copy, id) => renumber(id, copy) ?? id, keyOf };
}

async function copyTable(target: Target, table: string, school: string, count: number): Promise<void> {
  const first = target.place(1);
  const rows = await target.all(`select * from ${table} where school_id = ${first}`, [school]);
  const [columns] = rows.map((row) => Object.keys(row));
  if (!columns) return;
  const hasIds = (name: string) => rows.some((row) => new RegExp(idPattern).test(String(row[name])));
  const value = (name: string) => {
    if (name === 'encrypted') return 'null';
    return hasIds(name) ? target.renumbered(`"${name}"`) : `"${name}"`;
  };
  const names = columns.map((name) => `"${name}"`);
  const insert = `insert into ${table} (${names}) select ${columns.map(value)}
    from ${table} as original cross join ${target.numbers} where original.school_id = ${first}`;
  for (let from = 1; from <= count; from += copiesAtOnce)
    await target.all(insert, [school, from, Math.min(count, from + copiesAtOnce - 1)]);
}

async function copyKey(target: Target, school: string, count: number): Promise<void> {
  const [key = {}] = await target.all(`select * from api_keys where school_id = ${target.place(1)}`, [
    school,
  ]);
  const columns = Object.keys(key);
  const places = columns.map((_, index) => target.place(index + 1));
  const insert = `insert into api_keys (${columns.map((name) => `"${name}"`)}) values (${places})`;
  for (let copy = 1; copy <= count; copy++) {
    const hash = createHash('sha256').update(keyOf(copy)).digest('hex');
    const own = (name: string) => renumber(key[name], copy) ?? key[name];
    await target.all(
      insert,
      columns.map((name) => (name === 'hash' ? hash : own(name))),
    );
  }
}

async function postgres(url: string): Promise<Target> {
  const client = new (pg().Client)({ connectionString: url });
  await client.connect();
  await client.query('set synchronous_commit = off');
  return {
    all: async (sql, values) => (await client.query(sql, values)).rows,
    renumbered: (column) =>
      `regexp_replace(${column}, '${idPattern}', '_\\1' || lpad(to_hex(copies.n), 4, '0'), 'g')`,
    tables:
      "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'school_id'",
    place: (number) => `$${number}`,
    numbers: 'generate_series($2::integer, $3::integer) as copies (n)',
    end: () => client.end(),
  };
}

function sqlite(url: string): Target {
  const db = openSqlite(url.replace(/^sqlite:/, ''));
  db.pragma('synchronous = off');
  db.function('renumber', { deterministic: true }, (text, copy) => renumber(text, Number(copy)));
  return {
    all: async (sql, values = []) => {
      const statement = db.prepare(sql);
      // Numbered parameters have names, and better-sqlite3 gives numbers as reals.
      const named = values.map((value, index) => [
        index + 1,
        Number.isInteger(value) ? BigInt(Number(value)) : value,
      ]);
      const given = Object.fromEntries(named);
      if (statement.reader) return statement.all(given) as Record<string, unknown>[];
      statement.run(given);
      return [];
    },
    renumbered: (column) => `renumber(${column}, copies.n)`,
    tables:
      "select m.name from sqlite_schema m where m.type = 'table' and exists (select 1 from pragma_table_info(m.name) c where c.name = 'school_id')",
    place: (number) => `?${number}`,
    numbers:
      '(with recursive counted (n) as (select ?2 union all select n + 1 from counted where n < ?3) select n from counted) as copies',
    end: async () => {
      db.pragma('wal_checkpoint(truncate)');
      db.close();
    },
  };
}
