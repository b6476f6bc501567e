import { type FieldError, Problem } from '../contract/errors.ts';
import type { Schemas } from '../contract/schemas.ts';
import { newestVersion } from '../contract/versions/index.ts';
import type { ImportTarget } from '../core/import-target.ts';
import type { Actor } from '../core/operation.ts';
import type { Services } from '../core/services.ts';
import { type Author, systemAuthor, type UnitsOfWork } from '../core/unit-of-work.ts';
import type { Database, Transaction, Writer } from '../db/database.ts';
import type { Records } from '../db/records.ts';
import { rowsParameter } from '../db/rows.ts';
import type { Stored } from '../db/stored.ts';
import { checkRemovals } from '../families/imports/snapshot.ts';
import { addRows, imports, knownTo } from '../families/imports/tables.ts';
import { type Clock, iso } from '../lib/clock.ts';
import { yieldPeriodically } from '../lib/event-loop.ts';
import { isPassing } from '../pipeline/problem.ts';
import { chained } from './chains.ts';
import { type DryRunRows, DryRuns } from './dry-runs.ts';
import { type ImportClaims, mostAttempts, reasonOf } from './import-claims.ts';
import { fieldErrorsOf, type RowResult, type RowsOf, type RowWriter } from './import-row.ts';
import {
  type ClaimedImport,
  externalIdsOf,
  moveOn,
  type PendingRow,
  pendingAfter,
  pendingAmong,
  pendingRows,
  settle,
  tally,
} from './import-tables.ts';
import { type Job, sideBySide } from './jobs.ts';

type Import = Schemas['Import'];

const rowsPerTurn = 128;
// Rows of a dry run are tried one after the other, each in a savepoint.
const rowsPerTrialTurn = 50;

// Without statistics of a table, the planner uses any index.
const rowsPerAnalysis = 500;

interface Failure {
  result: 'failed';
  code: string;
  detail: string;
  errors: FieldError[];
}
type Outcome = RowResult | Failure;

