import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoffMs, retryAfterMs, waitMs } from '../src/attempt.ts';
import { ConflictError, ConnectionError, RateLimitError, RollbookError } from '../src/index.ts';
import { clientOf, errorOf, json, learnerId, problem, serve } from './serve.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('what is retried', () => {
  it.each([408, 425, 429, 500, 502, 503, 504])('a %i is sent again, twice at most', async (status) => {
    await using server = await serve((response) => problem(response, status, 'unavailable'));
    const error = await errorOf(clientOf(server).learners.get(learnerId));
    expect(error).toMatchObject({ status, attempts: 3, requestId: 'req_1' });
    expect(server.received).toHaveLength(3);
  });

  it.each([400, 401, 403, 404, 405, 409, 410, 412, 413, 415, 422, 501])(
    'a %i is thrown at once',
    async (status) => {
      await using server = await serve((response) => problem(response, status, 'refused'));
      expect(await errorOf(clientOf(server).learners.get(learnerId))).toMatchObject({ status, attempts: 1 });
      expect(server.received).toHaveLength(1);
    },
  );

  it('a change whose outcome is unknown is sent again with the same idempotency key', async () => {
    await using server = await serve((response, _request, index) =>
      index === 0
        ? problem(response, 503, 'outcome_unknown', { 'retry-after': '0' })
        : json(response, 201, { id: learnerId }),
    );
    expect(await clientOf(server).learners.create({ name: 'A' })).toEqual({ id: learnerId });
    const [first, second] = server.received.map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(uuid);
    expect(second).toBe(first);
  });

  it('any other 409 is thrown at once', async () => {
    await using server = await serve((response) => problem(response, 409, 'already_exists'));
    expect(await errorOf(clientOf(server).learners.create({ name: 'A' }))).toBeInstanceOf(ConflictError);
    expect(server.received).toHaveLength(1);
  });

  it('a connection that is reset is made again', async () => {
    await using server = await serve((response, _request, index) =>
      index === 0 ? response.destroy() : json(response, 200, { id: learnerId }),
    );
    expect(await clientOf(server).learners.get(learnerId)).toEqual({ id: learnerId });
    expect(server.received).toHaveLength(2);
  });

  it('a server that is not there is a ConnectionError with its cause', async () => {
    const server = await serve(() => undefined);
    await server[Symbol.asyncDispose]();
    const error = await errorOf(clientOf(server).learners.get(learnerId));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({
      message: 'GET /v1/learners/{learner_id}: no response (ECONNREFUSED)',
      ...{ code: 'connection_failed', attempts: 3, cause: { name: 'TypeError' } },
    });
  });

  it('maxRetries is set for the client or for one call', async () => {
    await using server = await serve((response) => problem(response, 503, 'unavailable'));
    const client = clientOf(server, { maxRetries: 1 });
    expect(await errorOf(client.learners.get(learnerId))).toMatchObject({ attempts: 2 });
    expect(await errorOf(client.learners.get(learnerId, { maxRetries: 0 }))).toMatchObject({ attempts: 1 });
  });
});

