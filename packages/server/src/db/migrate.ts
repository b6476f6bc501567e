import type { Kysely } from 'kysely';
import { type MigrationResultSet, Migrator } from 'kysely/migration';
import type { Vault } from '../vault.ts';
import type { Database, Dialect } from './database.ts';
import { definer } from './migrations/define.ts';
import { migrations } from './migrations/index.ts';
import { describeSizes } from './sqlite-statistics.ts';
import type { Tables } from './tables.ts';

/** Brings the database to the schema of this version; gives the names of the migrations that it ran. */
export async function migrate(database: Database, vault: Vault): Promise<string[]> {
  const applied: string[] = [];
  for (const [name, { prepare }] of Object.entries(migrations)) {
    if (!prepare) continue;
    const before = await migrateBefore(database, name);
    if (!before) continue;
    applied.push(...before);
    try {
      await prepare({ database, vault });
    } catch (error) {
      // Another process that has done the same may have gone on.
      if (await migrateBefore(database, name)) throw error;
    }
  }
  const rest = await database.migrating(async (db) => {
    const names = namesOf(await migrator(db, database.dialect).migrateToLatest());
    if (database.dialect === 'sqlite' && applied.length + names.length > 0) await describeSizes(db);
    return names;
  });
  return [...applied, ...rest];
}

/** Runs what comes before a migration; undefined when the migration has run already. */
function migrateBefore(database: Database, name: string): Promise<string[] | undefined> {
  return database.migrating(async (db) => {
    const own = migrator(db, database.dialect);
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
  return database.migrating(async (db) =>
    (await migrator(db, database.dialect).getMigrations()).every(({ executedAt }) => executedAt),
  );
}

const migrator = (db: Kysely<Tables>, dialect: Dialect): Migrator =>
  new Migrator({
    db,
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
