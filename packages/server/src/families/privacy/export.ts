import type { Schemas } from '../../contract/schemas.ts';
import { operations } from '../../generated/operations.ts';
import { allNames, NameMatcher, unmistakableNames } from '../../lib/names.ts';
import { yieldPeriodically } from '../../lib/timers.ts';
import { seesConfidential, withoutSensitive } from '../../store/confidential.ts';
import { listsOf } from '../../store/personal.ts';
import type { Stored } from '../../store/read.ts';
import type { AnyResource } from '../../store/resource.ts';
import type { PersonalTable } from '../../work/family.ts';
import type { Context, Handler, Represent } from '../../work/operation.ts';
import type { ReadWork } from '../../work/unit-of-work.ts';
import { learners } from '../learners/tables.ts';
import { mergedRecords } from '../merged-queries.ts';
import { refuseMerged } from '../merged-records.ts';
import { schools } from '../school/tables.ts';
import type { exportPage } from './export-page.ts';
import { knownNames } from './known-names.ts';
import {
  labelFields,
  labelsOf,
  learnersOfGroups,
  linkedGuardians,
  namesOfGuardians,
  namesOfLearners,
  rowsOfTable,
} from './queries.ts';

type Records = Record<string, Record<string, unknown>[]>;
type Work = Pick<ReadWork, 'db' | 'schoolId' | 'dataKeys'>;

/** What stands for the id or the name of somebody else. */
const another = { lrn: '[another learner]', gdn: '[another guardian]' } as const;
const personId = /^(lrn|gdn)_[0-9a-z]{26}$/;
const anyId = /^[a-z]{2,4}_[0-9a-z]{26}$/;

/**
 * A data export without other people, for a learner and the records that were merged into theirs: it is handed to the parents of one learner. Ids of other learners, and of guardians
 * of others, are replaced; so are full names of other learners in texts, and in a record that refers to another learner
 * the given name of that learner. A full name of one word is replaced like a given name: it can be a word, or somebody else's
 * family name.
 */
async function withoutOthers(
  work: Work,
  [learner = '', ...merged]: readonly string[],
  records: Records,
): Promise<Records> {
  const { db, schoolId: school } = work;
  const same = [learner, ...merged];
  const guardians = await presentGuardians(work, same);
  const own = new Set([...same, ...guardians]);
  const people = new Map((await db.all(namesOfLearners, { school })).map((one) => [one.id, one]));
  const adults = await db.all(namesOfGuardians, { school, id: learner });
  const selves = same.flatMap((id) => people.get(id) ?? []);
  const kept = [...selves, ...adults].flatMap(allNames);
  for (const id of same) people.delete(id);
  const everyone = new NameMatcher([...people.values()].flatMap(unmistakableNames), kept);
  const groups = await othersOfGroups(work, records, learner);
  const relatedTo = relations(Object.values(records).flat(), groups);
  const related = new Map(
    Object.values(records)
      .flat()
      .map((record) => [record, relatedTo(record)]),
  );
  // Who has to do with a record is also found by earlier names.
  const named = new Map<string, string[]>();
  for (const id of new Set([...related.values()].flatMap((ids) => [...ids]))) {
    const person = people.get(id);
    if (person) named.set(id, (await knownNames(work, id, person)).flatMap(allNames));
  }
  const { plainTextOf } = await import('../../messages/plain-text.ts');
  const clean = (record: Record<string, unknown>) => {
    const given = [...(related.get(record) ?? [])].flatMap((id) => named.get(id) ?? []);
    const matcher = given.length > 0 ? new NameMatcher(given, kept) : undefined;
    const replaced = (value: string) => {
      const once = everyone.replace(value, another.lrn);
      return matcher ? matcher.replace(once, another.lrn) : once;
    };
    const text = (value: string) => {
      const shown = replaced(value);
      if (!/[<&]/.test(shown)) return shown;
      // A name can be among the tags and entities of HTML: then what is left is its text.
      const plain = plainTextOf(shown);
      const without = replaced(plain);
      return without === plain ? shown : without;
    };
    return cleaned(record, own, text) as Record<string, unknown>;
  };
  return Object.fromEntries(Object.entries(records).map(([name, rows]) => [name, rows.map(clean)]));
}

