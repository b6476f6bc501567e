import { Rollbook } from '@rollbook/sdk';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { readClientConfig } from '../config.ts';
import { UsageError } from '../errors.ts';
import { type Format, formatOf, formats, type ReadRoster, readRoster } from '../import/read.ts';
import type { Kind } from '../import/roster.ts';
import { importRoster, mostRows, type RunOptions, type RunReport, snapshotKinds } from '../import/run.ts';
import { readTables } from '../import/tables.ts';
import { reportLines } from './import-report.ts';
import { exitCodes, Progress, print } from './output.ts';

interface ImportCommandOptions {
  url?: string;
  key?: string;
  format: Format | 'auto';
  source?: string;
  school?: string;
  emailDomain?: string;
  dryRun?: boolean;
  fullSnapshot?: boolean;
  maxRemovalRatio?: number;
  json?: boolean;
}

export function addImport(program: Command): void {
  program
    .command('import <folder>')
    .description(
      'Bring a school into Rollbook: a folder or a zip of Microsoft School Data Sync (1 and 2.1) or OneRoster (1.1 and 1.2) CSV. Running it again changes nothing.',
    )
    .option('--url <url>', 'base URL of the server (ROLLBOOK_URL, default http://127.0.0.1:4010)')
    .option('--key <key>', 'API key; better given as ROLLBOOK_API_KEY')
    .addOption(new Option('--format <format>', 'format').choices(['auto', ...formats]).default('auto'))
    .option(
      '--source <name>',
      'name for the ids of the files in `external_ids` (default sds or oneroster)',
      sourceName,
    )
    .option('--school <id>', 'only the people and classes of this organisation and those below it')
    .option(
      '--email-domain <domain>',
      'domain of the addresses made up for staff without one (default <source>.invalid)',
      domain,
    )
    .option('--dry-run', 'say what would be done, and do nothing')
    .option(
      '--full-snapshot',
      'archive the people and classes of the source, and end the enrollments, that the files do not have',
    )
    .option(
      '--max-removal-ratio <ratio>',
      'largest part of a kind that a full snapshot may remove (default 0.1)',
      ratio,
    )
    .option('--json', 'print one JSON object')
    .action(importSchool);
}

async function importSchool(path: string, options: ImportCommandOptions): Promise<void> {
  const environment = readClientConfig(process.env);
  const apiKey = options.key ?? environment.apiKey;
  if (!apiKey) throw new UsageError('Give an API key with ROLLBOOK_API_KEY or --key.');
  const tables = await readTables(path);
  const format = formatOf(tables, options.format === 'auto' ? undefined : options.format);
  const source = options.source ?? (format === 'oneroster' ? 'oneroster' : 'sds');
  const emailDomain = options.emailDomain ?? `${source.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.invalid`;
  const roster = readRoster(tables, { format, source, emailDomain, school: options.school });
  const { dryRun = false, fullSnapshot = false, maxRemovalRatio } = options;
  if (fullSnapshot) checkSnapshot(roster);
  const report = await untilInterrupted((signal) =>
    importRoster(new Rollbook({ apiKey, baseUrl: options.url ?? environment.url }), roster, {
      source,
      dryRun,
      fullSnapshot,
      maxRemovalRatio,
      signal,
      onProgress: progress(),
    }),
  );
  if (report.failed.length > 0 || roster.faults.length > 0) process.exitCode = exitCodes.failed;
  const { faults, notes } = roster;
  print(
    { ...resultOf(report), faults, notes, format, source, dry_run: dryRun },
    options,
    reportLines(report, roster, dryRun),
  );
}

const resultOf = ({ kinds, failed, presumed }: RunReport) => ({ kinds, failed, presumed });

/** A snapshot removes what it does not name, so it must name everything. */
function checkSnapshot({ rows, faults, isDelta }: ReadRoster): void {
  if (isDelta)
    throw new UsageError('The manifest says that a file holds changes only: that is no full snapshot.');
  const [fault] = faults;
  if (fault) {
    throw new UsageError(
      `A full snapshot would remove what could not be read. There are ${faults.length} faults, first ${fault.file} line ${fault.line}: ${fault.detail}.`,
    );
  }
  const long = snapshotKinds.find((kind) => rows[kind].length > mostRows);
  if (long)
    throw new UsageError(
      `A full snapshot takes ${mostRows} rows of a kind, and ${rows[long].length} are ${long}.`,
    );
}

/** Gives the work a signal that Ctrl-C sets; a second one ends the process as ever. */
async function untilInterrupted<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  process.once('SIGINT', stop);
  try {
    return await work(controller.signal);
  } catch (error) {
    if (!controller.signal.aborted) throw error;
    throw new Error('Interrupted. What was brought until then stays; running it again goes on from there.');
  } finally {
    process.off('SIGINT', stop);
  }
}

function progress(): NonNullable<RunOptions['onProgress']> {
  const shown = new Map<Kind, Progress>();
  return (kind, done, total) => {
    const bar = shown.get(kind) ?? new Progress(kind.replaceAll('_', ' '), total);
    shown.set(kind, bar);
    bar.reach(done);
  };
}

function sourceName(text: string): string {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,49}$/.test(text))
    throw new InvalidArgumentError('takes letters, digits, dots, dashes and underscores, at most 50');
  return text;
}

function domain(text: string): string {
  if (!/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(text))
    throw new InvalidArgumentError('takes a domain such as school.example');
  return text.toLowerCase();
}

function ratio(text: string): number {
  const value = /^[01](\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= 1)) throw new InvalidArgumentError('takes a number from 0 to 1');
  return value;
}
