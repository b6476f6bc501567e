import { yieldToEventLoop } from '../../lib/timers.ts';
import type { Stored } from '../../store/read.ts';
import type { AnyResource } from '../../store/resource.ts';
import type { Write } from '../../store/save.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import {
  type Decision,
  differing,
  type Fields,
  type MergeRule,
  type Move,
  type Moved,
  type People,
  type Reason,
} from '../merged-records.ts';
import type { Tally } from './merge.ts';
import type { NotedRow } from './queries.ts';
import { mergeRules } from './rules.ts';

/** A field of a kind of record that refers to people: how records are found by it, and how it is changed. */
interface Field {
  readonly filter: string;
  refersTo(record: Fields, id: string): boolean;
  /** The field, and its value with another id; each id is in a list once. */
  replaced(record: Fields, people: People): [string, unknown];
}

/**
 * The fields of a kind of record that refer to a resource, from the document. Where somebody was merged into is what
 * happened, and stays.
 */
function fieldsOf({ columns, references, nested }: AnyResource, target: string): Field[] {
  const own = references
    .filter(
      ({ field, targets }) => targets.includes(target) && columns.has(field) && field !== 'merged_into_id',
    )
    .map(
      ({ field, isList, targetOf }): Field => ({
        filter: isList ? field.replace(/_ids$/, '_id') : field,
        refersTo: (record, id) => targetOf(record) === target && idsIn(record[field]).includes(id),
        replaced: (record, people) => [field, exchanged(record[field], people)],
      }),
    );
  const inObjects = nested
    .filter((one) => one.target === target)
    .map(({ field, member, filter }): Field => {
      const memberOf = (record: Fields) => (record[field] as Fields | null)?.[member];
      return {
        filter,
        refersTo: (record, id) => idsIn(memberOf(record)).includes(id),
        replaced: (record, people) => [
          field,
          { ...(record[field] as Fields), [member]: exchanged(memberOf(record), people) },
        ],
      };
    });
  return [...own, ...inObjects];
}

/** According to the document, the value is an id or a list of ids. */
const idsIn = (value: unknown): string[] => [(value ?? []) as string | string[]].flat();

function exchanged(value: unknown, { from, into }: People): unknown {
  const ids = idsIn(value).map((id) => (id === from ? into : id));
  return Array.isArray(value) ? [...new Set(ids)] : (ids[0] ?? null);
}

/** The records of a kind that refer to a person, each once, with the fields that will refer to the other one. */
async function movesOf(work: UnitOfWork, resource: AnyResource, people: People): Promise<Move[]> {
  const fields = fieldsOf(resource, people.kind);
  const found = new Map<string, Stored<Fields>>();
  for (const { filter } of fields)
    for (const record of await work.records<Fields>(resource).findAll(filter, people.from))
      found.set(record.id, record);
  return [...found.values()].flatMap((current) => {
    let next: Fields = current.plain;
    for (const field of fields)
      if (field.refersTo(next, people.from)) {
        const [name, value] = field.replaced(next, people);
        next = { ...next, [name]: value };
      }
    const changed = Object.keys(next).filter((name) => next[name] !== current.plain[name]);
    // A filter can also find the records of people who were merged before.
    if (changed.length === 0) return [];
    return [{ current, next, fields: Object.fromEntries(changed.map((name) => [name, next[name]])) }];
  });
}

/** Whether records of a kind can refer to people. */
export const canRefer = (resource: AnyResource, kind: People['kind']): boolean =>
  fieldsOf(resource, kind).length > 0;

/** How many records one statement writes. */
export const perStatement = 500;

/** What has to be known of a record to move it back. */
export interface NotedChanges {
  fields: Record<string, { before: unknown; after: unknown }>;
  /** The record that remained, if it was folded. */
  existing: string | null;
  /** Fields that stay as they are. */
  once: string[];
}

/** What a merge does with the records of one kind. */
export interface KindPlan {
  readonly resource: AnyResource;
  readonly rule: MergeRule;
  readonly moves: readonly (Move & { decision: Decision })[];
}

/** Decides what is done with the records of a kind that refer to a person. Nothing is written. */
export async function planKind(
  work: UnitOfWork,
  resource: AnyResource,
  people: People,
  tally: Tally,
): Promise<KindPlan> {
  const rule = mergeRules[resource.name] ?? {};
  const moves = await movesOf(work, resource, people);
  const decided = (moves.length > 0 && (await rule.decide?.(work, people, moves))) || new Map();
  const others = moves.filter(({ current }) => !decided.has(current.id));
  const usual = await decideByKeys(work, resource, rule, others);
  const planned = moves.map((move): Move & { decision: Decision } => ({
    ...move,
    decision: decided.get(move.current.id) ?? usual.get(move.current.id) ?? { outcome: 'moved' },
  }));
  for (const { current, decision } of planned) {
    const { outcome } = decision;
    const findingOf = ({ existing_id, code, detail }: Reason) => ({
      type: resource.object,
      id: current.id,
      existing_id,
      code,
      detail,
    });
    if (outcome === 'left') tally.leave(findingOf(decision));
    else if (outcome === 'refused') tally.refuse(findingOf(decision));
    else tally.add(resource.object, outcome);
    if (outcome === 'moved' && decision.notice) tally.notices.push(findingOf(decision.notice));
  }
  return { resource, rule, moves: planned };
}

