import { isDeepStrictEqual } from 'node:util';
import type { Params, Value } from '../sql/query.ts';
import { type Changes, difference, type Protected } from './changes.ts';
import { keyTakenBy, type Writing } from './confidential.ts';
import { claimExternalIds, externalIdsOf } from './external-ids.ts';
import { keyNameOf, needsKey, newlyListed, protectedPart } from './personal.ts';
import { valueColumn } from './queries.ts';
import { encryptionContext, type SensitivePart, Stored } from './read.ts';
import { checkReferences } from './references.ts';
import type { JsonRow, Resource, Sensitive } from './resource.ts';
import { newRecord, rowValues } from './row-values.ts';
import { checkRules, type RecordWork } from './rules.ts';
import { holdsSame, keysOf, type Unique } from './unique.ts';

/** A record to write. */
export interface Write<T> {
  /** The current record to change; without it a record is created. */
  current?: Stored<T>;
  /** Its new values. The other fields stay as they are; in a new record they are null. */
  fields: Partial<T>;
  /** Name of the change in the audit log. The default is `updated`. */
  action?: string;
  reason?: string | undefined;
  /**
   * Hidden columns to write; the audit log shows their names but not their values. All writes have the same ones of the
   * same types, and new records have every one.
   */
  hidden?: Record<string, Value>;
  /** Changes of rows that belong to the record and are already written, for the audit log. */
  related?: Changes;
  /** Sensitive fields to write whether they differ or not. */
  rewritten?: readonly string[];
  /** The sensitive fields, unchanged, encrypted with the key of the person whom the record concerns from now on. */
  resealed?: SensitivePart | undefined;
  /** The name of the data key of the change, if that of the person whom the record concerns does not do. */
  logKey?: string | undefined;
  /** The change affects nothing that a rule checks. */
  isUnchecked?: boolean;
}

export interface SaveOptions {
  /** Where the fields of a record are in the body, for field errors. */
  place?: (index: number) => string;
  /** The writes change nothing that is checked: records that exist refer to another record of the same person, or are copied. */
  isUnchecked?: boolean;
}

/** A kind of record, and the work that writes records of it. */
export interface Saving<T> extends Writing<T> {
  scope: RecordWork;
}

