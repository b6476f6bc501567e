import { type Clock, iso } from '../clock.ts';
import type { Schemas } from '../contract.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { Records } from '../db/records.ts';
import type { Stored } from '../db/stored.ts';
import { type Fault, Problem } from '../errors.ts';
import { kinds } from '../families/imports/kinds.ts';
import { checkRemovals } from '../families/imports/snapshot.ts';
import { addRow, imports, knownTo } from '../families/imports/tables.ts';
import type { Actor } from '../operation.ts';
import { asProblem } from '../pipeline/problem.ts';
import type { Author, SchoolWorks } from '../school-work.ts';
import type { Services } from '../services.ts';
import { giveWay } from '../turns.ts';
import { newestVersion } from '../versions/index.ts';
import { chained } from './chains.ts';
import { faultsOf, type RowResult, type RowsOf, type RowWriter } from './import-row.ts';
import {
  type ClaimedImport,
  claim,
  claimed,
  externalIdsOf,
  moveOn,
  type PendingRow,
  pendingRows,
  renew,
  settle,
  tally,
  toBeDone,
} from './import-tables.ts';
import { type Job, sideBySide } from './jobs.ts';

type Import = Schemas['Import'];

// Short, since nothing is done twice when a process that was thought dead goes on: a row takes one result.
const leaseMs = 3000;

// A table of which the planner knows nothing is read by any index.
const rowsPerAnalysis = 500;

interface Failure {
  result: 'failed';
  code: string;
  detail: string;
  errors: Fault[];
}
type Outcome = RowResult | Failure;

/** An import under way. */
interface Run {
  value: Import;
  stage: string;
  rows: RowsOf;
  /** When the lease was last renewed. */
  keptAt: number;
}

export interface ImportJobParts {
  db: Database;
  clock: Clock;
  services: Services;
  works: SchoolWorks;
  writer: RowWriter;
  /** Names this process. */
  owner: string;
  /** Told of each import that has come to its end. */
  onEnd: () => void;
  onFault: (error: unknown) => void;
}

/**
 * Carries out imports, one at a time. A row and its result are one transaction, so that one which was under way when a
 * process died is done again by the next, and no other.
 */
export class ImportJob implements Job {
  readonly #parts: ImportJobParts;

  constructor(parts: ImportJobParts) {
    this.#parts = parts;
  }

