import { describe, expect, it } from 'vitest';
import { onEachDatabase } from './support/databases.ts';
import { document, operations } from './support/document.ts';
import { makerOf } from './support/makers.ts';
import { codeOf, expectProblem, refusalOf } from './support/problems.ts';
import { populate, schoolDay } from './support/school.ts';
import { startYear } from './support/school-year.ts';
import { raw, startServer } from './support/server.ts';
import { verbsOf } from './support/verbs.ts';

interface UniqueText {
  resource: string;
  field: string;
  within: string | undefined;
  isEmail: boolean;
}

/** Every text of the document that is unique, by the resource whose records have it. */
const texts: UniqueText[] = operations
  .filter(({ id }) => id.endsWith('.create'))
  .flatMap(({ id, 'x-record': record = '' }) =>
    Object.entries(document.components.schemas[record]?.properties ?? {}).flatMap(([field, schema]) => {
      const unique = schema['x-unique'] as { within?: string; caseless: boolean } | undefined;
      const resource = id.slice(0, id.indexOf('.'));
      return unique?.caseless
        ? [{ resource, field, within: unique.within, isEmail: schema.format === 'email' }]
        : [];
    }),
  );

const imported = document.components.schemas.Import?.properties?.kind?.enum ?? [];

/** The same text in other cases; the last also composed otherwise. */
const spellings = ({ isEmail }: UniqueText): [string, string, string] =>
  isEmail ? ['Ab@Example.org', 'aB@eXample.ORG', 'ab@example.org'] : ['Éa 1', 'éA 1', 'E\u0301A 1'];

onEachDatabase('a text that is unique', (open) => {
  it.each(texts)('is so whatever its case: $resource $field', async (text) => {
    const { resource, field, within, isEmail } = text;
    const started = await startServer(open, { clock: schoolDay() });
    const { client, server } = started;
    const populated = await populate(client);
    const { ids } = populated;
    const call = verbsOf(started, resource, populated);
    const maker = makerOf(resource);
    let n = 0;
    const make = (value: string) => maker(client, { [field]: value }, ++n, ids);
    const read = async (id: string) => (await call('get', id)).body[field];
    const asKept = (value: string) => (isEmail ? value.toLowerCase() : value);
    const [one, other, third] = spellings(text);

    const first = await make(one);
    expect(await read(first.id)).toBe(asKept(one));
    const taken = { status: 409, code: 'already_exists', existing_id: first.id };
    for (const value of [one, other, third]) expect(await refusalOf(make(value))).toMatchObject(taken);
    const list = operations.find(({ id }) => id === `${resource}.list`);
    if (list?.parameters.some(({ name }) => name === field)) {
      for (const value of [one, other, third]) {
        const path = `${list.path}?${new URLSearchParams({ [field]: value })}`;
        const { body } = await raw(server.url, started.testKey, 'GET', path);
        expect(body.data, value).toMatchObject([{ id: first.id }]);
      }
    }

    // Its own it may be written in another case, and is shown so.
    expect((await call('update', first.id, { [field]: other })).body).toMatchObject({
      [field]: asKept(other),
    });
    const second = await make(isEmail ? 'cd@example.org' : 'Another');
    const renamed = await call('update', second.id, { [field]: one });
    expectProblem(renamed, 'already_exists');
    expect(renamed.body.existing_id).toBe(first.id);

    const kind = resource.replaceAll('-', '_');
    if (imported.includes(kind)) {
      const row = { [field]: third, ...(within ? { [within]: ids[within] } : {}) };
      const body = { kind, source: 'walk', rows: [row] } as Parameters<typeof client.imports.create>[0];
      const { id } = await client.imports.create(body);
      await server.drainJobs();
      const { data } = await client.imports.rows(id);
      expect(data).toMatchObject([{ result: isEmail ? 'unchanged' : 'updated', record_id: first.id }]);
      expect(await read(first.id)).toBe(asKept(third));
    }

    expect((await call('archive', first.id)).status).toBe(200);
    const next = await make(other);
    const restored = await call('restore', first.id);
    expectProblem(restored, 'already_exists');
    expect(restored.body.existing_id).toBe(next.id);

    expect((await call('archive', next.id)).status).toBe(200);
    const atOnce = [one, other, third].map((value) => codeOf(make(value)));
    expect((await Promise.all(atOnce)).sort()).toEqual(['already_exists', 'already_exists', 'done']);
  });
});

describe('the document', () => {
  it('says of every value that is unique that it is, and of what', () => {
    const described = (schema: string, field: string) =>
      document.components.schemas[schema]?.properties?.[field]?.description;
    for (const schema of ['Class', 'ClassCreate', 'ClassUpdate', 'ClassRow'])
      expect(described(schema, 'label')).toBe(
        'What the school calls it; unique per academic year, without regard to case.',
      );
    expect(described('Staff', 'email')).toContain('unique in the school, without regard to case.');
    expect(described('Term', 'number')).toBe('Number in its year; unique per academic year.');
    expect(document.components.schemas.CalendarException?.description).toContain(
      'No two that are not archived have the same `date`, `kind` and `grade_level_ids`.',
    );
    expect(texts.length).toBeGreaterThan(7);
  });
});

onEachDatabase('a label', (open) => {
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
      const rows = ['Grade r', 'GRADE R'].map((label, order) => ({ label, order }));
      const { id } = await client.imports.create({ kind: 'grade_levels', source: 'sis', rows, dry_run });
      await server.drainJobs();
      const { data } = await client.imports.rows(id);
      expect(data.map(({ result }) => result)).toEqual(['created', 'updated']);
    }
    expect((await client.gradeLevels.list()).data).toMatchObject([{ label: 'GRADE R', order: 1 }]);
  });
});

onEachDatabase('a calendar exception', (open) => {
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
