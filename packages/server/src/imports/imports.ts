import { sql } from 'kysely';
import { Problem } from '../contract/errors.ts';
import type { Schemas } from '../contract/schemas.ts';
import { newestVersion } from '../contract/versions/index.ts';
import { imports } from '../families/imports/tables.ts';
import { type Clock, iso } from '../lib/clock.ts';
import { type Job, settleAll, sideBySide, WorkFailed } from '../lib/jobs.ts';
import { isPassing } from '../pipeline/problem.ts';
import type { Database } from '../sql/database.ts';
import type { Stored } from '../store/read.ts';
import type { Records } from '../store/records.ts';
import { type EndOfKey, endOfKey, schoolOf, stoppedWork } from '../work/caller.ts';
import type { Actor } from '../work/operation.ts';
import type { Services } from '../work/services.ts';
import { type Author, systemAuthor, type UnitsOfWork, type ZonedSchool } from '../work/unit-of-work.ts';
import { type ImportClaims, mostAttempts, reasonOf } from './claims.ts';
import type { RowsOf } from './match.ts';
import type { RowWriter } from './row.ts';
import { ImportRows, type Run, rowsIn } from './rows.ts';
import { type ClaimedImport, correctedImports, suspension, tally } from './tables.ts';
import { ImportTrials } from './trials.ts';
import { ImportUndos, keptRows } from './undos.ts';
import { ImportWrites } from './writes.ts';

type Import = Schemas['Import'];
type ImportOfSchool = Pick<ClaimedImport, 'school_id' | 'id' | 'time_zone' | 'ahead_ms'>;

const stoppedImports = stoppedWork('imports', sql`w.status in ('queued', 'running', 'undoing')`);
const stoppedAtOnce = 20;

const tracedImport = ({ school_id: schoolId, id: importId, trace_parent: traceParent }: ClaimedImport) => ({
  schoolId,
  importId,
  traceParent,
});

/** The key that started an import no longer permits it. */
class KeyEnded extends Error {}

/** The school of an import was suspended: the import goes on when it is resumed. */
class Suspended extends Error {}

export interface ImportJobParts {
  db: Database;
  clock: Clock;
  services: Services;
  works: UnitsOfWork;
  writer: RowWriter;
  claims: ImportClaims;
  /** Called with the school of each import that has finished. */
  onEnd: (school: ZonedSchool) => void;
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
  readonly #undos: ImportUndos;

  constructor(parts: ImportJobParts) {
    this.#parts = parts;
    const rows = new ImportRows(parts);
    this.#writes = new ImportWrites(parts.db, rows);
    this.#trials = new ImportTrials(rows);
    this.#undos = new ImportUndos(parts);
  }

  async run(stopping: AbortSignal): Promise<boolean> {
    const { claims, db, clock } = this.#parts;
    const orphans = await db.all(stoppedImports, { now: iso(clock.now()), limit: stoppedAtOnce });
    for (const orphan of orphans) await this.#stopIfOver(orphan);
    const found = await claims.next();
    // The number of rows written concurrently is divided among the imports that have a turn.
    const width = Math.max(1, Math.floor(sideBySide[db.dialect] / found.length));
    await settleAll(found.map((claim) => this.#attempt(claim, width, stopping)));
    return found.length > 0 || orphans.length > 0;
  }

  async #attempt(claim: ClaimedImport, width: number, stopping: AbortSignal): Promise<void> {
    const { claims, services } = this.#parts;
    try {
      const turn = () => this.#turn(claim, width, stopping);
      await (services.tracing ? services.tracing.importRun(tracedImport(claim), turn) : turn());
    } catch (error) {
      this.#trials.forget(claim.id);
      if (error instanceof KeyEnded) return void (await this.#stopIfOver(claim));
      if (!(error instanceof Suspended)) return this.#failed(claim, error);
    }
    await claims.release(claim);
  }

  /** Runs a part of an import, and finishes the import when nothing is left to do. */
  async #turn(found: ClaimedImport, width: number, stopping: AbortSignal): Promise<void> {
    await this.#check(found);
    if (found.attempts > mostAttempts) throw new Error('The process ended during the last attempt');
    const { author, caller } = this.#caller(found);
    const { value } = await this.#change(author, async (records, now) => {
      const current = await records.current(found.id);
      return current.value.status === 'queued'
        ? records.act(found.id, 'start', { started_at: now })
        : current;
    });
    if (value.status !== 'running' && value.status !== 'undoing') return;
    const { id: importId, kind, source, mode, match_on: matchOn } = value;
    const rows = {
      importId,
      importIds: await this.#importIds(found, value),
      kind,
      source,
      mode,
      matchOn,
      caller,
      author,
      version: author.apiVersion ?? newestVersion,
    };
    const db = this.#parts.db.forSchool(found.school_id);
    const check = () => this.#check(found);
    const run: Run = { db, value, stage: found.stage, rows, width, stuck: new Set(), check };
    if (value.status === 'undoing') return this.#undo(found, author, run, stopping);
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

