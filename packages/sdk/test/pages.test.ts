import { expect, it } from 'vitest';
import { InvalidResponseError, RollbookError } from '../src/index.ts';
import { clientOf, collect, errorOf, json, problem, serve, type TestServer } from './serve.ts';

interface TestPage {
  data: { id: string }[];
  next_cursor: string | null;
  has_more: boolean;
}

const ids = (...names: string[]) => names.map((id) => ({ id }));

/** A list whose pages are found by their cursor; '' is the first. */
const list = (pages: Record<string, TestPage>): Promise<TestServer> =>
  serve((response, { url }) => {
    const cursor = new URL(url, 'http://x').searchParams.get('starting_after') ?? '';
    const page = pages[cursor];
    return page ? json(response, 200, page) : problem(response, 400, 'invalid_cursor');
  });

const three = {
  '': { data: ids('a', 'b'), next_cursor: 'b', has_more: true },
  b: { data: [], next_cursor: 'x', has_more: true },
  x: { data: ids('c'), next_cursor: null, has_more: false },
};

it('gives the first page when it is awaited', async () => {
  await using server = await list(three);
  const page = await clientOf(server).learners.list({ limit: 2, class: '5B & more' });
  expect(JSON.parse(JSON.stringify(page))).toEqual(three['']);
  expect(server.received.map(({ url }) => url)).toEqual(['/v1/learners?limit=2&class=5B%20%26%20more']);
});

it('sends nothing until it is awaited or iterated', async () => {
  await using server = await list(three);
  const learners = clientOf(server).learners.list();
  expect(server.received).toHaveLength(0);
  await Promise.all([learners, learners, learners.finally(() => undefined), learners.catch(() => null)]);
  expect(server.received).toHaveLength(1);
});

