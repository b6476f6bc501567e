import type { Import, ImportCreate, ImportRow, Rollbook } from '@rollbook/sdk';
import { isOnlyUnborn, type KnownIds, knownIds } from './prediction.ts';
import { type Kind, kinds, type Place, type Roster, type RosterRow } from './roster.ts';
import { finished, type Waiting } from './waiting.ts';

export type Counts = Import['counts'];

/** A row that was refused. Of a record that could not be removed there is no line. */
export interface FailedRow extends Partial<Place> {
  kind: Kind;
  external_id: string | null;
  code: string | null;
  detail: string | null;
}

export interface RunReport {
  /** Of the kinds that have rows. */
  kinds: Partial<Record<Kind, Counts>>;
  failed: FailedRow[];
  /** Of a dry run: how many rows refer to records that it would create, so that they could not be tried. */
  presumed: number;
}

export interface RunOptions {
  /** Name under which the ids of the files are kept in `external_ids`. */
  source: string;
  /** Say what would be done, and do nothing. */
  dryRun: boolean;
  /** Remove the records of the source that the files do not have. */
  fullSnapshot: boolean;
  maxRemovalRatio?: number | undefined;
  /** Ends the run, and cancels the import that is running. */
  signal?: AbortSignal;
  onProgress?: (kind: Kind, done: number, total: number) => void;
}

/** As many rows as one request takes. */
export const mostRows = 5000;

/** The kinds of which a full snapshot removes records: each before those that its records hold fast. */
export const snapshotKinds = [
  'enrollments',
  'learner_guardians',
  'guardians',
  'learners',
  'classes',
  'staff',
] as const satisfies readonly Kind[];

/**
 * Brings a roster into a school through its API, kind after kind.
 *
 * A full snapshot removes in a second round, when all that is new is there, and the other way round: a class is not
 * archived while learners are enrolled in it.
 */
export async function importRoster(
  client: Rollbook,
  { rows }: Roster,
  options: RunOptions,
): Promise<RunReport> {
  const run = new Run(client, options, knownIds(rows));
  for (const kind of kinds) {
    for (let start = 0; start < rows[kind].length; start += mostRows)
      await run.send(kind, rows[kind].slice(start, start + mostRows), { start, total: rows[kind].length });
  }
  if (options.fullSnapshot) {
    for (const kind of snapshotKinds) if (rows[kind].length > 0) await run.remove(kind, rows[kind]);
  }
  return run.report;
}

class Run {
  readonly report: RunReport = { kinds: {}, failed: [], presumed: 0 };
  readonly #client: Rollbook;
  readonly #options: RunOptions;
  readonly #known: KnownIds;

  constructor(client: Rollbook, options: RunOptions, known: KnownIds) {
    this.#client = client;
    this.#options = options;
    this.#known = known;
  }

  async send(
    kind: Kind,
    rows: readonly RosterRow[],
    { start, total }: { start: number; total: number },
  ): Promise<void> {
    const { onProgress } = this.#options;
    onProgress?.(kind, start, total);
    const done = await this.#import({ kind, ...bodyOf(rows) }, (count) =>
      onProgress?.(kind, start + count, total),
    );
    const counts = this.#countsOf(kind);
    for (const result of ['created', 'updated', 'unchanged', 'failed'] as const)
      counts[result] += done.counts[result];
    if (done.counts.failed === 0) return;
    for await (const row of this.#client.imports.rows(done.id, { result: 'failed', limit: 100 })) {
      const sent = rows[row.number - 1];
      if (sent && this.#options.dryRun && isOnlyUnborn(row, sent, this.#known)) {
        this.report.presumed++;
        counts.failed--;
        counts[row.record_id === null ? 'created' : 'updated']++;
      } else this.#fail(kind, row, sent);
    }
  }

  /** Sends all rows of a kind once more, as all that there are. */
  async remove(kind: Kind, rows: readonly RosterRow[]): Promise<void> {
    const { maxRemovalRatio: ratio, dryRun } = this.#options;
    const limit = ratio === undefined ? {} : { max_removal_ratio: ratio };
    const done = await this.#import({ kind, full_snapshot: true, ...limit, ...bodyOf(rows) });
    const counts = this.#countsOf(kind);
    counts.removed += done.counts.removed;
    if (done.counts.failed === 0) return;
    for await (const row of this.#client.imports.rows(done.id, { result: 'failed', limit: 100 })) {
      // The rows themselves have been told of before.
      if (row.number <= rows.length) continue;
      if (dryRun && heldFast.has(row.code ?? '')) {
        this.report.presumed++;
        counts.removed++;
      } else {
        counts.failed++;
        this.#fail(kind, row);
      }
    }
  }

  #countsOf(kind: Kind): Counts {
    const counts = this.report.kinds[kind] ?? { created: 0, updated: 0, unchanged: 0, failed: 0, removed: 0 };
    this.report.kinds[kind] = counts;
    return counts;
  }

  #fail(kind: Kind, { external_id, code, detail }: ImportRow, sent?: Place): void {
    const place = sent ? { file: sent.file, line: sent.line } : {};
    this.report.failed.push({ kind, ...place, external_id, code, detail });
  }

  async #import(
    body: Pick<ImportCreate, 'kind' | 'rows'> & Partial<ImportCreate>,
    onProgress?: Waiting['onProgress'],
  ): Promise<Import> {
    const { source, dryRun, signal } = this.#options;
    signal?.throwIfAborted();
    // Without the signal: an import whose id is not known could not be cancelled.
    const started = await this.#client.imports.create({ source, dry_run: dryRun, ...body });
    const done = await finished(this.#client, started, { signal, onProgress });
    if (done.status === 'failed' || done.status === 'cancelled') {
      const why = done.error?.detail ?? `it was ${done.status}`;
      throw new Error(`The import of ${body.kind} (${done.id}) did not get to its end: ${why}`);
    }
    return done;
  }
}

const bodyOf = (rows: readonly RosterRow[]): Pick<ImportCreate, 'rows'> => ({
  rows: rows.map(({ fields }) => ({ ...fields })),
});

/** Why a record cannot be removed while others are there, which a dry run has not removed. */
const heldFast = new Set(['class_in_use', 'has_active_links', 'has_active_allocations']);
