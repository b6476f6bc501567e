import { isDeepStrictEqual } from 'node:util';
import { invalidField, invalidReference, Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { yieldToEventLoop } from '../../lib/timers.ts';
import type { Stored } from '../../store/read.ts';
import type { AnyResource } from '../../store/resource.ts';
import type { Write } from '../../store/save.ts';
import { DryRun } from '../../work/operation.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { reportsToRenew } from '../assessments/merging.ts';
import { completeShares } from '../fees/fee-shares.ts';
import { movePostedBack } from '../fees/merging.ts';
import { invoices } from '../fees/tables.ts';
import type { Fields, MergedTable, People } from '../merged-records.ts';
import { alertOf, logKeyOf, type Merging, type Request, Tally, undoMs } from './merge.ts';
import { emptying, type Kind, stillFilled } from './people.ts';
import {
  findMerge,
  forgetMerge,
  forgetRows,
  guardianOfErased,
  type NotedRow,
  rowsOfMerge,
} from './queries.ts';
import { moveOf, type NotedChanges, perStatement, writeAll, writeOf } from './records.ts';
import { mergedTables, mergeRules } from './rules.ts';

type Report = Schemas['PersonMerge'];

/** Undoes a merge. What was changed again since stays as it is, and is listed. */
export async function unmergePeople(work: Merging, kind: Kind, request: Request): Promise<Report> {
  const { kept, merged, mergedAt, fields: filled } = await mergeOf(work, kind, request);
  const { db, records, schoolId: school, services } = work;
  const back: People = { kind: kind.kind, from: kept.id, into: merged.id };
  const tally = new Tally();
  const rows = Map.groupBy(await db.all(rowsOfMerge, { school, id: merged.id }), ({ type }) => type);
  for (const resource of services.resources)
    await moveKindBack(work, resource, back, rows.get(resource.object) ?? [], tally);
  for (const table of mergedTables[kind.kind])
    await moveTableBack(work, table, back, rows.get(table.type) ?? [], tally);

  const store = records(kind.resource);
  await reclaim(work, kind, merged, kept.id);
  const fields = stillFilled(filled, kept.value, merged.value);
  await store.update(kept.id, emptying(fields, kept.value), {
    related: { merged_id: { before: merged.id, after: null } },
    ...logKeyOf(kind, fields, { merged: merged.id, kept: kept.id }),
    ...(await alertOf(work, kind.kind, kept.id)),
  });
  const hidden = await alertOf(work, kind.kind, merged.id);
  await store.restore(merged.id, { merged_into_id: null }, hidden);
  if (kind.kind === 'learners') {
    await completeShares(work, [kept.id, merged.id]);
    await movePosted(work, back, rows.get(invoices.object) ?? [], tally);
    tally.notices.push(...(await reportsToRenew(work, back, mergedAt)));
  }
  await db.run(forgetRows, { school, id: merged.id });
  await db.run(forgetMerge, { school, id: merged.id });
  const report = tally.report({
    dry_run: request.dryRun,
    kept_id: kept.id,
    merged_id: merged.id,
    fields,
    undo_until: null,
  });
  if (request.dryRun) throw new DryRun(report);
  return report;
}

/** Moves what was posted on invoices since the merge with them. */
async function movePosted(
  work: UnitOfWork,
  people: People,
  rows: readonly NotedRow[],
  tally: Tally,
): Promise<void> {
  for (let at = 0; at < rows.length; at += perStatement) {
    await yieldToEventLoop();
    const ids = rows.slice(at, at + perStatement).map(({ record_id }) => record_id);
    const { counts, notices } = await movePostedBack(work, people, ids);
    for (const [type, count] of counts) tally.add(type, 'moved', count);
    tally.notices.push(...notices);
  }
}

function refuseErased({ plain }: Stored<Fields>): void {
  if ((plain.erased_at ?? null) === null) return;
  throw new Problem(
    'resource_erased',
    'The personal values of the records were erased, so the merge cannot be undone.',
  );
}

/** Refuses to make a guardian of nobody but erased learners, who would have been erased with them if there had been no merge. */
async function refuseWithoutLearners(
  { db, schoolId: school }: UnitOfWork,
  merge: { kept: string; id: string },
): Promise<void> {
  const alone = await db.first(guardianOfErased, { school, ...merge });
  if (!alone) return;
  throw new Problem(
    'resource_erased',
    `The merge cannot be undone, because ${alone.id} would be a guardian of erased learners only.`,
  );
}

/** The merge of a request, if it can be undone. */
async function mergeOf(work: UnitOfWork, kind: Kind, request: Request) {
  const { db, records, schoolId: school, now } = work;
  const store = records(kind.resource);
  refuseErased(await store.current(request.kept, 'any'));
  const kept = await store.current(request.kept);
  const pointer = `/${kind.parameter}`;
  if (!(await store.find(request.merged))) throw invalidReference(pointer, kind.resource.object);
  const merged = await store.current(request.merged, 'any');
  if (merged.plain.merged_into_id !== kept.id)
    throw invalidField(
      pointer,
      'not_merged',
      `must be the id of a ${kind.one} who was merged into ${kept.id}`,
    );
  refuseErased(merged);
  const merge = await db.first(findMerge, { school, id: merged.id });
  if (!merge || Date.parse(now) > Date.parse(merge.merged_at) + undoMs)
    throw new Problem(
      'merge_expired',
      `The records were merged at ${merge?.merged_at ?? merged.plain.archived_at}, more than 30 days ago.`,
    );
  if (kind.kind === 'guardians') await refuseWithoutLearners(work, { kept: kept.id, id: merged.id });
  return { kept, merged, mergedAt: merge.merged_at, fields: JSON.parse(merge.fields) as string[] };
}

async function moveKindBack(
  work: UnitOfWork,
  resource: AnyResource,
  people: People,
  rows: readonly NotedRow[],
  tally: Tally,
): Promise<void> {
  const store = work.records<Fields>(resource);
  const rule = mergeRules[resource.name] ?? {};
  const gifts: Write<Fields>[] = [];
  const writes: Write<Fields>[] = [];
  for (let at = 0; at < rows.length; at += perStatement) {
    await yieldToEventLoop();
    const some = rows.slice(at, at + perStatement);
    const known = await store.currentAll(some.map(({ record_id }) => record_id));
    for (const { record_id: id, outcome, changes } of some) {
      const current = known.get(id);
      const noted: NotedChanges = JSON.parse(changes);
      const isFree = current && (rule.canReturn?.(current.plain) ?? true);
      const fields = isFree ? formerOf(current, noted) : undefined;
      if (!current || !fields) {
        tally.leave({
          type: resource.object,
          id,
          existing_id: null,
          code: 'changed_since',
          detail:
            'The record was changed since the merge, so that it no longer refers to who it was moved to.',
        });
        continue;
      }
      if (outcome !== 'given') tally.add(resource.object, outcome);
      const isRestored = outcome === 'folded' && current.archived;
      const next = isRestored ? { ...fields, archived_at: null } : fields;
      const action = isRestored ? 'restored' : outcome === 'given' ? 'updated' : moveOf(rule, fields);
      (outcome === 'given' ? gifts : writes).push(await writeOf(work, resource, current, next, action));
      if (noted.once.length > 0)
        tally.leave({
          type: resource.object,
          id,
          existing_id: null,
          code: 'stays_changed',
          detail: `The record is moved back, and ${noted.once.join(', ')} stays as the merge has set it.`,
        });
      if (noted.existing !== null) await store.reclaimExternalIds(current, noted.existing);
    }
  }
  await writeAll(work, people, resource, rule, gifts);
  await writeAll(work, people, resource, rule, writes);
}

/** The fields as they were before the merge, if they are still as it has left them. */
function formerOf(current: Stored<Fields>, { fields }: NotedChanges): Fields | undefined {
  const entries = Object.entries(fields);
  if (entries.some(([field, { after }]) => !isDeepStrictEqual(current.plain[field], after))) return undefined;
  return Object.fromEntries(entries.map(([field, { before }]) => [field, before]));
}

async function moveTableBack(
  work: UnitOfWork,
  table: MergedTable,
  people: People,
  rows: readonly NotedRow[],
  tally: Tally,
): Promise<void> {
  const those = (outcome: string) =>
    rows
      .filter((row) => row.outcome === outcome)
      .map(({ record_id: id, changes }) => ({ id, before: JSON.parse(changes) as Fields }));
  const plan = { moved: those('moved'), folded: those('folded'), left: [] };
  const done = await table.moveBack(work, people, plan);
  tally.add(table.type, 'moved', done.moved.length);
  tally.add(table.type, 'folded', done.folded.length);
  for (const finding of done.left) tally.leave(finding);
}

/** External ids of a record, and of those that were merged into it before, lead to it again. */
async function reclaim(work: UnitOfWork, kind: Kind, merged: Stored<Fields>, kept: string): Promise<void> {
  const store = work.records(kind.resource);
  const all = [merged];
  for (const one of all) all.push(...(await store.findAll('merged_into_id', one.id)));
  for (const one of all) await store.reclaimExternalIds(one, kept, merged.id);
}
