import { sql } from 'kysely';
import { UsageError } from '../contract/errors.ts';
import type { Database } from '../sql/database.ts';
import { statement } from '../sql/query.ts';
import { readModel } from './model.ts';

/** Of the indexes on PostgreSQL those that are used: one that `create index concurrently` could not finish is there, too. */
const parts = statement<Record<never, never>, { part: string }>((_, dialect) =>
  dialect === 'sqlite'
    ? sql`select case when sql like 'create unique index %' then 'unique index ' else type || ' ' end || name as part
          from sqlite_schema where type in ('table', 'index') and name not like 'sqlite\\_%' escape '\\'
        union all select 'column ' || t.name || '.' || c.name from sqlite_schema as t join pragma_table_info(t.name) as c
          where t.type = 'table'`
    : sql`select 'table ' || tablename as part from pg_tables where schemaname = current_schema()
        union all select case when i.indisunique and not i.indisprimary then 'unique index ' else 'index ' end || c.relname
          from pg_index as i join pg_class as c on c.oid = i.indexrelid join pg_namespace as n on n.oid = c.relnamespace
          where n.nspname = current_schema() and i.indisvalid
        union all select 'column ' || table_name || '.' || column_name from information_schema.columns
          where table_schema = current_schema()`,
);

/** The parts of a new database. Both databases have the same, and PostgreSQL an index for each key besides. */
async function expectedParts({ dialect }: Database): Promise<string[]> {
  const made = (await readModel((model) => model.all(parts, {}))).map(({ part }) => part);
  if (dialect === 'sqlite') return made;
  return [
    ...made,
    ...made
      .filter((part) => part.startsWith('table '))
      .map((part) => part.replace(/^table (.*)/, 'index $1_key')),
  ];
}

/**
 * The tables, columns and indexes of the schema of this version that a migrated database does not have, such as
 * `index learners_by_class_id`: somebody dropped them, or a restore left them out. An index that has to be unique and is not,
 * or that is not valid on PostgreSQL, counts as missing.
 */
export async function missingParts(database: Database): Promise<string[]> {
  const missing = new Set(await expectedParts(database));
  for (const { part } of await database.all(parts, {})) missing.delete(part);
  // What is missing with its table goes without saying.
  const isImplied = (part: string) =>
    part.startsWith('column ') && missing.has(`table ${part.slice('column '.length, part.indexOf('.'))}`);
  return [...missing].filter((part) => !isImplied(part)).sort();
}

/** @throws UsageError if a migrated database misses parts of its schema. */
export async function refuseIncomplete(database: Database, name: string): Promise<void> {
  const absent = await missingParts(database);
  if (absent.length > 0) throw new UsageError(`${name}: ${incomplete(absent)}`);
}

const mostNamed = 5;

/** What is wrong with a database that misses parts of its schema, and what to do. */
export function incomplete(missing: readonly string[]): string {
  const more = missing.length > mostNamed ? ` and ${missing.length - mostNamed} more` : '';
  return `The schema is incomplete: ${missing.slice(0, mostNamed).join(', ')}${more} ${missing.length === 1 ? 'is' : 'are'} missing. Restore a complete backup; if an index alone is missing, is not unique or is not valid, drop what has its name and create it according to the schema of this version.`;
}
