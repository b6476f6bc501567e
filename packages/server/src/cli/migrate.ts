import type { Command } from 'commander';
import { openDatabase } from '../app/open-database.ts';
import { localConfig } from './local.ts';
import { notifyError, print } from './output.ts';

export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description('Migrate the database to the schema of this version. `serve` does this automatically.')
    .option('--database <url>', 'database URL (default: DATABASE_URL)')
    .option('--json', 'print one JSON object')
    .action(async (options: { database?: string; json?: boolean }) => {
      const config = localConfig(options);
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
