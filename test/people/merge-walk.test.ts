import { expect, it } from 'vitest';
import { records as tables } from '../privacy/personal-schemas.ts';
import { onBothDatabases, type TestDatabase } from '../support/databases.ts';
import { type DocumentedSchema, resolve } from '../support/document.ts';
import { kinds, resourceOf } from '../support/fixtures/kinds.ts';
import { type Ids, idOf, Records, schoolDay } from '../support/fixtures/records.ts';
import { runSql, storedTables } from '../support/inspect.ts';
import { startServer } from '../support/server.ts';

const people = {
  learners: 'learner',
  guardians: 'guardian',
  staff: 'staff',
} as const;
type Resource = keyof typeof people;

/** A column that refers to people. */
interface Column {
  table: string;
  column: string;
  /** The member of the object in the column that has the list of ids, if it is in one. */
  member?: string;
  isList: boolean;
  /** The field and the value that say that it refers to them. */
  by?: [string, string];
}

/** The columns of records that refer to a kind of people, according to the document. */
function columnsTo(resource: Resource): Column[] {
  return [...tables].flatMap(([table, { properties = {}, ...schema }]) => {
    const { derived = [] } = schema['x-record'] as { derived?: string[] };
    return Object.entries(properties).flatMap(([column, property]): Column[] => {
      // Where somebody was merged into does not move.
      if (derived.includes(column) || column === 'merged_into_id') return [];
      const own = referenceIn(property, resource);
      if (own) return [{ table, column, ...own }];
      return Object.entries(resolve(property).properties ?? {}).flatMap(([member, inner]): Column[] => {
        const nested = referenceIn(inner, resource);
        return nested?.isList ? [{ table, column, member, ...nested }] : [];
      });
    });
  });
}

function referenceIn(
  property: DocumentedSchema,
  resource: Resource,
): Pick<Column, 'isList' | 'by'> | undefined {
  const items = property.items as DocumentedSchema | undefined;
  const reference = (property['x-ref'] ?? items?.['x-ref']) as
    | { to: string | Record<string, string>; by?: string }
    | undefined;
  const isList = items !== undefined;
  if (reference?.to === resource) return { isList };
  if (typeof reference?.to !== 'object') return undefined;
  const value = Object.entries(reference.to).find(([, to]) => to === resource)?.[0];
  return value === undefined ? undefined : { isList, by: [String(reference.by), value] };
}

/** A school with a record of each kind, in which every column that refers to a person refers to one. */
async function crowdedSchool(started: Awaited<ReturnType<typeof startServer>>, resource: Resource) {
  const { database } = started;
  const records = new Records(started, { aboutLearner: true });
  const ids = await records.all();
  const from = idOf(ids, `${people[resource]}_id`);
  // The records are made at once: the register may have been taken before the learner was in its class.
  if (resource === 'learners')
    await records.client.registers.update(idOf(ids, 'register_id'), {
      marks: [{ learner_id: from, status: 'present' }],
    });
  // Nobody is the substitute of themselves.
  const { id: other } = await records.make('teacher_allocation');
  for (const column of columnsTo(resource)) {
    if (await refers(database, column, from)) continue;
    await refer(database, column, from, column.column === 'replaces_id' ? other : undefined);
    expect(await refers(database, column, from), `${column.table}.${column.column}`).toBe(true);
  }
  const into = (await records.make(people[resource])).id;
  // No fixture sends a message to staff, or to learners themselves.
  const own = `${people[resource]}_id`;
  if (resource !== 'guardians')
    await runSql(
      database,
      `update message_recipients set guardian_id = null, ${own} = '${from}', person_id = '${from}',
        address_encrypted = null, text_encrypted = null where id = (select min(id) from message_recipients)`,
    );
  return { records, ids, from, into };
}

const quoted = (name: string): string => `"${name}"`;

async function refers(database: TestDatabase, { table, column }: Column, id: string): Promise<boolean> {
  const rows = await runSql(database, `select ${quoted(column)} as value from ${table}`);
  return rows.some(({ value }) => String(value).includes(id));
}

/** Lets a record refer to a person behind the server's back: not every fixture does. */
async function refer(database: TestDatabase, column: Column, id: string, only?: string): Promise<void> {
  const { table, member, isList, by } = column;
  const name = quoted(column.column);
  const value = member
    ? `replace(${name}, '"${member}":[]', '"${member}":["${id}"]')`
    : isList
      ? `'["${id}"]'`
      : `'${id}'`;
  const others = by ? `, ${quoted(by[0])} = '${by[1]}'` : '';
  const which = only === undefined ? '' : ` where id = '${only}'`;
  await runSql(database, `update ${table} set ${name} = ${value}${others}${which}`);
}

