import type { Schemas } from '../../contract/schemas.ts';
import type { PersonalTable } from '../../core/family.ts';
import type { Context, Handler } from '../../core/operation.ts';
import type { Represent } from '../../core/representation.ts';
import { seesConfidential } from '../../db/confidential.ts';
import { listsOf } from '../../db/people-lists.ts';
import type { AnyResource } from '../../db/resource.ts';
import type { Stored } from '../../db/stored.ts';
import { operations } from '../../generated/operations.ts';
import { yieldPeriodically } from '../../lib/event-loop.ts';
import { learners } from '../learners/tables.ts';
import { schools } from '../school/tables.ts';
import type { exportPage } from './export-page.ts';
import { withoutOthers } from './others.ts';
import { guardiansOf, rowsOfTable } from './queries.ts';

type Export = Schemas['LearnerExport'];
type Exporting = Context<'learners.export'>;

const scopesOf = (operation: string): readonly string[] =>
  Object.entries(operations).find(([id]) => id === operation)?.[1].scopes ?? [];

/** What is stored about a learner: the kinds of records, and how they refer to people, are those of the document. */
export const exportLearner: Handler<'learners.export'> = async (context) => {
  const { params, records, services, scopes, now } = context;
  const { id } = await records(learners).get(params.learner_id);
  const found: Export['records'] = {};
  const omitted: string[] = [];
  const hidden = new Set<string>();
  const ids = new Map<string, string[]>([['learners', [id]]]);
  const visible = async (rows: readonly Row[]) => {
    const already = [...hidden];
    const shown: Row[] = [];
    for (const [index, row] of rows.entries()) {
      await yieldPeriodically(index);
      const text = already.length === 0 ? '' : JSON.stringify(row);
      // What belongs to a hidden record is hidden too.
      if (already.some((one) => text.includes(one))) hidden.add(String(row.id));
      else shown.push(row);
    }
    return shown;
  };
  // Kinds with a data key of their own come first: others are found by them.
  const personal = services.resources.filter((resource) => resource.personal);
  const inOrder = personal.toSorted((one, other) => Number(isRoot(other)) - Number(isRoot(one)));
  for (const resource of inOrder) {
    const all = await recordsAbout(context, resource, id, ids);
    if (isRoot(resource))
      ids.set(
        resource.name,
        all.map((record) => record.id),
      );
    for (const { id: incident, plain } of all)
      if ((plain as Row).confidential === true && !seesConfidential(context)) hidden.add(incident);
    if (!scopesOf(`${resource.name}.get`).every((scope) => scopes.has(scope))) {
      omitted.push(resource.name);
      continue;
    }
    const shown = await visible(all.map((record) => JSON.parse(record.shown(scopes))));
    found[resource.name] = shown;
    if (resource.object === 'medical_note' && shown.length > 0)
      context.record({ action: 'medical_note.read', resource: { type: 'learner', id }, changes: {} });
  }
  for (const table of services.personalTables) {
    if (table.root !== 'learners' || table.exported === false) continue;
    if (scopes.has(`read:${table.family}`))
      found[table.table] = await visible(await rowsOf(context, table, id));
    else omitted.push(table.table);
  }
  context.record({ action: 'learner.exported', resource: { type: 'learner', id }, changes: {} });
  const without = await withoutOthers(context, id, found);
  return { object: 'learner_export', learner_id: id, exported_at: now, records: without, omitted };
};

type Row = Record<string, unknown>;

const isRoot = ({ personal, name }: AnyResource): boolean => personal?.root === name;

/** The records of a kind about a learner, each once. */
async function recordsAbout(
  context: Exporting,
  resource: AnyResource,
  id: string,
  ids: ReadonlyMap<string, readonly string[]>,
): Promise<Stored<unknown>[]> {
  const found = new Map<string, Stored<unknown>>();
  for (const [filter, value] of await filtersFor(context, resource, id, ids))
    for (const record of await context.records(resource).findAll(filter, value)) found.set(record.id, record);
  return [...found.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** The filters that find the records of a kind about a learner. */
async function filtersFor(
  { db, schoolId: school }: Exporting,
  resource: AnyResource,
  id: string,
  ids: ReadonlyMap<string, readonly string[]>,
): Promise<[string, string][]> {
  const { name, personal } = resource;
  if (!personal) return [];
  if (name === 'guardians')
    return (await db.all(guardiansOf, { school, id })).map((guardian) => ['id', guardian.id]);
  if (name === 'learners') return [['id', id]];
  const own = isRoot(resource) ? [] : (ids.get(personal.root) ?? []);
  return [
    ...own.map((value): [string, string] => [personal.subject, value]),
    ...listsOf(resource, 'learners').map(({ filter }): [string, string] => [filter, id]),
  ];
}

async function rowsOf(context: Exporting, table: PersonalTable, id: string): Promise<Row[]> {
  const { db, schoolId: school } = context;
  const rows = await db.all(rowsOfTable(table), { school, id });
  if (table.exported) return table.exported.shown(context, rows);
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).filter(([column]) => column !== 'school_id' && !column.endsWith('_encrypted')),
    ),
  );
}

/** The export as a page. */
export const exportRepresentations: Readonly<Record<string, Represent>> = {
  'text/html': async (result, { records, schoolId }, { documents }) => {
    const { name, locale, time_zone } = (await records(schools).get(schoolId)).plain;
    // `learners.export` returns an export.
    const input = { result: result as Export, school: { name, locale, time_zone } };
    return documents.draw<typeof exportPage>(schoolId, 'exportPage', { input });
  },
};
