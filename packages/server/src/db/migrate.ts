import { type Kysely, sql } from 'kysely';
import { type MigrationResultSet, Migrator } from 'kysely/migration';
import { UsageError } from '../contract/errors.ts';
import type { MasterKeys } from '../crypto/master-keys.ts';
import type { Database, Dialect } from './database.ts';
import { definer } from './migrations/define.ts';
import { migrations } from './migrations/index.ts';
import { statement } from './query.ts';
import { describeSizes } from './sqlite/statistics.ts';
import type { Tables } from './tables.ts';

/** Migrates the database to the schema of this version; returns the names of the migrations that it ran. */
export async function migrate(database: Database, cipher: MasterKeys): Promise<string[]> {
  const there = await executed(database);
  // Most starts have nothing to migrate, and do not need to wait for a lock to find out.
  if (there.size === names.length && names.every((name) => there.has(name))) return [];
  const applied: string[] = [];
  for (const [name, { prepare }] of Object.entries(migrations)) {
    if (!prepare) continue;
    const before = await migrateBefore(database, name);
    if (!before) continue;
    applied.push(...before);
    try {
      await prepare({ database, cipher });
    } catch (error) {
      // Another process that has done the same may have continued.
      if (await migrateBefore(database, name)) throw error;
    }
  }
  const rest = await database.migrating(async (db) => {
    const own = await migrator(db, database.dialect);
    const last = namesOf(await own.migrateToLatest());
    if (database.dialect === 'sqlite' && applied.length + last.length > 0) await describeSizes(db);
    return last;
  });
  return [...applied, ...rest];
}

/** Runs the preparation of a migration; undefined if the migration has already run. */
function migrateBefore(database: Database, name: string): Promise<string[] | undefined> {
  return database.migrating(async (db) => {
    const own = await migrator(db, database.dialect);
    const known = await own.getMigrations();
    const index = known.findIndex((migration) => migration.name === name);
    if (known[index]?.executedAt) return undefined;
    const previous = known[index - 1];
    return !previous || previous.executedAt ? [] : namesOf(await own.migrateTo(previous.name));
  });
}

function namesOf({ error, results = [] }: MigrationResultSet): string[] {
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

/** Whether the database has the schema of this version. */
export async function isMigrated(database: Database): Promise<boolean> {
  const there = await executed(database);
  return names.every((name) => there.has(name));
}

const names = Object.keys(migrations);
const executedNames = statement<Record<never, never>, { name: string }>(
  () => sql`select name from kysely_migration`,
);

/**
 * The names of the migrations that have run.
 *
 * @throws if a later version has migrated the database.
 */
async function executed(database: Database): Promise<Set<string>> {
  if (!(await database.hasTable('kysely_migration'))) return new Set();
  const there = new Set((await database.all(executedNames, {})).map(({ name }) => name));
  if (there.size > 0 && names[0] !== undefined && !there.has(names[0]))
    throw new UsageError(
      'The table kysely_migration of the database belongs to another program. Use another database, or on PostgreSQL another schema: create one, and name it in the URL with `?options=-c%20search_path%3D<schema>`.',
    );
  const later = [...there].filter((name) => !Object.hasOwn(migrations, name));
  if (later.length > 0)
    throw new UsageError(
      `The database was migrated by a later version of Rollbook: this version does not know ${later.join(', ')}. Install that version, or a later one.`,
    );
  return there;
}

async function migrator(db: Kysely<Tables>, dialect: Dialect): Promise<Migrator> {
  return new Migrator({
    db,
    ...(dialect === 'postgres' ? await currentSchema(db) : {}),
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrations).map(([name, { up }]) => [
            name,
            { up: (inside: Kysely<Tables>) => up(definer(inside, dialect)) },
          ]),
        ),
    },
  });
}

/** Without it, Kysely takes a table of the same name in any schema for its own. */
const currentSchema = (db: Kysely<Tables>): Promise<{ migrationTableSchema: string }> =>
  db.selectNoFrom(sql<string>`current_schema()`.as('migrationTableSchema')).executeTakeFirstOrThrow();
