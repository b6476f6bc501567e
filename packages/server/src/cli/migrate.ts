import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import type { Config } from '../app/config.ts';
import { openDatabase } from '../app/open-database.ts';
import { UsageError } from '../contract/errors.ts';
import { migrationState } from '../schema/migrate.ts';
import { migrations } from '../schema/migrations.ts';
import { refuseIncomplete } from '../schema/missing.ts';
import { connect } from '../sql/connect.ts';
import { missing, serverFacts } from '../sql/postgres/maintenance.ts';
import { databaseName, sqlitePath } from '../sql/url.ts';
import { localConfig } from './local.ts';
import { exitCodes, notifyError, print } from './output.ts';

interface MigrateOptions {
  check?: boolean;
  database?: string;
  json?: boolean;
}

const help = `
Exit codes of --check:
  0  the database has the schema of this version
  1  the database cannot be reached
  2  this version cannot use the database, such as one of a later version, without UTF8, or with
     a schema that is incomplete
  3  the database has to be migrated`;

export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description('Migrate the database to the schema of this version. `serve` does this automatically.')
    .option('--check', 'change nothing; say whether the database has to be migrated')
    .option('--database <url>', 'database URL (default: DATABASE_URL)')
    .option('--json', 'print one JSON object')
    .addHelpText('after', help)
    .action(async (options: MigrateOptions) => {
      const config = localConfig(options);
      if (options.check) return check(config, options);
      const { db, applied } = await openDatabase(config, {
        limits: config.databaseLimits,
        onError: notifyError,
      });
      await db.close();
      print(
        { applied },
        options,
        applied.length > 0 ? applied.map((name) => `applied ${name}`) : ['The database is up to date.'],
      );
    });
}

/** Whether there is no such file. To connect would create it. */
const isMissing = ({ databaseUrl }: Config): boolean => {
  const path = sqlitePath(databaseUrl);
  return path !== undefined && !existsSync(path);
};

async function check(config: Config, options: MigrateOptions): Promise<void> {
  const { applied, pending } = await stateOf(config);
  const version = applied.at(-1) ?? null;
  const name = databaseName(config.databaseUrl);
  print({ database: name, version, applied, pending }, options, [
    `${name}: ${isMissing(config) ? 'there is no such file yet' : version === null ? 'no schema yet' : `schema ${version}`}`,
    ...pending.map((each) => `pending ${each}`),
    pending.length === 0
      ? 'The database is up to date.'
      : 'The database has to be migrated: rollbook migrate',
  ]);
  if (pending.length > 0) process.exitCode = exitCodes.pending;
}

async function stateOf(config: Config): ReturnType<typeof migrationState> {
  if (isMissing(config)) return { applied: [], pending: Object.keys(migrations) };
  const { databaseUrl, directDatabaseUrl: directUrl, databaseLimits: limits } = config;
  const db = await connect(databaseUrl, { limits, directUrl, onError: notifyError });
  try {
    const state = await migrationState(db);
    if (state.pending.length === 0) await refuseIncomplete(db, databaseName(databaseUrl));
    const server = db.dialect === 'postgres' ? await db.first(serverFacts, {}) : undefined;
    const reason = server && state.pending.length > 0 ? missing(server) : undefined;
    if (reason !== undefined)
      throw new UsageError(`Cannot use the database ${databaseName(databaseUrl)}: ${reason}`);
    return state;
  } finally {
    await db.close();
  }
}