/** An import that is running. */
interface Run {
  /** The records of its school, which the turns of the import share. */
  db: Writer;
  value: Import;
  stage: string;
  rows: RowsOf;
  /** The number of rows that are written concurrently. */
  width: number;
}

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
  readonly #dryRuns = new DryRuns();
  #rowsUntilAnalysis = 0;

  constructor(parts: ImportJobParts) {
    this.#parts = parts;
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
      this.#dryRuns.forget(claim.id);
      return this.#failed(claim, error);
    }
    await claims.release(claim);
  }

  /** Runs a part of an import, and finishes the import when nothing is left to do. */
  async #turn(found: ClaimedImport, width: number, stopping: AbortSignal): Promise<void> {
    if (found.attempts > mostAttempts) throw new Error('The process ended during the last attempt');
    const { author, caller } = this.#caller(found);
    const { value } = await this.#change(author, async (records) => {
      const current = await records.lockForUpdate(found.id);
      return current.value.status === 'queued'
        ? records.act(found.id, 'start', { started_at: iso(author.now) })
        : current;
    });
    if (value.status !== 'running') return;
    const { kind, source, mode } = value;
    const rows = { kind, source, mode, caller, author, version: author.apiVersion ?? newestVersion };
    const db = this.#parts.db.forSchool(found.school_id);
    const run: Run = { db, value, stage: found.stage, rows, width };
    const finished = value.dry_run
      ? await this.#tryRows(run, stopping)
      : await this.#writeRows(run, stopping);
    if (!finished) return;
    const failed = (await db.first(tally, rowsOf(run)))?.failed ?? 0;
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
    const { school_id: schoolId, time_zone: timeZone } = found;
    const mode = found.mode === 'live' ? 'live' : 'test';
    return {
      author: { ...kept, actor, timeZone, now: this.#timeOf(found) },
      caller: { actor, schoolId, mode, timeZone },
    };
  }

  /** The time of the school, which can be ahead of that of the server. */
  #timeOf({ ahead_ms: aheadMs }: ClaimedImport): number {
    return this.#parts.clock.now() + Number(aheadMs ?? 0);
  }

  /** Writes some of the rows that have no result. Returns whether all rows have a result now. */
  async #writeRows(run: Run, stopping: AbortSignal): Promise<boolean> {
    const { db } = run;
    let { stage } = run;
    for (let done = 0; done < rowsPerTurn && !stopping.aborted; ) {
      const window = await db.all(pendingRows, { ...rowsOf(run), limit: run.width });
      if (window.length > 0) {
        await this.#analyze(window.length);
        await this.#writeWindow(run, window);
        done += window.length;
      } else if (run.value.full_snapshot && stage === 'rows') {
        // Which records are removed is known when all rows have been written.
        await db.transact((tx) => this.#planRemovals(tx, run));
        stage = 'removals';
      } else return true;
    }
    return false;
  }

  async #analyze(rows: number): Promise<void> {
    if (this.#rowsUntilAnalysis <= 0) {
      await this.#parts.db.analyze();
      this.#rowsUntilAnalysis = rowsPerAnalysis;
    }
    this.#rowsUntilAnalysis -= rows;
  }

  /** Writes rows concurrently. An error is thrown after all of them have finished. */
  async #writeWindow(run: Run, window: readonly PendingRow[]): Promise<void> {
    const chains = await this.#chains(run, window);
    await settleAll(
      chains.map(async (chain) => {
        for (const row of chain) await this.#writeRow(run, row);
      }),
    );
  }

  /**
   * Rows that may affect the same record, by any of its names, are written one after the other, so that the outcome
   * is the same as if all rows were.
   */
  async #chains(run: Run, window: readonly PendingRow[]): Promise<PendingRow[][]> {
    const { dialect } = this.#parts.db;
    // Transactions that wait together run in the order in which they were started.
    if (dialect === 'sqlite') return window.map((row) => [row]);
    if (this.#targetOf(run).inOrder) return [[...window]];
    const named = window.map(async (row) => [row, await this.#namesOf(run, row)] as const);
    return chained(new Map(await Promise.all(named)));
  }

  async #namesOf({ db, rows }: Run, row: PendingRow): Promise<string[]> {
    const { writer } = this.#parts;
    try {
      return await writer.namesOf(db, rows, this.#open(row));
    } catch (error) {
      // A row that cannot be read fails when it is written, and affects no other row.
      if (isPassing(error)) throw error;
      return [];
    }
  }

  /** The content of a row as it was sent; nothing for a row that stands for a removal. */
  #open({ id, sealed }: PendingRow): Record<string, unknown> {
    if (removed(sealed) !== undefined) return {};
    return JSON.parse(this.#parts.services.cipher.decrypt(sealed, `import_rows ${id}`));
  }

  /** Adds the records that a full snapshot does not contain to the rows, as removals. */
  async #planRemovals(tx: Transaction, run: Run): Promise<void> {
    const { source, author } = run.rows;
    const target = this.#targetOf(run);
    const { table: resource } = target.resource;
    const { schoolId: school, now } = author;
    const known = await tx.all(knownTo(target), { school, resource, source });
    const named = await tx.all(externalIdsOf, rowsOf(run));
    const ids = new Set(named.map(({ external_id }) => external_id));
    const gone = known.filter(({ external_id }) => !ids.has(external_id));
    // The dry run has not created the records that the run would have created.
    const made = named.filter(({ result }) => result !== 'failed');
    const all = new Set([...known, ...made].map(({ external_id }) => external_id));
    checkRemovals(gone.length, all.size, run.value.max_removal_ratio);
    const removals = gone.map(({ record_id, external_id }, index) => ({
      id: this.#parts.services.ids.next('imr'),
      number: named.length + index + 1,
      external_id,
      sealed: `remove ${record_id}`,
    }));
    await addRows(tx, { ...rowsOf(run), now: iso(now) }, removals);
    await tx.run(moveOn, { school, id: run.value.id });
  }

  /**
   * Writes a row and its result. Throws only errors that may be temporary; any other error is the result of the row.
   */
  async #writeRow(run: Run, row: PendingRow): Promise<void> {
    const { db } = run;
    try {
      await db.transact(async (tx) => {
        const outcome = await this.#carryOut(tx, run, row);
        // Another process may have written the result, if this one was considered dead: then all of this is rolled
        // back.
        if ((await tx.run(settle, settled(run, row, outcome))) === 0) throw new Taken();
      });
    } catch (error) {
      if (error instanceof Taken) return;
      const failure = this.#failure(error, run);
      await db.transact((tx) => tx.run(settle, settled(run, row, failure)));
    }
  }

  #carryOut(tx: Transaction, { rows }: Run, row: PendingRow): Promise<RowResult> {
    const { writer } = this.#parts;
    const recordId = removed(row.sealed);
    if (recordId !== undefined) return writer.remove(tx, rows, recordId);
    return writer.write(tx, rows, this.#open(row));
  }

  /** Tries some of the rows that have no result. Returns whether all rows have a result now. */
  async #tryRows(run: Run, stopping: AbortSignal): Promise<boolean> {
    const { db, stage, value } = run;
    for (let done = 0; done < rowsPerTrialTurn && !stopping.aborted; ) {
      const group = await this.#dryRuns.next(value.id, this.#dryRunOf(run));
      if (group === 'later') return false;
      if (group !== undefined) {
        const rows = await db.all(pendingAmong, {
          ...rowsOf(run),
          numbers: rowsParameter(group.map((number) => ({ number }))),
        });
        await this.#tryGroup(run, rows);
        done += group.length;
        continue;
      }
      this.#dryRuns.forget(value.id);
      if (!value.full_snapshot || stage !== 'rows') return true;
      await db.transact((tx) => this.#planRemovals(tx, run));
      return false;
    }
    return false;
  }

  #targetOf({ rows }: Run): ImportTarget {
    return this.#parts.services.importTargets[rows.kind];
  }

  #dryRunOf(run: Run): DryRunRows<PendingRow> {
    const { db, rows } = run;
    const kind = this.#targetOf(run);
    return {
      after: (after, limit) => db.all(pendingAfter, { ...rowsOf(run), after, limit }),
      namesOf: (row) => (kind.inOrder ? ['any'] : this.#namesOf(run, row)),
      hasRoom: (field, id, count) => this.#parts.writer.hasRoom(db, rows, field, id, count),
      // Removals may affect each other, for example those of the last owners of a school.
      areRemovals: run.stage === 'removals',
    };
  }

  /**
   * Tries rows in one transaction, which is rolled back, so that each row sees the changes of those before it, and
   * stores their results.
   */
  async #tryGroup(run: Run, rows: readonly PendingRow[]): Promise<void> {
    const { db } = run;
    const outcomes: [PendingRow, Outcome][] = [];
    const undone = new Error('A dry run is rolled back');
    try {
      await db.transact(async (tx) => {
        outcomes.length = 0;
        for (const [index, row] of rows.entries()) {
          await yieldPeriodically(index);
          try {
            outcomes.push([row, await tx.attempt(() => this.#carryOut(tx, run, row))]);
          } catch (error) {
            outcomes.push([row, this.#failure(error, run)]);
          }
        }
        throw undone;
      });
    } catch (error) {
      if (error !== undone) throw error;
    }
    await db.transact(async (tx) => {
      for (const [row, outcome] of outcomes) await tx.run(settle, settled(run, row, outcome));
    });
  }

  /** The result of a row that failed; throws errors that may be temporary. */
  #failure(error: unknown, { rows }: Run): Failure {
    if (isPassing(error)) throw error;
    const { code, detail } = reasonOf(error);
    const known = error instanceof Problem;
    if (!known) this.#parts.onError(error);
    return {
      result: 'failed',
      code,
      detail,
      errors: fieldErrorsOf(rows.version, known ? error.extras.errors : []),
    };
  }

  async #end(found: ClaimedImport, author: Author, action: string, fields: Partial<Import>): Promise<void> {
    const now = this.#timeOf(found);
    await this.#change({ ...author, now }, async (records) => {
      const current = await records.lockForUpdate(found.id);
      const isOpen = current.value.status === 'queued' || current.value.status === 'running';
      return isOpen ? records.act(found.id, action, { ...fields, finished_at: iso(now) }) : current;
    });
    this.#parts.onEnd();
  }

  #change(
    author: Author,
    work: (records: Records<Import>) => Promise<Stored<Import>>,
  ): Promise<Stored<Import>> {
    const { db, works } = this.#parts;
    return db
      .forSchool(author.schoolId)
      .transact((tx) => works.run(tx, author, ({ records }) => work(records(imports))));
  }
}

class Taken extends Error {}

/** Waits until all have finished, then throws the error of the first that failed. */
async function settleAll(works: readonly Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(works)) if (result.status === 'rejected') throw result.reason;
}

const removed = (sealed: string): string | undefined => /^remove (\w+)$/.exec(sealed)?.[1];

const rowsOf = ({ value, rows }: Run) => ({ school: rows.author.schoolId, import: value.id });

function settled(run: Run, row: PendingRow, outcome: Outcome) {
  const none = { record_id: null, code: null, detail: null, errors: '[]' };
  const result =
    outcome.result === 'failed'
      ? { ...none, ...outcome, errors: JSON.stringify(outcome.errors) }
      : { ...none, ...outcome };
  return { ...rowsOf(run), number: row.number, ...result };
}
