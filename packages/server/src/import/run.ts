import {
  type Import,
  type ImportCreate,
  type ImportRow,
  PermissionError,
  type Rollbook,
} from '@rollbook/sdk';
import { type Counts, countsOf, type Removals } from './counts.ts';
import { because, type Ledger } from './ledger.ts';
import { isOnlyUnborn, type KnownIds, knownIds } from './prediction.ts';
import { isTooLarge, refusedRows } from './refusals.ts';
import { type Kind, kinds, type RosterRow, type RosterRows } from './roster.ts';
import { isWaiting, sendCalendar } from './run-calendar.ts';
import { settle } from './settle.ts';
import { around, isInside, type Span } from './spans.ts';
import { finished, type Waiting } from './waiting.ts';

export interface RunReport {
  /** Of the kinds that have rows. */
  kinds: Partial<Record<Kind, Counts>>;
  /** Of a dry run: how many rows refer to records that it would create, so that they could not be tried. */
  presumed: number;
  /** Why the run ended early; undefined where it did not. */
  error: unknown;
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

/** The kinds of which a full snapshot removes records: each before those that cannot be removed while it is there. */
export const snapshotKinds = [
  'enrollments',
  'learner_guardians',
  'guardians',
  'learners',
  'classes',
  'staff',
] as const satisfies readonly Kind[];

/**
 * Brings a roster into a school through its API, kind after kind. Every row has a result afterwards, also where the run
 * ends early.
 *
 * A full snapshot removes in a second round, when all that is new is there, and in the opposite order: a class is not
 * archived while learners are enrolled in it.
 */
export async function importRoster(
  client: Rollbook,
  rows: RosterRows,
  ledger: Ledger,
  options: RunOptions,
): Promise<RunReport> {
  const run = new Run(client, options, ledger, rows);
  let error: unknown;
  try {
    await run.all();
  } catch (thrown) {
    error = thrown;
    const why = because`the run ended before this row: ${thrown instanceof Error ? thrown.message : thrown}`;
    for (const row of kinds.flatMap((kind): RosterRow[] => rows[kind]))
      if (row.result === undefined) row.resolve('not_sent', why);
  }
  return { kinds: countsOf(rows, run.removals), presumed: run.presumed, error };
}

type Body = Pick<ImportCreate, 'kind' | 'rows'> & Partial<ImportCreate>;

class Run {
  presumed = 0;
  readonly removals: Removals = new Map();
  readonly #client: Rollbook;
  readonly #options: RunOptions;
  readonly #ledger: Ledger;
  readonly #rows: RosterRows;
  readonly #known: KnownIds;
  readonly #waiting = new Map<RosterRow, ImportRow>();

  constructor(client: Rollbook, options: RunOptions, ledger: Ledger, rows: RosterRows) {
    this.#client = client;
    this.#options = options;
    this.#ledger = ledger;
    this.#rows = rows;
    this.#known = knownIds(rows);
  }

  async all(): Promise<void> {
    await sendCalendar(this.#rows, {
      send: async (kind, rows) => {
        this.#waiting.clear();
        await this.#sendAll(kind, rows);
        return new Map(this.#waiting);
      },
      widen: (row) => this.#widen(row),
      refuse: (row, refusal, widened) => this.#refuse(row, refusal, widened),
    });
    for (const kind of kinds)
      if (kind !== 'academic_years' && kind !== 'terms') await this.#sendAll(kind, this.#rows[kind]);
    if (!this.#options.fullSnapshot) return;
    for (const kind of snapshotKinds) if (this.#rows[kind].length > 0) await this.#remove(kind);
  }

  async #sendAll(kind: Kind, rows: readonly RosterRow[]): Promise<void> {
    for (let start = 0; start < rows.length; start += mostRows)
      await this.#send(kind, rows.slice(start, start + mostRows), start);
  }

  async #send(kind: Kind, rows: readonly RosterRow[], start: number): Promise<void> {
    if (rows.length === 0) return;
    const { onProgress } = this.#options;
    const total = this.#rows[kind].length;
    onProgress?.(kind, start, total);
    let started: Import;
    try {
      started = await this.#start({ kind, rows: rows.map(({ fields }) => ({ ...fields })) });
    } catch (error) {
      await this.#sendOthers(kind, rows, start, error);
      return;
    }
    const done = await this.#follow(started, rows, (count) => onProgress?.(kind, start + count, total));
    await settle(this.#client, done, rows, (row, sent) => this.#fail(row, sent));
    endedWell(done);
  }

  /** One row that the server cannot read must not stop the others that were in the same request. */
  async #sendOthers(kind: Kind, rows: readonly RosterRow[], start: number, error: unknown): Promise<void> {
    const refused = refusedRows(error, rows.length);
    if (refused) {
      for (const [index, detail] of refused)
        rows[index]?.resolve('refused', because`was rejected: ${detail}`);
      await this.#send(
        kind,
        rows.filter((_row, index) => !refused.has(index)),
        start,
      );
    } else if (isTooLarge(error) && rows.length > 1) {
      const half = Math.ceil(rows.length / 2);
      await this.#send(kind, rows.slice(0, half), start);
      await this.#send(kind, rows.slice(half), start + half);
    } else throw error;
  }

