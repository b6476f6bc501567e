import { beforeAll, describe, expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import {
  type DocumentedSchema,
  document,
  fillPath,
  operations,
  pathParameters,
} from '../support/document.ts';
import type { Kind } from '../support/fixtures/fixture.ts';
import { kindOf, kinds, operationOf, resourceOf } from '../support/fixtures/kinds.ts';
import { absentId, type Ids, idOf, type Made, Records, schoolDay } from '../support/fixtures/records.ts';
import { requestFor } from '../support/fixtures/requests.ts';
import { runSql } from '../support/inspect.ts';
import { expectProblem, refusalOf } from '../support/problems.ts';
import { raw, sharedServer, startServer } from '../support/server.ts';

interface Ref {
  to: string | Record<string, string>;
  by?: string;
  archived?: string;
  error?: string;
}

/** The reference that a property is, or that its items are. */
const refOf = ({ 'x-ref': ref, items }: DocumentedSchema): Ref | undefined =>
  (ref ?? (items as DocumentedSchema | undefined)?.['x-ref']) as Ref | undefined;
const patternOf = ({ pattern, items }: DocumentedSchema): unknown =>
  pattern ?? (items as DocumentedSchema | undefined)?.pattern;

const bodies = operations.flatMap((operation) => {
  const { $ref = '' } = operation.requestBody?.content['application/json']?.schema ?? {};
  const { properties = {} } = document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {};
  const fields = Object.entries(properties).flatMap(([field, schema]) =>
    refOf(schema)
      ? [{ field, isList: schema.items !== undefined, pattern: new RegExp(String(patternOf(schema))) }]
      : [],
  );
  return fields.length > 0 ? [{ operation, fields }] : [];
});

describe('the document', () => {
  it('says of every field, filter and path that holds ids of which form they are', () => {
    for (const [name, { properties = {} }] of Object.entries(document.components.schemas)) {
      for (const [field, schema] of Object.entries(properties)) {
        const ref = refOf(schema);
        if (!ref) continue;
        expect(patternOf(schema), `${name}.${field}`).toMatch(/^\^(\w+|\([\w|]+\))_\[0-9a-z\]\{26\}\$$/);
        expect(schema.description, `${name}.${field}`).toMatch(/prefix `\w+_`|Can be sent instead of/);
      }
    }
    const { properties = {} } = document.components.schemas.ClassCreate ?? {};
    expect(properties.grade_level_id).toMatchObject({
      type: 'string',
      minLength: 1,
      maxLength: 64,
      pattern: '^grl_[0-9a-z]{26}$',
      description: 'The grade level (prefix `grl_`).',
    });
    for (const { id, parameters } of operations)
      for (const { in: place, name, schema } of parameters)
        if (place === 'path') expect(schema.pattern, `${id} ${name}`).toMatch(/^\^\w+_\[0-9a-z\]\{26\}\$$/);
  });

  it('gives every list a filter for each reference that its path does not name', () => {
    for (const { id, path, parameters, 'x-record': record = '' } of operations) {
      if (!id.endsWith('.list')) continue;
      const fields = Object.entries(document.components.schemas[record]?.properties ?? {});
      for (const [field, schema] of fields) {
        const name = field.replace(/_ids$/, '_id');
        if (!refOf(schema) || path.includes(`{${name}}`)) continue;
        const filter = parameters.find((parameter) => parameter.name === name);
        expect(filter?.schema, `${id} ${name}`).toMatchObject({ pattern: patternOf(schema) });
      }
    }
  });
});

onBothDatabases('an id of another form', (open) => {
  const newSchool = sharedServer(open, { clock: schoolDay() });
  let records: Records;
  beforeAll(async () => {
    records = new Records(await newSchool());
  });

  it('is that of no record, in a path, a filter or a body', async () => {
    for (const operation of operations) {
      const { method, path, query, example, parameters } = operation;
      if (path.includes('{')) {
        const body = example === undefined ? {} : { body: example };
        const url = fillPath(path, () => 'none') + query;
        expectProblem(await raw(records.server.url, records.key, method, url, body), 'not_found');
      }
      for (const { name, in: place, schema } of parameters) {
        if (place !== 'query' || !schema['x-ref']) continue;
        const { url } = await requestFor(records, operation);
        const found = async (value: string) => {
          const search = `${query || '?'}&${name}=${encodeURIComponent(value)}`;
          const { status, body } = await raw(
            records.server.url,
            records.key,
            'GET',
            url.split('?')[0] + search,
          );
          return [operation.id, name, status, body.data];
        };
        const nobody = await found(absentId(`${/\w+?(?=_|\|)/.exec(String(schema.pattern))?.[0]}_`));
        for (const malformed of ['none', '%', '_'.repeat(30)]) expect(await found(malformed)).toEqual(nobody);
      }
    }
  });

  it.each(bodies)(
    'is refused by $operation.id as unknown, and so is that of another kind in the same request',
    async ({ operation, fields }) => {
      // The response contains the result for each of many learners.
      for (const { field, isList, pattern } of fields.filter(({ field: name }) => name !== 'learner_ids')) {
        const { body: sent, url: given } = await requestFor(records, operation);
        const elsewhere = `${given} ${JSON.stringify(sent)}`.match(/\b[a-z]+_[0-9a-z]{26}\b/g) ?? [];
        const kindsElsewhere = Map.groupBy(elsewhere, (id) => id.split('_', 1)[0]).size;
        for (let index = -1; index < kindsElsewhere; index++) {
          const request = await requestFor(records, operation);
          const ids = new Set(
            `${request.url} ${JSON.stringify(request.body)}`.match(/\b[a-z]+_[0-9a-z]{26}\b/g) ?? [],
          );
          const wrong = index < 0 ? 'none' : [...ids].filter((id) => !pattern.test(id))[index];
          if (wrong === undefined) continue;
          const body = {
            ...(request.body as object),
            // The label that accompanies an id.
            [field.replace(/_id$/, '')]: undefined,
            [field]: isList ? [wrong] : wrong,
            ...(field === 'scope_id' ? { scope_type: 'class' } : {}),
            ...(field === 'submitted_by' ? { submitted_by_type: 'staff' } : {}),
            ...(operation.id === 'classes.create' && field === 'subject_id' ? { kind: 'subject' } : {}),
          };
          const { server, key } = request.records;
          const response = await raw(server.url, key, operation.method, request.url, { body });
          expect([operation.id, field, wrong, response.body.code]).toEqual([
            ...[operation.id, field, wrong],
            'unknown_reference',
          ]);
          expectProblem(response, 'unknown_reference');
          expect(response.body.errors).toMatchObject([{ pointer: isList ? `/${field}/0` : `/${field}` }]);
        }
      }
    },
  );
});

interface Link {
  /** The kind that refers, and by which field. */
  from: Kind;
  field: string;
  to: Kind;
  /** Empty for a field that is derived from other records. */
  archived: string;
  /** The error with which its archiving is rejected. */
  error: string;
  /** Whether a record can do without it. */
  isOptional: boolean;
}

const kindNamed = (resource: string): Kind | undefined =>
  kinds.find((kind) => resourceOf(kind).get.id === `${resource}.get`);

/** Every reference of a record of the document to one of another kind, or of several. */
const links: Link[] = kinds.flatMap((from) => {
  const { properties = {} } = document.components.schemas[resourceOf(from).get['x-record'] ?? ''] ?? {};
  return Object.entries(properties).flatMap(([field, schema]) => {
    const ref = refOf(schema);
    const isOptional = schema.items !== undefined || [schema.type].flat().includes('null');
    const targets = typeof ref?.to === 'string' ? [ref.to] : Object.values(ref?.to ?? {});
    return targets.map((name) => {
      const to = kindNamed(name);
      if (!to) throw new Error(`${from}.${field} refers to ${name}, of which there is no fixture`);
      return {
        from,
        field,
        to,
        archived: ref?.archived ?? '',
        error: ref?.error ?? 'resource_in_use',
        isOptional,
      };
    });
  });
});

const endedStates = (kind: Kind): string[] => {
  const { ended = [] } = (document.components.schemas[resourceOf(kind).get['x-record'] ?? '']?.['x-record'] ??
    {}) as { ended?: string[] };
  return ended;
};

/** What a record needs besides, to refer by a field that its fixture leaves out. */
const besides: Record<string, object> = {
  'class.subject_id': { kind: 'subject' },
  'teacher_allocation.replaces_id': { role: 'substitute' },
  // A feed is of one record.
  'calendar_feed.staff_id': { class_id: null },
  'calendar_feed.learner_id': { class_id: null },
  'calendar_feed.room_id': { class_id: null },
  'calendar_feed.guardian_id': { class_id: null, content: 'dates' },
  'invitation.staff_id': { email: undefined, name: undefined, staff_type: undefined },
  'message.template_id': { body: undefined },
  'parent_notification.template_id': { body: undefined },
};

/** What a record must have in common with its other parents, such as the term in which a class is offered. */
const common = new Set(['enrollment term', 'assessment term', 'timetable academic_year', 'slot timetable']);

/** A record to refer to: a new one, unless it must be that of the other parents; of a grade a learner of the class. */
async function targetOf({ from, to }: Link, records: Records): Promise<Made> {
  if (common.has(`${from} ${to}`)) return records.shared(to);
  // Only guardians of the learner are notified.
  if (from === 'parent_notification' && to === 'guardian') {
    const { ids } = await records.make('learner_guardian');
    return records.known('guardian', idOf(ids, 'guardian_id'), ids);
  }
  // Only active templates are used.
  if (to === 'message_template') return records.in(to, 'active');
  if (to !== 'learner' || from !== 'grade') return records.make(to);
  const { ids } = await records.make('enrollment');
  return records.known('learner', idOf(ids, 'learner_id'), ids);
}

/** Whether a request can say to what a record refers. */
const isGiven = ({ from, field }: Link): boolean => {
  const { create, collection } = resourceOf(from);
  const { $ref = '' } = create?.requestBody?.content['application/json']?.schema ?? {};
  const { properties = {} } = document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {};
  return field in properties || collection.includes(`{${field}}`);
};

/** A new record that refers to another one. */
const referring = ({ from, field }: Link, records: Records, target: Made): Promise<Made> =>
  records.make(from, {
    under: target.ids,
    body: {
      ...(resourceOf(from).collection.includes(`{${field}}`)
        ? {}
        : { [field]: field.endsWith('_ids') ? [target.id] : target.id }),
      ...besides[`${from}.${field}`],
    },
  });

/** The records of a kind that refer to one and are in use, by the filter of their list. */
async function inUse({ from, field }: Link, records: Records, target: Made): Promise<Made[]> {
  const { list } = resourceOf(from);
  if (!list) throw new Error(`${from} has no list`);
  const [parent] = list.path.match(/\w+_id(?=\})/) ?? [];
  const isOwner = parent === field;
  const parents = isOwner ? [target.ids] : parent ? await everyParent(records, parent) : [{}];
  const filter = isOwner ? '' : `&${field.replace(/_ids$/, '_id')}=${target.id}`;
  const found: Made[] = [];
  for (const ids of parents) {
    const page = await records.send({ ...list, path: `${list.path}?limit=100${filter}` }, ids);
    for (const { id, status } of page.body.data)
      if (!endedStates(from).includes(status)) found.push(await records.known(from, id, ids));
  }
  return found;
}

