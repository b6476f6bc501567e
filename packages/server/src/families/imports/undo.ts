import { createHash } from 'node:crypto';
import { Problem } from '../../contract/errors.ts';
import { importChangeContext } from '../../crypto/sealed-columns.ts';
import { type Query, query } from '../../sql/query.ts';
import { inSchool } from '../../sql/school-rows.ts';
import type { Scopes, Stored } from '../../store/read.ts';
import type { ImportTarget } from '../../work/import-target.ts';
import type { Context, Handler } from '../../work/operation.ts';
import type { Services } from '../../work/services.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { forgetChangesOf, forgetRowsOf, keepCounts } from './queries.ts';
import { requireScopesOf } from './source.ts';
import { imports as imported } from './tables.ts';

type Of = { school: string; import: string };

/** What a row of an import changed of a record. */
export interface ImportChange {
  id: string;
  number: number;
  record_id: string;
  change: 'created' | 'updated' | 'restored' | 'removed';
  version_before: number;
  version_after: number;
  sealed: string | null;
}

const changesIn = query<Of, ImportChange>((db, p) =>
  inSchool(db, 'import_changes', p)
    .select(['id', 'number', 'record_id', 'change', 'version_before', 'version_after', 'sealed'])
    .where('import_id', '=', p.import)
    .orderBy('number', 'desc')
    .$castTo<ImportChange>(),
);

const changedRows = ['created', 'updated', 'removed'] as const;

/** The rows that undoing an import concerns: all that changed something and were not undone yet. */
const rowsToUndo = query<Of, { number: number; result: (typeof changedRows)[number] }>((db, p) =>
  inSchool(db, 'import_rows', p)
    .select(['number', 'result'])
    .where('import_id', '=', p.import)
    .where('result', 'in', changedRows)
    .where((or) => or.or([or('undo', 'is', null), or('undo', '!=', 'undone')]))
    .$castTo<{ number: number; result: (typeof changedRows)[number] }>(),
);

const markRows = query<Of>((db, p) =>
  db
    .updateTable('import_rows')
    .set({ undo: 'pending', undo_code: null, undo_detail: null })
    .where('school_id', '=', p.school)
    .where('import_id', '=', p.import)
    .where('result', 'in', changedRows)
    .where((or) => or.or([or('undo', 'is', null), or('undo', '!=', 'undone')])),
);

const takeOver = query<{
  school: string;
  id: string;
  author: string;
  keyId: string | null;
  trace: string | null;
}>((db, p) =>
  db
    .updateTable('imports')
    .set({ author: p.author, key_id: p.keyId, trace_parent: p.trace, claimed_by: null, lease_until: null })
    .where('school_id', '=', p.school)
    .where('id', '=', p.id),
);

type Versions = Query<Of, { id: string; row_version: number }>;
const versions = new Map<string, Versions>();

/** The present versions of the records that an import changed. */
function versionsOf({ resource: { table } }: ImportTarget): Versions {
  const made = versions.get(table) ?? versionsIn(table as 'records');
  versions.set(table, made);
  return made;
}

const versionsIn = (table: 'records'): Versions =>
  query((db, p) =>
    inSchool(db, `${table} as t`, p)
      .select(['t.id', 't.row_version'])
      .where('t.id', 'in', (select) =>
        select
          .selectFrom('import_changes as c')
          .select('c.record_id')
          .where('c.school_id', '=', p.school)
          .where('c.import_id', '=', p.import),
      ),
  );

/** Why a change cannot be undone, whatever the operation says. */
export function reasonToKeep(
  target: ImportTarget,
  { record_id, change, version_after }: ImportChange,
  version: number | undefined,
): { code: string; detail: string } | undefined {
  if (change === 'removed' && !target.restore)
    return { code: 'not_reversible', detail: 'Records of this kind cannot be restored.' };
  if (change === 'removed' && target.remove !== target.discard.operation)
    return {
      code: 'not_reversible',
      detail: `${record_id} was ended, and stays so: create a new record if it should continue.`,
    };
  if (version !== version_after)
    return { code: 'changed_since', detail: `${record_id} was changed since the import.` };
  return undefined;
}

/** What is stored encrypted of a change: the previous values, and a hash of the record as the row left it. */
export interface SealedChange {
  fields: Record<string, unknown>;
  state: string;
}

// They differ although nothing was changed, or are not part of the record.
const unstated = new Set(['updated_at', 'warnings']);

