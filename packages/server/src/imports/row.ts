import { type FieldError, invalidField, invalidReference, Problem } from '../contract/errors.ts';
import type { OperationId } from '../contract/schemas.ts';
import { pointerDown } from '../contract/versions/index.ts';
import { type ImportChange, isAsLeft } from '../families/imports/undo.ts';
import { operations } from '../generated/operations.ts';
import type { OperationExecutor } from '../pipeline/execute.ts';
import { isPassing } from '../pipeline/problem.ts';
import type { Validators } from '../pipeline/validate.ts';
import type { Reader, Transaction } from '../sql/database.ts';
import { Stored } from '../store/read.ts';
import type { AnyResource } from '../store/resource.ts';
import {
  alternativesOf,
  type HasRoom,
  type ImportTarget,
  type ImportTargets,
  type RowWarning,
  referenceOf,
  type Succession,
} from '../work/import-target.ts';
import type { Services } from '../work/services.ts';
import type { ReadWork, UnitsOfWork } from '../work/unit-of-work.ts';
import { RowChanges } from './changes.ts';
import { externalIdIn, isGone, isNamed, matchRow, namesIn, type RowsOf } from './match.ts';
import { hasAlready, patchOf } from './patch.ts';

type Fields = Record<string, unknown>;

export interface RowResult extends Partial<RowWarning> {
  result: 'created' | 'updated' | 'unchanged' | 'removed' | 'skipped';
  /** Null if the row is skipped, or would create the record in a dry run. */
  record_id: string | null;
}

/** What a row did with a record, and the previous values of its fields. */
interface UndoneChange {
  id: string;
  change: ImportChange['change'];
  fields: Fields;
}

const everyScope = { has: () => true };

interface RowWriterParts {
  services: Pick<Services, 'ids' | 'cipher'>;
  executor: OperationExecutor;
  validators: Validators;
  works: UnitsOfWork;
  targets: ImportTargets;
  /** Whether a record, named by the field that refers to it, has room for this number of rows. */
  room: Readonly<Record<string, HasRoom>>;
}

/** Imports rows: each row becomes the operation that creates or updates its record. */
export class RowWriter {
  readonly #services: RowWriterParts['services'];
  readonly #executor: OperationExecutor;
  readonly #validators: Validators;
  readonly #works: UnitsOfWork;
  readonly #targets: ImportTargets;
  readonly #room: Readonly<Record<string, HasRoom>>;

  constructor({ services, executor, validators, works, targets, room }: RowWriterParts) {
    this.#services = services;
    this.#executor = executor;
    this.#validators = validators;
    this.#works = works;
    this.#targets = targets;
    this.#room = room;
  }

