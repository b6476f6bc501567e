import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { definer } from './migrations/define.ts';
import { migrations } from './migrations/index.ts';
import { describeSizes } from './sqlite-statistics.ts';

/** Brings the database to the schema of this version; gives the names of the migrations that it ran. */
export async function migrate(database: Database): Promise<string[]> {
  return database.migrating(async (db) => {
    const provider = {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrations).map(([name, { up }]) => [
            name,
            { up: (inside: typeof db) => up(definer(inside, database.dialect)) },
          ]),
        ),
    };
    const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest();
    if (error) throw error;
    if (database.dialect === 'sqlite' && results.length > 0) await describeSizes(db);
    return results.map((result) => result.migrationName);
  });
}
