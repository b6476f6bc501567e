import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onBothDatabases, openSqlite } from '../support/databases.ts';
import { fillPath, operations } from '../support/document.ts';
import { kinds, resourceOf } from '../support/fixtures/kinds.ts';
import { absentId, idOf, Records, schoolDay } from '../support/fixtures/records.ts';
import { expectProblem } from '../support/problems.ts';
import { clientOf, raw, type Started, sharedServer, startServer } from '../support/server.ts';

const lists = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'starting_after'));

interface Listed {
  id?: string;
  webhook_id?: string;
}

/** Everything that a list gives, walked with pages of a size. */
async function walk(
  { server, testKey }: Started,
  path: string,
  order: string,
  limit: number,
): Promise<Listed[]> {
  const found: Listed[] = [];
  let cursor = '';
  for (;;) {
    const { status, body } = await raw(
      server.url,
      testKey,
      'GET',
      `${path}?limit=${limit}&order=${order}${cursor}`,
    );
    expect(status).toBe(200);
    expect(body.data.length).toBeLessThanOrEqual(limit);
    found.push(...body.data);
    expect(body.has_more).toBe(body.next_cursor !== null);
    if (!body.has_more) return found;
    expect(body.data).toHaveLength(limit);
    cursor = `&starting_after=${body.next_cursor}`;
  }
}