  /** Writes a row, and what it changes, so that it can be undone. */
  async write(tx: Transaction, of: RowsOf, row: Fields, number: number): Promise<RowResult> {
    const changes = new RowChanges();
    const result = await this.#write(tx, { ...of, changes }, row);
    await changes.store(tx, this.#storedWith(of, number));
    return result;
  }

  async #write(tx: Transaction, rows: RowsOf, row: Fields): Promise<RowResult> {
    const kind = this.#targets[rows.kind];
    const work = this.#works.read(tx, rows.author);
    const { fields, found } = await matchRow(work, rows, kind, this.#validators, row);
    const { external_id: externalId, ...body } = fields;
    const isKnown = await leadsTo(work, rows, kind, found, externalId);
    if (found && isKnown && !(await isGone(work, rows, found)))
      return { result: 'unchanged', record_id: found.id, ...merged(found, rows) };
    if (externalId !== undefined && !isKnown)
      body.external_ids = { ...(body.external_ids as object), [rows.source]: externalId };
    if (rows.mode === 'create_only' && found && !found.archived)
      return { result: 'unchanged', record_id: found.id };
    const holder = await holderOf(work, rows, kind, externalId);
    // The id belongs to another record only in the previous system.
    if (holder && holder.id !== found?.id) await this.#giveUp(tx, rows, kind, holder);
    const isOver = found && (await kind.isOver?.(found.value, fields, work));
    const past = isOver ? kind.past?.(found.value, fields, work.today) : undefined;
    if (found && past) return { result: 'unchanged', record_id: found.id, ...asOne(past) };
    const current = isOver ? undefined : found;
    const skip = await kind.leftOut?.(work, fields, current?.value);
    if (skip) return { result: 'skipped', record_id: null, ...skip };
    const former = await formerOf(work, rows, kind, fields, current);
    // The id of an archived record is free.
    if (found && !found.archived && (isOver || former?.id === found.id))
      await this.#giveUp(tx, rows, kind, found);
    if (former && kind.succession) return this.#succeed(tx, rows, kind, kind.succession, former, body);
    if (!current) return this.#create(tx, rows, kind, body);
    const back = current.archived ? await this.#restored(tx, rows, kind, current) : current;
    const sent = patchOf(kind, body, back.value);
    const patch = { ...sent, ...(await kind.follows?.(work, back.value, sent)) };
    // A record that already has all values of the row is not written: it may be closed and refuse any change. If the
    // API key cannot see the values, the row does not reveal whether the record has them.
    const isShown = Object.keys(patch).every((field) => field in back.value);
    const standing = (await kind.standing?.(work, current.value, fields, rows)) ?? [];
    if (!current.archived && isShown && hasAlready(current.value, patch)) {
      const warnings = [...standing, ...((await kind.warnings?.(work, current.value, fields)) ?? [])];
      return { result: 'unchanged', record_id: current.id, ...asOne(warnings) };
    }
    const updated = await this.#change(tx, rows, kind.update, back, patch, 'updated');
    const same = updated.version === back.version && !current.archived;
    const warnings = [
      ...standing,
      ...(externalId === undefined || isKnown ? [] : replacement(current, rows, String(externalId))),
      ...(isKnown || current.archived ? [] : otherName(current, rows, fields)),
      ...otherPerson(current, rows, fields),
      ...((await kind.warnings?.(work, updated.value, fields)) ?? []),
    ];
    return { result: same ? 'unchanged' : 'updated', record_id: current.id, ...asOne(warnings) };
  }

  /** An archived record that a row identifies, restored. */
  #restored(
    tx: Transaction,
    rows: RowsOf,
    { restore }: ImportTarget,
    found: Stored<Fields>,
  ): Promise<Stored<Fields>> {
    if (restore) return this.#change(tx, rows, restore, found, {}, 'restored');
    throw new Problem(
      'resource_archived',
      `The record ${found.id}, which has the id of this row in ${rows.source}, was removed and cannot be restored. Leave the row out, or send it with another id to make a new record.`,
    );
  }

