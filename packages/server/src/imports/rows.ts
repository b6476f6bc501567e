import { type FieldError, invalidBody, Problem } from '../contract/errors.ts';
import type { Schemas } from '../contract/schemas.ts';
import { importRowContext } from '../crypto/sealed-columns.ts';
import { checkRemovals, goneFrom } from '../families/imports/imports.ts';
import { addRows, knownTo, type NewRow, type RowContent, skippedRow } from '../families/imports/tables.ts';
import { iso } from '../lib/clock.ts';
import { idsIn } from '../lib/ids.ts';
import { isPassing } from '../pipeline/problem.ts';
import type { Database, Transaction, Writer } from '../sql/database.ts';
import { idRows } from '../sql/query.ts';
import type { ImportTarget, Skip } from '../work/import-target.ts';
import type { Services } from '../work/services.ts';
import type { UnitsOfWork } from '../work/unit-of-work.ts';
import { reasonOf } from './claims.ts';
import type { RowsOf } from './match.ts';
import { fieldErrorsOf, type RowResult, type RowWriter } from './row.ts';
import {
  externalIdsOf,
  idsOfSource,
  moveOn,
  type NamedRow,
  type PendingRow,
  pendingOf,
  whichRow,
} from './tables.ts';
import { carryOutTogether } from './together.ts';

export interface Failure {
  result: 'failed';
  /** The record that the row conflicts with, if there is one. */
  record_id: string | null;
  code: string;
  detail: string;
  errors: FieldError[];
}
export type Outcome = RowResult | Failure;

/** An import that is running. */
export interface Run {
  /** The records of its school, which the turns of the import share. */
  db: Writer;
  value: Schemas['Import'];
  stage: string;
  rows: RowsOf;
  /** The number of rows that are written concurrently. */
  width: number;
  /** The numbers of the rows that were seen to make room for no other. */
  stuck: Set<number>;
  /** Called between rows; throws if the key that started the import no longer permits it, or its school is suspended. */
  check(): Promise<void>;
}

interface ImportRowsParts {
  db: Database;
  services: Services;
  works: UnitsOfWork;
  writer: RowWriter;
  onError: (error: unknown) => void;
}

/** The rows of imports: what they contain, what they do, and how they fail. */
export class ImportRows {
  readonly #parts: ImportRowsParts;

  constructor(parts: ImportRowsParts) {
    this.#parts = parts;
  }

  targetOf({ rows }: Run): ImportTarget {
    return this.#parts.services.importTargets[rows.kind];
  }

  /** The names of everything by which a row can affect another row. */
  async namesOf({ db, rows }: Run, row: PendingRow): Promise<string[]> {
    try {
      const { row: fields, errors } = this.#open(row);
      return errors ? [] : await this.#parts.writer.namesOf(db, rows, fields);
    } catch (error) {
      // A row that cannot be read fails when it is written, and affects no other row.
      if (isPassing(error)) throw error;
      return [];
    }
  }

  /** Whether a record that this number of rows refer to has room for all of them. */
  hasRoom({ db, rows }: Run, field: string, id: string, count: number): Promise<boolean> {
    return this.#parts.writer.hasRoom(db, rows, field, id, count);
  }

  /** Carries out a row, together with others of which each is in the way of another. */
  carryOut(tx: Transaction, run: Run, row: PendingRow): Promise<[PendingRow, RowResult][]> {
    const { works } = this.#parts;
    const { source, author } = run.rows;
    return carryOutTogether(tx, row, {
      places: this.targetOf(run).places,
      stuck: run.stuck,
      carryOut: (one) => this.#carryOut(tx, run, one),
      ofRecords: (ids) => tx.all(pendingOf, { ...rowsIn(run), source, ids: idRows(ids) }),
      run: (work) => works.run(tx, author, work),
    });
  }