describe('how long it waits', () => {
  it('draws from zero to half a second, doubled each time and at most eight seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map((retries) => backoffMs(retries, 1))).toEqual([
      500, 1000, 2000, 4000, 8000, 8000, 8000,
    ]);
    expect(backoffMs(3, 0)).toBe(0);
    expect(backoffMs(0, 0.5)).toBe(250);
  });

  it.each([
    ['0', 0],
    ['7', 7000],
    ['Sat, 21 Nov 2026 10:00:30 GMT', 30_000],
    ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ])('takes Retry-After: %s', (header, wait) => {
    expect(retryAfterMs(header, Date.parse('2026-11-21T10:00:00Z'))).toBe(wait);
  });

  it.each([
    '',
    ' 1',
    '1.5',
    '-1',
    '+1',
    '1e3',
    '0x10',
    'soon',
    '2026-11-21T10:00:30Z',
    'Sat, 99 Nov 2026 10:00:30 GMT',
    '1, 2',
  ])('takes nothing from Retry-After: %j', (header) => {
    expect(retryAfterMs(header, 0)).toBeUndefined();
  });

  const limited = (retryAfter: number | undefined) =>
    new RateLimitError('', { status: 429, code: 'rate_limited', retryAfterMs: retryAfter });

  it('waits as long as the server asks, up to a minute', () => {
    expect(waitMs(limited(60_000), 0, 2, Number.POSITIVE_INFINITY)).toBe(60_000);
    expect(waitMs(limited(60_001), 0, 2, Number.POSITIVE_INFINITY)).toBeUndefined();
  });

  it('adds a random time to Retry-After, and never retries earlier', () => {
    const waits = (retryAfter: number, remaining = Number.POSITIVE_INFINITY) =>
      [0, 0.5, 1].map((random) => {
        vi.mocked(Math.random).mockReturnValue(random);
        return waitMs(limited(retryAfter), 0, 2, remaining);
      });
    expect(waits(1000)).toEqual([1000, 1250, 1500]);
    expect(waits(60_000)).toEqual([60_000, 64_000, 68_000]);
    // Spread out as without the header, because other clients got the same response.
    expect(waits(0)).toEqual([0, 250, 500]);
    expect(waits(1000, 1200)).toEqual([1000, 1000, 1000]);
  });

  it('does not wait past the deadline', () => {
    expect(waitMs(limited(1000), 0, 2, 1001)).toBe(1000);
    expect(waitMs(limited(1000), 0, 2, 1000)).toBeUndefined();
  });

  it('sleeps that long before it sends again', async () => {
    const waits: unknown[] = [];
    const { setTimeout: real } = globalThis;
    // These two waits pass at once, the limits of whatever else runs do not.
    const soon = (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
      waits.push(ms);
      return real(() => run(...given), ms === 8750 || ms === 500 ? 0 : ms);
    };
    vi.stubGlobal('setTimeout', soon);
    const answers = ['7', undefined];
    await using server = await serve((response, _request, index) => {
      const retryAfter = answers[index];
      if (index < 2) problem(response, 429, 'rate_limited', retryAfter ? { 'retry-after': retryAfter } : {});
      else json(response, 200, { id: learnerId });
    });
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    await clientOf(server).learners.get(learnerId);
    vi.unstubAllGlobals();
    expect(waits.filter((ms) => ms === 8750 || ms === 500)).toEqual([8750, 500]);
  });
});

describe('idempotency', () => {
  it('puts one key on a write and the same on every attempt', async () => {
    await using server = await serve((response, _request, index) =>
      index % 2 === 0 ? problem(response, 500, 'internal_error') : json(response, 200, { id: learnerId }),
    );
    const client = clientOf(server);
    await client.learners.create({ name: 'A' });
    await client.learners.update(learnerId, {});
    await client.learners.archive(learnerId);
    await client.learners.restore(learnerId);
    await client.POST('/v1/learners', { body: { name: 'A' } });
    const keys = server.received.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(10);
    for (let index = 0; index < keys.length; index += 2) {
      expect(keys[index]).toMatch(uuid);
      expect(keys[index + 1]).toBe(keys[index]);
    }
    expect(new Set(keys).size).toBe(5);
  });

  it('sends every attempt of a write with the API key of the first, to which its idempotency key belongs', async () => {
    await using server = await serve((response, _request, index) =>
      index === 0 ? response.destroy() : json(response, 201, { id: learnerId }),
    );
    let calls = 0;
    const client = clientOf(server, { apiKey: async () => `sk_test_${++calls}` });
    await client.learners.create({ name: 'A' });
    await client.learners.archive(learnerId);
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer sk_test_1',
      'Bearer sk_test_1',
      'Bearer sk_test_2',
    ]);
  });

  it('puts none on a read', async () => {
    await using server = await serve((response) => json(response, 200, { id: learnerId }));
    await clientOf(server).learners.get(learnerId);
    expect(server.received[0]?.headers['idempotency-key']).toBeUndefined();
  });

  it('keeps the key on the error, and takes it back', async () => {
    await using server = await serve((response, _request, index) =>
      index < 3
        ? problem(response, 503, 'unavailable')
        : json(response, 201, { id: learnerId }, { 'idempotent-replayed': 'true' }),
    );
    const client = clientOf(server);
    const error = await errorOf(client.learners.create({ name: 'A' }));
    if (!(error instanceof RollbookError)) throw error;
    expect(error.idempotencyKey).toBe(server.received[0]?.headers['idempotency-key']);
    const result = await client.learners
      .create({ name: 'A' }, { idempotencyKey: error.idempotencyKey })
      .withResponse();
    expect(result).toMatchObject({ replayed: true, idempotencyKey: error.idempotencyKey, attempts: 1 });
    expect(server.received[3]?.headers['idempotency-key']).toBe(error.idempotencyKey);
  });

  it('makes a UUID where crypto.randomUUID is missing', async () => {
    await using server = await serve((response) => json(response, 200, { id: learnerId }));
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    await clientOf(server).learners.archive(learnerId);
    vi.unstubAllGlobals();
    expect(server.received[0]?.headers['idempotency-key']).toMatch(uuid);
  });
});

