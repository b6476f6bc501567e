import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

const tableRows = 1_000_000;
const schoolRows = 10_000;
/** Rows of a school in an index with a condition that few rows meet. */
const someRows = 100;
const fewRows = 10;
/** Conditions that most rows meet: such an index is as large as one of all rows. */
const conditionOfMost = / where (?:archived_at is null|is_void = 0)$/i;

interface IndexShape {
  table: string;
  /** The name of the table itself if the index is the table, stored in the order of its key. */
  name: string;
  unique: number;
  /** The statement that created it; null for the index of a constraint. */
  statement: string | null;
  columns: number;
}

/**
 * Sets the statistics of SQLite's planner to those of a large database. Without statistics it assumes ten rows per
 * school, and prefers to read all rows of a school in a table to using a second index; statistics of a young database
 * would have the same effect. They are never computed, so that the plan of a query is the same on every database.
 */
export async function describeSizes(db: Kysely<Tables>): Promise<void> {
  // Creates the table of statistics, which is possible only this way; a small table is enough.
  await sql`analyze kysely_migration`.execute(db);
  const { rows: indexes } = await sql<IndexShape>`
    select t.name as "table", case when i.origin = 'pk' and t.wr = 1 then t.name else i.name end as name,
      i."unique" as "unique", (select m.sql from sqlite_schema m where m.type = 'index' and m.name = i.name) as statement, (select count(*) from pragma_index_info(i.name)) as columns
    from pragma_table_list t join pragma_index_list(t.name) i
    where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite_%'`.execute(db);
  await sql`delete from sqlite_stat1`.execute(db);
  for (const { table, name, unique, statement, columns } of indexes) {
    const isFew = / where /i.test(statement ?? '') && !conditionOfMost.test(statement ?? '');
    const rowsOf = (prefix: number) => {
      if (prefix === columns && unique === 1) return 1;
      if (prefix > 1) return fewRows;
      return isFew ? someRows : schoolRows;
    };
    const stat = [
      isFew ? schoolRows : tableRows,
      ...Array.from({ length: columns }, (_, index) => rowsOf(index + 1)),
    ].join(' ');
    await sql`insert into sqlite_stat1 (tbl, idx, stat) values (${table}, ${name}, ${stat})`.execute(db);
  }
  // Loads them.
  await sql`analyze sqlite_schema`.execute(db);
}