/** A hash of all values of a record, to find out whether it is as an import left it, although it has another version. */
export function stateOf(
  { value, archived }: Stored<Record<string, unknown>>,
  without: readonly string[] = [],
): string {
  const own = Object.entries(value).filter(([field]) => !unstated.has(field) && !without.includes(field));
  return createHash('sha256')
    .update(JSON.stringify([sorted(Object.fromEntries(own)), archived]))
    .digest('base64');
}

/**
 * Whether a record with another version is as an import left it. Whoever cannot see all of its fields is not told: they could
 * write a value, and learn whether it is the one from before.
 */
export const isAsLeft = (
  { resource: { sensitive }, filled = [] }: ImportTarget,
  { scopes }: { readonly scopes: Scopes },
  record: Stored<Record<string, unknown>>,
  state: string,
): boolean =>
  (sensitive === undefined || scopes.has(sensitive.scope)) &&
  [[], ...filled].some((fields) => stateOf(record, fields) === state);

/** The same value with the members of objects in one order, without those that are null. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, each]) => each !== null && each !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, each]) => [name, sorted(each)]);
}

export const openChange = (cipher: Services['cipher'], { id, sealed }: ImportChange): SealedChange =>
  JSON.parse(cipher.decrypt(sealed ?? '', importChangeContext(id)));

export const valuesErased = {
  code: 'values_erased',
  detail: 'The previous values were deleted together with the personal values of a person.',
};

/** Starts undoing an import, or counts what that would do. */
export const undoImport: Handler<'imports.undo'> = async (context) => {
  const { params, body, records, db, schoolId: school, services, actor, now, author } = context;
  const own = records(imported);
  const current = await own.current(params.import_id);
  const { id, plain } = current;
  const { kind, undo_until: until } = plain;
  requireScopesOf(kind, 'write', { actor, services });
  own.allow(current, 'undo');
  if (plain.dry_run)
    throw new Problem('import_not_undoable', 'The import was a dry run: it changed nothing.');
  if (until === null || until <= now)
    throw new Problem(
      'import_not_undoable',
      `It could be undone until ${until}. What it did is in its rows and in the audit log.`,
    );
  const of = { school, import: id };
  const counts = await countUndo(context, of, services.importTargets[kind]);
  const isTried = body.dry_run ?? false;
  if (!isTried) {
    await db.run(markRows, of);
    await own.act(id, 'undo', { attempts: 0, error: null });
    const trace = services.tracing?.cause() ?? null;
    await db.run(takeOver, { school, id, author: JSON.stringify(author), keyId: context.keyId, trace });
    db.afterCommit(() => services.wakeJobs());
  }
  return { object: 'import_undo', import_id: id, dry_run: isTried, ...counts };
};

/** Counts rows by what undoing them would do. Nothing is tried. */
async function countUndo(
  { db, records, services, scopes }: Pick<Context<'imports.undo'>, 'db' | 'records' | 'services' | 'scopes'>,
  of: Of,
  target: ImportTarget,
) {
  const counts = { created: 0, updated: 0, removed: 0, kept: 0 };
  const rows = await db.all(rowsToUndo, of);
  const present = new Map(
    (await db.all(versionsOf(target), of)).map(({ id, row_version }) => [id, row_version]),
  );
  const changed = new Set<number>();
  const kept = new Set<number>();
  const pending = new Set(rows.map(({ number }) => number));
  for (const change of await db.all(changesIn, of)) {
    if (!pending.has(change.number)) continue;
    changed.add(change.number);
    const { record_id: id, version_after } = change;
    const version = present.get(id);
    if (version !== undefined && version !== version_after) {
      const record = await records(target.resource).current(id, 'any');
      const { state } = openChange(services.cipher, change);
      if (isAsLeft(target, { scopes }, record, state)) present.set(id, version_after);
    }
    if (reasonToKeep(target, change, present.get(id))) kept.add(change.number);
    // The row before it sees the record as it was then.
    else present.set(change.record_id, change.version_before);
  }
  for (const { number, result } of rows)
    if (kept.has(number) || !changed.has(number)) counts.kept += 1;
    else counts[result] += 1;
  return counts;
}

/** Deletes the rows of an import, and keeps how many there were. */
export async function forgetRows({ db, records, schoolId: school }: UnitOfWork, id: string): Promise<void> {
  const { counts, progress, undo } = (await records(imported).get(id)).plain;
  await db.run(keepCounts, { school, import: id, counted: JSON.stringify({ counts, progress, undo }) });
  await db.run(forgetRowsOf, { school, import: id });
}

/** Deletes the previous values of an import that can no longer be undone. */
export async function forgetChanges({ db, schoolId: school }: UnitOfWork, id: string): Promise<void> {
  await db.run(forgetChangesOf, { school, import: id });
}