it('gives every record when it is iterated, through a page that is empty', async () => {
  await using server = await list(three);
  const client = clientOf(server);
  expect((await collect(client.learners.list({ limit: 2 }))).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(server.received.map(({ url }) => url)).toEqual([
    '/v1/learners?limit=2',
    '/v1/learners?limit=2&starting_after=b',
    '/v1/learners?limit=2&starting_after=x',
  ]);
  const page = await client.learners.list();
  expect((await collect(page)).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

it('walks page by page', async () => {
  await using server = await list(three);
  const client = clientOf(server);
  const sizes = (await collect(client.learners.list().iterPages())).map(({ data }) => data.length);
  expect(sizes).toEqual([2, 0, 1]);
  const first = await client.learners.list();
  const second = await first.nextPage();
  const third = await second?.nextPage();
  expect(third?.data).toEqual(ids('c'));
  expect(await third?.nextPage()).toBeNull();
  expect(await first.nextPage()).toEqual(second);
});

it('starts where it is told', async () => {
  await using server = await list(three);
  const client = clientOf(server);
  expect((await collect(client.learners.list({ starting_after: 'b' }))).map(({ id }) => id)).toEqual(['c']);
});

it('keeps the path of a list below a record', async () => {
  await using server = await list(three);
  await collect(clientOf(server).deliveries.list('wh_1', { status: 'failed' }));
  expect(server.received[1]?.url).toBe('/v1/webhooks/wh_1/deliveries?status=failed&starting_after=b');
});

it.each([
  [
    'the same page for ever',
    {
      '': { data: ids('a'), next_cursor: 'a', has_more: true },
      a: { data: ids('a'), next_cursor: 'a', has_more: true },
    },
  ],
  [
    'a circle',
    {
      '': { data: ids('a'), next_cursor: 'a', has_more: true },
      a: { data: ids('b'), next_cursor: 'b', has_more: true },
      b: { data: ids('a'), next_cursor: 'a', has_more: true },
    },
  ],
])('refuses a cursor that repeats: %s', async (_what, pages: Record<string, TestPage>) => {
  await using server = await list(pages);
  const error = await errorOf(collect(clientOf(server).learners.list()));
  expect(error).toBeInstanceOf(InvalidResponseError);
  expect(error).toMatchObject({ code: 'repeated_cursor' });
  expect(server.received.length).toBeLessThanOrEqual(3);
});

it('refuses the cursor that it started with', async () => {
  await using server = await list({ a: { data: ids('b'), next_cursor: 'a', has_more: true } });
  expect(await errorOf(collect(clientOf(server).learners.list({ starting_after: 'a' })))).toMatchObject({
    code: 'repeated_cursor',
  });
  expect(server.received).toHaveLength(1);
});

it.each([
  ['more without a cursor', { data: [], next_cursor: null, has_more: true }],
  ['no data', { next_cursor: null, has_more: false }],
  ['no has_more', { data: [], next_cursor: null }],
])('refuses a page with %s', async (_what, page) => {
  await using server = await serve((response) =>
    json(response, 200, page, { 'service-request-id': 'req_7' }),
  );
  expect(await errorOf(clientOf(server).learners.list())).toMatchObject({
    name: 'InvalidResponseError',
    code: 'invalid_response',
    status: 200,
    attempts: 1,
    requestId: 'req_7',
  });
});

it.each([204, 304])('refuses a %i, which is no page', async (status) => {
  await using server = await serve((response) => void response.writeHead(status).end());
  const error = await errorOf(collect(clientOf(server).learners.list()));
  expect(error).toMatchObject({
    name: 'InvalidResponseError',
    code: 'invalid_response',
    status,
    attempts: 1,
  });
});

it('goes on after an error, without losing or repeating a record', async () => {
  let broken = true;
  await using server = await serve((response, { url }) => {
    if (!url.includes('starting_after=b'))
      return json(response, 200, { data: ids('a', 'b'), next_cursor: 'b', has_more: true });
    if (broken) return problem(response, 403, 'insufficient_scope');
    return json(response, 200, { data: ids('c'), next_cursor: null, has_more: false });
  });
  const records = clientOf(server).learners.list()[Symbol.asyncIterator]();
  const seen: string[] = [];
  const walk = async () => {
    for await (const { id } of records) seen.push(id);
  };
  expect(await errorOf(walk())).toBeInstanceOf(RollbookError);
  expect(await errorOf(walk())).toBeInstanceOf(RollbookError);
  expect(seen).toEqual(['a', 'b']);
  broken = false;
  await walk();
  expect(seen).toEqual(['a', 'b', 'c']);
});

it('a page can be asked for its next one again after an error', async () => {
  await using server = await serve((response, _request, index) =>
    index === 1
      ? problem(response, 403, 'insufficient_scope')
      : json(response, 200, index === 0 ? three[''] : three.x),
  );
  const page = await clientOf(server).learners.list();
  expect(await errorOf(page.nextPage())).toMatchObject({ status: 403 });
  expect((await page.nextPage())?.data).toEqual(ids('c'));
});

it('sends nothing more after a break', async () => {
  await using server = await list(three);
  const records = clientOf(server).learners.list()[Symbol.asyncIterator]();
  for await (const record of records) {
    expect(record.id).toBe('a');
    break;
  }
  expect(await records.next()).toEqual({ done: true, value: undefined });
  expect(server.received).toHaveLength(1);
});

it('hands out each record once to callers that do not wait for one another', async () => {
  await using server = await list(three);
  const records = clientOf(server).learners.list()[Symbol.asyncIterator]();
  const results = await Promise.all([records.next(), records.next(), records.next(), records.next()]);
  expect(results.map(({ value }) => value?.id)).toEqual(['a', 'b', 'c', undefined]);
});

it('the body of a loop that throws ends the iterator, and the cursor of the page is where to go on', async () => {
  await using server = await list(three);
  const client = clientOf(server);
  const records = client.learners.list()[Symbol.asyncIterator]();
  const failing = async () => {
    for await (const { id } of records) throw new Error(id);
  };
  expect(await errorOf(failing())).toMatchObject({ message: 'a' });
  expect(await collect(records)).toEqual([]);

  const saved: string[] = [];
  let cursor: string | undefined;
  let full = true;
  const run = async () => {
    for await (const page of client.learners.list({ starting_after: cursor }).iterPages()) {
      for (const { id } of page.data) {
        if (full && id === 'c') throw new Error('disk full');
        saved.push(id);
      }
      cursor = page.next_cursor ?? undefined;
    }
  };
  expect(await errorOf(run())).toMatchObject({ message: 'disk full' });
  full = false;
  await run();
  expect(saved).toEqual(['a', 'b', 'c']);
});

it('toArray gives the first records and asks for no page that it does not need', async () => {
  await using server = await list(three);
  const { learners } = clientOf(server);
  const idsOf = async (limit: number) => (await learners.list().toArray({ limit })).map(({ id }) => id);
  expect(await idsOf(0)).toEqual([]);
  expect(server.received).toHaveLength(0);
  expect(await idsOf(2)).toEqual(['a', 'b']);
  expect(server.received).toHaveLength(1);
  expect(await idsOf(9)).toEqual(['a', 'b', 'c']);
  expect(await idsOf(Number.POSITIVE_INFINITY)).toEqual(['a', 'b', 'c']);
});

it.each([Number.NaN, -1, 1.5, '5', undefined])('toArray refuses a limit of %o', async (limit) => {
  // As code without types would give it.
  const call = clientOf({ baseUrl: 'http://x.test' })
    .learners.list()
    .toArray({ limit: limit as number });
  expect(await errorOf(call)).toMatchObject({
    code: 'invalid_option',
    message: expect.stringMatching(/^limit /),
  });
});

it('toArray without options asks for a limit', async () => {
  const { learners } = clientOf({ baseUrl: 'http://x.test' });
  // @ts-expect-error the limit is required
  const call = learners.list().toArray();
  expect(await errorOf(call)).toMatchObject({
    code: 'invalid_option',
    message: expect.stringMatching(/^limit /),
  });
});

it('gives what came with the first page', async () => {
  await using server = await list(three);
  const { data, requestId } = await clientOf(server).learners.list().withResponse();
  expect([data.data.length, requestId]).toEqual([2, 'req_1']);
});
