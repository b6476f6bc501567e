import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

const tableRows = 1_000_000;
const schoolRows = 10_000;
const fewRows = 10;

interface IndexShape {
  table: string;
  /** The table's own name where the index is the table, kept in the order of its key. */
  name: string;
  unique: number;
  columns: number;
}

/**
 * Tells SQLite's planner how much a grown database holds. Without statistics it takes a school for ten rows, and
 * would rather read all that a school has of a table than look into a second index; counted in a young database
 * they would say the same. They are never counted, so that a query's plan is the same on every database.
 */
export async function describeSizes(db: Kysely<Tables>): Promise<void> {
  // Makes the table of statistics, which nothing else may; a small table will do.
  await sql`analyze kysely_migration`.execute(db);
  const { rows: indexes } = await sql<IndexShape>`
    select t.name as "table", case i.origin when 'pk' then t.name else i.name end as name, i."unique" as "unique",
      (select count(*) from pragma_index_info(i.name)) as columns
    from sqlite_schema t join pragma_index_list(t.name) i
    where t.type = 'table' and t.name not like 'sqlite_%'`.execute(db);
  await sql`delete from sqlite_stat1`.execute(db);
  for (const { table, name, unique, columns } of indexes) {
    const rowsOf = (prefix: number) => {
      if (prefix === columns && unique === 1) return 1;
      return prefix === 1 ? schoolRows : fewRows;
    };
    const stat = [tableRows, ...Array.from({ length: columns }, (_, index) => rowsOf(index + 1))].join(' ');
    await sql`insert into sqlite_stat1 (tbl, idx, stat) values (${table}, ${name}, ${stat})`.execute(db);
  }
  // Reads them.
  await sql`analyze sqlite_schema`.execute(db);
}
