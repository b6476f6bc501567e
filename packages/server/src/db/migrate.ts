import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database, Dialect } from './database.ts';
import { definer } from './migrations/define.ts';
import { migrations } from './migrations/index.ts';
import { describeSizes } from './sqlite-statistics.ts';
import type { Tables } from './tables.ts';

/** Brings the database to the schema of this version; gives the names of the migrations that it ran. */
export async function migrate(database: Database): Promise<string[]> {
  return database.migrating(async (db) => {
    const { error, results = [] } = await migrator(db, database.dialect).migrateToLatest();
    if (error) throw error;
    if (database.dialect === 'sqlite' && results.length > 0) await describeSizes(db);
    return results.map((result) => result.migrationName);
  });
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
