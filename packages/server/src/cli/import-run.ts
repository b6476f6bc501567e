import { AbortError, Rollbook } from '@rollbook/sdk';
import { isSupportedCountry } from 'libphonenumber-js';
import { readClientConfig } from '../app/config.ts';
import { UsageError } from '../contract/errors.ts';
import type { DateOrder } from '../import/dates.ts';
import { because, Ledger } from '../import/ledger.ts';
import { type Format, formatOf, type Roster, readRoster } from '../import/read.ts';
import type { Kind } from '../import/roster.ts';
import { importRoster, mostRows, type RunOptions, snapshotKinds } from '../import/run.ts';
import { readTables } from '../import/tables.ts';
import { systemClock } from '../lib/clock.ts';
import { dayIn } from '../lib/dates.ts';
import { type ImportReport, reportLines } from './import-report.ts';
import { ReportFile } from './import-report-file.ts';
import { exitCodes, fail, Progress, print } from './output.ts';
import { explain } from './unreachable.ts';

export interface ImportCommandOptions {
  url?: string;
  key?: string;
  format: Format | 'auto';
  source?: string;
  school?: string;
  encoding?: string;
  dateOrder?: DateOrder;
  endDates?: 'inclusive' | 'exclusive';
  country?: string;
  emailDomain?: string;
  dryRun?: boolean;
  fullSnapshot?: boolean;
  maxRemovalRatio?: number;
  report?: string;
  json?: boolean;
}

/** Imports a folder. After the command line has been parsed, a report is always written. */
export async function importSchool(path: string, options: ImportCommandOptions): Promise<void> {
  const environment = readClientConfig(process.env);
  const apiKey = options.key ?? environment.apiKey;
  if (!apiKey)
    throw new UsageError(
      'The API key is missing. Set ROLLBOOK_API_KEY or pass --key. To create a key, run `rollbook key create --school <id>`.',
    );
  const baseUrl = options.url ?? environment.url;
  const file = await ReportFile.open(options.report);
  const ledger = new Ledger();
  const report: ImportReport = {
    ...{ format: null, source: null, dry_run: options.dryRun ?? false, kinds: {}, presumed: 0, error: null },
    ...{ files: [], items: [], report: file.path },
  };
  let failure: unknown;
  try {
    await untilInterrupted((signal) =>
      run(path, { options, client: new Rollbook({ apiKey, baseUrl }), ledger, report, file, signal }),
    );
  } catch (error) {
    failure = explain(error, baseUrl);
    report.error = failure instanceof Error ? failure.message : String(failure);
    ledger.add({ severity: 'error', result: 'stopped', reason: because`${report.error}` });
    ledger.abandon(because`was not imported: the run ended before this line`);
  }
  Object.assign(report, ledger.account());
  await file.write(report.items);
  print(
    { ...report, items: report.items.map(({ reason, ...item }) => ({ ...item, reason: reason.text })) },
    options,
    reportLines(report),
  );
  if (failure !== undefined) fail(failure);
  else if (report.items.some(({ severity }) => severity === 'error')) process.exitCode = exitCodes.failed;
}

interface Work {
  options: ImportCommandOptions;
  client: Rollbook;
  ledger: Ledger;
  report: ImportReport;
  file: ReportFile;
  signal: AbortSignal;
}

async function run(path: string, { options, client, ledger, report, file, signal }: Work): Promise<void> {
  const tables = await readTables(path, ledger, options.encoding);
  const format = formatOf(tables, options.format === 'auto' ? undefined : options.format);
  const source = options.source ?? (format === 'oneroster' ? 'oneroster' : 'sds');
  Object.assign(report, { format, source });
  const { school, dateOrder, endDates, dryRun = false, fullSnapshot = false, maxRemovalRatio } = options;
  const emailDomain = options.emailDomain ?? `${source.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.invalid`;
  const { locale, time_zone } = await client.school.get({ signal });
  const country = options.country ?? countryOf(locale);
  const roster = readRoster(tables, ledger, {
    format,
    source,
    emailDomain,
    school,
    country,
    today: dayIn(time_zone, systemClock.now()),
    dateOrder,
    endDates,
  });
  // The problems in the files are written to disk before anything is sent, so that they cannot be lost later.
  await file.write(ledger.account().items.filter(({ result }) => result !== 'not_sent'));
  if (Object.values(roster.rows).every((rows) => rows.length === 0))
    throw new Error('There is nothing to import: the files contain no records.');
  if (fullSnapshot) checkSnapshot(roster, ledger);
  const done = await importRoster(client, roster.rows, ledger, {
    ...{ source, dryRun, fullSnapshot, maxRemovalRatio, signal },
    onProgress: progress(),
  });
  const { error, ...counts } = done;
  Object.assign(report, counts);
  if (error !== undefined) throw error;
}

/** The country of a locale, if its telephone numbers can be parsed. */
function countryOf(locale: string): string | undefined {
  const { region } = new Intl.Locale(locale);
  return region !== undefined && isSupportedCountry(region) ? region : undefined;
}

/** A snapshot removes records that are not in it, so it must be complete. */
function checkSnapshot({ rows, isDelta }: Roster, ledger: Ledger): void {
  if (isDelta)
    throw new UsageError(
      'The manifest says that a file contains only changes, so the files are not a full snapshot.',
    );
  const [gap, ...others] = ledger.gaps;
  if (gap) {
    const place = gap.line === null ? gap.file : `${gap.file} line ${gap.line}`;
    throw new UsageError(
      `A full snapshot would remove records that could not be read: ${place}: ${gap.reason.text}${others.length > 0 ? `; and ${others.length} more` : ''}.`,
    );
  }
  const long = snapshotKinds.find((kind) => rows[kind].length > mostRows);
  if (long)
    throw new UsageError(
      `A full snapshot can have at most ${mostRows} rows of a kind, and there are ${rows[long].length} ${long}.`,
    );
}

/** Passes the work a signal that Ctrl-C aborts; a second Ctrl-C ends the process as usual. */
async function untilInterrupted<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = () => controller.abort(new AbortError('Interrupted'));
  process.once('SIGINT', stop);
  try {
    return await work(controller.signal);
  } catch (error) {
    if (!controller.signal.aborted) throw error;
    throw new Error('Interrupted. Changes made so far are kept; run the command again to continue.');
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
