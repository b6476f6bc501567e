import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Rollbook } from '@rollbook/sdk';
import { expect, it, onTestFinished } from 'vitest';
import { startChild } from '../support/child-server.ts';
import { onEachDatabase } from '../support/databases.ts';
import { type Issued, issueCertificate } from '../support/issue-certificate.ts';
import { scratchFolder } from '../support/scratch.ts';

/** A receiver on loopback with a certificate, and those of authorities that it sends with its own. */
async function startSecure(own: Issued, ...others: Issued[]): Promise<string> {
  const cert = [own, ...others].map(({ cert }) => cert).join('');
  const server = createServer({ key: own.key, cert }, (_request, response) => response.writeHead(204).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `https://localhost:${(server.address() as AddressInfo).port}/hooks`;
}

onEachDatabase('the log of deliveries', (open) => {
  it('says what is wrong with the certificate of a receiver, and finds attempts by it', async () => {
    await using database = await open();
    const trusted = issueCertificate({ name: 'Example Authority', isAuthority: true });
    const unknown = issueCertificate({ name: 'Unknown Authority', isAuthority: true });
    const other = issueCertificate({ name: 'other.test', by: trusted });
    const file = join(await scratchFolder('authority'), 'authority.pem');
    await writeFile(file, trusted.cert);
    const name = 'localhost';
    const urls = {
      certificate_self_signed: await startSecure(issueCertificate({ name })),
      certificate_chain_incomplete: await startSecure(issueCertificate({ name, by: unknown })),
      certificate_untrusted: await startSecure(issueCertificate({ name, by: unknown }), unknown),
      certificate_expired: await startSecure(issueCertificate({ name, by: trusted, until: '2021-01-01' })),
      certificate_not_yet_valid: await startSecure(
        issueCertificate({ name, by: trusted, from: '2119-01-01' }),
      ),
      certificate_wrong_host: await startSecure(other),
      // Issued by somebody who is no authority.
      certificate_invalid: await startSecure(issueCertificate({ name, by: other }), other),
    };
    const received = await startSecure(issueCertificate({ name, by: trusted }));
    const { url, testKey = '' } = await startChild(database, 'Example School', {}, undefined, undefined, {
      NODE_EXTRA_CA_CERTS: file,
    });
    const client = new Rollbook({ apiKey: testKey, baseUrl: url });
    const expected: Record<string, string> = {};
    for (const [error, url] of Object.entries(urls))
      expected[error] = (await client.webhooks.create({ url, events: ['*'] })).id;
    const sound = await client.webhooks.create({ url: received, events: ['*'] });
    await client.learners.create({ name: 'Sam Example' });
    const retrying = () => client.deliveryLog.list({ status: 'retrying' });
    await expect.poll(async () => (await retrying()).data.length).toBe(7);
    const { data } = await retrying();
    expect(Object.fromEntries(data.map(({ error, webhook_id }) => [error, webhook_id]))).toEqual(expected);
    expect(Object.fromEntries(data.map(({ error, error_detail }) => [error, error_detail]))).toMatchObject({
      certificate_expired: 'CERT_HAS_EXPIRED',
      certificate_wrong_host: 'ERR_TLS_CERT_ALTNAME_INVALID',
      certificate_invalid: 'INVALID_PURPOSE',
    });
    const found = await client.deliveryLog.list({ error: 'certificate_wrong_host' });
    expect(found.data.map(({ webhook_id }) => webhook_id)).toEqual([expected.certificate_wrong_host]);
    await expect
      .poll(async () => (await client.deliveryLog.list({ status: 'succeeded' })).data)
      .toMatchObject([{ webhook_id: sound.id }]);
  });
});
