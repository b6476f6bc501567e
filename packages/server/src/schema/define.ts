import { type Kysely, sql } from 'kysely';
import type { MasterKeys } from '../crypto/master-keys.ts';
import type { Database, Dialect } from '../sql/database.ts';
import { postgresCompiler } from '../sql/postgres/statements.ts';
import { sqliteCompiler } from '../sql/sqlite/statements.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its own time, not the current one.
type AnyDb = Kysely<any>;

/** What a migration of rows can use. */
export interface Preparation {
  /** For its own transactions. */
  database: Database;
  /** With the master keys. */
  cipher: MasterKeys;
}

export interface Migration {
  /** Changes the schema. */
  up(define: Definer): Promise<void>;
  /**
   * Changes rows before `up` removes the columns that they are read from, in small transactions. If it was
   * interrupted, it continues with the remaining rows.
   */
  prepare?(parts: Preparation): Promise<void>;
}

/** A column: its type, with `!` if it is never null. */
export type Column = 'text' | 'text!' | 'integer' | 'integer!' | 'bigint' | 'bigint!' | 'real' | 'real!';

export interface IndexOptions {
  unique?: true;
  /** A condition in SQL that both databases support. */
  where?: string;
}

export interface Definer {
  /** A table stored in the order of its primary key, on SQLite unless it is to be stored by rowid. */
  table(
    name: string,
    key: string[],
    columns: Record<string, Column>,
    options?: { byRowid?: true },
  ): Promise<void>;
  /** A table of records: the common columns, and the columns of this table. */
  recordTable(name: string, columns: Record<string, Column>): Promise<void>;
  /** The same of records whose external ids and metadata are among their sensitive fields. */
  sensitiveRecordTable(name: string, columns: Record<string, Column>): Promise<void>;
  /** New columns of a table; for a column that is never null, the default is the value of existing rows. */
  addColumns(
    table: string,
    columns: Record<string, Column>,
    fill?: Record<string, string | number>,
  ): Promise<void>;
  /** A statement that differs between the databases, or that only one of them needs. */
  run(statement: Partial<Record<Dialect, string>>): Promise<void>;
  /** An index of columns, and of expressions in SQL that both databases support. */
  index(
    name: string,
    table: string,
    columns: readonly (string | { sql: string })[],
    options?: IndexOptions,
  ): Promise<void>;
  /** An index by each of these columns, in the order of ids, as lists and references need it. */
  indexesBy(table: string, columns: string[]): Promise<void>;
}

/** Unique among the records that are not archived. */
export const uniqueLive: IndexOptions = { unique: true, where: 'archived_at is null' };

/** The statements of a migration. */
export async function statementsOf({ up }: Migration, dialect: Dialect): Promise<string[]> {
  const statements: string[] = [];
  const compiler = dialect === 'sqlite' ? sqliteCompiler : postgresCompiler;
  const db = compiler((sql) => statements.push(sql));
  await up(definer(db, dialect));
  return statements;
}

function definer(db: AnyDb, dialect: Dialect): Definer {
  // Text that both databases sort by its bytes, so that the order of pages is the same.
  const types = {
    text: dialect === 'postgres' ? sql`text collate "C"` : sql`text`,
    integer: sql`integer`,
    // In SQLite every integer has up to 64 bits.
    bigint: dialect === 'postgres' ? sql`bigint` : sql`integer`,
    real: dialect === 'postgres' ? sql`double precision` : sql`real`,
  };
  const typeOf = (declared: Column) => types[declared.replace('!', '') as keyof typeof types];
  const table: Definer['table'] = async (name, key, columns, { byRowid } = {}) => {
    let builder = db.schema.createTable(name).addPrimaryKeyConstraint(`${name}_key`, key as never[]);
    for (const [column, declared] of Object.entries(columns)) {
      builder = builder.addColumn(column, typeOf(declared), (c) =>
        declared.endsWith('!') ? c.notNull() : c,
      ) as typeof builder;
    }
    const isByKey = dialect === 'sqlite' && !byRowid;
    await (isByKey ? builder.modifyEnd(sql`without rowid`) : builder).execute();
  };
  const index: Definer['index'] = async (name, on, columns, { unique, where } = {}) => {
    const parts = columns.map((part) => (typeof part === 'string' ? part : sql`(${sql.raw(part.sql)})`));
    const builder = db.schema.createIndex(name).on(on).columns(parts);
    const filtered = where ? builder.where(sql<boolean>`${sql.raw(where)}`) : builder;
    await (unique ? filtered.unique() : filtered).execute();
  };
  const records: Definer['recordTable'] = (name, columns) =>
    table(name, ['school_id', 'id'], {
      school_id: 'text!',
      id: 'text!',
      row_version: 'integer!',
      created_at: 'text!',
      updated_at: 'text!',
      archived_at: 'text',
      ...columns,
    });
  return {
    table,
    recordTable: (name, columns) => records(name, { ...columns, external_ids: 'text!', metadata: 'text!' }),
    sensitiveRecordTable: (name, columns) => records(name, { ...columns, encrypted: 'text' }),
    addColumns: async (name, columns, fill = {}) => {
      for (const [column, declared] of Object.entries(columns)) {
        const value = fill[column];
        await db.schema
          .alterTable(name)
          .addColumn(column, typeOf(declared), (c) => {
            const filled = value === undefined ? c : c.defaultTo(value);
            return declared.endsWith('!') ? filled.notNull() : filled;
          })
          .execute();
      }
    },
    run: async (statement) => {
      const own = statement[dialect];
      if (own !== undefined) await sql.raw(own).execute(db);
    },
    index,
    indexesBy: async (name, columns) => {
      for (const column of columns) await index(`${name}_by_${column}`, name, ['school_id', column, 'id']);
    },
  };
}
