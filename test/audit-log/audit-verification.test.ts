import { expect, it } from 'vitest';
import { Forger } from '../support/audit-forgery.ts';
import { type OpenDatabase, onEachDatabase } from '../support/databases.ts';
import { raw, startServer } from '../support/server.ts';

const many = 10_000;

/** A school with a long log, of which the server wrote two entries. */
async function longLog(open: OpenDatabase) {
  const started = await startServer(open);
  await started.client.auditLog.head();
  await new Forger(started.database, started.testSchoolId).append(many);
  return started;
}

onEachDatabase('the verification of a long audit log', (open) => {
  it('does not delay other requests of the process', async () => {
    const { client } = await longLog(open);
    let isVerified = false;
    const verified = client.auditLog.verify().finally(() => {
      isVerified = true;
    });
    let answered = 0;
    while (!isVerified) {
      await client.school.get();
      answered++;
    }
    expect(await verified).toMatchObject({ checked: 3, broken_sequence: 4, broken_reason: 'entry_unsigned' });
    expect(answered).toBeGreaterThan(5);
  });

  it('is done once for all requests that ask for the same at once', async () => {
    const { client } = await longLog(open);
    const all = await Promise.all(Array.from({ length: 20 }, () => client.auditLog.verify()));
    for (const one of all) expect(one).toEqual(all[0]);
  });

  it('is refused to a school that asks for too many at once, and to no other', async () => {
    const { server, testKey, liveKey } = await longLog(open);
    const verify = (key: string, from: number) =>
      raw(server.url, key, 'GET', `/v1/audit-log/verify?from_sequence=${from}`);
    const own = Array.from({ length: 20 }, (_, i) => verify(testKey, i + 1));
    const other = await verify(liveKey, 1);
    expect(other).toMatchObject({ status: 200, body: { valid: true } });
    const responses = await Promise.all(own);
    const refused = responses.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, body, headers } of refused) {
      expect([status, body.code]).toEqual([503, 'unavailable']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(responses.length - refused.length).toBeGreaterThanOrEqual(4);
    expect(await verify(testKey, 1)).toMatchObject({ status: 200 });
  });
});
