import type { Command } from 'commander';
import { keysOf } from '../app/key-list.ts';
import { UsageError } from '../contract/errors.ts';
import { iso, systemClock } from '../lib/clock.ts';
import { withExistingDatabase, withLocalServer } from './local.ts';
import { print, table } from './output.ts';
import { rotateMaster } from './rotate-master.ts';
import { laterOption } from './values.ts';

interface CreateOptions {
  school: string;
  mode: string;
  name: string;
  scopes?: string;
  expires?: string;
  database?: string;
  json?: boolean;
}

const rotationHelp = `
To replace the master key:
  1. Create a key: openssl rand -hex 32
  2. Restart every server with the new key in ROLLBOOK_PREVIOUS_MASTER_KEYS
     (only if there are several processes), so that all of them can read it.
  3. Restart every server with the new key in ROLLBOOK_MASTER_KEY and the old
     one in ROLLBOOK_PREVIOUS_MASTER_KEYS.
  4. Run this command with the same settings. If it is interrupted, run it
     again: it continues. It exits with 1 if it is not complete, and says why.
  5. Remove the old key from ROLLBOOK_PREVIOUS_MASTER_KEYS.

In the key file next to a SQLite database, the first line is the current key,
and previous keys are on the lines after it.`;

export function addKey(program: Command): void {
  const key = program
    .command('key')
    .description('Create, list and revoke API keys, and rotate the master key.');
  key
    .command('create')
    .description('Create an API key. The key is shown only once.')
    .requiredOption('--school <id>', 'id of the live school or of its test school')
    .option('--mode <mode>', 'live or test', 'test')
    .option('--name <name>', 'what the key is for', 'Command line')
    .option('--scopes <list>', 'comma-separated scopes (default: all)')
    .addOption(
      laterOption(
        '--expires <time>',
        'when the key expires: a duration such as 12h or 90d, or an ISO 8601 time (default: never)',
      ),
    )
    .option('--database <url>', 'database URL (default: DATABASE_URL)')
    .option('--json', 'print one JSON object')
    .action(async (options: CreateOptions) => {
      const { mode } = options;
      if (mode !== 'live' && mode !== 'test') throw new UsageError('--mode must be live or test.');
      const scopes = options.scopes?.split(',').map((scope) => scope.trim());
      await withLocalServer(options, async ({ admin }) => {
        const made = await admin.createKey({
          schoolId: options.school,
          mode,
          name: options.name,
          ...(scopes ? { scopes } : {}),
          ...(options.expires ? { expiresAt: options.expires } : {}),
        });
        const { id, secret, scopes: granted, expires_at } = made;
        print({ id, key: secret, scopes: granted, mode, expires_at }, options, [
          `Key      ${secret}`,
          `Id       ${id}`,
          ...(expires_at ? [`Expires  ${expires_at}`] : []),
          'Save the key: it is not shown again.',
        ]);
      });
    });
  key
    .command('list')
    .description(
      'List the API keys of all schools, or of one school, with their ids. Only the first and last characters of a key are shown.',
    )
    .option('--school <id>', 'only the keys of this school and of its test school (the id of either)')
    .option('--database <url>', 'database URL (default: DATABASE_URL)')
    .option('--json', 'print one JSON object')
    .action(listKeys);
  key
    .command('revoke <id>')
    .description('Revoke an API key, immediately and permanently.')
    .option('--database <url>', 'database URL (default: DATABASE_URL)')
    .option('--json', 'print one JSON object')
    .action((id: string, options: { database?: string; json?: boolean }) =>
      withLocalServer(options, async ({ admin }) => {
        await admin.revokeKey(id);
        print({ id, revoked: true }, options, [`Revoked ${id}.`]);
      }),
    );
  key
    .command('rotate-master')
    .description(
      'Re-encrypt every value in the database with the current master key, and retire the previous keys. Servers can keep running.',
    )
    .option('--dry-run', 'only count the values by master key')
    .option('--database <url>', 'database URL (default: DATABASE_URL)')
    .option('--json', 'print one JSON object')
    .addHelpText('after', rotationHelp)
    .action(rotateMaster);
}

export async function listKeys(options: {
  school?: string;
  database?: string;
  json?: boolean;
}): Promise<void> {
  await withExistingDatabase(options, async (db) => {
    const keys = await keysOf(db, iso(systemClock.now()), options.school);
    const rows = keys.map(({ id, school_id, mode, status, hint, last_used_at, name }) => [
      ...[id, school_id, mode, status, hint, last_used_at ?? 'never', name],
    ]);
    const lines = table([['Id', 'School', 'Mode', 'Status', 'Key', 'Last used', 'Name'], ...rows]);
    print({ keys }, options, keys.length > 0 ? lines : ['The database has no API keys.']);
  });
}
