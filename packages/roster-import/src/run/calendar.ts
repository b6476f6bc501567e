import { type ImportRow, PermissionError } from '@rollbook/sdk';
import { firstDaysIn } from '../build/learners.ts';
import type { RosterRow } from '../build/roster.ts';
import { type DateRange, enclosing, isInside } from '../build/years.ts';
import { because } from '../report/report.ts';
import { matchFieldOf } from './options.ts';
import { type Requests, reasonOf, throwIfFailed } from './requests.ts';

/** Years and terms that were rejected because of the dates of others, which can still change. */
type Retryable = Map<RosterRow, ImportRow>;

/** The dates that a year got, and those that it had before. */
interface Extended {
  range: DateRange;
  before: DateRange;
}

const codes = new Set(['outside_academic_year', 'dates_overlap', 'unknown_reference']);

const isRetryable = ({ code }: Pick<ImportRow, 'code'>): boolean => code !== null && codes.has(code);

/**
 * Sends years and terms until they are as in the files. A year cannot end before its terms do, and a term cannot end
 * after its year: rejected rows are sent again as long as something else has changed in between. If a year and its terms
 * move in the same direction, each waits for the other, so the year first gets the days of both ranges.
 */
export async function sendCalendar(requests: Requests): Promise<void> {
  const { academic_years, terms } = requests.rows;
  const extended = new Map<RosterRow, Extended>();
  // Years that are in the way and not in the files stay where they are; a real run finds out by itself.
  const inTheWay = requests.options.dryRun ? await otherYears(requests) : [];
  let pending: readonly RosterRow[] = [...academic_years, ...terms];
  for (let canExtend = true; pending.length > 0; ) {
    const retryable: Retryable = new Map();
    for (const kind of ['academic_years', 'terms'] as const) {
      const own = pending.filter((row) => row.kind === kind);
      await requests.sendAll(kind, own, (failed, row) => {
        if (!isRetryable(failed)) return false;
        if (failed.code === 'dates_overlap' && inTheWay.some((year) => overlaps(row, year))) return false;
        retryable.set(row, failed);
        return true;
      });
    }
    const isStuck = retryable.size === pending.length;
    if (isStuck && canExtend) {
      canExtend = false;
      for (const year of academic_years.filter((row) => retryable.has(row as RosterRow))) {
        const dates = await extend(requests, year);
        if (dates) extended.set(year as RosterRow, dates);
      }
    } else if (isStuck) {
      // What could not be reached is taken back, unless terms need it.
      for (const [row, { before }] of extended)
        if (await setDates(requests, row, before)) extended.delete(row);
      for (const [row, rejection] of retryable)
        await reject(requests, row, rejection, extended.get(row)?.range);
      return;
    }
    pending = [...retryable.keys()];
  }
}

/** Adds the days of a row to its year in the school; undefined if that is rejected or changes nothing. */
async function extend(requests: Requests, row: RosterRow<'academic_years'>): Promise<Extended | undefined> {
  const { starts_on, ends_on } = row.fields;
  if (requests.options.dryRun || !starts_on || !ends_on) return undefined;
  const before = await currentOf(requests, row);
  if (!before) return undefined;
  const range = enclosing([{ starts_on, ends_on }, before]);
  if (isInside(range, before)) return undefined;
  return (await setDates(requests, row, range)) ? { range, before } : undefined;
}

/** Gives the year of a row other dates; returns whether that was possible. */
async function setDates(
  requests: Requests,
  { fields: { external_id } }: Pick<RosterRow, 'fields'>,
  { starts_on, ends_on }: DateRange,
): Promise<boolean> {
  const done = await requests.run({
    kind: 'academic_years',
    rows: [{ external_id, starts_on, ends_on }],
  });
  throwIfFailed(done);
  return done.counts.failed === 0;
}

/** The years of the school that are not in the files. */
async function otherYears({ client, options, rows }: Requests): Promise<DateRange[]> {
  const own = new Set<unknown>(rows.academic_years.map(({ fields }) => fields.external_id));
  const found: DateRange[] = [];
  try {
    for await (const { external_ids, starts_on, ends_on } of client.academicYears.list({ limit: 100 }))
      if (!own.has(external_ids[options.source])) found.push({ starts_on, ends_on });
  } catch (error) {
    if (!(error instanceof PermissionError)) throw error;
  }
  return found;
}