  #carryOut(tx: Transaction, { rows }: Run, row: PendingRow): Promise<RowResult> {
    const { writer } = this.#parts;
    const recordId = removedBy(row);
    if (recordId !== undefined) return writer.remove(tx, rows, recordId, row.number);
    const { row: fields, errors } = this.#open(row);
    return errors ? this.#refuse(tx, rows, fields, errors) : writer.write(tx, rows, fields, row.number);
  }

  /** Rejects a row that was read with errors, with all that is wrong with it. */
  async #refuse(
    tx: Transaction,
    rows: RowsOf,
    fields: RowContent['row'],
    errors: readonly FieldError[],
  ): Promise<never> {
    const others = await this.#parts.writer.otherErrors(tx, rows, fields, errors);
    throw invalidBody([...errors, ...others]);
  }

  /** The result of a row that failed; throws errors that may be temporary. */
  failure(error: unknown, { rows }: Run, row: PendingRow): Failure {
    if (isPassing(error)) throw error;
    const { code, detail } = reasonOf(error);
    const known = error instanceof Problem;
    if (!known) this.#parts.onError(error);
    const { errors = [], members } = known ? error.extras : {};
    return {
      result: 'failed',
      record_id: typeof members?.existing_id === 'string' ? members.existing_id : null,
      code,
      detail,
      errors: errors.length > 0 ? fieldErrorsOf(rows.version, this.#open(row).row, errors) : [],
    };
  }

  /** Adds the records that a full snapshot does not contain to the rows, as removals. */
  async planRemovals(tx: Transaction, run: Run): Promise<void> {
    const { source, author } = run.rows;
    const target = this.targetOf(run);
    const { table: resource } = target.resource;
    const { schoolId: school, now } = author;
    const { today } = this.#parts.works.read(tx, author);
    const known = await tx.all(knownTo(target), { school, resource, source, today });
    const named = await tx.all(externalIdsOf, rowsIn(run));
    const ids = new Set(named.map(({ external_id }) => external_id));
    // Rows have left records with another id: those of a dry run, and those that only create records.
    const gone = goneFrom(known, ids, named.flatMap(recordsIn));
    // The dry run has not created the records that the run would have created.
    const made = named.filter(({ result }) => result !== 'failed');
    const all = new Set([...known, ...made].map(({ external_id }) => external_id));
    checkRemovals(gone.length, all.size, run.value);
    const unknown = await this.#failedUnderNewId(tx, run, named);
    const removals = gone.map(({ record_id, external_id }, index): NewRow => {
      const id = this.#parts.services.ids.next('imr');
      const row = { id, number: named.length + index + 1, line: null, external_id };
      return unknown
        ? { ...skippedRow(row, stoppedBy(unknown)), record_id }
        : { ...row, sealed: `remove ${record_id}` };
    });
    if ((await tx.run(moveOn, { school, id: run.value.id })) > 0)
      await addRows(tx, { ...rowsIn(run), now: iso(now) }, removals);
  }

  /** The first row that failed under an id that the source does not have yet: it may be of any record that no row names. */
  async #failedUnderNewId(
    tx: Transaction,
    { rows }: Run,
    named: readonly NamedRow[],
  ): Promise<NamedRow | undefined> {
    const failed = named.filter(({ result, external_id }) => result === 'failed' && external_id !== null);
    if (failed.length === 0) return undefined;
    const { table: resource } = this.#parts.services.importTargets[rows.kind].resource;
    const ids = await tx.all(idsOfSource, { school: rows.author.schoolId, resource, source: rows.source });
    const known = new Set<string | null>(ids.map(({ external_id }) => external_id));
    return failed.find(({ external_id }) => !known.has(external_id));
  }

  /** The content of a row as it was sent; nothing for a row that stands for a removal. */
  #open(row: PendingRow): RowContent {
    if (removedBy(row) !== undefined) return { row: {} };
    const { cipher } = this.#parts.services;
    return JSON.parse(cipher.decrypt(row.sealed, importRowContext(row.id)));
  }
}

/** The records to which a row leads: the one that it identifies, and the one that a transfer ends. */
const recordsIn = ({ result, record_id: id, code, detail }: NamedRow): string[] => [
  ...(id === null || result === 'failed' ? [] : [id]),
  ...(code === 'transferred' ? (detail?.match(idsIn) ?? []) : []),
];

const stoppedBy = (row: NamedRow): Skip => ({
  code: 'removal_stopped',
  detail: `The record was not removed: ${whichRow(row)} failed, and its external_id is not known, so it may be a record of the source under a new id. Correct the row and send the snapshot again.`,
});

/** The id of the record that a row removes, if it stands for a removal. */
const removedBy = ({ sealed }: PendingRow): string | undefined => /^remove (\w+)$/.exec(sealed)?.[1];

/** The parameters of queries for the rows of an import. */
export const rowsIn = ({ value, rows }: Run) => ({ school: rows.author.schoolId, import: value.id });

/** The parameters of the query that stores the outcome of a row. */
export function settled(run: Run, row: PendingRow, outcome: Outcome) {
  const none = { record_id: null, code: null, detail: null, errors: '[]' };
  const result =
    outcome.result === 'failed'
      ? { ...none, ...outcome, errors: JSON.stringify(outcome.errors) }
      : { ...none, ...outcome };
  return { ...rowsIn(run), number: row.number, ...result };
}
