import {
  because,
  type Constant,
  checkSnapshot,
  type DateOrder,
  type Format,
  formatOf,
  InputError,
  type Item,
  importRoster,
  isCountry,
  type Kind,
  type MatchField,
  type RemovalRatios,
  Report,
  type RunOptions,
  readRoster,
  readTables,
  type Tables,
} from '@rollbook/roster-import';
import { AbortError, type Rollbook } from '@rollbook/sdk';
import { UsageError } from '../contract/errors.ts';
import { systemClock } from '../lib/clock.ts';
import { dayIn } from '../lib/dates.ts';
import { composeName, type NameParts } from '../lib/names.ts';
import { type ImportResult, ReportFile, reportLines } from './import-report.ts';
import { withInterrupts } from './interrupts.ts';
import { exitCodes, explanationOf, fail, Progress, print } from './output.ts';
import { explain, remoteClient } from './remote.ts';

export interface ImportCommandOptions {
  server?: string;
  key?: string;
  format: Format | 'auto';
  source?: string;
  school?: string;
  encoding?: string;
  constant?: Constant[];
  dateOrder?: DateOrder;
  endDates?: 'inclusive' | 'exclusive';
  country?: string;
  emailDomain?: string;
  dryRun?: boolean;
  fullSnapshot?: boolean;
  maxRemovalRatio?: RemovalRatios;
  match?: MatchField[];
  report?: string;
  json?: boolean;
}

/** Imports a folder. After the command line has been parsed, a report is always written. */
export async function importSchool(path: string, options: ImportCommandOptions): Promise<void> {
  const file = ReportFile.open(options.report);
  const report = new Report();
  const result: ImportResult = {
    ...{ format: null, source: null, dry_run: options.dryRun ?? false, kinds: {}, presumed: 0, error: null },
    ...{ files: [], items: [], report: file.path },
  };
  let failure: unknown;
  try {
    await withInterrupts((signal) => run(path, { options, report, result, file, signal }));
  } catch (error) {
    failure = error instanceof InputError ? new UsageError(error.message) : interrupted(error);
    result.error = await explanationOf(failure);
    report.addItem({ severity: 'error', result: 'stopped', reason: because`${result.error}` });
    report.leaveOutRest(because`was not imported: the run ended before this line`);
  }
  Object.assign(result, report.summary());
  try {
    file.write(result.items);
  } catch (error) {
    // The output is then the only report.
    failure ??= error;
  }
  print(
    { ...result, items: result.items.map(({ reason, ...item }) => ({ ...item, reason: reason.text })) },
    options,
    reportLines(result),
  );
  if (failure !== undefined) await fail(failure);
  else if (result.items.some(({ severity }) => severity === 'error')) process.exitCode = exitCodes.failed;
}

const interrupted = (error: unknown): unknown =>
  error instanceof AbortError
    ? new Error('Interrupted. Changes made so far are kept; run the command again to continue.')
    : error;

interface Work {
  options: ImportCommandOptions;
  report: Report;
  result: ImportResult;
  file: ReportFile;
  signal: AbortSignal;
}

/** The files are read first, so that all of their lines are in the report even if the server cannot be used. */
async function run(path: string, work: Work): Promise<void> {
  const { options, report, result } = work;
  const tables = await readTables(path, report, { encoding: options.encoding, constants: options.constant });
  const { client, baseUrl } = remoteClient(options);
  const format = formatOf(tables, options.format === 'auto' ? undefined : options.format);
  const source = options.source ?? (format === 'oneroster' ? 'oneroster' : 'sds');
  Object.assign(result, { format, source });
  try {
    await send(client, tables, { format, source }, work);
  } catch (error) {
    throw explain(error, baseUrl);
  }
}

async function send(
  client: Rollbook,
  tables: Tables,
  { format, source }: { format: Format; source: string },
  { options, report, result, file, signal }: Work,
): Promise<void> {
  const { school, dateOrder, endDates, dryRun = false, fullSnapshot = false } = options;
  const emailDomain = options.emailDomain ?? `${source.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.invalid`;
  const { data, response } = await client.school.get({ signal }).withResponse();
  const { locale, time_zone } = data;
  const country = options.country ?? countryOf(locale);
  // The clock of a test school can have been advanced, and that of this machine can be wrong.
  const now = Date.parse(response.headers.get('Service-Time') ?? '') || systemClock.now();
  const today = dayIn(time_zone, now);
  const read = {
    ...{ format, source, emailDomain, school, country, today, dateOrder, endDates },
    composeName: (parts: NameParts) => composeName(parts, locale),
  };
  const roster = readRoster(tables, report, read);
  // The problems in the files are written to disk before anything is sent, so that they cannot be lost later.
  file.write([unfinished, ...report.summary().items.filter((item) => item.result !== 'not_sent')]);
  if (Object.values(roster.rows).every((rows) => rows.length === 0))
    throw new Error('There is nothing to import: the files contain no records.');
  if (fullSnapshot) checkSnapshot(roster, report);
  const { error, ...counts } = await importRoster(client, roster.rows, report, {
    ...{ source, now, today, dryRun, fullSnapshot, signal, matchOn: options.match ?? [] },
    maxRemovalRatios: options.maxRemovalRatio,
    onProgress: progress(),
  });
  Object.assign(result, counts);
  if (error !== undefined) throw error;
}

/** The first item of the report until the run has ended. */
const unfinished: Item = {
  ...{ severity: 'error', result: 'stopped', file: null, line: null, column: null },
  reason: because`The import has not finished. If it is no longer running, it was killed: run the command again to continue.`,
};

/** The country of a locale, if its telephone numbers can be parsed. */
function countryOf(locale: string): string | undefined {
  const { region } = new Intl.Locale(locale);
  return region !== undefined && isCountry(region) ? region : undefined;
}

function progress(): NonNullable<RunOptions['onProgress']> {
  const shown = new Map<Kind, Progress>();
  return (kind, done, total) => {
    const bar = shown.get(kind) ?? new Progress(kind.replaceAll('_', ' '), total);
    shown.set(kind, bar);
    bar.reach(done);
  };
}