  /** Waits for the end of an import. Where that does not come, what it has done until then is still told. */
  async #follow(
    started: Import,
    rows: readonly RosterRow[],
    onProgress?: Waiting['onProgress'],
  ): Promise<Import> {
    const { signal } = this.#options;
    try {
      return await finished(this.#client, started, { signal, onProgress });
    } catch (error) {
      await this.#salvage(started, rows, error);
      throw error;
    }
  }

  async #salvage(started: Import, rows: readonly RosterRow[], error: unknown): Promise<void> {
    const why = because`was sent, but the run ended before the result was known: ${error instanceof Error ? error.message : error}`;
    try {
      const reached = await this.#client.imports.get(started.id);
      await settle(this.#client, reached, rows, (row, sent) => this.#fail(row, sent));
    } catch (_unreachable) {
      for (const row of rows) if (row.result === undefined) row.resolve('unconfirmed', why);
    }
  }

  /** True where the row may be taken later. */
  #fail(row: ImportRow, sent: RosterRow): boolean {
    if (this.#options.dryRun && isOnlyUnborn(row, sent, this.#known))
      this.#presume(row.record_id === null ? 'created' : 'updated', sent);
    else if (isWaiting(row, sent)) this.#waiting.set(sent, row);
    else sent.resolve('refused', reasonOf(row));
    return sent.result === undefined;
  }

  #presume(result: 'created' | 'updated', sent: RosterRow): void {
    this.presumed++;
    sent.resolve(result);
  }

  async #refuse(row: RosterRow, refusal: ImportRow, widened: Span | undefined): Promise<void> {
    const { academic_years, terms } = this.#rows;
    const isMoving = [...academic_years, ...terms].some(
      (other) => other !== row && other.result !== 'unchanged' && other.result !== 'refused',
    );
    const { text, pattern } = reasonOf(refusal);
    // A dry run has not moved the others.
    if (this.#options.dryRun && isMoving)
      this.#presume((await this.#current(row)) ? 'updated' : 'created', row);
    else if (widened)
      row.resolve('refused', {
        text: `${text}; the academic year is now from ${widened.starts_on} to ${widened.ends_on}`,
        pattern,
      });
    else row.resolve('refused', { text, pattern });
  }

  async #widen(row: RosterRow<'academic_years'>): Promise<Span | undefined> {
    const { starts_on, ends_on, external_id } = row.fields;
    if (this.#options.dryRun || !starts_on || !ends_on) return undefined;
    const current = await this.#current(row);
    if (!current) return undefined;
    const span = around([{ starts_on, ends_on }, current]);
    if (isInside(span, current)) return undefined;
    const started = await this.#start({ kind: 'academic_years', rows: [{ external_id, ...span }] });
    const done = await finished(this.#client, started, { signal: this.#options.signal });
    endedWell(done);
    return done.counts.failed === 0 ? span : undefined;
  }

  /** The year or term that the school has for a row; undefined where there is none, or the key cannot read it. */
  async #current({ kind, fields }: Pick<RosterRow, 'kind' | 'fields'>): Promise<Span | undefined> {
    const { academicYears, terms } = this.#client;
    try {
      const all = kind === 'terms' ? terms.list({ limit: 100 }) : academicYears.list({ limit: 100 });
      for await (const each of all)
        if (each.external_ids[this.#options.source] === fields.external_id) return each;
    } catch (error) {
      if (!(error instanceof PermissionError)) throw error;
    }
    return undefined;
  }

  /** Sends all rows of a kind once more, as all that there are. */
  async #remove(kind: Kind): Promise<void> {
    const { maxRemovalRatio: ratio, dryRun } = this.#options;
    const rows: readonly RosterRow[] = this.#rows[kind];
    const limit = ratio === undefined ? {} : { max_removal_ratio: ratio };
    const body = { kind, full_snapshot: true, ...limit, rows: rows.map(({ fields }) => ({ ...fields })) };
    const done = await finished(this.#client, await this.#start(body), { signal: this.#options.signal });
    const counts = { removed: done.counts.removed, failed: 0 };
    this.removals.set(kind, counts);
    if (done.counts.failed > 0) {
      for await (const row of this.#client.imports.rows(done.id, { result: 'failed', limit: 100 })) {
        // The rows themselves have their results already.
        if (row.number <= rows.length) continue;
        // It is while others are there, which a dry run has not removed.
        if (dryRun && row.code === 'resource_in_use') {
          this.presumed++;
          counts.removed++;
        } else {
          counts.failed++;
          const { external_id } = row;
          this.#ledger.add({
            severity: 'error',
            result: 'refused',
            reason: reasonOf(row),
            kind,
            external_id,
          });
        }
      }
    }
    endedWell(done);
  }

  async #start(body: Body): Promise<Import> {
    const { source, dryRun, signal } = this.#options;
    signal?.throwIfAborted();
    // Without the signal: an import whose id is not known could not be cancelled.
    return this.#client.imports.create({ source, dry_run: dryRun, ...body });
  }
}

function endedWell({ status, error, kind, id }: Import): void {
  if (status !== 'failed' && status !== 'cancelled') return;
  const why = error?.detail ?? `it was ${status}`;
  throw new Error(`The import of ${kind} (${id}) did not finish: ${why}`);
}

const reasonOf = ({ code, detail }: Pick<ImportRow, 'code' | 'detail'>) => ({
  text: detail ?? code ?? 'no reason was given',
  pattern: code ?? '',
});