  /**
   * Everything by which a row, or the record that it identifies at present, can affect another row: the names of the
   * record, its values that others may also claim, and the classes in which it takes or frees a place.
   */
  async namesOf(db: Reader, rows: RowsOf, row: Fields): Promise<string[]> {
    const kind = this.#targets[rows.kind];
    const work = this.#works.read(db, rows.author);
    const { fields, found } = await matchRow(work, rows, kind, this.#validators, row);
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

  /** What else is wrong with a row than the errors with which it was read, found out without writing it. */
  async otherErrors(
    db: Reader,
    rows: RowsOf,
    row: Fields,
    known: readonly FieldError[],
  ): Promise<FieldError[]> {
    // A line that could not be read as a row says nothing else.
    if (known.some(({ pointer }) => pointer === '')) return [];
    const kind = this.#targets[rows.kind];
    const work = this.#works.read(db, rows.author);
    // A row that contradicts another one was read. What it does not have, the other one can have.
    const unread = new Set(
      known.filter(({ code }) => code !== 'duplicate').map(({ pointer }) => fieldOf(pointer)),
    );
    const isAlone = known.every(({ code }) => code !== 'duplicate');
    const readable = Object.fromEntries(Object.entries(row).filter(([name]) => !unread.has(name)));
    try {
      const { fields, found } = await matchRow(work, rows, kind, this.#validators, readable);
      if (found || !isAlone) return [];
      const { external_id: _id, ...body } = { ...kind.defaults, ...fields };
      await checkParents(work, kind.resource, kind.create, body);
      this.#validators.body(kind.create, bodyOf(kind.create, body));
      return [];
    } catch (error) {
      if (!(error instanceof Problem) || isPassing(error)) throw error;
      return fieldErrorsOf(rows.version, row, error.extras.errors ?? []).filter(
        ({ pointer }) => !unread.has(fieldOf(pointer)),
      );
    }
  }

  /** Archives or ends a record that is no longer in the source. */
  async remove(tx: Transaction, of: RowsOf, recordId: string, number: number): Promise<RowResult> {
    const changes = new RowChanges();
    const rows = { ...of, changes };
    const kind = this.#targets[rows.kind];
    const work = this.#works.read(tx, rows.author);
    const record = await work.records(kind.resource).get(recordId);
    // Something else may have ended it since the removals were planned.
    const isOpen = kind.open?.includes(String(record.value.status)) ?? true;
    if (!isOpen || record.archived || (await isFollowed(work, rows, kind, record)))
      return { result: 'unchanged', record_id: recordId };
    if (!kind.remove) throw new TypeError(`${rows.kind} are not removed`);
    await this.#change(tx, rows, kind.remove, record, {}, 'removed');
    await changes.store(tx, this.#storedWith(of, number));
    return { result: 'removed', record_id: recordId };
  }

  /** Undoes what a row did with a record, which is as the row left it. */
  async undo(tx: Transaction, rows: RowsOf, { id, change, fields }: UndoneChange): Promise<void> {
    const { resource, discard, update, restore } = this.#targets[rows.kind];
    const { value } = await this.#works.read(tx, rows.author).records(resource).get(id);
    if (change === 'removed' && restore) await this.#perform(tx, rows, restore, value, {});
    if (Object.keys(fields).length > 0) await this.#perform(tx, rows, update, value, fields);
    if (change !== 'created' && change !== 'restored') return;
    // A record that cannot be restored is not the one of a row that is sent again.
    if (!restore) await this.#perform(tx, rows, update, value, { external_ids: { [rows.source]: null } });
    await this.#perform(tx, rows, discard.operation, value, discard.body);
  }

  /** Whether a record, which has another version, is as an import left it, as far as the author may know that. */
  async isAsLeft(tx: Transaction, { author, kind }: RowsOf, id: string, state: string): Promise<boolean> {
    const target = this.#targets[kind];
    const work = this.#works.read(tx, author);
    return isAsLeft(target, work, await work.records(target.resource).get(id), state);
  }

  #storedWith({ author, importId, kind }: RowsOf, number: number) {
    return { author, importId, number, target: this.#targets[kind], services: this.#services };
  }

  async #create(tx: Transaction, rows: RowsOf, target: ImportTarget, fields: Fields): Promise<RowResult> {
    const { resource, create, defaults, find } = target;
    const work = this.#works.read(tx, rows.author);
    const body = { ...defaults, ...fields, ...(await target.fresh?.(work, fields)) };
    await checkParents(work, resource, create, body);
    const same =
      rows.importIds.length > 1 && (await find?.(work, fields, { ...rows, importIds: [rows.importId] }));
    const created = await this.#besides(tx, rows, body, () => this.#perform(tx, rows, create, body, body));
    rows.changes?.note('created', undefined, created);
    const warnings = [
      ...(same ? [sameAsBefore(same)] : []),
      ...warningsIn(created.plain),
      ...((await target.made?.(work, created.value, rows)) ?? []),
      ...((await target.warnings?.(work, created.value, fields)) ?? []),
    ];
    return { result: 'created', record_id: created.id, ...asOne(warnings) };
  }

  /** Ends a record, and makes the one of the row by that. */
  async #succeed(
    tx: Transaction,
    rows: RowsOf,
    target: ImportTarget,
    { operation, body, warning }: Succession,
    former: Stored<Fields>,
    fields: Fields,
  ): Promise<RowResult> {
    const made = await this.#perform(tx, rows, operation, former.value, body(former.value, fields));
    const sent = patchOf(target, fields, made.value);
    const work = this.#works.read(tx, rows.author);
    const patch = { ...sent, ...(await target.follows?.(work, made.value, sent)) };
    const created = await this.#perform(tx, rows, target.update, made.value, patch);
    const ended = await work.records(target.resource).get(former.id);
    rows.changes?.note('removed', former, ended);
    rows.changes?.note('created', undefined, created);
    return { result: 'created', record_id: created.id, ...warning(ended.value) };
  }

  /** A record that has ended passes its external id on to the new record. */
  async #giveUp(
    tx: Transaction,
    rows: RowsOf,
    { update }: ImportTarget,
    found: Stored<Fields>,
  ): Promise<void> {
    const given = { external_ids: { [rows.source]: null } };
    await this.#change(tx, rows, update, found, given, 'updated');
  }

  /** Changes a record by an operation, and notes its state before. */
  async #change(
    tx: Transaction,
    rows: RowsOf,
    operation: OperationId,
    found: Stored<Fields>,
    body: Fields,
    kind: 'updated' | 'restored' | 'removed',
  ): Promise<Stored<Fields>> {
    const before = rows.changes && (await this.#whole(tx, rows, found));
    const after = await this.#besides(tx, rows, { ...found.value, ...body }, () =>
      this.#perform(tx, rows, operation, found.value, body),
    );
    // The fields of the row are compared with those of the record as it was restored.
    rows.changes?.note(kind, before, kind === 'restored' ? await this.#whole(tx, rows, after) : after);
    return after;
  }

  /** Runs an operation, and notes what it changes in another record. */
  async #besides(
    tx: Transaction,
    { author, kind, changes }: RowsOf,
    fields: Fields,
    perform: () => Promise<Stored<Fields>>,
  ): Promise<Stored<Fields>> {
    const { beside, resource } = this.#targets[kind];
    const work = this.#works.read(tx, author);
    const id = changes && (await beside?.(work, fields));
    const before = id === undefined || id === fields.id ? undefined : await work.records(resource).get(id);
    const result = await perform();
    if (before) changes?.noteBeside(before, await work.records(resource).get(before.id));
    return result;
  }