async function everyParent(records: Records, name: string): Promise<Ids[]> {
  const { list } = resourceOf(name.replace(/_id$/, '') as Kind);
  const { data } = (
    await records.send({ ...list, path: `${list?.path}?limit=100&archived=any` } as never, {})
  ).body;
  return data.map(({ id }: { id: string }) => ({ [name]: id }));
}

const refusing = (to: Kind): Link[] => links.filter((link) => link.to === to && link.archived === 'refuse');

/** Archives a record after all that keep it from being archived, or cancels one that is never archived. */
async function archiveWithDependents(records: Records, made: Made): Promise<void> {
  const archive = resourceOf(made.kind).archive ?? operationOf(made.kind, 'cancel');
  if (!archive) throw new Error(`No ${made.kind} can be archived`);
  for (const link of refusing(made.kind))
    for (const dependent of await inUse(link, records, made)) await archiveWithDependents(records, dependent);
  await records.carryOut(archive, made.ids);
}

onBothDatabases('a record in the path of another', (open) => {
  it('is the one to which that belongs, in every operation', async () => {
    const started = await startServer(open, { clock: schoolDay() });
    const records = new Records(started);
    const parents = new Map<string, string>();
    for (const operation of operations) {
      const { id, path, query, write, example } = operation;
      const [parent = '', child] = pathParameters(path).slice(-2);
      const [owner, kind] = [kinds.find((one) => `${one}_id` === parent), kindOf(operation)];
      if (child === undefined || !owner || !kind) continue;
      const { ids } = await records.shared(kind);
      const other = parents.get(parent) ?? (await records.make(owner)).id;
      parents.set(parent, other);
      const url = fillPath(path, (name) => (name === parent ? other : idOf(ids, name)));
      const body = write && example !== undefined ? { body: example } : {};
      const refused = await raw(started.server.url, records.key, operation.method, url + query, body);
      expect([id, refused.status, refused.body.code]).toEqual([id, 404, 'not_found']);
    }
    expect(parents.size).toBeGreaterThan(5);
  });
});

