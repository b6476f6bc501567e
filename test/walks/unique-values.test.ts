import type { ImportCreate } from '@rollbook/sdk';
import { describe, expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { type DocumentedSchema, document, type Operation } from '../support/document.ts';
import type { Kind } from '../support/fixtures/fixture.ts';
import { kinds, resourceOf } from '../support/fixtures/kinds.ts';
import { type Ids, Records, schoolDay } from '../support/fixtures/records.ts';
import { expectProblem, refusalOf } from '../support/problems.ts';
import { startYear } from '../support/school-year.ts';
import { raw, startServer } from '../support/server.ts';

interface UniqueText {
  kind: Kind;
  field: string;
  within: string | undefined;
  isEmail: boolean;
}

/** Every text of the document that is unique, by the kind of the records that have it. */
const texts: UniqueText[] = kinds.flatMap((kind) =>
  Object.entries(schemaOf(kind).properties ?? {}).flatMap(([field, schema]) => {
    const unique = schema['x-unique'] as { within?: string; caseless: boolean } | undefined;
    return unique?.caseless
      ? [{ kind, field, within: unique.within, isEmail: schema.format === 'email' }]
      : [];
  }),
);

function schemaOf(kind: Kind): DocumentedSchema {
  return document.components.schemas[resourceOf(kind).get['x-record'] ?? ''] ?? {};
}

type Imported = ImportCreate['kind'];

/** The kind of the imports whose rows are records of a kind: its resource, with underscores. */
function importedAs(kind: Kind): Imported | undefined {
  const imported = (document.components.schemas.Import?.properties?.kind?.enum ?? []) as Imported[];
  const [resource = ''] = resourceOf(kind).get.id.split('.');
  return imported.find((one) => one === resource.replaceAll('-', '_'));
}

/** The same text in other cases; the last also composed otherwise. */
const spellings = ({ isEmail }: UniqueText): [string, string, string] =>
  isEmail ? ['Ab@Example.org', 'aB@eXample.ORG', 'ab@example.org'] : ['Éa 1', 'éA 1', 'E\u0301A 1'];

onBothDatabases('a text that is unique', (open) => {
  it.each(texts)('is so whatever its case: $kind $field', async (text) => {
    const { kind, field, within, isEmail } = text;
    const { get, list, update, archive, restore } = resourceOf(kind);
    if (!list || !update || !archive || !restore) throw new Error(`${kind} lacks a standard operation`);
    const records = new Records(await startServer(open, { clock: schoolDay() }));
    const { client, server, key } = records;
    const wishes = (value: string) => ({ body: { [field]: value } });
    const make = (value: string) => records.make(kind, wishes(value));
    const refused = async (operation: Operation, ids: Ids, sent?: object) => {
      const response = await records.send(operation, ids, sent);
      expectProblem(response, 'already_exists');
      return response.body.existing_id;
    };
    const refusedToMake = async (value: string) => {
      const draft = await records.draft(kind, wishes(value));
      return refused(draft.operation, draft.ids, draft.body);
    };
    const read = async (ids: Ids) => (await records.carryOut(get, ids))[field];
    const asKept = (value: string) => (isEmail ? value.toLowerCase() : value);
    const [one, other, third] = spellings(text);

    const first = await make(one);
    expect(await read(first.ids)).toBe(asKept(one));
    for (const value of [one, other, third]) expect(await refusedToMake(value)).toBe(first.id);
    if (list.parameters.some(({ name }) => name === field)) {
      for (const value of [one, other, third]) {
        const path = `${list.path}?${new URLSearchParams({ [field]: value })}`;
        const response = await raw(server.url, key, 'GET', path);
        expect(response.body.data, value).toMatchObject([{ id: first.id }]);
      }
    }

    // Its own it may be written in another case, and is shown so.
    expect(await records.carryOut(update, first.ids, { [field]: other })).toMatchObject({
      [field]: asKept(other),
    });
    const second = await make(isEmail ? 'cd@example.org' : 'Another');
    expect(await refused(update, second.ids, { [field]: one })).toBe(first.id);

    const rows = importedAs(kind);
    if (rows) {
      const row = { [field]: third, ...(within ? { [within]: first.ids[within] } : {}) };
      const { id } = await client.imports.create({ kind: rows, source: 'walk', rows: [row] });
      await server.drainJobs();
      const { data } = await client.imports.rows(id);
      expect(data).toMatchObject([{ result: isEmail ? 'unchanged' : 'updated', record_id: first.id }]);
      expect(await read(first.ids)).toBe(asKept(third));
    }

    await records.carryOut(archive, first.ids);
    const next = await make(other);
    expect(await refused(restore, first.ids)).toBe(next.id);

    await records.carryOut(archive, next.ids);
    const drafts = await Promise.all([one, other, third].map((value) => records.draft(kind, wishes(value))));
    const responses = await Promise.all(
      drafts.map((draft) => records.send(draft.operation, draft.ids, draft.body)),
    );
    const outcomes = responses.map(({ status, body: { code } }) => (status === 201 ? 'done' : code));
    expect(outcomes.sort()).toEqual(['already_exists', 'already_exists', 'done']);
  });
});

describe('the document', () => {
  it('says of every value that is unique that it is, and of what', () => {
    const described = (schema: string, field: string) =>
      document.components.schemas[schema]?.properties?.[field]?.description;
    for (const schema of ['Class', 'ClassCreate', 'ClassUpdate', 'ClassRow'])
      expect(described(schema, 'label')).toBe(
        'Label of the class, such as 5B; unique per academic year (case-insensitive).',
      );
    expect(described('Staff', 'email')).toContain('unique in the school (case-insensitive).');
    expect(described('Term', 'number')).toBe('Number of the term; unique per academic year.');
    expect(document.components.schemas.CalendarException?.description).toContain(
      'No two records have the same `date`, `kind` and `grade_level_ids`, unless one of them is archived.',
    );
    expect(texts.length).toBeGreaterThan(7);
  });
});

onBothDatabases('a label', (open) => {
  it('names a class or a grade level whatever its case; the learner shows it as the school writes it', async () => {
    const { client, a, b, grade } = await startYear(open);
    const asWritten = { class: '5A', class_id: a.id, grade_level: 'Grade 5', grade_level_id: grade.id };
    const learner = await client.learners.create({ name: 'A', class: '5a', grade_level: 'GRADE 5' });
    expect(learner).toMatchObject(asWritten);
    const same = { class: '5a', class_id: a.id, grade_level: 'grade 5', grade_level_id: grade.id };
    expect(await client.learners.update(learner.id, same)).toMatchObject(asWritten);
    expect(await refusalOf(client.learners.update(learner.id, { ...same, class_id: b.id }))).toMatchObject({
      errors: [{ pointer: '/class', code: 'conflict' }],
    });
    expect(await client.learners.update(learner.id, { class: '5b' })).toMatchObject({ class: '5B' });
    await client.classes.update(b.id, { label: '5b' });
    expect(await client.learners.get(learner.id)).toMatchObject({ class: '5b', class_id: b.id });
    expect(await client.learners.update(learner.id, { class: 'Elsewhere' })).toMatchObject({
      class: 'Elsewhere',
      class_id: null,
    });
  });

  it('that two rows of an import write in two cases is one', async () => {
    const { client, server } = await startServer(open);
    for (const dry_run of [true, false]) {
      const rows = ['Grade r', 'GRADE R'].map((label) => ({ label, order: 1 }));
      const { id } = await client.imports.create({ kind: 'grade_levels', source: 'sis', rows, dry_run });
      await server.drainJobs();
      const { data } = await client.imports.rows(id);
      expect(data.map(({ result }) => result)).toEqual(['created', 'updated']);
    }
    expect((await client.gradeLevels.list()).data).toMatchObject([{ label: 'GRADE R', order: 1 }]);
  });
});

onBothDatabases('a calendar exception', (open) => {
  it('is one of a date and kind for the same grade levels, in whatever order', async () => {
    const { client } = await startServer(open);
    const [one, two] = await Promise.all(
      ['Grade 1', 'Grade 2'].map(
        async (label, order) => (await client.gradeLevels.create({ label, order })).id,
      ),
    );
    if (!one || !two) throw new Error('two grade levels were created');
    const create = (grade_level_ids: string[] | null, kind: 'closure' | 'half_day' = 'closure') =>
      client.calendarExceptions.create({ date: '2026-03-20', kind, name: 'A day', grade_level_ids });
    const first = await create([one, two]);
    const taken = { code: 'already_exists', existing_id: first.id };
    expect(await refusalOf(create([two, one]))).toMatchObject(taken);
    for (const others of [null, [one]]) {
      const { id } = await create(others);
      expect(await refusalOf(create(others))).toMatchObject({ existing_id: id });
      const change = client.calendarExceptions.update(id, { grade_level_ids: [two, one] });
      expect(await refusalOf(change)).toMatchObject(taken);
    }
    await create([one, two], 'half_day');
  });
});
