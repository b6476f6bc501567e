import { type FieldError, invalidBody, invalidField } from '../contract/errors.ts';
import { type OperationId, type Schema, schemas } from '../contract/schemas.ts';
import { pointerDown, requestUp } from '../contract/versions/index.ts';
import type { Caller } from '../core/caller.ts';
import {
  externalIdOf,
  type HasRoom,
  type ImportKind,
  type ImportTarget,
  type ImportTargets,
  referenceOf,
} from '../core/import-target.ts';
import type { Author, ReadWork, UnitsOfWork } from '../core/unit-of-work.ts';
import type { Reader, Transaction } from '../db/database.ts';
import type { AnyResource } from '../db/resource.ts';
import { Stored } from '../db/stored.ts';
import type { Unique } from '../db/unique.ts';
import { operations } from '../generated/operations.ts';
import { fold } from '../lib/fold.ts';
import type { OperationExecutor } from '../pipeline/execute.ts';
import type { Validators } from '../pipeline/validate.ts';

type Fields = Record<string, unknown>;

/** The settings of an import for its rows, and the author of the changes. */
export interface RowsOf {
  kind: ImportKind;
  source: string;
  mode: 'upsert' | 'create_only';
  caller: Caller;
  author: Author;
  /** The API version of the rows. */
  version: string;
}

export interface RowResult {
  result: 'created' | 'updated' | 'unchanged' | 'removed';
  record_id: string;
}

interface RowWriterParts {
  executor: OperationExecutor;
  validators: Validators;
  works: UnitsOfWork;
  targets: ImportTargets;
  /** Whether a record, named by the field that refers to it, has room for this number of rows. */
  room: Readonly<Record<string, HasRoom>>;
}

/** Imports rows: each row becomes the operation that creates or updates its record. */
export class RowWriter {
  readonly #executor: OperationExecutor;
  readonly #validators: Validators;
  readonly #works: UnitsOfWork;
  readonly #targets: ImportTargets;
  readonly #room: Readonly<Record<string, HasRoom>>;

  constructor({ executor, validators, works, targets, room }: RowWriterParts) {
    this.#executor = executor;
    this.#validators = validators;
    this.#works = works;
    this.#targets = targets;
    this.#room = room;
  }