/** Whether the row is a year that has days of another one. */
function overlaps({ kind, fields }: RosterRow, year: DateRange): boolean {
  const { starts_on, ends_on } = fields as Partial<DateRange>;
  return (
    kind === 'academic_years' &&
    !!starts_on &&
    !!ends_on &&
    starts_on <= year.ends_on &&
    year.starts_on <= ends_on
  );
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
  const { academic_year_external_id: id } = row.fields as RosterRow<'terms'>['fields'];
  const year = row.kind === 'terms' && academic_years.find(({ fields }) => fields.external_id === id);
  const isOutside = year && year.result === 'rejected';
  // A dry run has not changed the dates of the others.
  if (requests.options.dryRun && isChanging && !isOutside)
    requests.presume((await currentOf(requests, row)) ? 'updated' : 'created', row);
  else if (extended)
    requests.reject(row, {
      text: `${text}; the academic year is now from ${extended.starts_on} to ${extended.ends_on}`,
      pattern,
    });
  else requests.reject(row, { text, pattern });
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
  const isLater = hasFields && (await findNew(requests, rows));
  if (isLater) admitLater(requests);
  await requests.sendAll('learners', rows);
}

/** If the learners of the source have been known for so long, this is a later import, and whoever is new has joined since. */
const laterMs = 12 * 3_600_000;

/**
 * Whoever has joined since an earlier import, and has no date of admission, was not there in a term that was over: the day is
 * the first one of the other terms.
 */
function admitLater({ rows, options: { today } }: Requests): void {
  const lastDays = new Map(rows.terms.map(({ fields }) => [fields.external_id, fields.ends_on]));
  const isOver = ({ fields: { ends_on, term_external_id } }: RosterRow<'enrollments'>) =>
    (ends_on ?? lastDays.get(term_external_id) ?? today) < today;
  const firstDays = firstDaysIn(rows.enrollments.filter((row) => !isOver(row)));
  for (const row of rows.learners) {
    const { fields, columns } = row.whenNew ?? {};
    const first = firstDays.get(row.fields.external_id);
    const isAssumed = fields?.admitted_on !== undefined && columns?.length === 0;
    if (!row.isNew || !row.whenNew || !isAssumed || first === undefined || first === fields.admitted_on)
      continue;
    const reason = because`${first} is used as the date of admission: it is the first day of an enrollment that is not over`;
    row.whenNew = { ...row.whenNew, fields: { admitted_on: first }, reason };
  }
}

/**
 * Marks the rows of learners whom the school does not have. A learner is found by the external id or the number. Returns
 * whether the school has learners of the source from an earlier import.
 */
async function findNew(
  { client, options }: Requests,
  rows: readonly RosterRow<'learners'>[],
): Promise<boolean> {
  const { source, signal, now } = options;
  let isLater = false;
  const isMatched = matchFieldOf('learners', options) !== undefined;
  const ids = new Set<string>();
  const numbers = new Set<string>();
  try {
    // An archived learner is found by the external id only.
    const all = client.learners.list({ limit: 100, archived: 'any' }, signal ? { signal } : {});
    for await (const { external_ids, admission_number, archived_at, created_at } of all) {
      const id = external_ids[source];
      if (id !== undefined && Date.parse(created_at) < now - laterMs) isLater = true;
      if (id !== undefined && !isMatched) ids.add(id);
      if (admission_number && archived_at === null) numbers.add(keyOf(admission_number));
    }
  } catch (error) {
    if (!(error instanceof PermissionError)) throw error;
    const reason = because`has a date of admission that is not sent, because the API key cannot read learners; the day of the import is used`;
    for (const row of rows) if (row.whenNew) row.whenNew = { ...row.whenNew, fields: {}, reason };
    return false;
  }
  for (const row of rows) {
    const { external_id, admission_number } = row.fields;
    row.isNew = !ids.has(external_id) && !(admission_number && numbers.has(keyOf(admission_number)));
  }
  return isLater;
}

/** Numbers are compared ignoring case. */
const keyOf = (number: string): string => number.trim().normalize('NFC').toLowerCase();
