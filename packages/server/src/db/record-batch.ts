import { valueColumn } from './batch-queries.ts';
import { type Changes, difference, type Protected } from './changes.ts';
import { keyTakenBy } from './confidential.ts';
import { claimExternalIds } from './external-ids.ts';
import { newlyListed } from './people-lists.ts';
import { needsKey, protectedPart } from './personal.ts';
import type { Params, Value } from './query.ts';
import { checkAllReferences } from './references.ts';
import type { JsonRow, Resource } from './resource.ts';
import type { ResourceQueries } from './resource-queries.ts';
import { newRecord, rowValues } from './row-values.ts';
import { rowsParameter } from './rows.ts';
import { checkRules, type RecordWork } from './rules.ts';
import { Stored } from './stored.ts';
import { holdsSame, keysOf } from './unique.ts';

/** A record that is written together with others. */
export interface BatchWrite<T> {
  /** The current record to change; without it a record is created. */
  current?: Stored<T>;
  fields: Partial<T>;
  /** Name of the change in the audit log. The default is `updated`. */
  action?: string;
  reason?: string | undefined;
  /** Hidden columns to write: all writes have the same ones of the same types, and new records have every one. */
  hidden?: Record<string, Value>;
}

export interface BatchOptions {
  /** Where the fields of a record are in the body, for field errors. */
  place?: (index: number) => string;
}

interface Draft<T> {
  id: string;
  write: BatchWrite<T>;
  previous: T | undefined;
  next: T;
  changes: Changes;
}

export async function saveAll<T extends object>(
  resource: Resource<T>,
  queries: ResourceQueries<T>,
  work: RecordWork,
  writes: readonly BatchWrite<T>[],
  { place }: BatchOptions,
): Promise<Stored<T>[]> {
  if (resource.expired || writes.some((write) => isSensitive(resource, write)))
    throw new TypeError(`${resource.object} has fields that cannot be written in batches`);
  const drafts = writes.map((write) => draftOf(resource, work, write));
  if (resource.fill)
    for (const draft of drafts) Object.assign(draft.next, await resource.fill(draft.next, work));
  const states = drafts.map(({ previous = {}, next }) => ({ from: previous, to: next }));
  const pointerOf = (index: number, pointer: string) => (place?.(index) ?? '') + pointer;
  await checkAllReferences(work.db, work, queries.kinds, [{ resource, moves: states, pointerOf }]);
  await checkRules(resource, drafts, work, place);
  for (const draft of drafts) note(resource, draft);
  const written = drafts.filter(({ previous, changes }) => !previous || Object.keys(changes).length > 0);
  for (const { next, previous } of written) if (previous) Object.assign(next, { updated_at: work.changedAt });
  await claimAll(resource, queries, work, written);
  const created = drafts.flatMap(({ previous, next }, index) =>
    previous ? [] : [{ fields: asFields(next), pointer: place?.(index) ?? '' }],
  );
  await claimExternalIds({ resource, queries, tx: work.db, scope: work }, created);
  for (const action of new Set(written.map((draft) => actionOf(resource, draft)))) work.announce(action);
  const people = protectAll(resource, work, written);
  const stored = new Map<string, Stored<T>>();
  const sensitive = new Map(
    writes.flatMap(({ current }) => (current ? [[current.id, current.sensitive]] : [])),
  );
  for (const isNew of [true, false]) {
    const own = written.filter(({ previous }) => (previous === undefined) === isNew);
    for (const row of await writeRows(resource, queries, work, own, isNew))
      stored.set(row.id, new Stored<T>(row, sensitive.get(row.id)));
  }
  for (const draft of written) {
    const record = stored.get(draft.id);
    if (!record) throw new Error(`${resource.table}: a row has disappeared`);
    work.current.set(draft.id, record);
    if (!draft.previous) work.live.add(draft.id);
    const { changes, write } = draft;
    const person = people.get(draft.id);
    const change = { action: actionOf(resource, draft), changes, reason: write.reason, person };
    work.record({ ...change, resource: { type: resource.object, id: draft.id } }, record);
  }
  if (written.length > 0) await resource.follow?.(written, work);
  return drafts.map(({ id, write }) => stored.get(id) ?? (write.current as Stored<T>));
}

