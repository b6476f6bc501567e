import type Sqlite from 'better-sqlite3';
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import { credentialTables } from '../database.ts';
import { type CompiledQuery, compile, isConstant, type Params, type Query } from '../query.ts';
import type { Tables } from '../tables.ts';

/** The prepared statements of a connection. */
export class Statements {
  readonly #connection: Sqlite.Database;
  readonly #compiler: Kysely<Tables>;
  // A statement lives as long as its query is referenced.
  readonly #prepared = new WeakMap<object, { compiled: CompiledQuery; statement: Sqlite.Statement }>();

  /** Whether tables that authentication uses have been written since this was last reset. */
  credentialsWritten = false;

  constructor(connection: Sqlite.Database, compiler: Kysely<Tables>) {
    this.#connection = connection;
    this.#compiler = compiler;
  }

  #prepare<P extends Params, R>(query: Query<P, R>) {
    let entry = this.#prepared.get(query);
    if (!entry) {
      const compiled = compile(this.#compiler, 'sqlite', query);
      entry = { compiled, statement: this.#connection.prepare(compiled.sql) };
      this.#prepared.set(query, entry);
    }
    const { writes } = entry.compiled;
    if (writes !== undefined && credentialTables.has(writes)) this.credentialsWritten = true;
    return entry;
  }

  all<P extends Params, R>(query: Query<P, R>, params: P): R[] {
    const { compiled, statement } = this.#prepare(query);
    return statement.all(...compiled.bind(params)) as R[];
  }

  first<P extends Params, R>(query: Query<P, R>, params: P): R | undefined {
    const { compiled, statement } = this.#prepare(query);
    return statement.get(...compiled.bind(params)) as R | undefined;
  }

  run<P extends Params>(query: Query<P, unknown>, params: P): number {
    const { compiled, statement } = this.#prepare(query);
    return statement.run(...compiled.bind(params)).changes;
  }
}

/**
 * SQLite prepares a statement again for each value of a parameter that its planner uses (that of a limit, those of a
 * join), which costs several times as much as the query. A unary plus hides the value from the planner.
 */
class PlanKeepingCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }

  protected override appendValue(value: unknown): void {
    if (isConstant(value)) this.appendImmediateValue(value);
    else super.appendValue(value);
  }
}

/** Kysely as a compiler of queries, without a database. */
export const sqliteCompiler = (onQuery?: (sql: string) => void): Kysely<Tables> =>
  new Kysely<Tables>({
    ...(onQuery ? { log: (event) => onQuery(event.query.sql) } : {}),
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new PlanKeepingCompiler(),
    },
  });

const tableRows = 1_000_000;
const schoolRows = 10_000;
/** Rows of a school in an index with a condition that few rows meet. */
const someRows = 100;
const fewRows = 10;

/** How many rows of a school have the same value, of columns whose values many have: all learners are enrolled in a term. */
const commonValues: ReadonlyMap<string, number> = new Map([
  ...[
    ...[
      'academic_year_id',
      'action',
      'event_type',
      'grade_level_id',
      'grading_scale_id',
      'import_id',
      'kind',
    ],
    ...['resource', 'resource_type', 'result', 'source', 'status', 'subject_id', 'template_id', 'term_id'],
    ...['timetable_id', 'webhook_id'],
  ].map((column) => [column, 500] as const),
  ...['cycle_day', 'date', 'received_on'].map((column) => [column, 50] as const),
  ...['assessment_id', 'class_id'].map((column) => [column, 25] as const),
]);

interface IndexShape {
  table: string;
  /** The name of the table itself if the index is the table, stored in the order of its key. */
  name: string;
  unique: number;
  /** Whether it has a condition that few rows meet. Most rows are live, and not void, and most attempts have ended. */
  few: number;
  /** A list of names as JSON; null stands for an expression. */
  columns: string;
}

/** How many rows have the same values in the first columns of an index: in one, in two, and so on. */
function rowsOfPrefixes({ unique, few, columns }: IndexShape): number[] {
  const names = JSON.parse(columns) as (string | null)[];
  let rows = few ? someRows : schoolRows;
  return names.map((name, index) => {
    if (index > 0) rows = Math.min(rows, commonValues.get(name ?? '') ?? fewRows);
    return unique === 1 && index === names.length - 1 ? 1 : rows;
  });
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
      i."unique" as "unique",
      (select json_group_array(c.name) from (select name from pragma_index_info(i.name) order by seqno) as c) as columns,
      i.partial and not exists (select 1 from sqlite_schema m where m.type = 'index' and m.name = i.name
        and (m.sql like '% where archived_at is null' or m.sql like '% where is_void = 0'
          or m.sql like '% where completed_at is not null and status <> ''cancelled''')) as few
    from pragma_table_list t join pragma_index_list(t.name) i
    where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite_%'`.execute(db);
  await sql`delete from sqlite_stat1`.execute(db);
  for (const index of indexes) {
    const stat = [index.few ? schoolRows : tableRows, ...rowsOfPrefixes(index)].join(' ');
    await sql`insert into sqlite_stat1 (tbl, idx, stat) values (${index.table}, ${index.name}, ${stat})`.execute(
      db,
    );
  }
  // Loads them.
  await sql`analyze sqlite_schema`.execute(db);
}
