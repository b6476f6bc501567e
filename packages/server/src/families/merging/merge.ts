import { invalidField, invalidReference, Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { iso } from '../../lib/clock.ts';
import { isId } from '../../lib/ids.ts';
import { yieldToEventLoop } from '../../lib/timers.ts';
import { keyNameOfMerge } from '../../store/personal.ts';
import { DryRun } from '../../work/operation.ts';
import type { Services } from '../../work/services.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { alertOfArchived } from '../learners/tables.ts';
import {
  type Finding,
  type MergedTable,
  type People,
  refuseMerged,
  type TablePlan,
} from '../merged-records.ts';
import { consequences, contradictions, fillable, filling, type Kind } from './people.ts';
import { forgetExpired, type NotedRow, noteMerge, noteRows } from './queries.ts';
import { canRefer, moveKind, perStatement, planKind } from './records.ts';
import { mergedTables } from './rules.ts';

type Report = Schemas['PersonMerge'];
type Outcome = 'moved' | 'folded' | 'left';

/** The most findings that a response lists. */
const mostFindings = 1000;

/** What a merge does, or undoes, by the types of the records. */
export class Tally {
  readonly #counts = new Map<string, Record<Outcome, number>>();
  readonly left: Finding[] = [];
  readonly conflicts: Finding[] = [];
  readonly notices: Finding[] = [];

  add(type: string, outcome: Outcome, count = 1): void {
    if (count === 0) return;
    const counts = this.#counts.get(type) ?? { moved: 0, folded: 0, left: 0 };
    counts[outcome] += count;
    this.#counts.set(type, counts);
  }

  leave(finding: Finding): void {
    this.add(finding.type, 'left');
    this.left.push(finding);
  }

  refuse(finding: Finding): void {
    this.conflicts.push(finding);
  }

  /** How many records are written. */
  get written(): number {
    return [...this.#counts.values()].reduce((sum, { moved, folded }) => sum + moved + folded, 0);
  }

  report(about: Pick<Report, 'dry_run' | 'kept_id' | 'merged_id' | 'fields' | 'undo_until'>): Report {
    const types = [...this.#counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
    return {
      object: 'person_merge',
      ...about,
      records: types.map(([type, counts]) => ({ type, ...counts })),
      left: this.left.slice(0, mostFindings),
      conflicts: this.conflicts.slice(0, mostFindings),
      notices: this.notices.slice(0, mostFindings),
    };
  }
}

/** For how long a merge can be undone. */
export const undoMs = 30 * 24 * 60 * 60 * 1000;

/** The most records that one merge moves: other writes of the school wait for it. */
const mostRecords = 25_000;

export interface Request {
  /** The record in the path, which remains. */
  readonly kept: string;
  readonly merged: string;
  readonly dryRun: boolean;
}

export type Merging = UnitOfWork & { readonly services: Pick<Services, 'resources'> };

/** Merges a record of a person into another one of the same person. Everything is decided before anything is written. */
export async function mergePeople(work: Merging, kind: Kind, request: Request): Promise<Report> {
  const { into, from } = await pairOf(work, kind, request);
  const people: People = { kind: kind.kind, from: from.id, into: into.id };
  const tally = new Tally();
  for (const finding of contradictions(kind, into.plain, from.plain)) tally.refuse(finding);
  tally.notices.push(...consequences(kind, into.value, from.value));
  const plans = [];
  for (const resource of work.services.resources)
    if (canRefer(resource, people.kind)) plans.push(await planKind(work, resource, people, tally));
  const tables: { table: MergedTable; plan: TablePlan }[] = [];
  for (const table of mergedTables[people.kind]) {
    const plan = await table.plan(work, people);
    tables.push({ table, plan });
    countTable(tally, table, plan);
  }
  refuseTooMany(tally, kind);
  const fields = fillable(kind, into.value, from.value);
  const about = { dry_run: request.dryRun, kept_id: into.id, merged_id: from.id, fields };
  const undoUntil = iso(Date.parse(work.now) + undoMs);
  if (tally.conflicts.length > 0) return refuse(tally.report({ ...about, undo_until: null }), kind);

  const { records, now } = work;
  const store = records(kind.resource);
  // First, so that its unique values are free.
  const archived = { archived_at: now, merged_into_id: into.id };
  const hidden = from.value.has_medical_alert ? { hidden: { medical_alert_until: null } } : {};
  await store.saveAll([{ current: from, action: 'merged', fields: archived, ...hidden }]);
  const noted: NotedRow[] = [];
  for (const plan of plans) noted.push(...(await moveKind(work, people, plan)));
  for (const { table, plan } of tables) {
    await table.move(work, people, plan);
    noted.push(...rowsOf(table, plan));
  }
  await store.passExternalIds(from.id, into.id);
  // What the other record refers to can be archived.
  for (const { field } of kind.resource.references)
    if (fields.includes(field)) for (const id of [from.plain[field]].flat()) work.live.add(String(id));
  await store.update(into.id, filling(fields, from.value), {
    related: { merged_id: { before: null, after: from.id } },
    ...logKeyOf(kind, fields, { merged: from.id, kept: into.id }),
    ...(await alertOf(work, people.kind, into.id)),
  });
  await keep(work, people, fields, noted);
  const report = tally.report({ ...about, undo_until: request.dryRun ? null : undoUntil });
  if (request.dryRun) throw new DryRun(report);
  return report;
}

/** The two records of a request. */
async function pairOf({ records }: UnitOfWork, kind: Kind, { kept, merged }: Request) {
  const store = records(kind.resource);
  const into = await store.current(kept);
  const pointer = `/${kind.parameter}`;
  const { object, prefix } = kind.resource;
  if (merged === into.id) throw invalidField(pointer, 'same_record', `must be another ${kind.one}`);
  if (!isId(merged, prefix) || !(await store.find(merged))) throw invalidReference(pointer, object);
  const from = await store.current(merged, 'any');
  refuseMerged(from.plain, 'Use that record.');
  if (from.archived) throw invalidReference(pointer, object);
  return { into, from };
}

function countTable(tally: Tally, { type }: MergedTable, { moved, folded, left }: TablePlan): void {
  tally.add(type, 'moved', moved.length);
  tally.add(type, 'folded', folded.length);
  for (const finding of left) tally.leave(finding);
}

function refuseTooMany(tally: Tally, { one }: Kind): void {
  if (tally.written > mostRecords)
    throw new Problem(
      'merge_too_large',
      `${tally.written} records refer to the ${one} who would be merged, and at most ${mostRecords} can be moved. Archive the ${one} instead.`,
    );
}

function refuse(report: Report, { one }: Kind): never {
  if (report.dry_run) throw new DryRun(report);
  const { conflicts } = report;
  const first = conflicts[0]?.detail ?? '';
  throw new Problem(
    'merge_conflict',
    `The ${one} cannot be merged, because records of the two contradict each other: ${conflicts.length}${conflicts.length === mostFindings ? ' or more' : ''}. ${first}`,
    { members: { findings: conflicts } },
  );
}

/** The hidden column of a learner, archived or not, with the end of their medical alert, if it changes. */
export async function alertOf({ db, schoolId: school, today }: UnitOfWork, kind: Kind['kind'], id: string) {
  const alert = kind === 'learners' ? await db.first(alertOfArchived, { school, id }) : undefined;
  if (!alert) return {};
  const until = alert.until !== null && alert.until >= today ? alert.until : null;
  return until === alert.kept ? {} : { hidden: { medical_alert_until: until } };
}

function rowsOf({ type }: MergedTable, plan: TablePlan): NotedRow[] {
  const noted = (outcome: 'moved' | 'folded') =>
    plan[outcome].map(
      ({ id: record_id, before }): NotedRow => ({
        type,
        record_id,
        outcome,
        changes: JSON.stringify(before),
      }),
    );
  return [...noted('moved'), ...noted('folded')];
}

/** The data key of a change that fills the fields of a record from another one, or makes them empty again. */
export const logKeyOf = (
  { resource }: Kind,
  fields: readonly string[],
  { merged, kept }: Pick<Request, 'merged' | 'kept'>,
) => (resource.personal && fields.length > 0 ? { logKey: keyNameOfMerge(merged, kept) } : {});

/** Stores what has to be known to undo a merge, and deletes it of those for which it is too late. */
async function keep(
  { db, schoolId: school, now }: UnitOfWork,
  { from: id, into: kept }: People,
  fields: readonly string[],
  noted: readonly NotedRow[],
): Promise<void> {
  await db.run(forgetExpired, { school, until: iso(Date.parse(now) - undoMs) });
  await db.run(noteMerge, { school, id, kept, now, fields: JSON.stringify(fields) });
  for (let at = 0; at < noted.length; at += perStatement) {
    await yieldToEventLoop();
    await db.run(noteRows, { school, id, rows: noted.slice(at, at + perStatement) });
  }
}
