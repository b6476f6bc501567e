import { createServer, ManualClock } from '@rollbook/server';
import { expect, it, onTestFinished } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { expectProblem } from '../support/problems.ts';
import { openBehindProxy } from '../support/proxy.ts';
import { type RawAnswer, raw, startServer } from '../support/server.ts';

const most = 5;
const options = () => ({
  clock: new ManualClock('2026-11-20T10:00:20.000Z'),
  rateLimits: { reads: 0, writes: 0, refusedKeys: most },
  trustedProxies: ['127.0.0.1'],
});
let guesses = 0;
/** A key that nobody has. */
const guess = (prefix = `sk_test_${String(guesses).padStart(4, '0')}`) =>
  prefix + String(guesses++).padStart(51 - prefix.length, '0');

const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
const school = (url: string, key: string, address = '192.0.2.1'): Promise<RawAnswer> =>
  raw(url, key, 'GET', '/v1/school', from(address));

onEachDatabase('refused keys', (open) => {
  it('are counted by address, and looked up no more past the limit', async () => {
    const { clock, ...more } = options();
    const { server, testKey, liveKey } = await startServer(open, { clock, ...more });
    expect((await school(server.url, testKey)).status).toBe(200);
    for (let i = 0; i < most; i++) expectProblem(await school(server.url, guess()), 'invalid_api_key');
    const refused = await school(server.url, guess());
    expectProblem(refused, 'rate_limited');
    expect(refused.headers.get('retry-after')).toBe('40');

    // A key that is in use goes on; a new one has to wait, but at this address alone.
    expect((await school(server.url, testKey)).status).toBe(200);
    expectProblem(await school(server.url, liveKey), 'rate_limited');
    expect((await school(server.url, liveKey, '192.0.2.2')).status).toBe(200);
    expect((await school(server.url, liveKey)).status).toBe(200);

    clock.advance(40_000);
    expectProblem(await school(server.url, guess()), 'invalid_api_key');
  });

  it('are counted by the first 64 bits of an IPv6 address', async () => {
    const { server } = await startServer(open, options());
    for (let i = 0; i < most; i++) await school(server.url, guess(), `2001:db8::${i}`);
    expectProblem(await school(server.url, guess(), '2001:db8::ffff'), 'rate_limited');
    expectProblem(await school(server.url, guess(), '2001:db8:0:1::1'), 'invalid_api_key');
  });

  it('are counted by prefix as well, which keeps nobody out who has refused none', async () => {
    const { server, testKey } = await startServer(open, options());
    const prefix = testKey.slice(0, 12);
    for (let i = 0; i < most; i++)
      expectProblem(await school(server.url, guess(prefix), `192.0.2.${i}`), 'invalid_api_key');
    expectProblem(await school(server.url, guess(prefix), '192.0.2.0'), 'rate_limited');
    expectProblem(await school(server.url, guess(), '192.0.2.0'), 'invalid_api_key');
    expectProblem(await school(server.url, guess(prefix), '198.51.100.1'), 'invalid_api_key');
    expectProblem(await school(server.url, guess(prefix), '198.51.100.1'), 'rate_limited');
    expect((await school(server.url, testKey, '203.0.113.9')).status).toBe(200);
    expect((await school(server.url, testKey, '198.51.100.1')).status).toBe(200);
  });

  it('are those that were revoked, too', async () => {
    const { server, client } = await startServer(open, options());
    const { id, secret } = await client.apiKeys.create({ name: 'Kiosk', scopes: ['admin:school'] });
    expect((await school(server.url, secret)).status).toBe(200);
    await client.apiKeys.revoke(id);
    const codes = [];
    for (let i = 0; i < most + 3; i++) codes.push((await school(server.url, secret)).body.code);
    expect(codes).toContain('invalid_api_key');
    expect(codes.at(-1)).toBe('rate_limited');
  });

  it('are not those of a suspended school', async () => {
    const { server, testKey, schoolId } = await startServer(open, options());
    const other = await server.createSchool({ name: 'Other School' });
    expect((await school(server.url, testKey)).status).toBe(200);
    await server.suspendSchool(schoolId);
    for (let i = 0; i < most + 3; i++) expectProblem(await school(server.url, testKey), 'school_suspended');
    expect((await school(server.url, other.testKey)).status).toBe(200);
    await server.resumeSchool(schoolId);
    expect((await school(server.url, testKey)).status).toBe(200);
  });

  it('that come all at once are not looked up all at once', async () => {
    const { server, testKey } = await startServer(open, options());
    const responses = await Promise.all(Array.from({ length: 100 }, () => school(server.url, guess())));
    const lookedUp = responses.filter(({ status }) => status === 401);
    expect(lookedUp.length).toBeGreaterThanOrEqual(most);
    expect(lookedUp.length).toBeLessThan(most + 4);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(100 - lookedUp.length);
    expect((await school(server.url, testKey, '203.0.113.9')).status).toBe(200);
  });

  it('are counted with the invitation tokens that are refused', async () => {
    const { server } = await startServer(open, options());
    const accept = () =>
      raw(server.url, null, 'POST', '/v1/invitations/accept', {
        body: { token: `ivtok_${guess()}`.slice(0, 49) },
        ...from('192.0.2.1'),
      });
    for (let i = 0; i < most; i++) expectProblem(await accept(), 'invitation_not_usable');
    expectProblem(await accept(), 'rate_limited');
    expectProblem(await school(server.url, guess()), 'rate_limited');
  });

  it('are not keys in use that were sent where another token belongs', async () => {
    const { server, testKey, live } = await startServer(open, options());
    expect((await school(server.url, testKey)).status).toBe(200);
    const feed = `/v1/lessons.ics?token=${testKey}`;
    expectProblem(await raw(server.url, null, 'GET', feed, from('192.0.2.1')), 'not_found');
    const body = { token: testKey };
    const accept = await raw(server.url, null, 'POST', '/v1/invitations/accept', {
      body,
      ...from('192.0.2.1'),
    });
    expect(accept.status).toBeGreaterThanOrEqual(400);
    for (let i = 0; i < most; i++) await school(server.url, guess());
    expectProblem(await school(server.url, guess()), 'rate_limited');
    // From now on, what was read of a key before is read again.
    await live.apiKeys.create({ name: 'Office', scopes: ['read:learners'] });
    expect((await school(server.url, testKey)).status).toBe(200);
  });

  it('come from the client that a trusted proxy names, who is in the audit log', async () => {
    const { server, client, testKey } = await startServer(open, options());
    const create = (forwarded: string) =>
      raw(server.url, testKey, 'POST', '/v1/learners', {
        body: { name: 'A' },
        headers: { 'X-Forwarded-For': forwarded },
      });
    await create('198.51.100.7, 203.0.113.9');
    const [entry] = (await client.auditLog.list({ limit: 1, action: 'learner.created' })).data;
    expect(entry?.ip).toBe('203.0.113.9');
  });
});

it('keys that have not the form of one, and those past the limit, are refused without the database', async () => {
  const { proxy, behind } = await openBehindProxy();
  const server = await createServer({ ...options(), database: behind.url, masterKey: behind.masterKey });
  onTestFinished(() => server.close());
  const { testKey } = await server.createSchool({ name: 'Example School' });
  for (let i = 0; i < most; i++) await school(server.url, guess());
  proxy.cut();
  const malformed = [
    'x',
    'sk_test_',
    testKey.slice(0, -1),
    `${testKey}x`,
    testKey.replace('_test_', '_Test_'),
  ];
  for (const key of malformed) expectProblem(await school(server.url, key, '192.0.2.2'), 'invalid_api_key');
  expectProblem(await school(server.url, guess()), 'rate_limited');
  const unavailable = await Promise.all(
    Array.from({ length: 20 }, () => school(server.url, guess(), '192.0.2.3')),
  );
  for (const response of unavailable) expectProblem(response, 'unavailable');
  proxy.mend();
});