describe('whether a write that failed may have been carried out', () => {
  type Answer = number | readonly [status: number, code: string] | 'reset' | 'cut';
  const failing = (answers: readonly Answer[]) =>
    serve((response, _request, index) => {
      const answer = answers[index] ?? 500;
      const headers = { 'retry-after': '0' };
      if (answer === 'reset') response.destroy();
      else if (answer === 'cut') response.writeHead(200).write('{', () => response.destroy());
      else if (typeof answer === 'number') response.writeHead(answer, headers).end('<html>');
      else problem(response, ...answer, headers);
    });

  it.each<[string, boolean, Answer[]]>([
    ['no response', true, ['reset', 'reset', 'reset']],
    ['no response, then busy', true, ['reset', [503, 'unavailable'], [503, 'unavailable']]],
    ['no response, then a limit', true, ['reset', [429, 'rate_limited'], [429, 'rate_limited']]],
    ['no response, then a key that is no longer valid', true, ['reset', [401, 'invalid_api_key']]],
    ['no response, then an error of a proxy', true, ['reset', 404]],
    ['a response that is cut off', true, ['cut', 'cut', 'cut']],
    ['a page of a proxy', true, [200]],
    ['a gateway without the server', true, [502, 502, 502]],
    [
      'an unknown outcome',
      true,
      [
        [503, 'outcome_unknown'],
        [503, 'unavailable'],
        [503, 'unavailable'],
      ],
    ],
    [
      'busy',
      false,
      [
        [503, 'unavailable'],
        [503, 'overloaded'],
        [500, 'internal_error'],
      ],
    ],
    [
      'a limit',
      false,
      [
        [429, 'rate_limited'],
        [429, 'rate_limited'],
        [429, 'rate_limited'],
      ],
    ],
    ['invalid', false, [[422, 'validation_failed']]],
    ['a redirect', false, [308]],
    [
      'no response, then a conflict: the first attempt would be replayed',
      false,
      ['reset', [409, 'already_exists']],
    ],
  ])('%s: %s', async (_what, outcomeUnknown, answers) => {
    await using server = await failing(answers);
    const client = clientOf(server);
    expect(await errorOf(client.learners.create({ name: 'A' }))).toMatchObject({
      outcomeUnknown,
      attempts: answers.length,
    });
  });

  it('never of a read, and of nothing that was not sent', async () => {
    await using server = await failing(['reset', 'reset', 'reset']);
    const client = clientOf(server);
    const failed = [
      client.learners.get(learnerId),
      client.learners.create({ name: 'A' }, { signal: AbortSignal.abort() }),
      client.learners.create({ name: 'A' }, { deadlineMs: 0 }),
      client.learners.create({ name: 'A' }, { apiKey: () => '' }),
    ];
    const errors = await Promise.all(failed.map(errorOf));
    expect(errors).toMatchObject(failed.map(() => ({ outcomeUnknown: false })));
    expect(server.received).toHaveLength(3);
  });
});
