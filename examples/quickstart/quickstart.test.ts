import { createServer } from '@rollbook/server';
import { expect, test } from 'vitest';
import { quickstart } from './quickstart.ts';

test('the quickstart does what it says against a real server', async () => {
  await using server = await createServer({ webhooks: { allowLoopbackTargets: true } });
  const { testKey } = await server.createSchool({ name: 'Example School' });

  const lines = await quickstart({
    apiKey: testKey,
    baseUrl: server.url,
    receiver: 'http://127.0.0.1:8080/hooks',
  });

  expect(lines).toEqual([
    'registered http://127.0.0.1:8080/hooks; its secret starts with whsec_',
    'created Thandi Example in 5B',
    'listed Thandi Example',
    'moved to 6B',
    'archived: true',
  ]);
});
