import { type ImportRow, PermissionError, RollbookError } from '@rollbook/sdk';
import type { Kind, RosterRow, RosterRows } from '../build/roster.ts';
import { InputError } from '../input-error.ts';
import type { Report } from '../report/report.ts';
import { because } from '../report/report.ts';
import { maxNamed, maxRows, type SnapshotKind, snapshotKinds } from './options.ts';
import { type Body, type Requests, reasonOf, throwIfFailed } from './requests.ts';

/** How many records of each kind a full snapshot removed, and could not remove. */
export type Removals = Map<Kind, { removed: number; failed: number }>;

/** Rejects a full snapshot that is not complete: it would remove records that are only missing in the files. */
export function checkSnapshot(
  { rows, isDelta }: { rows: RosterRows; isDelta: boolean },
  report: Report,
): void {
  if (isDelta)
    throw new InputError(
      'The manifest says that a file contains only changes, so the files are not a full snapshot.',
    );
  const [gap, ...others] = report.unreadErrors;
  if (gap) {
    const place = gap.line === null ? gap.file : `${gap.file} line ${gap.line}`;
    const more = others.length > 0 ? `; and ${others.length} more` : '';
    throw new InputError(
      `A full snapshot would remove records that could not be read: ${place}: ${gap.reason.text}${more}.`,
    );
  }
  const long = snapshotKinds.find((kind) => rows[kind].length > maxNamed);
  if (long)
    throw new InputError(
      `A full snapshot can have at most ${maxNamed} rows of a kind, and there are ${rows[long].length} ${long}. Import without it, and end what is no longer in the files yourself.`,
    );
}

/**
 * Removes the records of the source that have no row, after all rows have been imported, and in the opposite order: a
 * class is not archived while learners are enrolled in it. Kinds without any row are kept: the files may not have them.
 * A row that was rejected under a new id may be of any of these records, so nothing is removed then.
 */
export async function removeOthers(requests: Requests, report: Report, removals: Removals): Promise<void> {
  const unknown = await rejectedUnderNewId(requests);
  if (unknown) {
    const { kind, fields } = unknown;
    const reason = because`no records were removed: ${unknown.lines[0].place} was rejected, and the school does not have its id, so it may be a record of the source under a new id`;
    report.addItem({
      ...{ severity: 'error', result: 'stopped', reason, kind },
      external_id: fields.external_id,
    });
    return;
  }
  for (const kind of snapshotKinds.filter((one) => requests.rows[one].length === 0))
    report.addItem({
      severity: 'notice',
      result: 'assumed',
      reason: because`the files contain no records of this kind, so none are removed`,
      kind,
    });
  const present = snapshotKinds.filter((kind) => requests.rows[kind].length > 0);
  // Nothing is removed if there are too many of one kind.
  if (!requests.options.dryRun)
    for (const kind of present)
      throwIfFailed(await requests.run({ ...removalsOf(kind, requests), dry_run: true }));
  for (const kind of present) await removeOthersOf(kind, requests, report, removals);
}

/**
 * Whether the rows are sent whole to find what is removed: a dry run has imported none, and a row can be of a record that has
 * another id, or end one that has none.
 */
const isWhole = (kind: Kind, { rows, options: { dryRun } }: Requests): boolean =>
  dryRun && rows[kind].length <= maxRows;

/** The request that removes the records of a kind that have no row. */
function removalsOf(kind: SnapshotKind, requests: Requests): Body {
  const { rows, options } = requests;
  const { maxRemovalRatios: ratios = {} } = options;
  const ratio = ratios[kind] ?? ratios.all;
  const sent: readonly RosterRow[] = rows[kind];
  const only = ({ fields: { external_id } }: RosterRow) => ({ external_id });
  return {
    kind,
    full_snapshot: true,
    ...(ratio !== undefined && { max_removal_ratio: ratio }),
    ...(isWhole(kind, requests)
      ? { rows: sent.map(({ fields }) => ({ ...fields })) }
      : { removals_only: true, match_on: null, rows: sent.map(only) }),
  };
}

