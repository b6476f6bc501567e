import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { issueCertificate } from '../support/issue-certificate.ts';
import { createLearner, startHooked } from '../support/receiver.ts';

/** A receiver on loopback with a certificate. */
async function startSecure(certificate: { cert: string; key: string }): Promise<string> {
  const server = createServer(certificate, (_request, response) => response.writeHead(204).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
}

onEachDatabase('the log of deliveries', (open) => {
  it('says what is wrong with the certificate of a receiver, and finds attempts by it', async () => {
    const hooked = await startHooked(open);
    const { client } = hooked;
    const authority = issueCertificate({ name: 'Example Authority', isAuthority: true });
    const errors = {
      certificate_self_signed: issueCertificate({ name: 'receiver.test' }),
      certificate_chain_incomplete: issueCertificate({ name: 'receiver.test', by: authority }),
      certificate_expired: issueCertificate({ name: 'receiver.test', by: authority, until: '2021-01-01' }),
    };
    const expected: Record<string, string> = {};
    for (const [error, certificate] of Object.entries(errors)) {
      const url = await startSecure(certificate);
      expected[error] = (await client.webhooks.create({ url, events: ['*'] })).id;
    }
    await createLearner(hooked);
    const { data } = await client.deliveryLog.list({ status: 'retrying' });
    expect(Object.fromEntries(data.map(({ error, webhook_id }) => [error, webhook_id]))).toEqual(expected);
    const found = await client.deliveryLog.list({ error: 'certificate_expired' });
    expect(found.data.map(({ webhook_id }) => webhook_id)).toEqual([expected.certificate_expired]);
  });
});
