import type { Import, ImportCreate, ImportRow, Rollbook } from '@rollbook/sdk';
import { type Kind, kinds, type RosterRow, type RosterRows } from '../build/roster.ts';
import { because, type Reason } from '../report/report.ts';
import { type Existing, existingOf, isIn } from './existing.ts';
import { matchFieldOf, matchFields, maxRows, type RunOptions } from './options.ts';
import { isTooLarge, rejectedRows, resolveRows, type WaitOptions, waitForImport } from './row-results.ts';

/** An import to start. */
export type Body = Pick<ImportCreate, 'kind' | 'rows'> & Partial<ImportCreate>;

/** Returns true if a failed row is to be sent again later, and therefore has no result yet. */
type KeepFailed = (failed: ImportRow, row: RosterRow) => boolean;

/** Sends rows as imports, and gives each row its result. */
export class Requests {
  readonly client: Rollbook;
  readonly options: RunOptions;
  readonly rows: RosterRows;
  /** How many rows of a dry run refer to records that the same run would create. */
  presumed = 0;
  readonly #known: KnownIds;
  readonly #presumedOf = new Map<Kind, number>();
  /** The records of a kind that the school has, if a dry run could not try rows of it. */
  readonly #existing = new Map<Kind, Existing | undefined>();
  /** The import in which a row failed that is sent again. */
  readonly #failedIn = new Map<RosterRow, Import>();

  constructor(client: Rollbook, options: RunOptions, rows: RosterRows) {
    this.client = client;
    this.options = options;
    this.rows = rows;
    this.#known = knownIds(rows);
  }

  async sendAll(kind: Kind, rows: readonly RosterRow[], keep: KeepFailed = () => false): Promise<void> {
    for (let start = 0; start < rows.length; start += maxRows)
      await this.#send(kind, rows.slice(start, start + maxRows), start, keep);
  }

  /** Sends rows in one import and returns it when it has ended, however it ended. The rows get no results. */
  async run(body: Body): Promise<Import> {
    const { signal } = this.options;
    return waitForImport(this.client, await this.#start(body), { signal });
  }

  /** The result that a row of a dry run is expected to have. */
  presume(result: 'created' | 'updated', row: RosterRow): void {
    this.presumed++;
    this.#presumedOf.set(row.kind, this.presumedOf(row.kind) + 1);
    row.resolve(result);
  }

  /** A row was rejected; what refers to a record that will not be made is rejected too, also in a dry run. */
  reject(row: RosterRow, reason: Reason): void {
    row.resolve('rejected', reason);
    this.#known.get(row.kind)?.delete(row.fields.external_id);
  }

  presumedOf(kind: Kind): number {
    return this.#presumedOf.get(kind) ?? 0;
  }

  async #send(kind: Kind, rows: readonly RosterRow[], start: number, keep: KeepFailed): Promise<void> {
    if (rows.length === 0) return;
    const { onProgress } = this.options;
    const total = this.rows[kind].length;
    onProgress?.(kind, start, total);
    let started: Import;
    try {
      started = await this.#start({ kind, rows: rows.map(({ body }) => body), ...this.#corrected(rows) });
    } catch (error) {
      await this.#sendOthers(kind, rows, start, error, keep);
      return;
    }
    const fail: KeepFailed = (failed, row) => {
      const isKept = this.#fail(failed, row, keep);
      if (isKept) this.#failedIn.set(row, started);
      return isKept;
    };
    const done = await this.#follow(started, rows, fail, (count) => onProgress?.(kind, start + count, total));
    if (done.counts.failed > 0) await this.#findExisting(kind);
    await resolveRows(this.client, done, rows, fail);
    throwIfFailed(done);
  }

  /** The import of which these are failed rows: the server shows that they were sent again. */
  #corrected(rows: readonly RosterRow[]): { corrects_import_id?: string } {
    const [failed, ...others] = new Set(rows.map((row) => this.#failedIn.get(row)));
    return failed && others.length === 0 && !failed.dry_run ? { corrects_import_id: failed.id } : {};
  }

  /** A row that the server cannot read must not prevent the import of the others in the same request. */
  async #sendOthers(
    kind: Kind,
    rows: readonly RosterRow[],
    start: number,
    error: unknown,
    keep: KeepFailed,
  ): Promise<void> {
    const rejected = rejectedRows(error, rows.length);
    if (rejected) {
      for (const [index, detail] of rejected) {
        const row = rows[index];
        if (row) this.reject(row, because`was rejected: ${detail}`);
      }
      const others = rows.filter((_row, index) => !rejected.has(index));
      await this.#send(kind, others, start, keep);
    } else if (isTooLarge(error) && rows.length > 1) {
      const half = Math.ceil(rows.length / 2);
      await this.#send(kind, rows.slice(0, half), start, keep);
      await this.#send(kind, rows.slice(half), start + half, keep);
    } else throw error;
  }

