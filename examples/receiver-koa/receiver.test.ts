import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sign } from '@rollbook/webhook-verify/node';
import { expect, onTestFinished, test } from 'vitest';
import { createReceiver } from './receiver.ts';

const secret = 'whsec_ZXhhbXBsZSBzZWNyZXQgb2YgdGhlIHJlY2VpdmVy';

const body = JSON.stringify({
  id: 'evt_01',
  type: 'learner.created',
  version: '2026-10-01',
  created_at: '2026-11-02T08:00:00.000Z',
  school_id: 'sch_01',
  data: { id: 'lrn_01', object: 'learner', name: 'Thandi Example' },
});

test('a signed delivery is handled once, a forged one is refused, other paths are not touched', async () => {
  const names: string[] = [];
  const server = createReceiver({ secret, onLearner: (name) => names.push(name) }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const post = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(base + path, { method: 'POST', body, headers });
    return [response.status, await response.text()];
  };

  expect(await post('/hooks', sign({ body, secret }))).toEqual([200, '{"status":"handled"}']);
  expect(await post('/hooks', sign({ body, secret }))).toEqual([200, '{"status":"duplicate"}']);
  expect(await post('/hooks', sign({ body, secret: 'whsec_another' }))).toMatchObject([
    400,
    expect.stringContaining('no_match'),
  ]);
  expect(await post('/elsewhere', {})).toEqual([404, 'Not Found']);
  expect(names).toEqual(['Thandi Example']);
});