/** Whether sensitive fields of a record would have to be encrypted. */
const isSensitive = <T>({ sensitive }: Resource<T>, { current, fields }: BatchWrite<T>): boolean =>
  sensitive !== undefined && (!current || sensitive.fields.some((field) => field in fields));

function draftOf<T extends object>(resource: Resource<T>, work: RecordWork, write: BatchWrite<T>): Draft<T> {
  const { current, fields } = write;
  if (current)
    return {
      id: current.id,
      write,
      previous: current.plain,
      next: { ...current.plain, ...fields },
      changes: {},
    };
  const { id: given } = fields as { id?: string };
  const id = given ?? work.newId(resource.prefix);
  // All fields of the kind are set.
  const next = newRecord(resource, { ...fields }, id, work.changedAt) as T;
  return { id, write, previous: undefined, next, changes: {} };
}

/** Determines what changes, for the audit log. */
function note<T extends object>(resource: Resource<T>, draft: Draft<T>): void {
  const { previous, next, write } = draft;
  draft.changes = difference(previous ?? {}, next, resource.redacted);
  if ('external_ids' in draft.changes && previous)
    throw new TypeError('External ids cannot be changed in batches');
  const isDifferent = Object.keys(draft.changes).length > 0;
  if (previous && isDifferent)
    for (const column of Object.keys(write.hidden ?? {}))
      draft.changes[column] = { before: '[redacted]', after: '[redacted]' };
}

/** The personal parts of changes, with their data keys under way. */
function protectAll<T extends object>(
  resource: Resource<T>,
  { keys }: RecordWork,
  drafts: readonly Draft<T>[],
): Map<string, Protected> {
  const people = new Map<string, Protected>();
  const { personal } = resource;
  if (!personal) return people;
  const wanted: string[] = [];
  for (const { id, next, changes, write } of drafts) {
    const person = protectedPart(personal, next, changes, newlyListed(resource, changes));
    people.set(id, person);
    wanted.push(...person.listed);
    if (needsKey(person, write.reason)) wanted.push(person.key);
  }
  keys.prepare(wanted);
  return people;
}

const actionOf = <T>({ object }: Resource<T>, { previous, write }: Draft<T>): string =>
  `${object}.${previous ? (write.action ?? 'updated') : 'created'}`;

/** Rejects unique values that other records have. */
async function claimAll<T extends object>(
  resource: Resource<T>,
  queries: ResourceQueries<T>,
  work: RecordWork,
  drafts: readonly Draft<T>[],
): Promise<void> {
  const { db, schoolId: school } = work;
  const writing = { resource, queries, tx: db, scope: work };
  for (const unique of resource.unique) {
    const rows = drafts.flatMap(({ id, previous = {}, next }) => {
      const { key = null, within = null } = keysOf(unique, next);
      if (key === null || holdsSame(unique, asFields(previous), asFields(next))) return [];
      return [{ [valueColumn('id')]: id, [valueColumn('key')]: key, [valueColumn('within')]: within }];
    });
    if (rows.length === 0) continue;
    const [taken] = await db.all(queries.batch.holders(unique), { school, rows: rowsParameter(rows) });
    if (taken) throw await keyTakenBy(writing, unique, taken.id);
    const keys = rows.map((row) => JSON.stringify([row[valueColumn('key')], row[valueColumn('within')]]));
    if (new Set(keys).size < keys.length)
      throw new TypeError(`Two records of a batch have the same ${unique.name}`);
  }
}

async function writeRows<T extends object>(
  resource: Resource<T>,
  queries: ResourceQueries<T>,
  { db, schoolId: school, now, today }: RecordWork,
  drafts: readonly Draft<T>[],
  isNew: boolean,
): Promise<JsonRow[]> {
  const [first] = drafts;
  if (!first) return [];
  const hidden = Object.fromEntries(
    Object.entries(first.write.hidden ?? {}).map(([column, value]) => {
      return [column, typeof value === 'number' ? 'real' : 'text'] as const;
    }),
  );
  const rows = drafts.map(({ id, next, write }): Params => {
    const values = { ...rowValues(resource, next), ...write.hidden, id };
    return Object.fromEntries(Object.entries(values).map(([column, value]) => [valueColumn(column), value]));
  });
  const query = isNew ? queries.batch.insert(hidden) : queries.batch.update(hidden);
  return db.all(query, { school, now, today, rows: rowsParameter(rows) });
}

const asFields = (record: object): Readonly<Record<string, unknown>> => ({ ...record });
