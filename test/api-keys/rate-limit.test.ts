import { createServer, ManualClock } from '@rollbook/server';
import { expect, it, onTestFinished } from 'vitest';
import { onEachDatabase, openPostgres } from '../support/databases.ts';
import { eventually } from '../support/expect.ts';
import { codeOf, expectProblem } from '../support/problems.ts';
import { clientOf, raw, startServer } from '../support/server.ts';

const start = '2026-11-21T10:00:20.500Z';

onEachDatabase('rate limits', (open) => {
  it('counts reads and writes of a key apart, and says how many are left', async () => {
    const clock = new ManualClock(start);
    const { server, testKey, liveKey } = await startServer(open, {
      clock,
      rateLimits: { reads: 3, writes: 1 },
    });
    const read = () => raw(server.url, testKey, 'GET', '/v1/learners');
    const write = () => raw(server.url, testKey, 'POST', '/v1/learners', { body: { name: 'A' } });
    for (const left of [2, 1, 0]) {
      const { status, headers } = await read();
      expect(status).toBe(200);
      expect(headers.get('ratelimit')).toBe(`"reads";r=${left};t=40`);
      expect(headers.get('ratelimit-policy')).toBe('"reads";q=3;w=60');
    }
    const refused = await read();
    expectProblem(refused, 'rate_limited');
    expect(refused.headers.get('retry-after')).toBe('40');
    expect(refused.headers.get('ratelimit')).toBe('"reads";r=0;t=40');
    expect(refused.headers.get('ratelimit-policy')).toBe('"reads";q=3;w=60');

    const written = await write();
    expect(written.status).toBe(201);
    expect(written.headers.get('ratelimit')).toBe('"writes";r=0;t=40');
    expectProblem(await write(), 'rate_limited');
    expect((await raw(server.url, liveKey, 'GET', '/v1/learners')).headers.get('ratelimit')).toContain('r=2');
  });

  it('starts anew with the next minute', async () => {
    const clock = new ManualClock(start);
    const { client } = await startServer(open, { clock, rateLimits: { reads: 2, writes: 2 } });
    const read = () => codeOf(client.learners.list());
    expect([await read(), await read(), await read()]).toEqual(['done', 'done', 'rate_limited']);
    clock.advance(39_499);
    expect(await read()).toBe('rate_limited');
    clock.advance(1);
    expect([await read(), await read(), await read()]).toEqual(['done', 'done', 'rate_limited']);
  });

  it('counts what fails as well, and performs nothing past the limit', async () => {
    const clock = new ManualClock(start);
    const { client, live } = await startServer(open, { clock, rateLimits: { reads: 0, writes: 2 } });
    await expect(client.learners.create({ name: '' })).rejects.toMatchObject({ status: 422 });
    await client.learners.create({ name: 'A' });
    await expect(client.learners.create({ name: 'B' })).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfterMs: 40_000,
    });
    expect((await client.learners.list()).data).toHaveLength(1);
    expect((await live.learners.list()).data).toHaveLength(0);
  });

  it('is off with 0', async () => {
    const { client, server, testKey } = await startServer(open, { rateLimits: { reads: 0, writes: 0 } });
    await Promise.all(Array.from({ length: 50 }, () => client.learners.list()));
    const { headers } = await raw(server.url, testKey, 'GET', '/v1/learners');
    expect(headers.get('ratelimit')).toBeNull();
    expect(headers.get('ratelimit-policy')).toBeNull();
  });
});

it('shares its counts between the processes on one PostgreSQL', async () => {
  const clock = new ManualClock(start);
  const options = { clock, rateLimits: { reads: 1_000, writes: 0 } };
  const first = await startServer(openPostgres, options);
  const { url, masterKey } = first.database;
  const second = await createServer({ database: url, masterKey, ...options });
  onTestFinished(() => second.close());
  for (let i = 0; i < 20; i++) await first.client.learners.list();
  let reads = 0;
  await eventually(async () => {
    const { response } = await clientOf(second, first.testKey).learners.list().withResponse();
    reads++;
    expect(response.headers.get('ratelimit')).toBe(`"reads";r=${1_000 - 20 - reads};t=40`);
  });
  expect(reads).toBeLessThan(200);
});
