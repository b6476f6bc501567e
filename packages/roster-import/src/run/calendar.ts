import { type ImportRow, PermissionError } from '@rollbook/sdk';
import { type DateRange, enclosing, isInside } from '../build/date-ranges.ts';
import type { RosterRow } from '../build/roster.ts';
import { type Requests, reasonOf, throwIfFailed } from './requests.ts';

/** Years and terms that were rejected because of the dates of others, which can still change. */
type Retryable = Map<RosterRow, ImportRow>;

const codes = new Set(['outside_academic_year', 'dates_overlap', 'unknown_reference']);

const isRetryable = ({ code }: Pick<ImportRow, 'code'>): boolean => code !== null && codes.has(code);

/**
 * Sends years and terms until they are as in the files. A year cannot end before its terms do, and a term cannot end
 * after its year: rejected rows are sent again as long as something else has changed in between. If a year and its terms
 * move in the same direction, each waits for the other, so the year first gets the days of both ranges.
 */
export async function sendCalendar(requests: Requests): Promise<void> {
  const { academic_years, terms } = requests.rows;
  const extended = new Map<RosterRow, DateRange>();
  let pending: readonly RosterRow[] = [...academic_years, ...terms];
  for (let canExtend = true; pending.length > 0; ) {
    const retryable: Retryable = new Map();
    for (const kind of ['academic_years', 'terms'] as const) {
      const own = pending.filter((row) => row.kind === kind);
      await requests.sendAll(kind, own, (failed, row) => {
        if (!isRetryable(failed)) return false;
        retryable.set(row, failed);
        return true;
      });
    }
    const isStuck = retryable.size === pending.length;
    if (isStuck && canExtend) {
      canExtend = false;
      for (const year of academic_years.filter((row) => retryable.has(row as RosterRow))) {
        const range = await extend(requests, year);
        if (range) extended.set(year as RosterRow, range);
      }
    } else if (isStuck) {
      for (const [row, rejection] of retryable) await reject(requests, row, rejection, extended.get(row));
      return;
    }
    pending = [...retryable.keys()];
  }
}

/** Adds the days of a row to its year in the school; undefined if that is rejected or changes nothing. */
async function extend(requests: Requests, row: RosterRow<'academic_years'>): Promise<DateRange | undefined> {
  const { starts_on, ends_on, external_id } = row.fields;
  if (requests.options.dryRun || !starts_on || !ends_on) return undefined;
  const current = await currentOf(requests, row);
  if (!current) return undefined;
  const range = enclosing([{ starts_on, ends_on }, current]);
  if (isInside(range, current)) return undefined;
  const done = await requests.run({ kind: 'academic_years', rows: [{ external_id, ...range }] });
  throwIfFailed(done);
  return done.counts.failed === 0 ? range : undefined;
}

async function reject(
  requests: Requests,
  row: RosterRow,
  rejection: ImportRow,
  extended: DateRange | undefined,
): Promise<void> {
  const { academic_years, terms } = requests.rows;
  const isChanging = [...academic_years, ...terms].some(
    (other) => other !== row && other.result !== 'unchanged' && other.result !== 'rejected',
  );
  const { text, pattern } = reasonOf(rejection);
  // A dry run has not changed the dates of the others.
  if (requests.options.dryRun && isChanging)
    requests.presume((await currentOf(requests, row)) ? 'updated' : 'created', row);
  else if (extended)
    row.resolve('rejected', {
      text: `${text}; the academic year is now from ${extended.starts_on} to ${extended.ends_on}`,
      pattern,
    });
  else row.resolve('rejected', { text, pattern });
}

/** The year or term of a row in the school; undefined if there is none, or if the API key cannot read it. */
async function currentOf(
  { client, options }: Requests,
  { kind, fields }: Pick<RosterRow, 'kind' | 'fields'>,
): Promise<DateRange | undefined> {
  const { academicYears, terms } = client;
  try {
    const all = kind === 'terms' ? terms.list({ limit: 100 }) : academicYears.list({ limit: 100 });
    for await (const each of all) if (each.external_ids[options.source] === fields.external_id) return each;
  } catch (error) {
    if (!(error instanceof PermissionError)) throw error;
  }
  return undefined;
}
