import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fetch } from '../src/index.ts';
import { AbortError, InvalidResponseError, ServerError, TimeoutError } from '../src/index.ts';
import { clientOf, errorOf, json, learnerId, problem, serve } from './serve.ts';

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const fakeTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });

/** A fetch that says when the head of an answer came. */
function watched(): { fetch: Fetch; headSeen: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    headSeen: promise,
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      resolve();
      return response;
    },
  };
}

describe('time', () => {
  it('ends a body that stalls after 30 seconds', async () => {
    fakeTime();
    await using server = await serve((response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":'),
    );
    const { fetch, headSeen } = watched();
    const error = errorOf(clientOf(server, { fetch, maxRetries: 0 }).learners.get(learnerId));
    await headSeen;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await error).toBeInstanceOf(TimeoutError);
    expect(await error).toMatchObject({
      code: 'timeout',
      attempts: 1,
      message: expect.stringContaining('30000 ms'),
    });
  });

  it('ends headers that do not come, and sends again with a fresh signal', async () => {
    fakeTime();
    const arrived = Promise.withResolvers<void>();
    await using server = await serve((response, _request, index) =>
      index === 0 ? arrived.resolve() : json(response, 200, { id: learnerId }),
    );
    const signals: AbortSignal[] = [];
    const watch: Fetch = (url, init) => {
      signals.push(init.signal);
      return fetch(url, init);
    };
    const result = clientOf(server, { timeoutMs: 5000, fetch: watch }).learners.get(learnerId);
    await arrived.promise;
    await vi.advanceTimersByTimeAsync(5000);
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toEqual({ id: learnerId });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends all attempts together at the deadline', async () => {
    fakeTime();
    const arrived = Promise.withResolvers<void>();
    await using server = await serve(() => arrived.resolve());
    const error = errorOf(clientOf(server).learners.get(learnerId, { deadlineMs: 1000 }));
    await arrived.promise;
    await vi.advanceTimersByTimeAsync(1000);
    expect(await error).toMatchObject({ name: 'TimeoutError', code: 'deadline_exceeded', attempts: 1 });
    expect(server.received).toHaveLength(1);
  });

  it('throws the last error instead of waiting past the deadline', async () => {
    await using server = await serve((response) =>
      problem(response, 429, 'rate_limited', { 'retry-after': '20' }),
    );
    const error = await errorOf(clientOf(server, { deadlineMs: 10_000 }).learners.get(learnerId));
    expect(error).toMatchObject({ name: 'RateLimitError', attempts: 1, retryAfterMs: 20_000 });
  });

  it('ends a fetch that does not heed its signal', async () => {
    fakeTime();
    const error = errorOf(
      clientOf(
        { baseUrl: 'http://x.test' },
        { fetch: () => new Promise(() => undefined), maxRetries: 0 },
      ).learners.get(learnerId),
    );
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await error).toBeInstanceOf(TimeoutError);
  });

  it('takes Infinity and more than 24 days for a limit', async () => {
    await using server = await serve((response) => json(response, 200, { id: learnerId }));
    for (const timeoutMs of [Number.POSITIVE_INFINITY, 2 ** 40]) {
      expect(await clientOf(server, { timeoutMs, maxRetries: 0 }).learners.get(learnerId)).toEqual({
        id: learnerId,
      });
    }
  });
});

describe('abort', () => {
  it('sends nothing when the signal is aborted already', async () => {
    await using server = await serve((response) => json(response, 200, {}));
    const error = await errorOf(
      clientOf(server).learners.get(learnerId, { signal: AbortSignal.abort('gone') }),
    );
    expect(error).toBeInstanceOf(AbortError);
    expect(error).toMatchObject({ name: 'AbortError', code: 'aborted', cause: 'gone', attempts: 0 });
    expect(server.received).toHaveLength(0);
  });

  it('ends an attempt, its body included, and is not retried', async () => {
    await using server = await serve((response) => response.writeHead(200).write('{'));
    const { fetch, headSeen } = watched();
    const controller = new AbortController();
    const error = errorOf(clientOf(server, { fetch }).learners.get(learnerId, { signal: controller.signal }));
    await headSeen;
    controller.abort();
    expect(await error).toMatchObject({ name: 'AbortError', attempts: 1 });
    expect(server.received).toHaveLength(1);
  });

  it('ends the wait between two attempts', async () => {
    const answered = Promise.withResolvers<void>();
    await using server = await serve((response) =>
      problem(response, 503, 'unavailable', { 'retry-after': '50' }),
    );
    const controller = new AbortController();
    const middleware = [{ onResponse: () => answered.resolve() }];
    const error = errorOf(
      clientOf(server, { middleware }).learners.get(learnerId, { signal: controller.signal }),
    );
    await answered.promise;
    controller.abort();
    expect(await error).toMatchObject({ name: 'AbortError', attempts: 1 });
  });

  it('ends the wait although it came before the wait began', async () => {
    await using server = await serve((response) =>
      problem(response, 503, 'unavailable', { 'retry-after': '50' }),
    );
    const controller = new AbortController();
    const logger = { debug() {}, info() {}, warn: () => controller.abort() };
    const error = await errorOf(
      clientOf(server, { logger }).learners.get(learnerId, { signal: controller.signal }),
    );
    expect(error).toMatchObject({ name: 'AbortError', attempts: 1 });
    expect(server.received).toHaveLength(1);
  });

  it('ends a list', async () => {
    await using server = await serve((response) =>
      json(response, 200, { data: [], next_cursor: 'c1', has_more: true }),
    );
    const list = clientOf(server).learners.list({}, { signal: AbortSignal.abort() });
    expect(await errorOf(list)).toBeInstanceOf(AbortError);
    expect(await errorOf(list[Symbol.asyncIterator]().next())).toBeInstanceOf(AbortError);
  });

  it('leaves no listener on the caller signal', async () => {
    await using server = await serve((response, _request, index) =>
      index % 2 === 0 ? problem(response, 503, 'unavailable') : json(response, 200, { id: learnerId }),
    );
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    const client = clientOf(server);
    for (let index = 0; index < 3; index++) await client.learners.get(learnerId, { signal });
    expect(added.mock.calls.length).toBeGreaterThan(0);
    const gone = removed.mock.calls.map(([, listener]) => listener);
    for (const [, listener] of added.mock.calls) expect(gone).toContain(listener);
  });
});

