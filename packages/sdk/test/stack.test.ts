import { describe, expect, it, vi } from 'vitest';
import type { Rollbook } from '../src/index.ts';
import { RollbookError } from '../src/index.ts';
import { clientOf, errorOf, learnerId, problem, serve } from './serve.ts';

const never = () => new Promise<never>(() => undefined);

/** Ways to a failure, each from a function whose name has to be in the stack. */
const calls: Record<string, (client: Rollbook) => Promise<unknown>> = {
  async caller_of_a_method(client) {
    return await client.learners.get(learnerId);
  },
  async caller_of_with_response(client) {
    return await client.learners.create({ name: 'A' }).withResponse();
  },
  async caller_of_then(client) {
    return await client.learners.get(learnerId).then((learner) => learner.id);
  },
  async caller_of_a_generic_method(client) {
    return await client.GET('/v1/school');
  },
  async caller_of_a_list(client) {
    return await client.learners.list();
  },
  async caller_of_an_iteration(client) {
    for await (const learner of client.learners.list()) return learner;
    return undefined;
  },
  async caller_of_to_array(client) {
    return await client.learners.list().toArray({ limit: 1 });
  },
  async caller_among_others(client) {
    return await Promise.all([client.learners.get(learnerId)]);
  },
};

describe.each(Object.entries(calls))('the stack of an error leads to the %s', (name, call) => {
  const stackOf = async (client: Rollbook) => {
    const error = await errorOf(call(client));
    if (!(error instanceof RollbookError) || !error.stack) throw error;
    expect(error.stack).toMatch(/^\w+Error: /);
    return error.stack;
  };

  it('after a refusal', async () => {
    await using server = await serve((response) => problem(response, 404, 'not_found'));
    expect(await stackOf(clientOf(server))).toContain(name);
  });

  it('after retries', async () => {
    await using server = await serve((response) =>
      problem(response, 503, 'unavailable', { 'retry-after': '0' }),
    );
    expect(await stackOf(clientOf(server))).toContain(name);
  });

  it('when nothing answers, with the fault of fetch as its cause', async () => {
    const fetch = () => Promise.reject(new TypeError('fetch failed'));
    expect(await stackOf(clientOf({ baseUrl: 'http://x.test' }, { fetch, maxRetries: 0 }))).toContain(name);
  });

  it('when the time is up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stack = stackOf(clientOf({ baseUrl: 'http://x.test' }, { fetch: never, maxRetries: 0 }));
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    expect(await stack).toContain(name);
  });

  it('when a time limit ends the fetch of the platform', async () => {
    await using server = await serve(() => {});
    expect(await stackOf(clientOf(server, { maxRetries: 0, timeoutMs: 1 }))).toContain(name);
  });

  it('when an argument is wrong', async () => {
    const client = clientOf({ baseUrl: 'http://x.test' });
    expect(await stackOf(client.withOptions({ apiKey: () => '' }))).toContain(name);
  });
});
