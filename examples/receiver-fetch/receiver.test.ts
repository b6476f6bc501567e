import { sign } from '@rollbook/webhook-verify';
import { expect, test } from 'vitest';
import { createHandler } from './receiver.ts';

const secret = 'whsec_ZXhhbXBsZSBzZWNyZXQgb2YgdGhlIHJlY2VpdmVy';

test('a signed delivery reaches the handler once, with its typed data', async () => {
  const payments: string[] = [];
  const handle = createHandler({
    secret,
    onPayment: (amount, currency) => payments.push(`${amount} ${currency}`),
  });
  const body = JSON.stringify({
    id: 'evt_01',
    type: 'fee.reconciled',
    version: '2026-10-01',
    created_at: '2026-11-02T08:00:00.000Z',
    school_id: 'sch_01',
    data: {
      invoice_id: 'inv_01',
      learner_id: 'lrn_01',
      amount: 125_000,
      currency: 'ZAR',
      reconciled_at: '2026-11-02T08:00:00.000Z',
    },
  });
  const request = (headers: Record<string, string>) =>
    new Request('https://example.org/hooks', { method: 'POST', body, headers });

  for (const deliveryId of ['dlv_01', 'dlv_02']) {
    const accepted = await handle(request(await sign({ body, secret, deliveryId })));
    expect(accepted.status).toBe(200);
  }
  expect(payments).toEqual(['125000 ZAR']);

  const refused = await handle(request({ 'Service-Signature': 't=1,v1=00' }));
  expect(refused.status).toBe(400);
});