describe('answers that are not the API', () => {
  const html = '<html>Thandi Example</html>';

  it.each([
    ['HTML', 'text/html', html],
    ['HTML that says it is JSON', 'application/json', html],
    ['nothing', 'application/json', ''],
    ['half a document', 'application/json', '{"id":"lrn_'],
    ['a bare value', 'application/json', '"Thandi"'],
    ['null', 'application/json', 'null'],
    ['a list', 'application/json', '["Thandi"]'],
  ])('a 200 with %s is an InvalidResponseError without the body', async (_what, type, body) => {
    await using server = await serve((response) =>
      response.writeHead(200, { 'content-type': type, 'service-request-id': 'req_7' }).end(body),
    );
    const client = clientOf(server);
    for (const call of [
      () => client.learners.get(learnerId),
      () => client.learners.list(),
      () => client.GET('/v1/school'),
    ]) {
      const error = await errorOf(call());
      expect(error).toBeInstanceOf(InvalidResponseError);
      expect(error).toMatchObject({ status: 200, code: 'invalid_response', attempts: 1, requestId: 'req_7' });
      expect(`${Object(error).message}${JSON.stringify(error)}${Object(error).stack}`).not.toMatch(/Thandi/);
    }
  });

  it('a body that is cut off is read again, then an InvalidResponseError with the id of its request', async () => {
    await using server = await serve((response, _request, index) => {
      const headers = { 'content-type': 'application/json', 'service-request-id': `req_${index + 1}` };
      if (index === 0) {
        response.writeHead(503, { ...headers, 'retry-after': '0' }).end('{}');
      } else {
        response.writeHead(200, { ...headers, 'content-length': '100' });
        response.write('{"id":', () => response.destroy());
      }
    });
    const info = vi.fn();
    const client = clientOf(server, { logger: { debug: vi.fn(), info, warn: vi.fn() } });
    const error = await errorOf(client.learners.get(learnerId));
    expect(error).toBeInstanceOf(InvalidResponseError);
    expect(error).toMatchObject({
      status: 200,
      code: 'incomplete_body',
      attempts: 3,
      requestId: 'req_3',
      cause: expect.any(Error),
    });
    const fields = { status: 200, requestId: 'req_3', code: 'incomplete_body' };
    expect(info.mock.lastCall?.[1]).toMatchObject(fields);
  });

  it('a failure keeps its status when its body is HTML, empty or cut off', async () => {
    await using server = await serve((response, _request, index) => {
      if (index === 2) {
        response.writeHead(502, { 'content-length': '9' });
        response.write('x', () => response.destroy());
      } else response.writeHead(502, { 'content-type': 'text/html' }).end(index === 0 ? html : '');
    });
    for (let index = 0; index < 3; index++) {
      const error = await errorOf(clientOf(server, { maxRetries: 0 }).learners.get(learnerId));
      expect(error).toBeInstanceOf(ServerError);
      expect(error).toMatchObject({
        status: 502,
        code: undefined,
        message: 'GET /v1/learners/{learner_id}: 502',
      });
    }
  });

  it('a redirect is not followed: a POST would become a GET', async () => {
    await using server = await serve((response) => response.writeHead(302, { location: '/elsewhere' }).end());
    const error = await errorOf(clientOf(server).learners.create({ name: 'A' }));
    expect(error).toMatchObject({ name: 'InvalidResponseError', code: 'unexpected_redirect', status: 302 });
    expect(server.received).toHaveLength(1);
  });
});
