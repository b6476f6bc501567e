import { Problem } from '../contract/errors.ts';
import type { Schemas } from '../contract/schemas.ts';
import { newestVersion } from '../contract/versions/index.ts';
import { schoolOf } from '../core/caller.ts';
import type { Actor } from '../core/operation.ts';
import type { Services } from '../core/services.ts';
import { type Author, systemAuthor, type UnitsOfWork } from '../core/unit-of-work.ts';
import type { Database } from '../db/database.ts';
import type { Records } from '../db/records.ts';
import type { Stored } from '../db/stored.ts';
import { imports } from '../families/imports/tables.ts';
import type { Clock } from '../lib/clock.ts';
import { type Job, settleAll, sideBySide } from '../lib/jobs.ts';
import { isPassing } from '../pipeline/problem.ts';
import { type ImportClaims, mostAttempts, reasonOf } from './import-claims.ts';
import type { RowsOf } from './import-match.ts';
import type { RowWriter } from './import-row.ts';
import { ImportRows, type Run, rowsIn } from './import-rows.ts';
import { type ClaimedImport, tally } from './import-tables.ts';
import { ImportTrials } from './import-trials.ts';
import { ImportWrites } from './import-writes.ts';

type Import = Schemas['Import'];

export interface ImportJobParts {
  db: Database;
  clock: Clock;
  services: Services;
  works: UnitsOfWork;
  writer: RowWriter;
  claims: ImportClaims;
  /** Called for each import that has finished. */
  onEnd: () => void;
  onError: (error: unknown) => void;
}

/**
 * Runs imports, some rows at a time. A row and its result are one transaction: if a process dies, the next one
 * repeats only the rows that were in progress.
 */
export class ImportJob implements Job {
  readonly #parts: ImportJobParts;
  readonly #writes: ImportWrites;
  readonly #trials: ImportTrials;

  constructor(parts: ImportJobParts) {
    this.#parts = parts;
    const rows = new ImportRows(parts);
    this.#writes = new ImportWrites(parts.db, rows);
    this.#trials = new ImportTrials(rows);
  }

  async run(stopping: AbortSignal): Promise<boolean> {
    const { claims, db } = this.#parts;
    const found = await claims.next();
    // The number of rows written concurrently is divided among the imports that have a turn.
    const width = Math.max(1, Math.floor(sideBySide[db.dialect] / found.length));
    await settleAll(found.map((claim) => this.#attempt(claim, width, stopping)));
    return found.length > 0;
  }

  async #attempt(claim: ClaimedImport, width: number, stopping: AbortSignal): Promise<void> {
    const { claims } = this.#parts;
    try {
      await this.#turn(claim, width, stopping);
    } catch (error) {
      this.#trials.forget(claim.id);
      return this.#failed(claim, error);
    }
    await claims.release(claim);
  }

  /** Runs a part of an import, and finishes the import when nothing is left to do. */
  async #turn(found: ClaimedImport, width: number, stopping: AbortSignal): Promise<void> {
    if (found.attempts > mostAttempts) throw new Error('The process ended during the last attempt');
    const { author, caller } = this.#caller(found);
    const { value } = await this.#change(author, async (records, now) => {
      const current = await records.current(found.id);
      return current.value.status === 'queued'
        ? records.act(found.id, 'start', { started_at: now })
        : current;
    });
    if (value.status !== 'running') return;
    const { kind, source, mode } = value;
    const rows = { kind, source, mode, caller, author, version: author.apiVersion ?? newestVersion };
    const db = this.#parts.db.forSchool(found.school_id);
    const run: Run = { db, value, stage: found.stage, rows, width };
    const finished = value.dry_run
      ? await this.#trials.run(run, stopping)
      : await this.#writes.run(run, stopping);
    if (!finished) return;
    const failed = (await db.first(tally, rowsIn(run)))?.failed ?? 0;
    await this.#end(found, author, failed > 0 ? 'complete_with_errors' : 'complete', {
      attempts: 0,
      error: null,
    });
  }

  /**
   * An error that rejects the import ends it; any other error is retried later, until too many attempts have failed.
   */
  async #failed(found: ClaimedImport, error: unknown): Promise<void> {
    const { claims, onError } = this.#parts;
    const { code, detail } = reasonOf(error);
    const refused = error instanceof Problem && !isPassing(error);
    if (!refused)
      onError(
        new Error(`Attempt ${found.attempts} to continue the import ${found.id} failed`, { cause: error }),
      );
    if (!refused && found.attempts < mostAttempts) return claims.postpone(found, error);
    const why = refused ? detail : `${found.attempts} consecutive attempts to continue failed. ${detail}`;
    const school = { id: found.school_id, timeZone: found.time_zone };
    await this.#end(found, systemAuthor(school, 'Imports', this.#timeOf(found)), 'fail', {
      error: { code, detail: why },
    });
  }

  #caller(found: ClaimedImport): Pick<RowsOf, 'author' | 'caller'> {
    const kept = JSON.parse(found.author) as Author & { actor: { scopes: string[] } };
    const actor: Actor = { ...kept.actor, type: 'api_key', scopes: new Set(kept.actor.scopes) };
    const caller = { actor, ...schoolOf(found) };
    return { author: { ...kept, actor, timeZone: caller.timeZone, now: this.#timeOf(found) }, caller };
  }

  /** The time of the school, which can be ahead of that of the server. */
  #timeOf({ ahead_ms: aheadMs }: ClaimedImport): number {
    return this.#parts.clock.now() + Number(aheadMs);
  }

  async #end(found: ClaimedImport, author: Author, action: string, fields: Partial<Import>): Promise<void> {
    await this.#change({ ...author, now: this.#timeOf(found) }, async (records, now) => {
      const current = await records.current(found.id);
      const isOpen = current.value.status === 'queued' || current.value.status === 'running';
      return isOpen ? records.act(found.id, action, { ...fields, finished_at: now }) : current;
    });
    this.#parts.onEnd();
  }

  #change(
    author: Author,
    work: (records: Records<Import>, now: string) => Promise<Stored<Import>>,
  ): Promise<Stored<Import>> {
    const { db, works } = this.#parts;
    return db
      .forSchool(author.schoolId)
      .transact((tx) => works.run(tx, author, ({ records, now }) => work(records(imports), now)));
  }
}
