import { type Kysely, sql } from 'kysely';
import { type MigrationResultSet, Migrator } from 'kysely/migration';
import { UsageError } from '../contract/errors.ts';
import type { MasterKeys } from '../crypto/master-keys.ts';
import type { Database, Dialect, RunScript } from '../sql/database.ts';
import { statement } from '../sql/query.ts';
import { describeSizes } from '../sql/sqlite/statements.ts';
import type { Tables } from '../sql/tables.ts';
import { elsewhere, isUnreleased, unreleased } from '../sql/url.ts';
import { type Migration, statementsOf } from './define.ts';
import { migrations } from './migrations.ts';

type Migrations = Readonly<Record<string, Migration>>;

/**
 * Migrates the database to the schema of this version; returns the names of the migrations that it ran.
 *
 * @param all The migrations of this version; tests have others.
 */
export async function migrate(
  database: Database,
  cipher: MasterKeys,
  all: Migrations = migrations,
): Promise<string[]> {
  // Most starts have nothing to migrate, and do not need to wait for a lock to find out.
  if (await isMigrated(database, all)) return [];
  const applied: string[] = [];
  for (const [name, { prepare }] of Object.entries(all)) {
    if (!prepare) continue;
    const before = await migrateBefore(database, name, all);
    if (!before) continue;
    applied.push(...before);
    try {
      await prepare({ database, cipher });
    } catch (error) {
      // Another process that has done the same may have continued.
      if (await migrateBefore(database, name, all)) throw error;
    }
  }
  const rest = await database.migrating(async (db, run) => {
    const own = await migrator(db, run, database.dialect, all);
    const last = namesOf(await own.migrateToLatest());
    if (database.dialect === 'sqlite' && applied.length + last.length > 0) await describeSizes(db);
    return last;
  });
  return [...applied, ...rest];
}

/** Runs what comes before the preparation of a migration; undefined if the migration has already run. */
function migrateBefore(database: Database, name: string, all: Migrations): Promise<string[] | undefined> {
  return database.migrating(async (db, run) => {
    const own = await migrator(db, run, database.dialect, all);
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

/** Tables that are read before they are made, if there are any. */
const readEarly = ['instance', 'master_keys'];

const executedNames = statement<Record<never, never>, { name: string }>(
  () => sql`select name from kysely_migration`,
);

/**
 * Whether the database has the schema of this version.
 *
 * @throws if no version, or only a later one, could use the database.
 */
export const isMigrated = async (database: Database, all: Migrations = migrations): Promise<boolean> =>
  (await migrationState(database, all)).pending.length === 0;

/**
 * The migrations that have run on the database, and those that this version would run.
 *
 * @throws if no version, or only a later one, could use the database.
 */
export async function migrationState(
  database: Database,
  all: Migrations = migrations,
): Promise<{ applied: string[]; pending: string[] }> {
  const names = Object.keys(all);
  // Before the migrations, which another process may be running.
  const early: string[] = [];
  // One after the other: it takes longer to open another connection.
  for (const name of readEarly) if (await database.hasTable(name)) early.push(name);
  const executed = (await database.hasTable('kysely_migration')) ? await database.all(executedNames, {}) : [];
  const there = new Set(executed.map(({ name }) => name));
  if (isUnreleased(there)) throw new UsageError(`The database ${unreleased}`);
  const foreign = there.size > 0 ? 'kysely_migration' : early[0];
  if (foreign !== undefined && names[0] !== undefined && !there.has(names[0]))
    throw new UsageError(`The table ${foreign} of the database belongs to another program. ${elsewhere}`);
  const later = [...there].filter((name) => !Object.hasOwn(all, name));
  if (later.length > 0)
    throw new UsageError(
      `The database was migrated by a later version of Rollbook: this version does not know ${later.join(', ')}. Install that version, or a later one.`,
    );
  return { applied: [...there].toSorted(), pending: names.filter((name) => !there.has(name)) };
}

async function migrator(
  db: Kysely<Tables>,
  run: RunScript,
  dialect: Dialect,
  all: Migrations,
): Promise<Migrator> {
  return new Migrator({
    db,
    ...(dialect === 'postgres' ? await currentSchema(db) : {}),
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(all).map(([name, migration]) => [
            name,
            { up: async (tx: Kysely<Tables>) => run(tx, await statementsOf(migration, dialect)) },
          ]),
        ),
    },
  });
}

/** Without it, Kysely takes a table of the same name in any schema for its own. */
const currentSchema = (db: Kysely<Tables>): Promise<{ migrationTableSchema: string }> =>
  db.selectNoFrom(sql<string>`current_schema()`.as('migrationTableSchema')).executeTakeFirstOrThrow();
