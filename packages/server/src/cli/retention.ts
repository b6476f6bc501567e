import type { Command } from 'commander';
import { UsageError } from '../contract/errors.ts';
import { withLocalServer } from './local.ts';
import { exitCodes, print, table, vacuumed } from './output.ts';

interface RunOptions {
  school?: string;
  dryRun?: boolean;
  vacuum?: boolean;
  database?: string;
  json?: boolean;
}

export function addRetention(program: Command): void {
  program
    .command('retention')
    .description('Erase personal values whose retention period has ended.')
    .command('run')
    .description(
      'Erase what is due by the retention rules of each school (PATCH /v1/school/retention). A server does this every day. This cannot be undone.',
    )
    .option('--dry-run', 'only count what is due')
    .option(
      '--vacuum',
      'then rewrite the database files, because deleted text stays in them until it is overwritten; requests wait while this runs',
    )
    .option('--school <id>', 'only this school')
    .option('--database <url>', 'database URL (default: DATABASE_URL)')
    .option('--json', 'print one JSON object')
    .action((options: RunOptions) =>
      withLocalServer(options, async ({ admin }) => {
        const { dryRun = false, vacuum = false } = options;
        if (dryRun && vacuum)
          throw new UsageError(
            '--vacuum rewrites the database, so it cannot be combined with --dry-run. Leave one of them out.',
          );
        const { counts, failures } = await admin.runRetention({ school: options.school, dryRun });
        const rewritten = vacuum ? await admin.vacuum() : undefined;
        const rows = [
          ['School', 'Family', 'Due', 'Erased'],
          ...counts.map(({ school_id, family, due, erased }) => [school_id, family, `${due}`, `${erased}`]),
        ];
        const end = dryRun ? 'Nothing was erased: this was a dry run.' : 'The values cannot be restored.';
        const none = (await admin.isEmpty()) ? 'The database has no schools.' : 'Nothing is due.';
        const erased = counts.length === 0 ? [none] : [...table(rows, { right: [2, 3] }), end];
        const total = counts.reduce((sum, { due }) => sum + due, 0);
        const failed = failures.map(
          ({ school_id, person_id, family, reason }) =>
            `Not erased: ${family} of ${person_id} (${school_id}): ${reason}`,
        );
        const people = new Set(failures.map(({ person_id }) => person_id)).size;
        const summary = `${failures.length} of ${total} erasures failed, of ${people} ${people === 1 ? 'person' : 'people'}. The next run tries them again.`;
        if (failures.length > 0) erased.push(...failed, summary);
        print(
          { dry_run: dryRun, counts, failures, ...vacuumed(rewritten) },
          options,
          rewritten ? [...erased, rewritten.detail] : erased,
        );
        if (failures.length > 0 || rewritten?.isClean === false) process.exitCode = exitCodes.failed;
      }),
    );
}