  async write(tx: Transaction, rows: RowsOf, row: Fields): Promise<RowResult> {
    const kind = this.#targets[rows.kind];
    const work = this.#works.read(tx, rows.author);
    const fields = await this.#fieldsOf(work, rows, row);
    const { external_id: externalId, ...body } = fields;
    if (externalId !== undefined)
      body.external_ids = { ...(body.external_ids as object), [rows.source]: externalId };
    const found = await this.#find(work, rows, kind, fields);
    if (!found) return { result: 'created', record_id: await this.#create(tx, rows, kind, body) };
    if (rows.mode === 'create_only' && !found.archived) return { result: 'unchanged', record_id: found.id };
    if (!found.archived && kind.over?.includes(String(found.value.status))) {
      await this.#giveUp(tx, rows, kind, found);
      return { result: 'created', record_id: await this.#create(tx, rows, kind, body) };
    }
    const patch = patchOf(kind, body, found.value);
    // A record that already has all values of the row is not written: it may be closed and refuse any change. If the
    // API key cannot see the values, the row does not reveal whether the record has them.
    const isShown = Object.keys(patch).every((field) => field in found.value);
    if (!found.archived && isShown && hasAlready(found.value, patch))
      return { result: 'unchanged', record_id: found.id };
    const back = found.archived
      ? await this.#perform(tx, rows, kind.restore ?? kind.update, found.value, {})
      : found;
    const updated = await this.#perform(tx, rows, kind.update, found.value, patch);
    const same = updated.version === back.version && !found.archived;
    return { result: same ? 'unchanged' : 'updated', record_id: found.id };
  }

  /**
   * Everything by which a row, or the record that it identifies at present, can affect another row: the names of the
   * record, its values that others may also claim, and the classes in which it takes or frees a place.
   */
  async namesOf(db: Reader, rows: RowsOf, row: Fields): Promise<string[]> {
    const kind = this.#targets[rows.kind];
    const work = this.#works.read(db, rows.author);
    const fields = await this.#fieldsOf(work, rows, row);
    const found = await this.#find(work, rows, kind, fields);
    const known = found ? [`id ${found.id}`, ...namesIn(kind, found.value)] : [];
    const implied = namesIn(kind, (await kind.implied?.(work, fields)) ?? {});
    return [...namesIn(kind, fields), ...implied, ...known];
  }

  /**
   * Whether a record that this number of rows refer to has room for all of them, so that they do not depend on each
   * other.
   */
  async hasRoom(db: Reader, rows: RowsOf, field: string, id: string, count: number): Promise<boolean> {
    const work = this.#works.read(db, rows.author);
    return (await this.#room[field]?.(work, id, count)) ?? false;
  }

  /** The fields of a row in the newest version, each validated, and its external id as text. */
  #checked({ kind, version }: RowsOf, row: Fields): Fields {
    const { create, row: schema } = this.#targets[kind];
    const { external_id: id, ...fields } = this.#validators.object(schema, requestUp(version, create, row));
    const externalId = externalIdOf(id);
    return externalId === undefined ? fields : { ...fields, external_id: externalId };
  }

  /** The fields of a row as a request has them. */
  async #fieldsOf(work: ReadWork, rows: RowsOf, row: Fields): Promise<Fields> {
    const kind = this.#targets[rows.kind];
    const fields = await this.#withIds(work, rows, kind, this.#checked(rows, row));
    return kind.complete?.(work, fields) ?? fields;
  }

  /** Archives or ends a record that is no longer in the source. */
  async remove(tx: Transaction, rows: RowsOf, recordId: string): Promise<RowResult> {
    const kind = this.#targets[rows.kind];
    const record = await this.#works.read(tx, rows.author).records(kind.resource).get(recordId);
    // Something else may have ended it since the removals were planned.
    const isOpen = kind.open?.includes(String(record.value.status)) ?? true;
    if (!isOpen || record.archived) return { result: 'unchanged', record_id: recordId };
    if (!kind.remove) throw new TypeError(`${rows.kind} are not removed`);
    await this.#perform(tx, rows, kind.remove, record.value, {});
    return { result: 'removed', record_id: recordId };
  }

  async #create(
    tx: Transaction,
    rows: RowsOf,
    { create, defaults }: ImportTarget,
    fields: Fields,
  ): Promise<string> {
    const body = { ...defaults, ...fields };
    return (await this.#perform(tx, rows, create, body, body)).id;
  }

  /** A record that has ended passes its external id on to the new record. */
  async #giveUp(
    tx: Transaction,
    rows: RowsOf,
    { update }: ImportTarget,
    found: Stored<Fields>,
  ): Promise<void> {
    await this.#perform(tx, rows, update, found.value, { external_ids: { [rows.source]: null } });
  }

  /** Runs an operation; the ids in its path are taken from the record. */
  async #perform(
    tx: Transaction,
    { caller, author, version }: RowsOf,
    operation: OperationId,
    record: Fields,
    body: Fields,
  ): Promise<Stored<Fields>> {
    const names = [...operations[operation].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const params = Object.fromEntries(names.map((name) => [name, String(record[name] ?? record.id)]));
    const own = Object.fromEntries(Object.entries(body).filter(([field]) => !names.includes(field)));
    const checked = this.#validators.body(operation, own);
    const call = { operation, params, query: {}, body: checked, caller, version, author };
    const stored = await this.#executor.change(tx, call);
    if (!(stored instanceof Stored)) throw new TypeError(`${operation} returns no record`);
    return stored;
  }

  /** The fields of a row, with external ids replaced by the ids of the records. */
  async #withIds(
    work: ReadWork,
    { source }: RowsOf,
    { resource }: ImportTarget,
    row: Fields,
  ): Promise<Fields> {
    const fields: Fields = {};
    const fieldErrors: FieldError[] = [];
    for (const [name, value] of Object.entries(row)) {
      const field = referenceOf(name);
      if (field === name || !resource.references.some((reference) => reference.field === field)) {
        fields[name] = value;
        continue;
      }
      if (field in row) {
        fieldErrors.push({
          pointer: `/${name}`,
          code: 'conflict',
          detail: `cannot be sent together with ${field}; send only one of the two`,
        });
        continue;
      }
      const to = work.records(resource).referred(field);
      const find = async (externalId: unknown, pointer: string) => {
        if (externalId === null) return null;
        const found = await to.findExternal(source, String(externalId));
        if (found && !found.archived) return found.id;
        const detail = `the school has no ${to.object.replaceAll('_', ' ')} with the id ${externalId} in ${source}, or it is archived`;
        fieldErrors.push({ pointer, code: 'unknown_reference', detail });
        return null;
      };
      if (!Array.isArray(value)) {
        fields[field] = await find(value, `/${name}`);
        continue;
      }
      const found: (string | null)[] = [];
      for (const [index, one] of value.entries()) found.push(await find(one, `/${name}/${index}`));
      fields[field] = found;
    }
    if (fieldErrors.length > 0)
      throw invalidBody(
        fieldErrors,
        fieldErrors.every(({ code }) => code === 'unknown_reference') ? 'unknown_reference' : undefined,
      );
    return fields;
  }

  /** The record that a row identifies: by its external id, otherwise by the unique values of its kind. */
  async #find(
    work: ReadWork,
    { source }: RowsOf,
    { resource, find }: ImportTarget,
    fields: Fields,
  ): Promise<Stored<Fields> | undefined> {
    const records = work.records(resource);
    // As returned by #checked().
    const externalId = fields.external_id as string | undefined;
    if (externalId !== undefined) {
      const known = await records.findExternal(source, externalId);
      if (known) return known;
    }
    const keys = uniqueFields(resource).filter(({ fields: [field = ''], within }) =>
      [field, ...(within ? [within] : [])].every((name) => isKey(fields[name])),
    );
    const other = await find?.(work, fields);
    if (externalId === undefined && keys.length === 0 && !find) {
      const names = ['external_id', ...uniqueFields(resource).flatMap((unique) => unique.fields)].join(
        ' or ',
      );
      throw invalidField(
        '/external_id',
        'required',
        `send ${names}, so that the row can be matched to a record`,
      );
    }
    const candidates = [other === undefined ? undefined : await records.find(other)];
    for (const {
      fields: [field = ''],
    } of keys)
      candidates.push(await records.findUnique(field, fields));
    // A record that the source knows under another external id is a different record.
    return candidates.find(
      (found) => found && (externalId === undefined || found.value.external_ids[source] === undefined),
    );
  }
}