  /** Waits for the end of an import. If the run ends first, the results that are known by then are still reported. */
  async #follow(
    started: Import,
    rows: readonly RosterRow[],
    fail: KeepFailed,
    onProgress: WaitOptions['onProgress'],
  ): Promise<Import> {
    const { signal } = this.options;
    try {
      return await waitForImport(this.client, started, { signal, onProgress });
    } catch (error) {
      await this.#resolveProcessed(started, rows, fail, error);
      throw error;
    }
  }

  async #resolveProcessed(
    started: Import,
    rows: readonly RosterRow[],
    fail: KeepFailed,
    error: unknown,
  ): Promise<void> {
    const why = because`was sent, but the run ended before the result was known: ${error instanceof Error ? error.message : error}`;
    try {
      await resolveRows(this.client, await this.client.imports.get(started.id), rows, fail);
    } catch (_unreachable) {
      for (const row of rows) if (row.result === undefined) row.resolve('unconfirmed', why);
    }
  }

  async #findExisting(kind: Kind): Promise<void> {
    const { dryRun, source } = this.options;
    if (dryRun && !this.#existing.has(kind))
      this.#existing.set(kind, await existingOf(this.client, kind, source));
  }

  #fail(failed: ImportRow, row: RosterRow, keep: KeepFailed): boolean {
    if (this.options.dryRun && refersOnlyToNewRecords(failed, row, this.#known)) {
      const existing = this.#existing.get(row.kind);
      const isThere = failed.record_id !== null || row.isNew === false || (existing && isIn(existing, row));
      this.presume(isThere ? 'updated' : 'created', row);
    } else if (keep(failed, row)) return true;
    else this.reject(row, this.#rejection(failed, row));
    return false;
  }

  /** Why a row was rejected, and how people whose ids are new are found. */
  #rejection(failed: ImportRow, { kind }: RosterRow): Reason {
    const reason = reasonOf(failed);
    const isTaken = failed.code === 'already_exists' && (kind === 'learners' || kind === 'staff');
    if (!isTaken || matchFieldOf(kind, this.options) !== undefined) return reason;
    const hint = `If the ids of the source are new, import again with --match ${matchFields[kind]}.`;
    return { ...reason, text: `${reason.text} ${hint}` };
  }

  async #start(body: Body): Promise<Import> {
    const { source, dryRun, signal } = this.options;
    signal?.throwIfAborted();
    // Without the signal: an import whose id is not known cannot be cancelled.
    const field = matchFieldOf(body.kind as Kind, this.options);
    const match = field === undefined ? {} : { match_on: field };
    return this.client.imports.create({ source, dry_run: dryRun, ...match, ...body });
  }
}

export function throwIfFailed({ status, error, kind, id }: Import): void {
  if (status !== 'failed' && status !== 'cancelled') return;
  const why = error?.detail ?? `it was ${status}`;
  throw new Error(`The import of ${kind} (${id}) did not finish: ${why}`);
}

/** Why the server rejected a row. */
export const reasonOf = ({ code, detail }: Pick<ImportRow, 'code' | 'detail'>): Reason => ({
  text: detail ?? code ?? 'no reason was given',
  pattern: code ?? '',
});

/** The external ids of the rows of each kind. */
type KnownIds = ReadonlyMap<Kind, Set<unknown>>;

const knownIds = (rows: RosterRows): KnownIds =>
  new Map(kinds.map((kind) => [kind, new Set(rows[kind].map(({ fields }) => fields.external_id))]));

const kindOf: Record<string, Kind> = {
  academic_year: 'academic_years',
  term: 'terms',
  grade_level: 'grade_levels',
  subject: 'subjects',
  teacher: 'staff',
  class: 'classes',
  learner: 'learners',
  guardian: 'guardians',
};

/**
 * Whether a row of a dry run failed only because it refers to records that the same run would have created before, if it
 * were not a dry run.
 */
export function refersOnlyToNewRecords(
  { code, errors }: Pick<ImportRow, 'code' | 'errors'>,
  { fields }: Pick<RosterRow, 'fields'>,
  known: KnownIds,
): boolean {
  if (code !== 'unknown_reference' || errors.length === 0) return false;
  return errors.every((error) => {
    const [, what = '', index] = /^\/(\w+?)_(?:external_)?ids?(?:\/(\d+))?$/.exec(error.pointer) ?? [];
    const kind = kindOf[what];
    if (error.code !== 'unknown_reference' || kind === undefined) return false;
    const values: Record<string, unknown> = { ...fields };
    const list = values[`${what}_external_ids`];
    const ids = Array.isArray(list) ? list : [values[`${what}_external_id`]];
    const meant = index === undefined ? ids : [ids[Number(index)]];
    return meant.some((id) => known.get(kind)?.has(id));
  });
}