/** The guardians of the records of a learner. Who was linked by mistake, or is no guardian any longer, is somebody else. */
async function presentGuardians({ db, schoolId: school }: Work, same: readonly string[]): Promise<string[]> {
  const links = await Promise.all(same.map((id) => db.all(linkedGuardians, { school, id })));
  return links.flat().map(({ id }) => id);
}

/** The learners of the groups of incidents, by the id of the group. */
async function othersOfGroups({ db, schoolId: school }: Work, { incidents = [] }: Records, learner: string) {
  if (incidents.every(({ group_id }) => group_id === null)) return new Map<string, string[]>();
  const found = await db.all(learnersOfGroups, { school, id: learner });
  return new Map(
    [...Map.groupBy(found, ({ group_id }) => group_id)].map(([group, all]) => [
      group,
      all.map(({ id }) => id),
    ]),
  );
}

/**
 * Finds the people to whom a record refers, itself or by other records of the export: the copy of a message by the message,
 * and that by the incident that it regards.
 */
function relations(all: readonly Row[], groups: ReadonlyMap<string, readonly string[]>) {
  const byId = new Map(all.map((record) => [record.id, record]));
  return (record: Row): Set<string> => {
    const found = new Set<string>();
    const seen = new Set<unknown>();
    const look = (one: Row) => {
      if (seen.has(one)) return;
      seen.add(one);
      for (const id of groups.get(String(one.group_id)) ?? []) found.add(id);
      for (const id of idsIn(one)) {
        const other = byId.get(id);
        if (personId.test(id)) found.add(id);
        else if (other) look(other);
      }
    };
    look(record);
    return found;
  };
}

function* idsIn(value: unknown): Generator<string> {
  if (typeof value === 'string' && anyId.test(value)) yield value;
  if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) yield* idsIn(one);
}

/** Fields with the name of a staff member, who can have the name of a learner. */
const namesStaff = new Set(['class_teacher', 'teacher']);

function cleaned(value: unknown, own: ReadonlySet<string>, text: (value: string) => string): unknown {
  if (typeof value === 'string') {
    const [, kind] = personId.exec(value) ?? [];
    if (kind === undefined) return text(value);
    return own.has(value) ? value : another[kind as keyof typeof another];
  }
  if (Array.isArray(value)) {
    const isOther = (one: unknown) => typeof one === 'string' && personId.test(one) && !own.has(one);
    return value.filter((one) => !isOther(one)).map((one) => cleaned(one, own, text));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, namesStaff.has(name) ? one : cleaned(one, own, text)]),
  );
}

const mergedLearners = mergedRecords('learners');

type Export = Schemas['LearnerExport'];
type Exporting = Context<'learners.export'>;

const scopesOf = (operation: string): readonly string[] =>
  Object.entries(operations).find(([id]) => id === operation)?.[1].scopes ?? [];

/** What is stored about a learner: the kinds of records, and how they refer to people, are those of the document. */
export const exportLearner: Handler<'learners.export'> = async (context) => {
  const { params, records, services, scopes, now } = context;
  const { id, plain: exported } = await records(learners).get(params.learner_id);
  refuseMerged(exported, 'Export that record: this one is part of it.');
  const found: Export['records'] = {};
  const omitted: string[] = scopes.has('read:sensitive') ? [] : [withoutSensitive];
  const hidden = new Set<string>();
  const merged = await context.db.all(mergedLearners, { school: context.schoolId, id });
  const same = [id, ...merged.map((one) => one.id)];
  const ids = new Map<string, string[]>([['learners', same]]);
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
  const inOrder = services.resources
    .filter(isExported)
    .toSorted((one, other) => Number(isRoot(other)) - Number(isRoot(one)));
  for (const resource of inOrder) {
    const all = await recordsAbout(context, resource, same, ids);
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
      found[table.table] = await visible(
        (await Promise.all(same.map((one) => rowsOf(context, table, one)))).flat(),
      );
    else omitted.push(table.table);
  }
  context.record({ action: 'learner.exported', resource: { type: 'learner', id }, changes: {} });
  const without = await withoutOthers(context, same, found);
  return { object: 'learner_export', learner_id: id, exported_at: now, records: without, omitted };
};

