import { sql } from 'kysely';
import type { Database, Dialect } from '../sql/database.ts';
import { statement } from '../sql/query.ts';
import { type Migration, statementsOf } from './define.ts';
import { migrations } from './migrations.ts';

const parts = statement<Record<never, never>, { part: string }>((_, dialect) =>
  dialect === 'sqlite'
    ? sql`select type || ' ' || name as part from sqlite_schema where type in ('table', 'index')
        union all select 'column ' || t.name || '.' || c.name from sqlite_schema as t join pragma_table_info(t.name) as c
          where t.type = 'table'`
    : sql`select 'table ' || tablename as part from pg_tables where schemaname = current_schema()
        union all select 'index ' || indexname from pg_indexes where schemaname = current_schema()
        union all select 'column ' || table_name || '.' || column_name from information_schema.columns
          where table_schema = current_schema()`,
);

/**
 * The tables, columns and indexes of the schema of this version that a migrated database does not have, such as
 * `index learners_by_class_id`: somebody dropped them, or a restore left them out.
 */
export async function missingParts(
  database: Database,
  all: Readonly<Record<string, Migration>> = migrations,
): Promise<string[]> {
  const expected = new Set<string>();
  for (const migration of Object.values(all))
    for (const text of await statementsOf(migration, database.dialect))
      follow(text, database.dialect, expected);
  for (const { part } of await database.all(parts, {})) expected.delete(part);
  // What is missing with its table goes without saying.
  const isImplied = (part: string) =>
    part.startsWith('column ') && expected.has(`table ${part.slice('column '.length, part.indexOf('.'))}`);
  return [...expected].filter((part) => !isImplied(part)).sort();
}

const mostNamed = 5;

/** What is wrong with a database that misses parts of its schema, and what to do. */
export function incomplete(missing: readonly string[]): string {
  const more = missing.length > mostNamed ? ` and ${missing.length - mostNamed} more` : '';
  return `The schema is incomplete: ${missing.slice(0, mostNamed).join(', ')}${more} ${missing.length === 1 ? 'is' : 'are'} missing. Restore a complete backup; if an index alone is missing, create it according to the schema of this version.`;
}

const column = /[(,] ?"(\w+)" (?=text|integer|bigint|real|double)/g;

/** Adds what a statement of a migration creates to the parts of a schema, and removes what it drops. */
function follow(text: string, dialect: Dialect, schema: Set<string>): void {
  const [, verb, kind, name = ''] =
    /^(create|alter|drop)(?: unique)? (table|index) "?(\w+)"?/.exec(text) ?? [];
  if (verb === 'create') schema.add(`${kind} ${name}`);
  if (verb === 'drop') schema.delete(`${kind} ${name}`);
  if (kind !== 'table') return;
  if (verb === 'drop') for (const part of schema) if (part.startsWith(`column ${name}.`)) schema.delete(part);
  if (verb === 'create') {
    for (const [, each] of text.matchAll(column)) schema.add(`column ${name}.${each}`);
    if (dialect === 'postgres') schema.add(`index ${name}_key`);
  }
  for (const [, change, each] of text.matchAll(/(add|drop) column "?(\w+)"?/g))
    schema[change === 'add' ? 'add' : 'delete'](`column ${name}.${each}`);
}