  /** An import, and those whose failed rows it corrects. */
  async #importIds(
    { school_id: school, id }: ImportOfSchool,
    { corrects_import_id }: Import,
  ): Promise<string[]> {
    if (corrects_import_id === null) return [id];
    const all = await this.#parts.db.forSchool(school).all(correctedImports, { school, import: id });
    return all.map((one) => one.id);
  }

  async #undo(found: ClaimedImport, author: Author, run: Run, stopping: AbortSignal): Promise<void> {
    if (!(await this.#undos.run(run, stopping))) return;
    const kept = await run.db.first(keptRows, rowsIn(run));
    await this.#end(found, author, kept ? 'stop_undo' : 'finish_undo', { attempts: 0, error: null });
  }

  /**
   * An error that rejects the import ends it; any other error is retried later, until too many attempts have failed.
   */
  async #failed(found: ClaimedImport, error: unknown): Promise<void> {
    const { claims, onError } = this.#parts;
    const { code, detail } = reasonOf(error);
    const refused = error instanceof Problem && !isPassing(error);
    if (!refused)
      onError(new WorkFailed(`Attempt ${found.attempts} to continue the import ${found.id} failed`, error));
    if (!refused && found.attempts < mostAttempts) return claims.postpone(found, error);
    const why = refused ? detail : `${found.attempts} consecutive attempts to continue failed. ${detail}`;
    const school = { id: found.school_id, timeZone: found.time_zone };
    await this.#end(found, systemAuthor(school, 'Imports', this.#timeOf(found)), 'fail', {
      error: { code, detail: why },
    });
  }

  #endOfKey({ school_id: school, id }: ImportOfSchool): Promise<EndOfKey | undefined> {
    const { db, clock } = this.#parts;
    return endOfKey(db.forSchool(school), 'imports', { school, id, now: iso(clock.now()) });
  }

  async #check(found: ImportOfSchool): Promise<void> {
    const school = { school: found.school_id };
    const [end, suspended] = await Promise.all([
      this.#endOfKey(found),
      this.#parts.db.forSchool(found.school_id).first(suspension, school),
    ]);
    if (end) throw new KeyEnded();
    if (suspended) throw new Suspended();
  }

  /** Ends an import whose key no longer permits it. The rows that have a result keep it. */
  async #stopIfOver(found: ImportOfSchool): Promise<void> {
    const error = await this.#endOfKey(found);
    const school = { id: found.school_id, timeZone: found.time_zone };
    const author = systemAuthor(school, 'Imports', this.#timeOf(found));
    if (error) await this.#end(found, author, 'fail', { error }, error.detail);
  }

  #caller(found: ClaimedImport): Pick<RowsOf, 'author' | 'caller'> {
    const kept = JSON.parse(found.author) as Author & { actor: Actor & { scopes: string[] } };
    const actor: Actor = { ...kept.actor, scopes: new Set(kept.actor.scopes) };
    const caller = { actor, ...schoolOf(found) };
    return { author: { ...kept, actor, timeZone: caller.timeZone, now: this.#timeOf(found) }, caller };
  }

  /** The time of the school, which can be ahead of that of the server. */
  #timeOf({ ahead_ms: aheadMs }: ImportOfSchool): number {
    return this.#parts.clock.now() + Number(aheadMs);
  }

  async #end(
    found: ImportOfSchool,
    author: Author,
    action: string,
    fields: Partial<Import>,
    reason?: string,
  ): Promise<void> {
    await this.#change({ ...author, now: this.#timeOf(found) }, async (records, now) => {
      const current = await records.current(found.id);
      const { status } = current.value;
      if (status === 'undoing')
        return records.act(found.id, action === 'fail' ? 'stop_undo' : action, fields, { reason });
      const isOpen = status === 'queued' || status === 'running';
      return isOpen ? records.act(found.id, action, { ...fields, finished_at: now }, { reason }) : current;
    });
    this.#parts.onEnd({ id: found.school_id, timeZone: found.time_zone });
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