  /** A record with the fields that the API key cannot see: undoing restores them too. */
  #whole(
    tx: Transaction,
    { author, kind }: RowsOf,
    found: Stored<Fields>,
  ): Promise<Stored<Fields>> | Stored<Fields> {
    const { resource } = this.#targets[kind];
    if (!resource.sensitive || found.sensitive) return found;
    const all = { ...author, actor: { ...author.actor, scopes: everyScope } };
    return this.#works.read(tx, all).records(resource).get(found.id);
  }

  /** Runs an operation; the ids in its path are taken from the record. */
  async #perform(
    tx: Transaction,
    { caller, author, version }: RowsOf,
    operation: OperationId,
    record: Fields,
    body: Fields,
  ): Promise<Stored<Fields>> {
    const names = pathParametersOf(operation);
    const params = Object.fromEntries(names.map((name) => [name, String(record[name] ?? record.id)]));
    const checked = this.#validators.body(operation, bodyOf(operation, body));
    const call = { operation, params, query: {}, body: checked, caller, version, author };
    const stored = await this.#executor.change(tx, call);
    if (!(stored instanceof Stored)) throw new TypeError(`${operation} returns no record`);
    return stored;
  }
}

/** Whether the external id of a row leads to a record that has another one in the source: the records of both were merged. */
async function leadsTo(
  work: ReadWork,
  { source, matchOn }: RowsOf,
  { resource }: ImportTarget,
  found: Stored<Fields> | undefined,
  externalId: unknown,
): Promise<boolean> {
  if (!found || matchOn !== null || externalId === undefined) return false;
  const own = externalIdIn(found, source);
  if (own === undefined || own === String(externalId)) return false;
  return (await work.records(resource).findExternal(source, String(externalId)))?.id === found.id;
}

/** The record that ends because a row makes the one that follows it. */
async function formerOf(
  work: ReadWork,
  rows: RowsOf,
  { resource, succession }: ImportTarget,
  fields: Fields,
  found: Stored<Fields> | undefined,
): Promise<Stored<Fields> | undefined> {
  if (!succession || rows.mode === 'create_only' || found?.archived || fields.external_id === undefined)
    return undefined;
  const id = await succession.predecessor(work, fields, found?.value, (one) => isGone(work, rows, one));
  return id === undefined ? undefined : work.records(resource).get(id);
}

/** Whether the record that will follow one is in an import: it ends by itself. */
async function isFollowed(
  work: ReadWork,
  rows: RowsOf,
  { resource, succession }: ImportTarget,
  record: Stored<Fields>,
): Promise<boolean> {
  const id = await succession?.planned(work, record.value);
  const next = id === undefined ? undefined : await work.records(resource).get(id);
  if (!next || externalIdIn(next, rows.source) === undefined) return false;
  return !(await isGone(work, rows, next));
}

/** The record that has the external id of a row, if rows are matched by another field. */
async function holderOf(
  work: ReadWork,
  { source, matchOn }: RowsOf,
  { resource }: ImportTarget,
  externalId: unknown,
): Promise<Stored<Fields> | undefined> {
  if (matchOn === null || externalId === undefined) return undefined;
  const holder = await work.records(resource).findExternal(source, String(externalId));
  return holder?.archived ? undefined : holder;
}

/** The warning that a row changes nothing, because the record of its id was merged into one that has a row of its own. */
const merged = (found: Stored<Fields>, { source }: RowsOf): RowWarning => ({
  code: 'merged',
  detail: `The record of this id was merged into ${found.id}, which has the values of the row with the id ${externalIdIn(found, source)}: this row changes nothing. Remove the duplicate from ${source}.`,
});

