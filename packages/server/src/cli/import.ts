import { Rollbook } from '@rollbook/sdk';
import { type Command, InvalidArgumentError } from 'commander';
import { readClientConfig } from '../config.ts';
import { UsageError } from '../errors.ts';
import { importLearners } from '../import/learners.ts';
import { readSdsFolder } from '../import/sds.ts';
import { exitCodes, Progress, print } from './output.ts';

interface ImportCommandOptions {
  url?: string;
  key?: string;
  source: string;
  dryRun?: boolean;
  concurrency: number;
  json?: boolean;
}

export function addImport(program: Command): void {
  program
    .command('import <folder>')
    .description(
      'Bring the learners of a Microsoft School Data Sync folder into a school. Running it again changes nothing.',
    )
    .option('--url <url>', 'base URL of the server (ROLLBOOK_URL, default http://127.0.0.1:4010)')
    .option('--key <key>', 'API key; better given as ROLLBOOK_API_KEY')
    .option('--source <name>', 'name for the ids of the folder in `external_ids`', 'sds')
    .option('--dry-run', 'say what would be done, and do nothing')
    .option('--concurrency <n>', 'requests at once', wholeNumber, 8)
    .option('--json', 'print one JSON object')
    .action(importFolder);
}

async function importFolder(folder: string, options: ImportCommandOptions): Promise<void> {
  const environment = readClientConfig(process.env);
  const apiKey = options.key ?? environment.apiKey;
  if (!apiKey) throw new UsageError('Give an API key with ROLLBOOK_API_KEY or --key.');
  const { learners, faults } = await readSdsFolder(folder);
  const progress = new Progress('learners', learners.length);
  const client = new Rollbook({ apiKey, baseUrl: options.url ?? environment.url });
  const { source, concurrency } = options;
  const dryRun = options.dryRun ?? false;
  const report = await importLearners(client, learners, {
    source,
    dryRun,
    concurrency,
    onRow: () => progress.step(),
  });
  const failed = [...faults, ...report.failed];
  if (failed.length > 0) process.exitCode = exitCodes.failed;
  print({ ...report, failed, dry_run: dryRun }, options, [
    `${dryRun ? 'Would have created' : 'Created'} ${report.created}, updated ${report.updated}, left ${report.unchanged} unchanged, failed ${failed.length}.`,
    ...failed.map(({ line, detail }) => `  line ${line}: ${detail}`),
  ]);
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new InvalidArgumentError('takes a whole number from 1 to 999');
  return Number(text);
}