  async run(stopping: AbortSignal): Promise<boolean> {
    const found = await this.#claim();
    if (!found) return false;
    const { author, caller } = this.#caller(found);
    const { value } = await this.#change(author, async (records) => {
      const current = await records.lock(found.id);
      return current.value.status === 'queued'
        ? records.act(found.id, 'start', { started_at: iso(author.now) })
        : current;
    });
    if (value.status !== 'running') return true;
    const { kind, source, mode } = value;
    const run: Run = {
      value,
      stage: found.stage,
      keptAt: author.now,
      rows: { kind, source, mode, caller, author, version: author.apiVersion ?? newestVersion },
    };
    try {
      const finished = value.dry_run ? await this.#tryRows(run) : await this.#writeRows(run, stopping);
      if (finished) await this.#finish(run);
      else if (stopping.aborted) await this.#keep(run, 0);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      await this.#end(run, 'fail', { code: error.code, detail: error.message });
    }
    return true;
  }

  async #claim(): Promise<ClaimedImport | undefined> {
    const { db, clock, owner } = this.#parts;
    const now = clock.now();
    return db.transact(async (tx) => {
      const [next] = await tx.all(claim, { now: iso(now) });
      if (!next) return undefined;
      await tx.run(renew, { school: next.school_id, id: next.id, owner, until: iso(now + leaseMs) });
      return tx.first(claimed, { school: next.school_id, id: next.id });
    });
  }

  #caller(found: ClaimedImport): Pick<RowsOf, 'author' | 'caller'> {
    const kept = JSON.parse(found.author) as Author & { actor: { scopes: string[] } };
    const actor: Actor = { ...kept.actor, type: 'api_key', scopes: new Set(kept.actor.scopes) };
    const { school_id: schoolId, time_zone: timeZone } = found;
    const mode = found.mode === 'live' ? 'live' : 'test';
    return {
      author: { ...kept, actor, timeZone, now: this.#parts.clock.now() },
      caller: { actor, schoolId, mode, timeZone },
    };
  }

  /** Writes the rows that have no result yet. Gives whether all have one now. */
  async #writeRows(run: Run, stopping: AbortSignal): Promise<boolean> {
    const { db } = this.#parts;
    let { stage } = run;
    for (let done = 0, analyzeAt = 0; ; ) {
      if (stopping.aborted || !(await this.#goesOn(run))) return false;
      const window = await db.all(pendingRows, { ...rowsOf(run), limit: sideBySide[db.dialect] });
      if (done >= analyzeAt) {
        await db.analyze();
        analyzeAt = done + rowsPerAnalysis;
      }
      done += window.length;
      if (window.length > 0) {
        await Promise.all(
          (await this.#chains(run, window)).map(async (chain) => {
            for (const row of chain) await this.#writeRow(run, row);
          }),
        );
      } else if (run.value.full_snapshot && stage === 'rows') {
        // What is to be removed is known once the rows have been written.
        await db.transact((tx) => this.#planRemovals(tx, run));
        stage = 'removals';
      } else return true;
    }
  }

  /** Rows that may concern one record, by any name, come one after the other: so all have the same end as in one row. */
  async #chains({ rows }: Run, window: readonly PendingRow[]): Promise<PendingRow[][]> {
    const { db, writer } = this.#parts;
    // Works that wait together are carried out in the order in which they came.
    if (db.dialect === 'sqlite') return window.map((row) => [row]);
    if (kinds[rows.kind].inOrder) return [[...window]];
    const named = window.map(async (row) => [row, await writer.namesOf(db, rows, this.#open(row))] as const);
    return chained(new Map(await Promise.all(named)));
  }

  /** What was sent of a row; nothing of one that stands for a removal. */
  #open({ id, sealed }: PendingRow): Record<string, unknown> {
    if (removed(sealed) !== undefined) return {};
    return JSON.parse(this.#parts.services.vault.open(sealed, `import_rows ${id}`));
  }

  /** Puts what a full snapshot does not name among the rows. */
  async #planRemovals(tx: Transaction, run: Run): Promise<void> {
    const { kind, source, author } = run.rows;
    const { table: resource } = kinds[kind].resource;
    const { schoolId: school, now } = author;
    const known = await tx.all(knownTo(kinds[kind]), { school, resource, source });
    const named = await tx.all(externalIdsOf, rowsOf(run));
    const ids = new Set(named.map(({ external_id }) => external_id));
    const gone = known.filter(({ external_id }) => !ids.has(external_id));
    checkRemovals(gone.length, known.length, run.value.max_removal_ratio);
    for (const [index, { record_id, external_id }] of gone.entries()) {
      await tx.run(addRow, {
        ...rowsOf(run),
        id: this.#parts.services.ids.next('imr'),
        number: named.length + index + 1,
        external_id,
        sealed: `remove ${record_id}`,
        now: iso(now),
      });
    }
    await tx.run(moveOn, { school, id: run.value.id });
  }

  async #writeRow(run: Run, row: PendingRow): Promise<void> {
    const { db } = this.#parts;
    try {
      await db.transact(async (tx) => {
        const outcome = await this.#carryOut(tx, run, row);
        // Another process may have it, when this one was thought dead: then all of this is undone.
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

  /** Carries out every row in one transaction that is undone, so that each sees what those before it did. */
  async #tryRows(run: Run): Promise<boolean> {
    const { db } = this.#parts;
    const outcomes: [PendingRow, Outcome][] = [];
    const undone = new Error('A dry run is undone');
    const all = { ...rowsOf(run), limit: 10_000 };
    const tryAll = async (tx: Transaction, rows: readonly PendingRow[]) => {
      for (const [index, row] of rows.entries()) {
        await giveWay(index);
        try {
          outcomes.push([row, await tx.attempt(() => this.#carryOut(tx, run, row))]);
        } catch (error) {
          outcomes.push([row, this.#failure(error, run)]);
        }
      }
    };
    try {
      await db.transact(async (tx) => {
        outcomes.length = 0;
        const sent = await tx.all(pendingRows, all);
        await tryAll(tx, sent);
        if (run.value.full_snapshot) {
          await this.#planRemovals(tx, run);
          await tryAll(tx, (await tx.all(pendingRows, all)).slice(sent.length));
        }
        throw undone;
      });
    } catch (error) {
      if (error !== undone) throw error;
    }
    await db.transact(async (tx) => {
      if (run.value.full_snapshot) await this.#planRemovals(tx, run);
      for (const [row, outcome] of outcomes) await tx.run(settle, settled(run, row, outcome));
    });
    return true;
  }

  /** What passes by itself is tried again later; anything else is the row's result. */
  #failure(error: unknown, { rows }: Run): Failure {
    const problem = asProblem(error);
    if (problem.code === 'unavailable') throw error;
    if (problem !== error) this.#parts.onFault(error);
    const { code, message: detail, extras } = problem;
    return { result: 'failed', code, detail, errors: faultsOf(rows.version, extras.errors) };
  }

  async #finish(run: Run): Promise<void> {
    const failed = (await this.#parts.db.first(tally, rowsOf(run)))?.failed ?? 0;
    await this.#end(run, failed > 0 ? 'complete_with_errors' : 'complete', null);
  }

  async #end({ value, rows }: Run, action: string, error: Import['error']): Promise<void> {
    const now = this.#parts.clock.now();
    await this.#change({ ...rows.author, now }, async (records) => {
      const current = await records.lock(value.id);
      if (current.value.status !== 'running') return current;
      return records.act(value.id, action, { error, finished_at: iso(now) });
    });
    this.#parts.onEnd();
  }

  /** Whether the import is still to be carried out; this process keeps it as long as it does. */
  async #goesOn(run: Run): Promise<boolean> {
    const { db, clock } = this.#parts;
    if (clock.now() - run.keptAt < leaseMs / 3) {
      const { schoolId: school } = run.rows.author;
      return (await db.first(toBeDone, { school, id: run.value.id })) !== undefined;
    }
    run.keptAt = clock.now();
    return this.#keep(run, leaseMs);
  }

  /** Keeps the import for this process a while longer; gives whether it is still to be carried out. */
  async #keep({ value, rows }: Run, ms: number): Promise<boolean> {
    const { db, clock, owner } = this.#parts;
    const lease = { school: rows.author.schoolId, id: value.id, owner, until: iso(clock.now() + ms) };
    return db.transact(async (tx) => (await tx.run(renew, lease)) > 0);
  }

  #change(
    author: Author,
    work: (records: Records<Import>) => Promise<Stored<Import>>,
  ): Promise<Stored<Import>> {
    const { db, works } = this.#parts;
    return db.transact((tx) => works.change(tx, author, ({ records }) => work(records(imports))));
  }
}

class Taken extends Error {}

const removed = (sealed: string): string | undefined => /^remove (\w+)$/.exec(sealed)?.[1];

const rowsOf = ({ value, rows }: Run) => ({ school: rows.author.schoolId, import: value.id });

function settled(run: Run, row: PendingRow, outcome: Outcome) {
  const none = { record_id: null, code: null, detail: null, errors: '[]' };
  const result =
    outcome.result === 'failed'
      ? { ...none, ...outcome, detail: outcome.detail.slice(0, 2000), errors: JSON.stringify(outcome.errors) }
      : { ...none, ...outcome };
  return { ...rowsOf(run), number: row.number, ...result };
}