type Row = Record<string, unknown>;

const isRoot = ({ personal, name }: AnyResource): boolean => personal?.root === name;

/** Whether records of a kind can be about a learner or a family. */
export const isExported = ({ personal }: AnyResource): boolean =>
  personal !== undefined && personal.family !== 'staff';

/** The records of a kind about a learner, each once. */
async function recordsAbout(
  context: Exporting,
  resource: AnyResource,
  same: readonly string[],
  ids: ReadonlyMap<string, readonly string[]>,
): Promise<Stored<unknown>[]> {
  const found = new Map<string, Stored<unknown>>();
  for (const [filter, value] of await filtersFor(context, resource, same, ids))
    for (const record of await context.records(resource).findAll(filter, value)) found.set(record.id, record);
  return [...found.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** The filters that find the records of a kind about a learner. */
async function filtersFor(
  context: Exporting,
  resource: AnyResource,
  same: readonly string[],
  ids: ReadonlyMap<string, readonly string[]>,
): Promise<[string, string][]> {
  const { name, personal } = resource;
  if (!personal) return [];
  if (name === 'guardians') {
    const present = await presentGuardians(context, same);
    return present.map((id) => ['id', id]);
  }
  if (name === 'learners') return same.map((id) => ['id', id]);
  const own = isRoot(resource) ? [] : (ids.get(personal.root) ?? []);
  return [
    ...own.map((value): [string, string] => [personal.subject, value]),
    ...listsOf(resource, 'learners').flatMap(({ filter }) =>
      same.map((id): [string, string] => [filter, id]),
    ),
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

const recordId = /\b[a-z]{2,4}_[0-9a-z]{26}\b/g;

/**
 * What people call the records to which an export refers, by their ids: those that are in it, and others that are not about
 * a learner or a family and that the caller may read.
 */
async function knownLabels(
  { db, schoolId: school_id, scopes }: ReadWork,
  resources: readonly AnyResource[],
  { records }: Export,
): Promise<Record<string, string>> {
  const labels = new Map<string, string>();
  for (const row of Object.values(records).flat()) {
    const label = labelFields.map((field) => row[field]).find((value) => typeof value === 'string');
    if (label !== undefined) labels.set(String(row.id), String(label));
  }
  const ids = new Set(JSON.stringify(records).match(recordId));
  for (const resource of resources) {
    const { name, prefix } = resource;
    const query = labelsOf(resource);
    const own = [...ids].filter((id) => id.startsWith(`${prefix}_`) && !labels.has(id));
    if (isExported(resource) || !query || own.length === 0) continue;
    if (!scopesOf(`${name}.get`).every((scope) => scopes.has(scope))) continue;
    for (const { id, label } of await db.all(query, { rows: own.map((id) => ({ school_id, id })) }))
      labels.set(id, label);
  }
  return Object.fromEntries(labels);
}

/** The export as a page. */
export const exportRepresentations: Readonly<Record<string, Represent>> = {
  'text/html': async (record, work, { documents, resources }) => {
    const { records, schoolId } = work;
    const { name, locale, time_zone, currency } = (await records(schools).get(schoolId)).plain;
    // `learners.export` returns an export.
    const result = record as Export;
    const labels = await knownLabels(work, resources, result);
    const input = { result, labels, school: { name, locale, time_zone, currency } };
    return documents.draw<typeof exportPage>(schoolId, 'exportPage', { input });
  },
};
