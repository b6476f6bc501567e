import { type Kysely, sql } from 'kysely';
import { Problem } from '../contract/errors.ts';
import { type ImportChange, openChange, reasonToKeep, valuesErased } from '../families/imports/undo.ts';
import { settleAll } from '../lib/jobs.ts';
import { isPassing } from '../pipeline/problem.ts';
import type { Transaction } from '../sql/database.ts';
import { idRows, query, type Rows, rowsOf } from '../sql/query.ts';
import { inSchool } from '../sql/school-rows.ts';
import type { Tables } from '../sql/tables.ts';
import type { Services } from '../work/services.ts';
import type { UnitsOfWork } from '../work/unit-of-work.ts';
import { versionOf } from './changes.ts';
import { reasonOf } from './claims.ts';
import type { RowWriter } from './row.ts';
import { type Run, rowsIn } from './rows.ts';
import { carryOutTogether } from './together.ts';

const rowsPerTurn = 128;

type Of = { school: string; import: string };
type OfRow = Of & { number: number };

interface RowToUndo {
  number: number;
  record_id: string | null;
}

const toUndo = (db: Kysely<Tables>, p: Of) =>
  inSchool(db, 'import_rows', p)
    .select(['number', 'record_id'])
    .where('import_id', '=', p.import)
    .where('undo', '=', 'pending')
    .orderBy('number', 'desc');

const rowsToUndo = query<Of & { limit: number }, RowToUndo>((db, p) => toUndo(db, p).limit(p.limit));

const rowsOfRecords = query<Of & { ids: Rows }, RowToUndo & { record_id: string }>((db, p, dialect) =>
  toUndo(db, p)
    .$castTo<RowToUndo & { record_id: string }>()
    .where(sql<boolean>`record_id in (select r.id from ${rowsOf(p.ids, { id: 'text' }, dialect)})`),
);

// In the reverse order: ids are those of the order in which a row changed records.
const changesOf = query<OfRow, ImportChange>((db, p) =>
  inSchool(db, 'import_changes', p)
    .select(['id', 'number', 'record_id', 'change', 'version_before', 'version_after', 'sealed'])
    .where('import_id', '=', p.import)
    .where('number', '=', p.number)
    .orderBy('id', 'desc')
    .$castTo<ImportChange>(),
);

const removeChanges = query<OfRow>((db, p) =>
  db
    .deleteFrom('import_changes')
    .where('school_id', '=', p.school)
    .where('import_id', '=', p.import)
    .where('number', '=', p.number),
);

/** The record is again as the rows before left it, those of earlier imports too, with another version. */
const passVersion = query<{ school: string; record: string; before: number; present: number }>((db, p) =>
  db
    .updateTable('import_changes')
    .set({ version_after: p.present })
    .where('school_id', '=', p.school)
    .where('record_id', '=', p.record)
    .where('version_after', '=', p.before),
);

const settle = query<OfRow & { undo: string; code: string | null; detail: string | null }>((db, p) =>
  db
    .updateTable('import_rows')
    .set({ undo: p.undo, undo_code: p.code, undo_detail: p.detail })
    .where('school_id', '=', p.school)
    .where('import_id', '=', p.import)
    .where('number', '=', p.number)
    .where('undo', '=', 'pending'),
);

export const keptRows = query<Of, { number: number }>((db, p) =>
  inSchool(db, 'import_rows', p)
    .select('number')
    .where('import_id', '=', p.import)
    .where('undo', '=', 'kept')
    .limit(1),
);

/** A row is not undone, for this reason. */
class Kept extends Error {
  readonly reason: { code: string; detail: string };

  constructor(reason: { code: string; detail: string }) {
    super(reason.detail);
    this.reason = reason;
  }
}

/** Another process has undone the row. */
class Taken extends Error {}

interface Parts {
  services: Services;
  works: UnitsOfWork;
  writer: RowWriter;
  onError: (error: unknown) => void;
}

/** Undoes imports: the rows from the last to the first, each with its result in one transaction. */
export class ImportUndos {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Undoes some of the rows. Returns whether all of them have been tried now. */
  async run(run: Run, stopping: AbortSignal): Promise<boolean> {
    for (let done = 0; done < rowsPerTurn && !stopping.aborted; ) {
      await run.check();
      const window = await run.db.all(rowsToUndo, { ...rowsIn(run), limit: run.width });
      if (window.length === 0) return true;
      await settleAll(window.map((row) => this.#undoRow(run, row)));
      done += window.length;
    }
    return false;
  }

  async #undoRow(run: Run, row: RowToUndo): Promise<void> {
    const { services, works } = this.#parts;
    const of = { ...rowsIn(run), number: row.number };
    try {
      await run.db.transact(async (tx) => {
        const undone = await carryOutTogether(tx, row, {
          places: services.importTargets[run.rows.kind].places,
          stuck: run.stuck,
          carryOut: (one) => this.#undoChanges(tx, run, one),
          ofRecords: (ids) => tx.all(rowsOfRecords, { ...rowsIn(run), ids: idRows(ids) }),
          run: (work) => works.run(tx, run.rows.author, work),
        });
        for (const [{ number }] of undone) {
          const one = { ...of, number };
          const done = { ...one, undo: 'undone', code: null, detail: null };
          if ((await tx.run(settle, done)) === 0) throw new Taken();
          await tx.run(removeChanges, one);
        }
      });
    } catch (error) {
      if (error instanceof Taken) return;
      const reason = this.#reason(error);
      await run.db.transact((tx) => tx.run(settle, { ...of, undo: 'kept', ...reason }));
    }
  }

  async #undoChanges(tx: Transaction, run: Run, { number, record_id: recordId }: RowToUndo): Promise<void> {
    const { services, writer } = this.#parts;
    const target = services.importTargets[run.rows.kind];
    const of = rowsIn(run);
    const changes = await tx.all(changesOf, { ...of, number });
    if (!changes.some((change) => change.record_id === recordId)) throw new Kept(valuesErased);
    for (const change of changes) {
      const { record_id: record, version_before: before, version_after: after } = change;
      const one = { school: of.school, id: record };
      const { fields, state } = openChange(services.cipher, change);
      const version = (await tx.first(versionOf(target), one))?.row_version;
      // Changes that were undone since leave another version of the same record.
      const isSame = version === after || (await writer.isAsLeft(tx, run.rows, record, state));
      const reason = reasonToKeep(target, change, isSame ? after : version);
      if (reason) throw new Kept(reason);
      await writer.undo(tx, run.rows, { id: record, change: change.change, fields });
      const present = (await tx.first(versionOf(target), one))?.row_version ?? 0;
      await tx.run(passVersion, { school: of.school, record, before, present });
    }
  }

  /** Why a row is kept; throws errors that may be temporary. */
  #reason(error: unknown): { code: string; detail: string } {
    if (error instanceof Kept) return error.reason;
    if (isPassing(error)) throw error;
    if (!(error instanceof Problem)) this.#parts.onError(error);
    return reasonOf(error);
  }
}
