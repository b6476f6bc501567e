import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

const tableRows = 1_000_000;
const schoolRows = 10_000;
/** Rows of a school in an index with a condition that few rows meet. */
const someRows = 100;
const fewRows = 10;

interface IndexShape {
  table: string;
  /** The name of the table itself if the index is the table, stored in the order of its key. */
  name: string;
  unique: number;
  /** Whether it has a condition that few rows meet. Most rows are live, and not void. */
  few: number;
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
      i."unique" as "unique", (select count(*) from pragma_index_info(i.name)) as columns,
      i.partial and not exists (select 1 from sqlite_schema m where m.type = 'index' and m.name = i.name
        and (m.sql like '% where archived_at is null' or m.sql like '% where is_void = 0')) as few
    from pragma_table_list t join pragma_index_list(t.name) i
    where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite_%'`.execute(db);
  await sql`delete from sqlite_stat1`.execute(db);
  for (const { table, name, unique, few, columns } of indexes) {
    const rowsOf = (prefix: number) => {
      if (prefix === columns && unique === 1) return 1;
      if (prefix > 1) return fewRows;
      return few ? someRows : schoolRows;
    };
    const stat = [
      few ? schoolRows : tableRows,
      ...Array.from({ length: columns }, (_, index) => rowsOf(index + 1)),
    ].join(' ');
    await sql`insert into sqlite_stat1 (tbl, idx, stat) values (${table}, ${name}, ${stat})`.execute(db);
  }
  // Loads them.
  await sql`analyze sqlite_schema`.execute(db);
}