/** Of two records with the same unique key, equal ones are folded, and others refuse the merge. */
async function decideByKeys(
  { records }: UnitOfWork,
  resource: AnyResource,
  { ignored }: MergeRule,
  moves: readonly Move[],
): Promise<Map<string, Decision>> {
  const decisions = new Map<string, Decision>();
  const store = records<Fields>(resource);
  const holders = await store.holders(moves.map(({ next }) => next));
  for (const { current, fields } of moves) {
    const existing = await store.find(holders.get(current.id) ?? '');
    if (!existing) continue;
    const different = differing({ ...current.value, ...fields }, existing.value, ignored);
    decisions.set(
      current.id,
      different.length === 0
        ? { outcome: 'folded', existing: existing.id }
        : {
            outcome: 'refused',
            existing_id: existing.id,
            code: 'records_differ',
            detail: `Both have such a record, only one of the two can remain, and they differ in ${different.join(', ')}. Make them equal, or archive one of them.`,
          },
    );
  }
  return decisions;
}

/** Carries out what was planned; returns what has to be known to undo it. */
export async function moveKind(
  work: UnitOfWork,
  people: People,
  { resource, rule, moves }: KindPlan,
): Promise<NotedRow[]> {
  const store = work.records<Fields>(resource);
  const noted: NotedRow[] = [];
  const note = (
    { id, plain }: Stored<Fields>,
    outcome: NotedRow['outcome'],
    after: Fields,
    { existing = null, once = [] }: Partial<Omit<NotedChanges, 'fields'>> = {},
  ) => {
    const fields = Object.fromEntries(
      Object.entries(after).map(([field, value]) => [field, { before: plain[field], after: value }]),
    );
    const changes: NotedChanges = { fields, existing, once };
    noted.push({ type: resource.object, record_id: id, outcome, changes: JSON.stringify(changes) });
  };
  const writes: Write<Fields>[] = [];
  const given = new Map<string, Fields>();
  for (const { current, fields, decision } of moves) {
    if (decision.outcome === 'moved') {
      const changed = { ...fields, ...decision.fields };
      note(current, 'moved', changed, { once: Object.keys(decision.once ?? {}) });
      const written = { ...changed, ...decision.once };
      writes.push(await writeOf(work, resource, current, written, decision.action ?? moveOf(rule, changed)));
    } else if (decision.outcome === 'folded') {
      note(current, 'folded', fields, { existing: decision.existing });
      const archived = { ...fields, archived_at: work.now };
      writes.push(await writeOf(work, resource, current, archived, 'archived'));
      await store.passExternalIds(current.id, decision.existing);
      if (decision.give) given.set(decision.existing, { ...given.get(decision.existing), ...decision.give });
    }
  }
  await writeAll(work, people, resource, rule, writes);
  // Afterwards, because there can be one record with what is given.
  const gifts: Write<Fields>[] = [];
  for (const [id, fields] of given) {
    const current = await store.current(id);
    note(current, 'given', fields);
    gifts.push({ current, fields });
  }
  await writeAll(work, people, resource, rule, gifts);
  return noted;
}

/** The action with which a record is moved, there or back. */
export const moveOf = ({ announced = [] }: MergeRule, fields: Fields): 'moved' | 'updated' =>
  announced.some((name) => name in fields) ? 'updated' : 'moved';

/** The write of other references: fields that are encrypted for somebody are encrypted for the other one. */
export async function writeOf(
  { records }: UnitOfWork,
  resource: AnyResource,
  current: Stored<Fields>,
  fields: Fields,
  action: string,
): Promise<Write<Fields>> {
  const { sensitive } = resource;
  const next = { ...current.plain, ...fields };
  const isOther = sensitive !== undefined && next[sensitive.subject] !== current.plain[sensitive.subject];
  const resealed = isOther ? await records<Fields>(resource).resealed(current, next) : undefined;
  return { current, fields, action, resealed };
}

export async function writeAll(
  work: UnitOfWork,
  people: People,
  resource: AnyResource,
  { follow }: MergeRule,
  writes: readonly Write<Fields>[],
): Promise<void> {
  const moved: Moved[] = [];
  for (let at = 0; at < writes.length; at += perStatement) {
    await yieldToEventLoop();
    const some = writes.slice(at, at + perStatement);
    const written = await work.records<Fields>(resource).saveAll(some, { isUnchecked: true });
    for (const [index, next] of written.entries())
      moved.push({ previous: some[index]?.current?.plain ?? {}, next });
  }
  if (moved.length > 0) await follow?.(work, people, moved);
}