onBothDatabases('a record to which others refer', (open) => {
  const newSchool = sharedServer(open, { clock: schoolDay() });
  const start = async () => new Records(await newSchool());
  const refused = links.filter(({ archived }) => archived === 'refuse');

  it.each(refused)('is not archived while one in use does: $to, by $field of $from', async (link) => {
    const records = await start();
    const target = await targetOf(link, records);
    await referring(link, records, target);
    const { archive } = resourceOf(link.to);
    if (!archive) throw new Error(`No ${link.to} can be archived`);
    const response = await records.send(archive, target.ids);
    expectProblem(response, link.error);
    // A family's own error says what to do about them in its own way.
    if (link.error !== 'resource_in_use') return;
    const counts = await Promise.all(
      refusing(link.to).map(async (one) => ({
        type: one.from,
        count: (await inUse(one, records, target)).length,
      })),
    );
    const dependents = counts.filter(({ count }) => count > 0);
    expect(dependents.map(({ type }) => type)).toContain(link.from);
    expect(response.body.dependents.toSorted(byType)).toEqual(dependents.toSorted(byType));
    expect((await records.carryOut(resourceOf(link.to).get, target.ids)).archived_at).toBeNull();
    await archiveWithDependents(records, target);
    expect((await records.carryOut(resourceOf(link.to).get, target.ids)).archived_at).not.toBeNull();
  });

  it.each(links.filter(({ archived }) => archived === 'end'))(
    'leaves none in use when it is archived, where it ends them: $to, by $field of $from',
    async (link) => {
      const records = await start();
      const target = await targetOf(link, records);
      const { id } = await referring(link, records, target);
      expect((await inUse(link, records, target)).map((made) => made.id)).toEqual([id]);
      await archiveWithDependents(records, target);
      expect(await inUse(link, records, target)).toEqual([]);
    },
  );

  // The slot of a register needs a published timetable in which its class has a lesson: test/attendance.
  const isLesson = ({ from, to }: Link) => from === 'register' && to === 'slot';
  // Classes of open years are handed over first: test/timetable/staff-leaving.test.ts.
  const isLeading = ({ from, field }: Link) => from === 'class' && field === 'teacher_id';
  const isKept = (link: Link) => link.archived === 'keep' && !isLesson(link) && !isLeading(link);
  it.each(links.filter((link) => isKept(link) && isGiven(link)))(
    'is archived where they keep what they refer to: $to, by $field of $from',
    async (link) => {
      const records = await start();
      const target = await targetOf(link, records);
      const isList = link.field.endsWith('_ids');
      const scope = link.field === 'scope_id' ? { scope_type: link.to } : {};
      const by = link.field === 'submitted_by' ? { submitted_by_type: link.to } : {};
      // A guardian submits an excuse for a learner of theirs.
      const { ids: linked } =
        by.submitted_by_type === 'guardian'
          ? await records.make('learner_guardian', { under: target.ids })
          : target;
      // Only somebody with a role signs in.
      if (link.from === 'settings_link') await records.make('role_assignment', { under: linked });
      const own = resourceOf(link.from).collection.includes(`{${link.field}}`);
      const { ids } = await records.make(link.from, {
        // A substitute is somebody else.
        under: link.field === 'replaces_id' ? {} : linked,
        body: own
          ? {}
          : {
              [link.field]: isList ? [target.id] : target.id,
              ...scope,
              ...by,
              ...besides[`${link.from}.${link.field}`],
            },
      });
      await archiveWithDependents(records, target);
      const kept = (await records.carryOut(resourceOf(link.from).get, ids))[link.field];
      expect([kept].flat()).toEqual([target.id]);
      const { update } = resourceOf(link.from);
      if (!isList || !update) return;
      // Others are added to a list, and what is in it stays.
      const { id: next } = await records.make(link.to, { under: ids });
      const changed = await records.send(update, ids, { [link.field]: [next, target.id] });
      expect([changed.status, changed.body[link.field]?.toSorted()]).toEqual([
        200,
        [next, target.id].toSorted(),
      ]);
    },
  );

  const restorable = links.filter(
    ({ from, archived, isOptional }) =>
      !['', 'guarded'].includes(archived) && resourceOf(from).restore && !(archived === 'keep' && isOptional),
  );

  it.each(restorable)('must not be archived when one comes back: $to, by $field of $from', async (link) => {
    const records = await start();
    const target = await targetOf(link, records);
    const made = await referring(link, records, target);
    const { archive, restore } = resourceOf(link.from);
    if (!archive || !restore) throw new Error(`No ${link.from} can be archived and restored`);
    await records.carryOut(archive, made.ids);
    await archiveWithDependents(records, target);
    const response = await records.send(restore, made.ids);
    expectProblem(response, 'unknown_reference');
    const at = link.field.endsWith('_ids') ? '/0' : '';
    // The year of a timetable is archived after its terms.
    expect(response.body.errors).toContainEqual(
      expect.objectContaining({ pointer: `/${link.field}${at}`, code: 'unknown_reference' }),
    );
    if (link.to === 'academic_year' && link.from === 'timetable') return;
    const back = resourceOf(link.to).restore;
    if (!back) throw new Error(`No ${link.to} can be restored`);
    await records.carryOut(back, target.ids);
    expect((await records.carryOut(restore, made.ids)).archived_at).toBeNull();
  });
});