onBothDatabases('pagination', (open) => {
  const newSchool = sharedServer(open);

  it('gives every record that is there throughout exactly once, whatever happens between pages', async () => {
    const { client } = await newSchool();
    const step = fc.record({
      limit: fc.integer({ min: 1, max: 5 }),
      inserted: fc.nat(2),
      archived: fc.option(fc.nat(11)),
    });
    const run = fc.record({
      initial: fc.integer({ min: 0, max: 11 }),
      order: fc.constantFrom('asc' as const, 'desc' as const),
      steps: fc.array(step, { minLength: 1, maxLength: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(run, async ({ initial, order, steps }) => {
        const marker = randomUUID();
        const create = () => client.learners.create({ name: 'A', class: marker });
        const before: string[] = [];
        for (let i = 0; i < initial; i++) before.push((await create()).id);
        const gone = new Set<string>();
        const seen: string[] = [];
        let cursor: string | undefined;
        for (let page = 0; ; page++) {
          const { limit, inserted, archived } = steps[page % steps.length] ?? {
            limit: 5,
            inserted: 0,
            archived: null,
          };
          const query = {
            class: marker,
            order,
            limit,
            ...(cursor === undefined ? {} : { starting_after: cursor }),
          };
          const { data, has_more, next_cursor } = await client.learners.list(query);
          seen.push(...data.map(({ id }) => id));
          if (!has_more) break;
          cursor = next_cursor ?? '';
          // Inserted without end, a list in the order of creation would have no end either.
          for (let i = 0; i < inserted && page < 6; i++) await create();
          const victim = archived === null ? undefined : before[archived];
          if (victim !== undefined) gone.add((await client.learners.archive(victim)).id);
        }
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen).toEqual(order === 'asc' ? [...seen].sort() : [...seen].sort().reverse());
        for (const id of before) if (!gone.has(id)) expect(seen).toContain(id);
      }),
      { numRuns: 12, seed: 2 },
    );
  });

  it('goes on behind a cursor whose record was archived or does not match the filter', async () => {
    const { client } = await newSchool();
    const made = [];
    for (const label of ['5A', '5B', '5A', '5A'])
      made.push(await client.learners.create({ name: 'A', class: label }));
    const [first, second, third, fourth] = made.map(({ id }) => id);
    await client.learners.archive(first ?? '');
    const after = async (cursor = '') =>
      (await client.learners.list({ class: '5A', starting_after: cursor })).data.map(({ id }) => id);
    expect(await after(first)).toEqual([third, fourth]);
    expect(await after(second)).toEqual([third, fourth]);
    expect(await after(fourth)).toEqual([]);
  });

  it('ends an empty list and exact multiples of the limit without an empty page', async () => {
    const { client } = await newSchool();
    const last = { has_more: false, next_cursor: null };
    expect(await client.learners.list()).toMatchObject({ data: [], ...last });
    for (let i = 0; i < 4; i++) await client.learners.create({ name: 'A' });
    const first = await client.learners.list({ limit: 2 });
    expect(first).toMatchObject({ has_more: true, next_cursor: first.data[1]?.id });
    const second = await client.learners.list({ limit: 2, starting_after: first.next_cursor ?? '' });
    expect(second.data).toHaveLength(2);
    expect(second).toMatchObject(last);
    expect(await client.learners.list({ limit: 4 })).toMatchObject(last);
    const behind = { limit: 2, starting_after: second.data[1]?.id ?? '' };
    expect(await client.learners.list(behind)).toMatchObject({ data: [], ...last });
  });

  it('has 25 records on a page unless told otherwise, and 100 at most', async () => {
    const { client, server, testKey } = await newSchool();
    await Promise.all(Array.from({ length: 101 }, () => client.learners.create({ name: 'A' })));
    expect((await client.learners.list()).data).toHaveLength(25);
    expect((await client.learners.list({ limit: 100 })).data).toHaveLength(100);
    expect((await client.events.list({ limit: 100 })).has_more).toBe(true);
    let count = 0;
    for await (const _ of client.learners.list({ limit: 7 })) count++;
    expect(count).toBe(101);
    expect((await raw(server.url, testKey, 'GET', '/v1/learners?limit=101')).status).toBe(400);
  });

  it('walks every list of the document the same way with any page size, forwards and backwards', async () => {
    const started = await startServer(open, { clock: schoolDay() });
    const records = new Records(started);
    const ids = await records.all();
    for (const kind of kinds) await records.make(kind);
    // Of one guardian, so that the learner has a sibling.
    const under = { ...ids, learner_id: (await records.make('learner')).id };
    await records.make('learner_guardian', { under });
    for (const { path: template } of lists) {
      const path = fillPath(template, (name) => idOf(ids, name));
      const whole = await walk(started, path, 'asc', 100);
      expect(whole, path).not.toEqual([]);
      expect(new Set(whole.map(({ id, webhook_id }) => id ?? webhook_id)).size, path).toBe(whole.length);
      // A long list, such as that of events, is walked in some larger pages.
      const least = Math.ceil(whole.length / 8);
      for (const limit of [least, least + 1]) {
        expect(await walk(started, path, 'asc', limit), path).toEqual(whole);
        expect(await walk(started, path, 'desc', limit), path).toEqual([...whole].reverse());
      }
    }
  });

  describe('refuses', () => {
    it('cursors that are none, on every list', async () => {
      const { server, testKey, liveKey } = await startServer(open, { clock: schoolDay() });
      const ids = await new Records({ server, testKey }).all();
      const foreign = await new Records({ server, testKey: liveKey }).all();
      // Of every kind, one or more of the lists get a record of another school.
      const others = Object.values(foreign);
      for (const [index, { id, path: template }] of lists.entries()) {
        const own = kinds.find((kind) => resourceOf(kind).list?.id === id);
        const path = fillPath(template, (name) => idOf(ids, name));
        const get = (query: string) => raw(server.url, testKey, 'GET', `${path}?${query}`);
        const cursors = [
          'x',
          'null',
          "'",
          '%F0%9F%98%80',
          ...(own ? [idOf(foreign, `${own}_id`)] : []),
          ...others.filter((_, at) => at % lists.length === index || at === index % others.length),
          absentId(idOf(ids, 'learner_id')),
        ];
        for (const cursor of cursors) expectProblem(await get(`starting_after=${cursor}`), 'invalid_cursor');
      }
    });

    it('a cursor of another kind of record and of another school', async () => {
      const started = await startServer(open, { clock: schoolDay() });
      const { client, server } = started;
      const ids = await new Records(started).all();
      const other = await server.createSchool({ name: 'Other' });
      const learner = await clientOf(server, other.testKey).learners.create({ name: 'B' });
      for (const cursor of [ids.webhook_id, ids.event_id, learner.id]) {
        await expect(client.learners.list({ starting_after: cursor ?? '' })).rejects.toMatchObject({
          status: 400,
          code: 'invalid_cursor',
          errors: [{ pointer: '?starting_after' }],
        });
      }
    });
  });
});

// A query is refused before it gets to a database.
it('every list refuses limits and orders that are none', async () => {
  const { server, testKey } = await startServer(openSqlite);
  for (const { path: template } of lists) {
    const path = fillPath(template, () => 'x');
    const get = (query: string) => raw(server.url, testKey, 'GET', `${path}?${query}`);
    for (const limit of ['0', '101', 'abc', '', '-1', '1.5', '1e1', '%2B5', '0x10', '9'.repeat(30)]) {
      const response = await get(`limit=${limit}`);
      expectProblem(response, 'invalid_parameter');
      expect(response.body.errors).toMatchObject([{ pointer: '?limit' }]);
    }
    expectProblem(await get('order=up'), 'invalid_parameter');
    expectProblem(await get('starting_after='), 'invalid_parameter');
    expectProblem(await get('limit=5&limit=6'), 'invalid_parameter');
  }
});
