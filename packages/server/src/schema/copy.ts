import { sql } from 'kysely';
import { UsageError } from '../contract/errors.ts';
import type { Database, Reader, Transaction } from '../sql/database.ts';
import {
  type Params,
  type Query,
  query,
  type RowColumns,
  type Rows,
  rowsOf,
  statement,
} from '../sql/query.ts';

/** The entry of `instance` with the database to which `rollbook copy` copied this one. */
const moveName = 'moved_to';

export interface Move {
  /** The name of the other database, without user and password. */
  to: string;
  /** Whether the copy is known to be complete; otherwise it is under way or was interrupted. */
  isComplete: boolean;
  /** Whether this is the copy, and the other database is used again instead of it. */
  isUndone?: boolean;
  /** When the copy was begun, or undone: an ISO 8601 time in UTC. */
  at: string;
}

const find = query<Record<never, never>, { value: string }>((db) =>
  db.selectFrom('instance').select('value').where('name', '=', moveName),
);
const keep = query<{ value: string }>((db, p) =>
  db
    .insertInto('instance')
    .values({ name: moveName, value: p.value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: p.value })),
);
const remove = query((db) => db.deleteFrom('instance').where('name', '=', moveName));

export async function findMove(db: Database): Promise<Move | undefined> {
  if (!(await db.hasTable('instance'))) return undefined;
  const kept = await db.first(find, {});
  // Only this file writes it.
  return kept && (JSON.parse(kept.value) as Move);
}

/** Stores where the database is copied to; nothing, if it is not copied. */
export async function keepMove(tx: Transaction, move: Move | undefined): Promise<void> {
  if (move) await tx.run(keep, { value: JSON.stringify(move) });
  else await tx.run(remove, {});
}

/** Rejects a database that was copied to another one: what is written to it would be missing there. */
export async function refuseMoved(db: Database, name: string): Promise<void> {
  const move = await findMove(db);
  if (move) throw movedError(name, move);
}

export function movedError(name: string, { to, isComplete, isUndone }: Move): UsageError {
  if (isUndone)
    return new UsageError(
      `The database ${name} is a copy of ${to} that is no longer used: rollbook copy --undo went back to that one. Start the server with DATABASE_URL=${to}. To copy it again, create another database.`,
    );
  const back = 'To use the SQLite database again, instead of the copy, run rollbook copy --undo.';
  return new UsageError(
    isComplete
      ? `The database ${name} was copied to ${to} and is no longer used, because records would be changed in both. Start the server with DATABASE_URL=${to} (and its user and password). ${back}`
      : `A copy of the database ${name} to ${to} was started but did not finish. To complete it, run rollbook copy with that database again. ${back}`,
  );
}

/** What belongs to one database or to its processes, and not to the schools. */
const own = new Set([
  'kysely_migration',
  'kysely_migration_lock',
  'master_key_processes',
  'rate_windows',
  'process_leases',
  'webhook_pace',
]);
/** The same of single rows: which rows of a table are copied. */
const copied = new Map([['instance', sql`name <> ${sql.lit(moveName)}`]]);
const rowsAtOnce = 500;

interface Column {
  name: string;
  type: RowColumns[string];
  /** Its position in the primary key, from 1. */
  key: number;
}

interface Table {
  name: string;
  columns: Column[];
}

const columnsOfTables = statement<
  Record<never, never>,
  { table_name: string; column_name: string; declared: string; key: number }
>(
  () => sql`
    select m.name as table_name, c.name as column_name, lower(c.type) as declared, c.pk as key
    from sqlite_schema as m join pragma_table_info(m.name) as c
    where m.type = 'table' and m.name not like 'sqlite_%' order by m.name, c.cid`,
);

/** The tables of a SQLite database with data of schools. */
async function tablesOf(tx: Transaction): Promise<Table[]> {
  const columns = await tx.all(columnsOfTables, {});
  return [...Map.groupBy(columns, ({ table_name }) => table_name)]
    .filter(([name]) => !own.has(name))
    .map(([name, its]) => ({
      name,
      columns: its.map(({ column_name, declared, key }) => ({
        name: column_name,
        // In SQLite every integer has up to 64 bits.
        type: declared === 'integer' ? 'bigint' : declared === 'real' ? 'real' : 'text',
        key,
      })),
    }));
}

/** The next rows of a table in the order of its key, after a row. */
function pageOf({ name, columns }: Table, isFirst: boolean): Query<Params, Record<string, string>> {
  const key = columns.filter((column) => column.key > 0).toSorted((a, b) => a.key - b.key);
  const names = sql.join(key.map((column) => sql.id(column.name)));
  return statement((p) => {
    const after = sql`(${names}) > (${sql.join(key.map((column) => p[column.name]))})`;
    return sql`select * from ${sql.table(name)} where ${isFirst ? sql`1 = 1` : after}
      and ${copied.get(name) ?? sql`1 = 1`}
      order by ${names} limit ${sql.lit(rowsAtOnce)}`;
  });
}

function insertInto({ name, columns }: Table): Query<{ rows: Rows }, unknown> {
  const types = Object.fromEntries(columns.map((column) => [column.name, column.type]));
  const names = sql.join(columns.map((column) => sql.id(column.name)));
  return statement(
    (p, dialect) =>
      sql`insert into ${sql.table(name)} (${names}) select ${names} from ${rowsOf(p.rows, types, dialect)}`,
  );
}

async function copyTable(from: Transaction, to: Transaction, table: Table): Promise<number> {
  const [first, next, insert] = [pageOf(table, true), pageOf(table, false), insertInto(table)];
  let copied = 0;
  for (let page = await from.all(first, {}); page.length > 0; ) {
    copied += await to.run(insert, { rows: page });
    const last = page.length === rowsAtOnce ? page.at(-1) : undefined;
    page = last ? await from.all(next, last) : [];
  }
  return copied;
}

async function refuseUsed(to: Transaction, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    const any = statement(() => sql`select 1 as found from ${sql.table(name)} limit 1`);
    if (await to.first(any, {}))
      throw new UsageError(
        `The PostgreSQL database is not empty: ${name} has rows. Create a new database for the copy, and do not start a server on it first.`,
      );
  }
}

/** What no two databases have in common: it is random, and made when a database is first used. */
const identity = query<Record<never, never>, { value: string }>((db) =>
  db.selectFrom('instance').select('value').where('name', '=', 'derivation_key'),
);

/** Whether a database is a copy of this one. */
export async function isCopyOf(from: Reader, to: Reader): Promise<boolean> {
  const [one, other] = [await from.first(identity, {}), await to.first(identity, {})];
  return one !== undefined && one.value === other?.value;
}

/**
 * Copies everything of the schools from a SQLite database to a PostgreSQL database with the same schema and nothing in
 * it, which then has everything or nothing. Returns the number of rows of each table.
 *
 * @param from Nobody else writes during its transaction.
 */
export async function copyToPostgres(
  from: Transaction,
  to: Database,
  onProgress: (rows: number) => void,
): Promise<Record<string, number>> {
  const tables = await tablesOf(from);
  return to.transact(async (writing) => {
    await refuseUsed(writing, tables);
    const counts: Record<string, number> = {};
    let total = 0;
    for (const table of tables) {
      const copied = await copyTable(from, writing, table);
      counts[table.name] = copied;
      total += copied;
      onProgress(total);
    }
    return counts;
  });
}