onBothDatabases('a record that is archived', (open) => {
  it('is not referred to by what is made at the same time', async () => {
    const records = new Records(await startServer(open, { worker: false, clock: schoolDay() }));
    const { archive } = resourceOf('room');
    if (!archive) throw new Error('No room can be archived');
    for (let round = 0; round < 8; round++) {
      const { id, ids } = await records.make('room');
      const draft = await records.draft('class', { body: { room_id: id } });
      const requests = [
        () => records.send(archive, ids),
        () => records.send(draft.operation, draft.ids, draft.body),
      ];
      const sent = (round % 2 ? requests : requests.toReversed()).map((request) => request());
      const responses = await Promise.all(sent);
      const codes = responses.map(({ status, body }) => (status < 300 ? 'done' : body.code));
      expect(codes).toContain('done');
      expect(codes.filter((code) => code === 'done')).toHaveLength(1);
      expect(['unknown_reference', 'resource_in_use']).toContain(codes.find((code) => code !== 'done'));
    }
  });

  it('keeps a learner who left from being admitted again, until the learner refers to another', async () => {
    const { client } = await startServer(open);
    const [former, next] = [
      await client.gradeLevels.create({ label: 'Standard 3', order: 3 }),
      await client.gradeLevels.create({ label: 'Grade 5', order: 5 }),
    ];
    const admitted_on = '2019-01-01';
    const { id } = await client.learners.create({ name: 'A', grade_level_id: former.id, admitted_on });
    expect(await refusalOf(client.gradeLevels.archive(former.id))).toMatchObject({
      dependents: [{ type: 'learner', count: 1 }],
    });
    await client.learners.leave(id, { left_on: '2020-01-01', left_reason: 'completed' });
    await client.gradeLevels.archive(former.id);
    expect(await refusalOf(client.learners.admit(id))).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/grade_level_id' }],
    });
    // What is over comes back as it was.
    await client.learners.archive(id);
    expect(await client.learners.restore(id)).toMatchObject({ grade_level_id: former.id, status: 'left' });
    await client.learners.update(id, { grade_level_id: next.id });
    expect(await client.learners.admit(id)).toMatchObject({ status: 'active', grade_level: 'Grade 5' });
  });
});

