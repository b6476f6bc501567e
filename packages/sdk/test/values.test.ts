import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { InvalidArgumentError, type LearnerCreate } from '../src/index.ts';
import { clientOf, errorOf, json, serve } from './serve.ts';

describe('a query', () => {
  const since = new Date('2026-02-03T04:05:06.007Z');
  const foreign: Date = runInNewContext('new Date(ms)', { ms: since.getTime() });

  it.each([since, foreign])('sends a Date as ISO 8601, by a method or by a path', async (date) => {
    await using server = await serve((response) =>
      json(response, 200, { data: [], next_cursor: null, has_more: false }),
    );
    const client = clientOf(server);
    await client.learners.list({ updated_after: date });
    await client.GET('/v1/learners', { params: { query: { updated_after: date, limit: 5 } } });
    expect(server.received.map(({ url }) => url)).toEqual([
      '/v1/learners?updated_after=2026-02-03T04%3A05%3A06.007Z',
      '/v1/learners?updated_after=2026-02-03T04%3A05%3A06.007Z&limit=5',
    ]);
  });

  it('with null is an InvalidArgumentError: without the filter, the list would have everything', async () => {
    await using server = await serve((response) => json(response, 200, { data: [], has_more: false }));
    const learner: { class_id: never } = JSON.parse('{ "class_id": null }');
    const error = await errorOf(clientOf(server).learners.list({ class_id: learner.class_id }));
    expect(error).toBeInstanceOf(InvalidArgumentError);
    expect(error).toMatchObject({ message: 'query.class_id is null' });
    expect(server.received).toEqual([]);
  });

  it('that is an empty list does not become the list of the whole school either', async () => {
    await using server = await serve((response) => json(response, 200, {}));
    // As code without types would call it.
    const class_id = [] as never;
    for (const call of [
      () => clientOf(server).learners.list({ class_id }),
      () => clientOf(server).GET('/v1/learners', { params: { query: { class_id } } }),
    ])
      expect(await errorOf(call())).toMatchObject({
        name: 'InvalidArgumentError',
        message: 'query.class_id is an empty list',
      });
    expect(server.received).toEqual([]);
  });

  it('with an invalid Date is an InvalidArgumentError that names the parameter', async () => {
    await using server = await serve((response) => json(response, 200, {}));
    const client = clientOf(server);
    const query = { updated_after: new Date('soon') };
    for (const call of [
      () => client.learners.list(query),
      () => client.GET('/v1/learners', { params: { query } }),
    ]) {
      const error = await errorOf(call());
      expect(error).toBeInstanceOf(InvalidArgumentError);
      expect(error).toMatchObject({ message: 'query.updated_after is Invalid Date' });
    }
    expect(server.received).toEqual([]);
  });

  it('leaves out what is undefined', async () => {
    await using server = await serve((response) =>
      json(response, 200, { data: [], next_cursor: null, has_more: false }),
    );
    const client = clientOf(server, { headers: { 'X-One': undefined } });
    await client.learners.list({ class: undefined, limit: 5 });
    await client.learners.list(undefined, undefined);
    await client.GET('/v1/learners', {
      params: { query: { class: undefined, limit: 5 }, header: undefined },
    });
    await client.GET('/v1/learners', { params: undefined, querySerializer: undefined });
    const urls = ['/v1/learners?limit=5', '/v1/learners', '/v1/learners?limit=5', '/v1/learners'];
    expect(server.received.map(({ url }) => url)).toEqual(urls);
    for (const { headers } of server.received) expect(headers).not.toHaveProperty('x-one');
  });
});

describe('a body', () => {
  const circular: Record<string, unknown> = { name: 'Thandi Example' };
  circular.siblings = [{ self: circular }];
  const shared = { city: 'Example' };

  it.each([
    ['a BigInt', { items: [{ amount: 5n }] }, '/items/0/amount is a BigInt'],
    ['an object in itself', circular, '/siblings/0/self contains itself'],
    ['NaN', { items: [{ amount: Number.NaN }] }, '/items/0/amount is NaN'],
    ['Infinity', { amount: -1 / 0 }, '/amount is -Infinity'],
    ['an invalid Date', { born: new Date('soon') }, '/born is an invalid Date'],
    ['nothing in an array', { ids: ['a', undefined] }, '/ids/1 has no value'],
    ['a BigInt under a key of the user', { metadata: { 'Thandi Example': 5n } }, '/metadata/… is a BigInt'],
    ['a function as a whole', () => 1, 'it is a function'],
    ['a function', { name: () => 'Thandi Example' }, '/name is a function'],
    ['a symbol', { name: Symbol('Thandi') }, '/name is a symbol'],
    ['a Map', { metadata: new Map([['Thandi', 1]]) }, '/metadata is a Map'],
    ['a Set', { ids: new Set(['Thandi']) }, '/ids is a Set'],
    ['a promise', { notes: Promise.resolve('Thandi') }, '/notes is a Promise'],
    ['an index that was never assigned', { ids: Object.assign([], { 1: 'a' }) }, '/ids/0 has no value'],
    [
      'a toJSON that throws',
      { born: { toJSON: () => Object.assign([]).at(0).day } },
      '/born has a toJSON method that throws',
    ],
    [
      'a getter that throws',
      Object.defineProperty({}, 'born', {
        enumerable: true,
        get: () => Object.assign([]).at(0).day,
      }),
      '/born has a getter that throws',
    ],
    ['a BigInt as a whole', 5n, 'it is a BigInt'],
  ])('with %s is an InvalidArgumentError that says where', async (_, body, what) => {
    await using server = await serve((response) => json(response, 201, {}));
    const client = clientOf(server);
    // As code without types would give it.
    const given = body as LearnerCreate;
    for (const call of [
      () => client.learners.create(given),
      () => client.POST('/v1/learners', { body: given }),
    ]) {
      const error = await errorOf(call());
      expect(error).toBeInstanceOf(InvalidArgumentError);
      expect(error).toMatchObject({ code: 'invalid_body', path: '/v1/learners' });
      const message = `POST /v1/learners: the body cannot be sent as JSON: ${what}`;
      expect(Object(error).message).toContain(message);
      expect(Object(error).message).not.toContain('Thandi');
    }
    expect(server.received).toEqual([]);
  });

  it('is sent with its null, dates and objects that occur twice, and without what is undefined', async () => {
    await using server = await serve((response) => json(response, 201, {}));
    const body = {
      class: null,
      notes: 'null',
      born: new Date(0),
      home: shared,
      work: shared,
      name: undefined,
    };
    await clientOf(server).learners.create(body as object);
    expect(JSON.parse(server.received[0]?.body ?? '')).toEqual({
      class: null,
      notes: 'null',
      born: '1970-01-01T00:00:00.000Z',
      home: shared,
      work: shared,
    });
  });
});