interface Draft<T> {
  id: string;
  write: Write<T>;
  previous: T | undefined;
  next: T;
  /** Where its fields are in the body. */
  pointer: string;
  changes: Changes;
  sensitive: SensitivePart | undefined;
  /** The personal part of the change. */
  person: Protected | undefined;
  /** Whether the change is written with the data key of its person. */
  needsKey: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Creates and changes records of a kind, with a number of statements that does not depend on how many there are. Returns
 * them in the order of the writes; records that do not differ are not written.
 */
export async function save<T extends object>(
  saving: Saving<T>,
  writes: readonly Write<T>[],
  { place = () => '', isUnchecked = false }: SaveOptions = {},
): Promise<Stored<T>[]> {
  const { resource } = saving;
  const drafts = writes.map((write, index) => draftOf(saving, write, place(index)));
  if (!isUnchecked) await checkAll(saving, drafts);
  for (const draft of drafts) draft.changes = changesOf(resource, draft);
  const changed = drafts.filter(({ previous, changes }) => !previous || Object.keys(changes).length > 0);
  const stored = changed.length > 0 ? await writeAll(saving, changed) : undefined;
  return drafts.map(({ id, write }) => stored?.get(id) ?? (write.current as Stored<T>));
}

const unprotected = { person: undefined, needsKey: false };

function draftOf<T extends object>(
  { resource, scope }: Saving<T>,
  write: Write<T>,
  pointer: string,
): Draft<T> {
  const { current, fields } = write;
  const rest = {
    write,
    pointer,
    changes: {},
    sensitive: write.resealed ?? current?.sensitive,
    ...unprotected,
  };
  if (current) {
    const previous = stateBefore(resource, current, fields);
    return { ...rest, id: current.id, previous, next: { ...previous, ...fields } };
  }
  const { id: given } = fields as { id?: string };
  const id = given ?? scope.newId(resource.prefix);
  // All fields of the kind are set.
  const next = newRecord(resource, fields as Fields, id, scope.changedAt) as T;
  return { ...rest, id, previous: undefined, next };
}

/** A record before a change of these fields; its sensitive fields are decrypted only if they are needed. */
export function stateBefore<T>({ sensitive }: Resource<T>, current: Stored<T>, fields: object): T {
  // A record that is restored claims its external ids again.
  const claims = current.archived && sensitive?.fields.includes('external_ids');
  return claims || sensitiveIn(sensitive, fields).length > 0 ? current.value : current.plain;
}

export function sensitiveIn(sensitive: Sensitive | undefined, fields: object): string[] {
  const given = fields as Fields;
  return sensitive?.fields.filter((field) => given[field] !== undefined) ?? [];
}

/** Fills in and checks what is written. A record that is removed does not have to be valid. */
async function checkAll<T extends object>(
  { resource, queries, scope }: Saving<T>,
  drafts: readonly Draft<T>[],
): Promise<void> {
  for (const { next } of drafts)
    if (resource.fill && !isArchived(next)) Object.assign(next, await resource.fill(next, scope));
  const moves = drafts.map(({ previous = {}, next }) => ({ from: previous, to: next }));
  const pointerOf = (index: number, pointer: string) => (drafts[index]?.pointer ?? '') + pointer;
  await checkReferences(scope.db, scope, queries.kinds, [{ resource, moves, pointerOf }]);
  const checked = drafts.filter(({ next, write }) => !isArchived(next) && !write.isUnchecked);
  const changes = checked.map((draft) => ({ next: draft.next, previous: comparedBy(draft) }));
  await checkRules(resource, changes, scope, (index) => checked[index]?.pointer ?? '');
}

/** What rules compare a record with: a value that counts as changed whatever it was differs from what was there. */
function comparedBy<T extends object>({ previous, write: { rewritten = [] } }: Draft<T>): T | undefined {
  if (!previous || rewritten.length === 0) return previous;
  return { ...previous, ...Object.fromEntries(rewritten.map((field) => [field, undefined])) };
}

/** What a write changes, for the audit log. */
function changesOf<T extends object>(
  { redacted }: Resource<T>,
  { previous, next, write: { hidden = {}, related, rewritten = [] } }: Draft<T>,
): Changes {
  const changes = { ...difference(previous ?? {}, next, redacted), ...related };
  if (previous)
    for (const column of [...Object.keys(hidden), ...rewritten])
      changes[column] = { before: '[redacted]', after: '[redacted]' };
  return changes;
}

async function writeAll<T extends object>(
  saving: Saving<T>,
  drafts: readonly Draft<T>[],
): Promise<Map<string, Stored<T>>> {
  const { resource, scope } = saving;
  const { personal } = resource;
  scope.startVersions(drafts.map(({ id }) => id));
  for (const { previous, next } of drafts) if (previous) Object.assign(next, { updated_at: scope.changedAt });
  await claimUniqueValues(saving, drafts);
  await claimExternalIds(saving, drafts.map(claimOf));
  if (personal?.subject === 'id')
    scope.keys.create(drafts.flatMap(({ previous, next }) => (previous ? [] : [keyNameOf(personal, next)])));
  await encryptAll(saving, drafts);
  protectAll(saving, drafts);
  for (const action of new Set(drafts.map((draft) => actionOf(resource, draft)))) scope.announce(action);
  const stored = new Map<string, Stored<T>>();
  for (const isNew of [true, false]) {
    const own = drafts.filter(({ previous }) => (previous === undefined) === isNew);
    for (const record of await writeRows(saving, own, isNew)) stored.set(record.id, record);
  }
  for (const draft of drafts) {
    const { id, next, changes, person, write } = draft;
    const record = stored.get(id);
    if (!record) throw new Error(`${resource.table}: a row has disappeared`);
    scope.current.set(id, record);
    if (isArchived(next)) scope.live.delete(id);
    else if (!draft.previous) scope.live.add(id);
    const change = { action: actionOf(resource, draft), changes, reason: write.reason, person };
    scope.record({ ...change, resource: { type: resource.object, id } }, record);
  }
  await resource.follow?.(drafts, scope);
  return stored;
}

const actionOf = <T>({ object }: Resource<T>, { previous, write }: Draft<T>): string =>
  `${object}.${previous ? (write.action ?? 'updated') : 'created'}`;

/** Rejects unique values that other records have. They are claimed while a record is not archived. */
async function claimUniqueValues<T extends object>(
  saving: Saving<T>,
  drafts: readonly Draft<T>[],
): Promise<void> {
  for (const unique of saving.resource.unique) {
    const wanted = drafts.flatMap(({ id, previous, next }): Params[] => {
      const keys = keysOf(unique, next);
      if (isArchived(next) || keys.key === null || holdsSame(unique, live(previous), live(next))) return [];
      return [{ id, ...keys }];
    });
    const taken = await holderOf(saving, unique, wanted);
    if (taken) throw await keyTakenBy(saving, unique, taken.id);
    const keys = wanted.map(({ key, within }) => JSON.stringify([key, within ?? null]));
    if (new Set(keys).size < keys.length)
      throw new TypeError(`Two records that are written together have the same ${unique.name}`);
  }
}

async function holderOf<T>(
  { queries, scope: { db, schoolId: school } }: Saving<T>,
  unique: Unique,
  wanted: readonly Params[],
): Promise<{ id: string } | undefined> {
  const [first, ...others] = wanted;
  if (!first) return undefined;
  if (others.length === 0) return db.first(queries.holder(unique), { school, ...first });
  const rows = wanted.map((keys) => keyRow(unique, keys));
  const [taken] = await db.all(queries.batch.holders(unique), { school, rows: rows });
  return taken;
}

const keyRow = (unique: Unique, { id, key, within = null }: Params): Params =>
  inColumns({ id, key, ...(unique.within ? { within } : {}) });

/** The unique keys of records that are not archived, as the parameter of `BatchQueries.holders`. */
export const keyRows = (unique: Unique, records: readonly object[]): Params[] =>
  records.flatMap((record) => {
    const keys = keysOf(unique, record);
    if (keys.key === null || isArchived(record)) return [];
    return [keyRow(unique, { ...keys, id: String((record as Fields).id) })];
  });

/** An archived record keeps its external ids until another one claims them. */
const claimOf = <T extends object>({ id, previous, next, pointer }: Draft<T>) => {
  const before = live(previous);
  const after = isArchived(next) ? before : live(next);
  return { id, from: externalIdsOf(before), to: externalIdsOf(after), pointer };
};

/** Reads or creates the data keys of the people whom drafts concern, and determines the personal part of each change. */
function protectAll<T extends object>(
  { resource, scope: { keys } }: Saving<T>,
  drafts: readonly Draft<T>[],
): void {
  const { personal } = resource;
  if (!personal) return;
  for (const draft of drafts) {
    const { next, changes, write } = draft;
    const part = protectedPart(personal, next, changes, newlyListed(resource, changes));
    draft.person = { ...part, key: write.logKey ?? part.key };
    draft.needsKey = needsKey(draft.person, write.reason);
  }
  keys.prepare(drafts.flatMap(({ person, needsKey }) => (person && needsKey ? [person.key] : [])));
  keys.prepare(drafts.flatMap(({ person }) => person?.listed ?? []));
}

/** Encrypts the sensitive fields of records with the data keys of the people they concern. */
async function encryptAll<T extends object>(
  { resource, scope: { keys } }: Saving<T>,
  drafts: readonly Draft<T>[],
): Promise<void> {
  const { sensitive, table } = resource;
  if (!sensitive) return;
  const { scope, fields, blank } = sensitive;
  const hidden = drafts
    .filter(({ previous, changes }) => !previous || sensitiveIn(sensitive, changes).length > 0)
    .map((draft) => {
      const all = draft.next as Fields;
      const own = Object.fromEntries(fields.map((field) => [field, all[field] ?? blank[field]]));
      draft.sensitive = { scope, encrypted: null, values: () => own };
      return { draft, own, name: keyNameOf(sensitive, draft.next) };
    })
    .filter(({ own }) => !isDeepStrictEqual(own, blank));
  keys.prepare(hidden.map(({ name }) => name));
  for (const { draft, own, name } of hidden) {
    const key = await keys.of(name);
    const encrypted = key.encrypt(JSON.stringify(own), encryptionContext(table, draft.id));
    draft.sensitive = { scope, encrypted, values: () => own };
  }
}

/** Writes the rows of drafts that are all new, or all not; a single one by a statement of its own, which is faster. */
async function writeRows<T extends object>(
  { resource, queries, scope }: Saving<T>,
  drafts: readonly Draft<T>[],
  isNew: boolean,
): Promise<Stored<T>[]> {
  const [first, ...others] = drafts;
  if (!first) return [];
  const { db, schoolId: school, now, serverNow, today } = scope;
  const of = { school, now, serverNow, today };
  const hidden = Object.entries(first.write.hidden ?? {});
  const rows = drafts.map((draft) => rowOf(resource, draft));
  let written: JsonRow[];
  if (others.length === 0) {
    const query = isNew ? queries.insert : queries.update(hidden.map(([column]) => column));
    const row = await db.first(query, { ...of, ...rows[0] });
    written = row ? [row] : [];
  } else {
    const types = Object.fromEntries(
      hidden.map(([column, value]) => [column, typeof value === 'number' ? 'real' : 'text'] as const),
    );
    const query = isNew ? queries.batch.insert(types) : queries.batch.update(types);
    written = await db.all(query, { ...of, rows: rows.map(inColumns) });
  }
  const sensitive = new Map(drafts.map((draft) => [draft.id, draft.sensitive]));
  return written.map((row) => new Stored<T>(row, sensitive.get(row.id)));
}

function rowOf<T extends object>(resource: Resource<T>, { id, next, write, sensitive }: Draft<T>): Params {
  if (resource.sensitive && !sensitive)
    throw new TypeError(`${resource.object} was read without its sensitive fields, which would be lost`);
  const encrypted = sensitive ? { encrypted: sensitive.encrypted } : {};
  return { ...rowValues(resource, next), ...encrypted, ...write.hidden, id };
}

const inColumns = (values: Params): Params =>
  Object.fromEntries(Object.entries(values).map(([column, value]) => [valueColumn(column), value]));

const isArchived = (record: object): boolean => 'archived_at' in record && record.archived_at !== null;

/** The values that a record has a claim to: none while it is archived. */
const live = (record: object = {}): Fields => (isArchived(record) ? {} : { ...record });
