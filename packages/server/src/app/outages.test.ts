import { Writable } from 'node:stream';
import { Rollbook } from '@rollbook/sdk';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { refusalOf } from '../../../../test/support/problems.ts';
import { openBehindProxy } from '../../../../test/support/proxy.ts';
import { systemClock } from '../lib/clock.ts';
import { readConfig } from './config.ts';
import { startServer } from './server.ts';

interface Line {
  level: number;
  msg: string;
  reason?: string;
  times?: number;
  duration_ms?: number;
}

it('the log says when the database is gone and when it is back, and not for each request', async () => {
  const { behind, proxy } = await openBehindProxy();
  const lines: Line[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const server = await startServer({
    config: { ...readConfig({}), databaseUrl: behind.url, masterKey: behind.masterKey, port: 0 },
    clock: systemClock,
    log: pino(destination),
    api: true,
    worker: true,
    checkResponses: true,
  });
  onTestFinished(() => server.close());
  const { testKey } = await server.admin.createSchool({ name: 'Example School' });
  const client = new Rollbook({ apiKey: testKey, baseUrl: server.url, maxRetries: 0 });
  await client.rooms.list();
  lines.length = 0;
  proxy.cut();
  for (let count = 0; count < 50; count++)
    expect(await refusalOf(client.rooms.list())).toMatchObject({ status: 503 });
  proxy.mend();
  const end = () => lines.find(({ msg }) => msg === 'the database is available again');
  await expect.poll(end, { timeout: 10_000 }).toBeDefined();

  const begun = lines.filter(({ msg }) => msg === 'the database is unavailable');
  expect(begun[0]).toMatchObject({ level: 40, reason: expect.stringContaining('connection'), times: 1 });
  // A line for each reason: a connection that was lost, and one that could not be made.
  expect(new Set(begun.map(({ reason }) => reason)).size).toBe(begun.length);
  expect(begun.length).toBeLessThanOrEqual(5);
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
  expect(end()?.times).toBeGreaterThanOrEqual(50);
  expect(end()?.duration_ms).toBeGreaterThan(0);
});