onBothDatabases('the schema of the database', (open, dialect) => {
  it('has an index for every reference, by the school and the field', async () => {
    await using database = await open();
    const indexes =
      dialect === 'sqlite'
        ? 'select tbl_name as "table", sql as definition from sqlite_schema where type = \'index\' and sql is not null'
        : 'select tablename as "table", indexdef as definition from pg_indexes where schemaname = current_schema()';
    const rows = (await runSql(database, indexes)) as { table: string; definition: string }[];
    for (const { from, field, archived } of links) {
      if (field.endsWith('_ids') || archived === '') continue;
      const [resource = ''] = resourceOf(from).get.id.split('.');
      const found = rows.filter(({ table, definition }) => {
        const [, columns = '', condition] = /\(([^()]*)\)(?: where \(?(.*?)\)?)?$/i.exec(definition) ?? [];
        const [first, second] = columns.replaceAll('"', '').split(', ');
        const isWhole = condition === undefined || /^archived_at is null$/i.test(condition);
        return (
          table === resource.replaceAll('-', '_') && first === 'school_id' && second === field && isWhole
        );
      });
      expect(found.length, `${resource}.${field}`).toBeGreaterThan(0);
    }
  });
});

const byType = (one: { type: string }, other: { type: string }): number => (one.type < other.type ? -1 : 1);
