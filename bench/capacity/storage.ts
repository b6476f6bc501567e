import { readFile } from 'node:fs/promises';
import type Pg from 'pg';

export interface TableSize {
  rows: number;
  bytes: number;
}
export type Sizes = ReadonlyMap<string, TableSize>;

/** The rows of each table, and its bytes with indexes and long values. */
export async function sizesOf(client: Pg.Client): Promise<Sizes> {
  const { rows: tables } = await client.query<{ name: string; bytes: string }>(
    "select c.relname as name, pg_total_relation_size(c.oid) as bytes from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r' order by c.relname",
  );
  const sizes = new Map<string, TableSize>();
  for (const { name, bytes } of tables) {
    const { rows } = await client.query(`select count(*) as count from ${name}`);
    sizes.set(name, { rows: Number(rows[0].count), bytes: Number(bytes) });
  }
  return sizes;
}

export interface Vacuumed {
  seconds: number;
  walBytes: number;
  deadRows: number;
}

/** Removes what updates have left behind of all tables, as autovacuum does sooner or later. */
export async function vacuum(client: Pg.Client): Promise<Vacuumed> {
  const read = async (sql: string) => Number((await client.query(sql)).rows[0].value);
  await client.query('select pg_stat_force_next_flush()');
  const deadRows = await read('select coalesce(sum(n_dead_tup), 0) as value from pg_stat_user_tables');
  const wal = "select pg_current_wal_lsn() - '0/0'::pg_lsn as value";
  const before = await read(wal);
  const started = performance.now();
  await client.query('vacuum (analyze)');
  return { seconds: (performance.now() - started) / 1000, walBytes: (await read(wal)) - before, deadRows };
}

export interface Connections {
  /** Of the database, without the one that counts them. */
  count: number;
  /** Mean memory of one that no other process shares, in bytes; undefined where Linux does not say. */
  bytesEach: number | undefined;
}

export async function connectionsOf(client: Pg.Client): Promise<Connections> {
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  const own = (await Promise.all(rows.map(({ pid }) => ownBytes(pid)))).filter(
    (bytes) => bytes !== undefined,
  );
  const total = own.reduce((sum, bytes) => sum + bytes, 0);
  return { count: rows.length, bytesEach: own.length === 0 ? undefined : total / own.length };
}

async function ownBytes(pid: number): Promise<number | undefined> {
  // Another system, or a connection that has just ended.
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const kilobytes = [...text.matchAll(/^Private_(?:Clean|Dirty): +(\d+) kB$/gm)].map(([, value]) =>
    Number(value),
  );
  return kilobytes.length === 0 ? undefined : kilobytes.reduce((sum, value) => sum + value, 0) * 1024;
}

const schoolDays = 195;
const daysOfYear = 365;
const sevenDays = 7;

/** The school days of rows that a table has at most, by how long they are kept; in others, those of a year. */
const keptSchoolDays: Record<string, number> = {
  events: (90 / daysOfYear) * schoolDays,
  deliveries: (90 / daysOfYear) * schoolDays,
  delivery_counts: (32 / daysOfYear) * schoolDays,
  request_log: (sevenDays / daysOfYear) * schoolDays,
  idempotency_keys: 1,
};

export interface Growth {
  table: string;
  rowsEachDay: number;
  bytesEachDay: number;
  /** After a school year: what a day adds, for as long as it is kept. */
  rowsAYear: number;
  bytesAYear: number;
}

/** What one school day has added, for each school. */
export function growthOf(before: Sizes, after: Sizes, schools: number): Growth[] {
  const grown: Growth[] = [];
  for (const [table, { rows, bytes }] of after) {
    const old = before.get(table) ?? { rows: 0, bytes: 0 };
    const [rowsEachDay, bytesEachDay] = [(rows - old.rows) / schools, (bytes - old.bytes) / schools];
    if (rowsEachDay <= 0) continue;
    const days = keptSchoolDays[table] ?? schoolDays;
    grown.push({
      table,
      rowsEachDay,
      bytesEachDay,
      rowsAYear: rowsEachDay * days,
      bytesAYear: bytesEachDay * days,
    });
  }
  return grown.sort((a, b) => b.bytesAYear - a.bytesAYear);
}