/** The values that are unique by themselves, or unique within the record that another field refers to. */
const uniqueFields = ({ unique }: AnyResource): readonly Unique[] =>
  unique.filter(({ fields }) => fields.length === 1);

/** The names by which rows can affect each other, derived from their fields. */
function namesIn(
  { resource, shared = uniqueFields(resource).flatMap(({ fields }) => fields) }: ImportTarget,
  row: Fields,
): string[] {
  return ['external_id', ...shared, ...shared.map((field) => field.replace(/_id$/, '_external_id'))].flatMap(
    (field) => {
      const { [field]: value } = row;
      // Texts that differ only in case may be the same value.
      return isKey(value) ? [`${field} ${typeof value === 'string' ? fold(value) : value}`] : [];
    },
  );
}

const isKey = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/**
 * The part of a row that an update can contain. References that can be set only on create must be those of the
 * record.
 */
function patchOf({ update, completed = [] }: ImportTarget, body: Fields, record: Fields): Fields {
  const known: Record<string, Schema> = schemas[operations[update].body ?? '']?.properties ?? {};
  const creatable: Record<string, Schema> =
    schemas[operations[kindCreate(update)].body ?? '']?.properties ?? {};
  const fieldErrors: FieldError[] = [];
  const patch: Fields = {};
  for (const [field, value] of Object.entries(body)) {
    if (value === null && completed.includes(String(record.status))) continue;
    if (field in known) patch[field] = value;
    else if (!(field in creatable) && !(field in record))
      fieldErrors.push({
        pointer: `/${field}`,
        code: 'unknown_field',
        detail: 'is not a field of records of this kind',
      });
    // The state of a record is changed by its own operations; a row contains only the initial state.
    else if (field in record && field !== 'status' && value !== record[field])
      fieldErrors.push({
        pointer: `/${field}`,
        code: 'immutable',
        detail: `is ${record[field]} and cannot be changed`,
      });
  }
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors);
  return patch;
}

/** Whether a record already has all the values of a patch. */
function hasAlready(value: unknown, patch: unknown): boolean {
  if (typeof patch !== 'object' || patch === null) return (value ?? null) === patch;
  if (Array.isArray(patch) && !(Array.isArray(value) && value.length === patch.length)) return false;
  const fields = new Map(Object.entries(value ?? {}));
  return Object.entries(patch).every(([name, own]) => hasAlready(fields.get(name), own));
}

const kindCreate = (update: OperationId): OperationId => update.replace('.update', '.create') as OperationId;

/** The field errors of a row by the names of the version in which it was sent. */
export const fieldErrorsOf = (
  version: string,
  fieldErrors: readonly FieldError[] | undefined,
): FieldError[] =>
  (fieldErrors ?? []).map((fieldError) => ({
    ...fieldError,
    pointer: pointerDown(version, fieldError.pointer),
  }));
