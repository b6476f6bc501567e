import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Command } from 'commander';
import { UsageError } from '../contract/errors.ts';
import { backUp } from '../sql/sqlite/backup.ts';
import { sqlitePath } from '../sql/url.ts';
import { existingConfig } from './local.ts';
import { print } from './output.ts';

interface BackupOptions {
  database?: string;
  json?: boolean;
}

export function addBackup(program: Command): void {
  program
    .command('backup <file>')
    .description(
      'Copy a SQLite database to a new file while servers use it. The copy is complete and checked, and does not contain the master key.',
    )
    .option('--database <url>', 'database URL (default: DATABASE_URL)')
    .option('--json', 'print one JSON object')
    .action(backup);
}

function backup(name: string, options: BackupOptions): void {
  const { databaseUrl, masterKey } = existingConfig(options);
  const path = sqlitePath(databaseUrl);
  if (path === undefined)
    throw new UsageError(
      'The database is PostgreSQL. Use pg_dump, or the backups of your provider, and keep ROLLBOOK_MASTER_KEY.',
    );
  const file = resolve(name);
  if (existsSync(file)) throw new UsageError(`The file ${file} already exists. Choose another name.`);
  if (!existsSync(dirname(file))) throw new UsageError(`The folder ${dirname(file)} does not exist.`);
  backUp(path, file);
  const bytes = statSync(file).size;
  const keyFile = masterKey === undefined ? resolve(`${path}.key`) : null;
  print({ file, bytes, key_file: keyFile }, options, [
    `Wrote ${file}: ${(bytes / 1e6).toFixed(1)} MB, checked.`,
    `The copy can be used only with the master key, which it does not contain. Keep ${keyFile ?? 'ROLLBOOK_MASTER_KEY'} in another place.`,
  ]);
}