/** The warning that a row has replaced the external id of its record. */
function replacement(found: Stored<Fields>, { source, matchOn }: RowsOf, to: string): RowWarning[] {
  const from = externalIdIn(found, source);
  if (from === undefined || from === to) return [];
  const why = matchOn === null ? `${from} is not in this import` : `it has the same ${matchOn}`;
  const detail = `The record had the id ${from} in ${source}, which was replaced with ${to}, because ${why}.`;
  return [{ code: 'external_id_replaced', detail }];
}

/** The warning that a record that is not known by the id of its row was called otherwise, so it may be of somebody else. */
function otherName(found: Stored<Fields>, { source }: RowsOf, fields: Fields): RowWarning[] {
  const isCalled = [fields.name, fields.first_name, fields.last_name].some(Boolean);
  const isKnown = externalIdIn(found, source) === fields.external_id && fields.external_id !== undefined;
  if (!isCalled || isKnown || isNamed(found, fields)) return [];
  const detail = `The record ${found.id} was found by a value that only one record can have, such as a number or an email address, and had another name. Check that it is of the same person.`;
  return [{ code: 'other_name', detail }];
}

/** The warning that a source seems to have given the id of a record to somebody else: nothing of a person is the same. */
function otherPerson(found: Stored<Fields>, { source }: RowsOf, fields: Fields): RowWarning[] {
  const [before, after] = [found.value.date_of_birth, fields.date_of_birth];
  if (!before || !after || before === after || isNamed(found, fields)) return [];
  if (externalIdIn(found, source) !== fields.external_id) return [];
  const detail = `The record ${found.id} has the id of the row, and had another name and another date of birth. If the source has given the id to somebody else, undo the import, remove the id from the record, and import the row again.`;
  return [{ code: 'other_person', detail }];
}

/** The warning that a corrected row looks like another one of the import that it corrects. */
const sameAsBefore = (id: string): RowWarning => ({
  code: 'same_as_before',
  detail: `The record ${id} has the same values, and is of another row of the import that is corrected. Check that both are real.`,
});

/** The warnings of a response: those that have a code. */
const warningsIn = ({ warnings }: Fields): RowWarning[] =>
  Array.isArray(warnings)
    ? (warnings as Partial<RowWarning>[]).filter((one): one is RowWarning => one.code !== undefined)
    : [];

/** Warnings as the one of a row: the code of the first, and all details. */
function asOne(warnings: readonly RowWarning[]): Partial<RowWarning> {
  const [first] = warnings;
  return first ? { code: first.code, detail: warnings.map(({ detail }) => detail).join(' ') } : {};
}

const pathParametersOf = (operation: OperationId): string[] =>
  [...operations[operation].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** The fields of a row that are in the body of the request, not in its path. */
function bodyOf(operation: OperationId, fields: Fields): Fields {
  const names = pathParametersOf(operation);
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !names.includes(field)));
}

/** The field of an error, without what is wrong in it. */
const fieldOf = (pointer: string): string => pointer.split('/')[1] ?? '';

/** Rejects a row for a new record if a record in the path of its request is not named, or not live. */
async function checkParents(
  work: ReadWork,
  resource: AnyResource,
  create: OperationId,
  body: Fields,
): Promise<void> {
  for (const field of pathParametersOf(create)) {
    const pointer = `/${field}`;
    const { [field]: id } = body;
    if (typeof id !== 'string') throw invalidField(pointer, 'required', 'is required');
    const parents = work.records(resource).referred(field);
    const parent = await parents.find(id);
    if (parent && !parent.archived) continue;
    throw invalidReference(pointer, parents.object);
  }
}

/** What is wrong with a field: of a reference that is missing, also what can be sent instead of it. */
function detailOf({ pointer, code, detail }: FieldError): string {
  const field = fieldOf(pointer);
  if (code !== 'required' || detail !== 'is required' || !field.endsWith('_id')) return detail;
  const fields = [field, ...alternativesOf(field)].join(' or ');
  return `is required: send ${fields} in each row, or once in the constants of CSV text`;
}

/** The field errors of a row, by the names in the row and in the version in which it was sent. */
export function fieldErrorsOf(
  version: string,
  row: Fields,
  fieldErrors: readonly FieldError[],
): FieldError[] {
  const sent = new Map(Object.keys(row).map((name) => [referenceOf(name), name]));
  return fieldErrors.map((fieldError) => ({
    ...fieldError,
    detail: detailOf(fieldError),
    pointer: pointerDown(version, fieldError.pointer).replace(
      /^\/(\w+)/,
      (_, field: string) => `/${field in row ? field : (sent.get(field) ?? field)}`,
    ),
  }));
}
