import type { Command } from 'commander';
import { UsageError } from '../contract/errors.ts';
import { keyUsers } from '../crypto/key-use.ts';
import { connect } from '../db/connect.ts';
import { copyToPostgres } from '../db/copy.ts';
import type { Reader } from '../db/database.ts';
import { databaseName, sqlitePath } from '../db/database-url.ts';
import { migrate } from '../db/migrate.ts';
import { systemClock } from '../lib/clock.ts';
import { withExistingDatabase } from './existing-database.ts';
import { localConfig } from './local.ts';
import { print } from './output.ts';

interface CopyOptions {
  database?: string;
  json?: boolean;
}

const help = `
To move from SQLite to PostgreSQL:
  1. Create an empty database, and stop the server.
  2. Run this command. If it fails, nothing was copied: run it again.
  3. Start the server with DATABASE_URL=postgres://… and with the first line of
     the key file in ROLLBOOK_MASTER_KEY. Do not start one on the SQLite
     database again: both would send the same deliveries and messages.`;

export function addCopy(program: Command): void {
  program
    .command('copy <url>')
    .description('Copy a SQLite database to an empty PostgreSQL database. Stop the server first.')
    .option('--database <url>', 'URL of the SQLite database (default: DATABASE_URL)')
    .option('--json', 'print one JSON object')
    .addHelpText('after', help)
    .action(copy);
}

async function copy(url: string, options: CopyOptions): Promise<void> {
  const { databaseUrl, databaseLimits: limits } = localConfig(options);
  if (sqlitePath(databaseUrl) === undefined)
    throw new UsageError('Only a SQLite database is copied. Copy a PostgreSQL database with pg_dump.');
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new UsageError(
      'The argument must be postgres://user:password@host:port/name. To copy to a file, use rollbook backup.',
    );
  await withExistingDatabase(options, async (from, keys) => {
    if (!keys)
      throw new UsageError(
        'The master key is needed, so that the copy can be used. Set ROLLBOOK_MASTER_KEY, or put the key file next to the database.',
      );
    await refuseRunning(from);
    const to = connect(url, {
      limits,
      onError: (error) => process.stderr.write(`rollbook: ${error.message}\n`),
    });
    try {
      await migrate(to, keys);
      const tables = await from.transact(async (tx) => {
        // From here on, no server can start either.
        await refuseRunning(tx);
        return copyToPostgres(tx, to, (rows) => {
          if (process.stderr.isTTY) process.stderr.write(`\r${rows} rows`);
        });
      });
      if (process.stderr.isTTY) process.stderr.write('\n');
      const total = Object.values(tables).reduce((sum, rows) => sum + rows, 0);
      const [source, target] = [databaseName(databaseUrl), databaseName(url)];
      print({ from: source, to: target, rows: total, tables }, options, [
        `Copied ${total} rows from ${source} to ${target}.`,
        'Start the server with this DATABASE_URL and the same master key in ROLLBOOK_MASTER_KEY, and no longer on the SQLite database.',
      ]);
    } finally {
      await to.close();
    }
  });
}

async function refuseRunning(db: Reader): Promise<void> {
  const running = await keyUsers(db, systemClock);
  if (running.length === 0) return;
  throw new UsageError(
    `A server uses the database (${running.map(({ process_id: id }) => id).join(', ')}). Stop it first. One that was killed is forgotten after 3 minutes.`,
  );
}
