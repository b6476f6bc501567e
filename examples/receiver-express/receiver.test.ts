import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sign } from '@rollbook/webhook-verify/node';
import { expect, onTestFinished, test } from 'vitest';
import { createReceiver } from './receiver.ts';

const secret = 'whsec_ZXhhbXBsZSBzZWNyZXQgb2YgdGhlIHJlY2VpdmVy';

async function start(): Promise<{ url: string; names: string[] }> {
  const names: string[] = [];
  const server = createReceiver({ secret, onLearner: (name) => names.push(name) }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`, names };
}

const body = JSON.stringify({
  id: 'evt_01',
  type: 'learner.created',
  version: '2026-10-01',
  created_at: '2026-11-02T08:00:00.000Z',
  school_id: 'sch_01',
  data: { id: 'lrn_01', object: 'learner', name: 'Thandi Example' },
});

test('a signed delivery is handled once, however often it comes', async () => {
  const { url, names } = await start();
  for (const deliveryId of ['dlv_01', 'dlv_02']) {
    const response = await fetch(url, { method: 'POST', body, headers: sign({ body, secret, deliveryId }) });
    expect(response.status).toBe(200);
  }
  expect(names).toEqual(['Thandi Example']);
});

test('a forged delivery is refused', async () => {
  const { url, names } = await start();
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: sign({ body, secret: 'whsec_another' }),
  });
  expect(response.status).toBe(400);
  expect(names).toEqual([]);
});