/** Where the id of a person who was merged remains, and why. */
const remains = new Set([
  // What has happened.
  ...[
    'audit_log',
    'events',
    'deliveries',
    'idempotency_keys',
    'import_rows',
    'ledger_entries',
    'request_log',
  ],
  // The merge itself.
  ...['person_merges', 'person_merge_rows'],
  // The record, its key and the index of its name.
  ...['learners', 'guardians', 'staff', 'data_keys', 'name_words'],
]);

/** Rows that requests write, or processes, whatever they do. */
const temporary = new Set([
  'idempotency_keys',
  'rate_windows',
  'api_keys',
  'master_key_processes',
  'process_leases',
  'webhook_pace',
  'request_log',
]);

/** What the merged person signed in with ends, and stays ended. */
const endedByMerge = {
  invitation: { status: 'revoked' },
  settings_link: { status: 'revoked', revoked_at: expect.any(String) },
  settings_session: { status: 'ended', ended_at: expect.any(String) },
};

/** What is stored, except what requests leave behind anyway. */
async function stored(database: TestDatabase, without: readonly string[] = []) {
  const tables = [...(await storedTables(database))].filter(([name]) => !temporary.has(name));
  return Object.fromEntries(
    tables.map(([name, { rows }]) => [
      name,
      rows
        .map((row) => JSON.stringify(Object.entries(row).filter(([column]) => !without.includes(column))))
        .sort(),
    ]),
  );
}

/** The records of all kinds as the API shows them, without the time of their last change. */
async function shown(records: Records, ids: Ids): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const kind of kinds) {
    if (kind === 'event' || kind === 'audit_entry') continue;
    const { get } = resourceOf(kind);
    const { updated_at: _time, ...record } = (await records.send(get, ids)).body;
    all[kind] = record;
  }
  return all;
}

onBothDatabases('a person about whom there is a record of each kind', (open) => {
  it.each(Object.keys(people) as Resource[])('is merged, and separated again: %s', async (resource) => {
    const started = await startServer(open, { clock: schoolDay() });
    const { database } = started;
    const { records, ids, from, into } = await crowdedSchool(started, resource);
    const { client } = records;
    const call = {
      learners: (verb: 'merge' | 'unmerge', dry_run: boolean) =>
        client.learners[verb](into, { learner_id: from, dry_run }),
      guardians: (verb: 'merge' | 'unmerge', dry_run: boolean) =>
        client.guardians[verb](into, { guardian_id: from, dry_run }),
      staff: (verb: 'merge' | 'unmerge', dry_run: boolean) =>
        client.staff[verb](into, { staff_id: from, dry_run }),
    }[resource];
    const before = await shown(records, ids);
    // A table that refers to people and has no row about one could be forgotten by a merge.
    const column = `${people[resource]}_id`;
    const empty = [...(await storedTables(database))].filter(
      ([, { columns, rows }]) => columns.includes(column) && !rows.some((row) => row[column] === from),
    );
    expect(empty.map(([name]) => name)).toEqual([]);

    const untouched = await stored(database);
    const planned = await call('merge', true);
    expect(await stored(database), 'a dry run changes nothing').toEqual(untouched);
    const done = await call('merge', false);
    expect({ ...done, dry_run: true, undo_until: null }).toEqual(planned);
    expect(done.conflicts).toEqual([]);
    const types = new Set(done.records.map(({ type }) => type));
    expect(types.size).toBeGreaterThanOrEqual(new Set(columnsTo(resource).map(({ table }) => table)).size);

    const left = new Set(done.left.map(({ id }) => id));
    for (const [name, { rows }] of await storedTables(database)) {
      if (remains.has(name)) continue;
      const about = rows.filter((row) => JSON.stringify(row).includes(from) && !left.has(String(row.id)));
      expect(about, name).toEqual([]);
    }
    const merged = await started.client[resource].get(from);
    expect(merged).toMatchObject({ merged_into_id: into });
    expect(merged.archived_at).not.toBeNull();
    expect(await client.auditLog.verify()).toMatchObject({ valid: true });

    const afterMerge = await stored(database);
    const undoable = await call('unmerge', true);
    expect(await stored(database), 'a dry run changes nothing').toEqual(afterMerge);
    const undone = await call('unmerge', false);
    expect({ ...undone, dry_run: true }).toEqual(undoable);
    const ended = Object.entries(endedByMerge).filter(([kind]) =>
      done.records.some(({ type }) => type === kind),
    );
    expect(undone.left.map(({ type, code }) => [type, code])).toEqual(
      ended.map(([kind]) => [kind, 'stays_changed']),
    );
    expect(undone.fields).toEqual(done.fields);
    const after = ended.map(([kind, changed]) => [kind, { ...Object(before[kind]), ...changed }]);
    expect(await shown(records, ids)).toEqual({ ...before, ...Object.fromEntries(after) });
  });
});
