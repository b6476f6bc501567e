import type { Command } from 'commander';
import { UsageError } from '../errors.ts';
import { withLocalServer } from './local-server.ts';
import { print } from './output.ts';

interface CreateOptions {
  school: string;
  mode: string;
  name: string;
  scopes?: string;
  database?: string;
  json?: boolean;
}

export function addKey(program: Command): void {
  const key = program.command('key').description('Make and end API keys.');
  key
    .command('create')
    .description('Make an API key. It is shown this once.')
    .requiredOption('--school <id>', 'the school, or its test twin')
    .option('--mode <mode>', 'live or test', 'test')
    .option('--name <name>', 'what the key is for', 'Command line')
    .option('--scopes <list>', 'scopes, separated by commas (default: all)')
    .option('--database <url>', 'database to work on (DATABASE_URL)')
    .option('--json', 'print one JSON object')
    .action(async (options: CreateOptions) => {
      const { mode } = options;
      if (mode !== 'live' && mode !== 'test') throw new UsageError('--mode takes live or test.');
      const scopes = options.scopes?.split(',').map((scope) => scope.trim());
      await withLocalServer(options, async ({ admin }) => {
        const made = await admin.createKey({
          schoolId: options.school,
          mode,
          name: options.name,
          ...(scopes ? { scopes } : {}),
        });
        print({ id: made.id, key: made.secret, scopes: made.scopes, mode }, options, [
          `Key  ${made.secret}`,
          `Id   ${made.id}`,
          'Keep the key: it is not shown again.',
        ]);
      });
    });
  key
    .command('revoke <id>')
    .description('End an API key at once, for good.')
    .option('--database <url>', 'database to work on (DATABASE_URL)')
    .option('--json', 'print one JSON object')
    .action((id: string, options: { database?: string; json?: boolean }) =>
      withLocalServer(options, async ({ admin }) => {
        await admin.revokeKey(id);
        print({ id, revoked: true }, options, [`Revoked ${id}.`]);
      }),
    );
}
