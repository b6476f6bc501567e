import { type ImportRow, PermissionError } from '@rollbook/sdk';
import type { RosterRow } from '../build/roster.ts';
import { type DateRange, enclosing, isInside } from '../build/years.ts';
import { because } from '../report/report.ts';
import { matchFieldOf } from './options.ts';
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

/**
 * Sends rows of which some have fields that are only for new records: first without them. Only a new record lacks required
 * fields, so the rows that fail for this reason are sent again with them.
 */
export async function sendInTwo(requests: Requests, kind: 'classes' | 'learner_guardians'): Promise<void> {
  const created: RosterRow[] = [];
  await requests.sendAll(kind, requests.rows[kind], (failed, row) => {
    if (!row.whenNew || !failed.errors.some(({ code }) => code === 'required')) return false;
    row.isNew = true;
    created.push(row);
    return true;
  });
  await requests.sendAll(kind, created);
}

/** Sends learners. New ones are sent with the fields that must not change the records that the school already has. */
export async function sendLearners(requests: Requests): Promise<void> {
  const rows = requests.rows.learners;
  const hasFields = rows.some(({ whenNew }) => Object.keys(whenNew?.fields ?? {}).length > 0);
  if (hasFields) await findNew(requests, rows);
  await requests.sendAll('learners', rows);
}

/** Marks the rows of learners whom the school does not have. A learner is found by the external id or the number. */
async function findNew({ client, options }: Requests, rows: readonly RosterRow<'learners'>[]): Promise<void> {
  const { source, signal } = options;
  const isMatched = matchFieldOf('learners', options) !== undefined;
  const ids = new Set<string>();
  const numbers = new Set<string>();
  try {
    // An archived learner is found by the external id only.
    const all = client.learners.list({ limit: 100, archived: 'any' }, signal ? { signal } : {});
    for await (const { external_ids, admission_number, archived_at } of all) {
      const id = external_ids[source];
      if (id !== undefined && !isMatched) ids.add(id);
      if (admission_number && archived_at === null) numbers.add(keyOf(admission_number));
    }
  } catch (error) {
    if (!(error instanceof PermissionError)) throw error;
    const reason = because`has a date of admission that is not sent, because the API key cannot read learners; the day of the import is used`;
    for (const row of rows) if (row.whenNew) row.whenNew = { ...row.whenNew, fields: {}, reason };
    return;
  }
  for (const row of rows) {
    const { external_id, admission_number } = row.fields;
    row.isNew = !ids.has(external_id) && !(admission_number && numbers.has(keyOf(admission_number)));
  }
}

/** Numbers are compared ignoring case. */
const keyOf = (number: string): string => number.trim().normalize('NFC').toLowerCase();