/** The first row of a person or a class that was rejected, and whose id the school does not have. */
async function rejectedUnderNewId({ client, options, rows }: Requests): Promise<RosterRow | undefined> {
  const { source } = options;
  for (const kind of ['learners', 'guardians', 'staff', 'classes'] as const)
    for (const row of rows[kind].filter(({ result }) => result === 'rejected')) {
      const query = {
        external_id: `${source}:${row.fields.external_id}`,
        archived: 'any',
        limit: 1,
      } as const;
      try {
        if ((await client[kind].list(query)).data.length === 0) return row as RosterRow;
      } catch (error) {
        // A key that cannot read the records does not know that the school has it.
        if (!(error instanceof PermissionError)) throw error;
        return row as RosterRow;
      }
    }
  return undefined;
}

/** Removes the records of a kind that have no row, and reports those that could not be removed. */
async function removeOthersOf(
  kind: SnapshotKind,
  requests: Requests,
  report: Report,
  removals: Removals,
): Promise<void> {
  const { client } = requests;
  const { dryRun } = requests.options;
  const rows: readonly RosterRow[] = requests.rows[kind];
  const done = await requests.run(removalsOf(kind, requests)).catch((error: unknown) => {
    // Rows of a dry run that refer to records that it has not created may be those that are missing.
    if (!(dryRun && requests.presumedOf(kind) > 0 && isTooMany(error))) throw error;
    report.addItem({
      severity: 'notice',
      result: 'assumed',
      reason: because`how many would be removed is not known, because ${requests.presumedOf(kind)} rows refer to records that the import would create: ${error.detail}`,
      kind,
    });
    return undefined;
  });
  if (!done) return;
  const { removed, failed, skipped } = done.counts;
  const counts = { removed, failed: 0 };
  removals.set(kind, counts);
  if (failed > 0) {
    for await (const row of client.imports.rows(done.id, { result: 'failed', limit: 100 })) {
      // The rows themselves already have their results.
      if (row.number <= rows.length) continue;
      // Records that refer to it have not been removed or changed by a dry run.
      const isFreed = dryRun && row.code === 'resource_in_use' && !(await leadsClass(requests, kind, row));
      if (isFreed) {
        requests.presumed++;
        counts.removed++;
      } else {
        counts.failed++;
        const { external_id } = row;
        report.addItem({ severity: 'error', result: 'rejected', reason: reasonOf(row), kind, external_id });
      }
    }
  }
  throwIfFailed(done);
  if (dryRun && !isWhole(kind, requests) && removed > 0)
    report.addItem({
      severity: 'notice',
      result: 'assumed',
      reason: because`there are more than ${maxRows} rows, so what would be removed was found by the ids alone: records whose ids change, or that a row ends, are among them`,
      kind,
    });
  // Rows that are not sent whole are skipped themselves.
  if (!isWhole(kind, requests) || skipped === 0) return;
  for await (const row of client.imports.rows(done.id, { result: 'skipped', limit: 100 })) {
    const { number, external_id } = row;
    if (number <= rows.length) continue;
    // A dry run has not created the records to which its rows refer.
    if (rows.every(({ result }) => result !== 'rejected')) {
      requests.presumed++;
      counts.removed++;
    } else report.addItem({ severity: 'error', result: 'stopped', reason: reasonOf(row), kind, external_id });
  }
}

/** Whether somebody would still lead a class after the run: one that it neither archives nor gives another teacher. */
async function leadsClass(
  { client, rows, options: { source } }: Requests,
  kind: Kind,
  { external_id: id }: ImportRow,
): Promise<boolean> {
  if (kind !== 'staff') return false;
  const years = new Map<string, string | undefined>();
  try {
    for await (const year of client.academicYears.list({ limit: 100 }))
      if (year.status !== 'closed') years.set(year.id, year.external_ids[source]);
    const [member] = (await client.staff.list({ external_id: `${source}:${id}`, limit: 1 })).data;
    if (!member) return false;
    for await (const led of client.classes.list({ teacher_id: member.id, limit: 100 })) {
      if (!years.has(led.academic_year_id)) continue;
      const row = rows.classes.find(({ fields }) => fields.external_id === led.external_ids[source]);
      if (!row && led.external_ids[source] !== undefined && rows.classes.length > 0) continue;
      // The class of another year that has the id now is a new one.
      const isSame = row?.fields.academic_year_external_id === years.get(led.academic_year_id);
      const { teacher_external_id: teacher } = row?.fields ?? {};
      if (!row || !isSame || teacher === undefined || teacher === id) return true;
    }
  } catch (error) {
    if (!(error instanceof PermissionError)) throw error;
  }
  return false;
}

const isTooMany = (error: unknown): error is RollbookError =>
  error instanceof RollbookError && error.code === 'too_many_removals';
