import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { ApiKeyCreate, Rollbook } from '@rollbook/sdk';
import { ManualClock } from '@rollbook/server';
import { expect, it, onTestFinished } from 'vitest';
import { type OpenDatabase, onEachDatabase, openSqlite } from '../support/databases.ts';
import { freePort } from '../support/free-port.ts';
import { importInto, rowsOf } from '../support/imports.ts';
import { issueCertificate } from '../support/issue-certificate.ts';
import { atProvider, issuerOn, signInWith, startProvider } from '../support/oidc.ts';
import { refusalOf } from '../support/problems.ts';
import { clientOf, listen, startServer } from '../support/server.ts';
import { Visitor } from '../support/visitor.ts';

/** A server with a provider, and a school that accepts verified email addresses, with a staff member. */
async function withProvider(open: OpenDatabase, options: Parameters<typeof startServer>[1] = {}) {
  const port = await freePort();
  const started = await startServer(open, { oidc: [issuerOn(port)], ...options });
  const stop = await startProvider({ port, server: started.server });
  await started.client.school.update({ sign_in_by_email: true });
  const sam = await addMember(started.client, 'sam');
  return { ...started, port, stop, sam };
}

async function addMember(client: Rollbook, account: string) {
  const member = await client.staff.create({
    name: `${account} Example`,
    email: `${account}@example.org`,
    staff_type: 'admin',
  });
  await client.roleAssignments.create(member.id, { role: 'principal' });
  return member;
}

onEachDatabase('a sign-in with an identity provider', (open) => {
  it('finds the staff member by a verified email address, and by the identity from then on', async () => {
    const { server, client, sam, port } = await withProvider(open);
    const visitor = new Visitor({ server });
    expect((await visitor.send('GET', '/settings/session')).json).toEqual({
      signed_in: false,
      providers: [{ id: 'example', name: 'Example ID' }],
    });
    const { json } = await signInWith(visitor, 'sam');
    expect(json).toMatchObject({
      signed_in: true,
      actor: { type: 'staff', id: sam.id, name: 'sam Example' },
    });
    expect(await visitor.school()).toBe(200);
    expect(await client.settingsSessions.get(json.session_id)).toMatchObject({ method: 'oidc' });
    expect((await client.staff.get(sam.id)).login_identity).toEqual({
      issuer: `http://127.0.0.1:${port}`,
      subject: 'sam',
    });
    const { data } = await client.auditLog.list({ resource_id: sam.id, action: 'staff.login-linked' });
    expect(data).toMatchObject([{ actor: { type: 'staff', id: sam.id } }]);
    expect(JSON.stringify(data)).not.toContain('127.0.0.1:');

    // An invitation from before is accepted with this account, and with no other one.
    const identity = { issuer: `http://127.0.0.1:${port}`, subject: 'sam' };
    const before = await addMember(client, 'kim');
    const { token, id } = await client.invitations.create({ staff_id: before.id, roles: ['bursar'] });
    await signInWith(new Visitor({ server }), 'kim');
    for (const other of [{}, { identity }, { identity: { ...identity, subject: 'lee' } }])
      expect((await refusalOf(client.invitations.accept({ token, ...other }))).code).toBe(
        'invitation_not_usable',
      );
    await client.invitations.accept({ token, identity: { ...identity, subject: 'kim' } });
    expect((await client.invitations.get(id)).status).toBe('accepted');
    const roles = (await client.roleAssignments.list(before.id)).data.map(({ role }) => role);
    expect(roles.sort()).toEqual(['bursar', 'principal']);

    await client.school.update({ sign_in_by_email: false });
    await client.staff.update(sam.id, { email: 'samuel@example.org' });
    expect((await signInWith(new Visitor({ server }), 'sam')).json.actor.id).toBe(sam.id);

    // The provider lets somebody else have the address: it does not lead to the person who has an identity.
    await client.school.update({ sign_in_by_email: true });
    await client.staff.update(sam.id, { email: 'other@example.org' });
    const refused = await signInWith(new Visitor({ server }), 'other');
    expect(refused).toMatchObject({ status: 403, json: { code: 'identity_unknown' } });
    expect(refused.json.detail).toContain('other@example.org');
  });

  it('is refused without a verified address, without the permission of the school, and without a role or a person', async () => {
    const { server, client, sam } = await withProvider(open);
    const attempt = async (account: string) => {
      const { status, json } = await signInWith(new Visitor({ server }), account);
      if (status !== 200)
        expect(json.detail.includes('has not verified')).toBe(account.startsWith('unverified'));
      return [status, json.code];
    };
    const unknown = [403, 'identity_unknown'];
    expect(await attempt('unverified-sam')).toEqual(unknown);
    expect(await attempt('nobody')).toEqual(unknown);
    await client.school.update({ sign_in_by_email: false });
    expect(await attempt('sam')).toEqual(unknown);
    await client.school.update({ sign_in_by_email: true });
    await client.staff.suspend(sam.id);
    expect(await attempt('sam')).toEqual(unknown);
    await client.staff.reactivate(sam.id);
    const [role] = (await client.roleAssignments.list(sam.id)).data;
    await client.roleAssignments.archive(sam.id, role?.id ?? '');
    expect(await attempt('sam')).toEqual(unknown);
    expect((await client.staff.get(sam.id)).login_identity).toBeNull();
    await client.roleAssignments.create(sam.id, { role: 'viewer' });
    expect(await attempt('sam')).toEqual([200, undefined]);
    const archived = await addMember(client, 'archived');
    await client.staff.archive(archived.id);
    expect(await attempt('archived')).toEqual(unknown);
  });

  it('leads nobody to the roles of a staff member whose address they changed without having these roles', async () => {
    const { server, client, sam } = await withProvider(open);
    const scopes: ApiKeyCreate['scopes'] = ['read:staff', 'write:staff', 'read:imports', 'write:imports'];
    const office = clientOf(server, (await client.apiKeys.create({ name: 'Office', scopes })).secret);
    const change = () => office.staff.update(sam.id, { email: 'other@example.org' });
    expect(await refusalOf(change())).toMatchObject({
      status: 403,
      code: 'insufficient_scope',
      detail: expect.stringContaining('can sign in with their email address, and has the role `principal`'),
    });
    await client.staff.update(sam.id, { external_ids: { hr: '7' } });
    const rows = [
      { name: 'sam Example', email: 'other@example.org', staff_type: 'admin', external_id: '7' } as const,
    ];
    const done = await importInto(server, office, { kind: 'staff', source: 'hr', rows });
    expect(await rowsOf(office, done.id)).toMatchObject([{ result: 'failed', code: 'insufficient_scope' }]);
    expect((await signInWith(new Visitor({ server }), 'other')).json.code).toBe('identity_unknown');
    // The same address gives nobody anything, and neither does that of somebody who has an identity or no roles.
    await office.staff.update(sam.id, { email: 'SAM@example.org', job_title: 'Head' });
    await signInWith(new Visitor({ server }), 'sam');
    await change();
    expect((await signInWith(new Visitor({ server }), 'other')).json.code).toBe('identity_unknown');
    const { id } = await office.staff.create({
      name: 'Plain',
      email: 'plain@example.org',
      staff_type: 'support',
    });
    await office.staff.update(id, { email: 'plainer@example.org' });
  });

  it('asks which school somebody means who belongs to several', async () => {
    const { server, sam, live } = await withProvider(open);
    await live.school.update({ sign_in_by_email: true });
    const inLive = await addMember(live, 'sam');
    const visitor = new Visitor({ server });
    const { json, set } = await signInWith(visitor, 'sam');
    expect(set).toBeUndefined();
    expect(json).toMatchObject({ signed_in: false });
    expect(
      json.choose.map((one: { staff_id: string; mode: string }) => [one.staff_id, one.mode]).sort(),
    ).toEqual(
      [
        [sam.id, 'test'],
        [inLive.id, 'live'],
      ].sort(),
    );
    const { state } = json;
    const other = await addMember(live, 'thandi');
    const choose = (choice: string) => visitor.send('POST', '/settings/session', { choice, state });
    expect((await choose(other.id)).json).toMatchObject({ code: 'identity_unknown' });
    await live.staff.suspend(inLive.id);
    const refused = (await choose(inLive.id)).json;
    expect(refused).toMatchObject({ code: 'identity_unknown' });
    expect(refused.detail).toContain('This school no longer lets your account in');
    expect((await choose(sam.id)).json).toMatchObject({ signed_in: true, actor: { id: sam.id } });
    expect((await choose(sam.id)).json).toMatchObject({ code: 'sign_in_failed' });
    await live.staff.reactivate(inLive.id);
    const again = new Visitor({ server });
    const { state: next } = (await signInWith(again, 'sam')).json;
    const chosen = await again.send('POST', '/settings/session', { choice: inLive.id, state: next });
    expect(chosen.json).toMatchObject({ signed_in: true, mode: 'live', actor: { id: inLive.id } });
    expect((await live.staff.get(inLive.id)).login_identity).not.toBeNull();
  });

  it('is with another account after the first one was unlinked, which ends its sessions', async () => {
    const { server, client, sam } = await withProvider(open);
    const visitor = new Visitor({ server });
    expect((await signInWith(visitor, 'sam')).status).toBe(200);
    expect(await visitor.school()).toBe(200);
    expect((await client.staff.unlinkLogin(sam.id)).login_identity).toBeNull();
    expect(await visitor.school()).toBe(401);
    await client.staff.update(sam.id, { email: 'other@example.org' });
    expect((await signInWith(new Visitor({ server }), 'sam')).json.code).toBe('identity_unknown');
    expect((await signInWith(new Visitor({ server }), 'other')).json.actor.id).toBe(sam.id);
    await client.staff.unlinkLogin(sam.id);
    expect((await client.staff.unlinkLogin(sam.id)).login_identity).toBeNull();
    const said = async (action: string) =>
      (await client.auditLog.list({ action })).data.map(({ changes }) => changes.login_identity);
    const linked = { before: null, after: '[redacted]' };
    expect(await said('staff.login-linked')).toEqual([linked, linked]);
    const unlinked = { before: '[redacted]', after: null };
    expect(await said('staff.login-unlinked')).toEqual([unlinked, unlinked]);
    const scopes: ApiKeyCreate['scopes'] = ['read:staff', 'write:staff'];
    const office = clientOf(server, (await client.apiKeys.create({ name: 'Office', scopes })).secret);
    const { code, detail } = await refusalOf(office.staff.unlinkLogin(sam.id));
    expect([code, detail]).toEqual([
      'insufficient_scope',
      expect.stringMatching(
        /^The staff member has the role `\w+`. To unlink their account, the caller also needs `[\w:]+`, `[\w:]+`.* and `[\w:]+`\.$/,
      ),
    ]);
  });

  it('gives an identity to one of two staff members who sign in with it at the same time', async () => {
    const { server, client } = await withProvider(open);
    const all = await Promise.all([1, 2, 3].map(() => signInWith(new Visitor({ server }), 'sam')));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    const { data } = await client.auditLog.list({ action: 'staff.login-linked' });
    expect(data).toHaveLength(1);
  });
});

it('what a provider sent back works once, in the browser that started, and for ten minutes', async () => {
  const clock = new ManualClock();
  const { server } = await withProvider(openSqlite, { clock });
  const begin = async (visitor: Visitor) => {
    const { json, headers } = await visitor.send('POST', '/settings/session/provider', {
      provider: 'example',
    });
    const [set = ''] = headers.getSetCookie();
    expect(set).toMatch(
      /^rollbook_sign_in_[\w-]{12}=\S+; Path=\/settings\/session; Max-Age=600; HttpOnly; SameSite=Strict$/,
    );
    return { url: json.url as string, cookie: set.split(';')[0] ?? '' };
  };
  const send = (visitor: Visitor, callback: string) =>
    visitor.send('POST', '/settings/session', { callback });
  const failed = { status: 403, json: { code: 'sign_in_failed' } };

  const visitor = new Visitor({ server });
  const { url, cookie } = await begin(visitor);
  const query = new URL(url).searchParams;
  expect(query.get('code_challenge_method')).toBe('S256');
  for (const name of ['state', 'nonce', 'code_challenge']) expect(query.get(name)).toMatch(/^[\w-]{43}$/);
  const callback = await atProvider(url, 'sam');
  expect(await send(new Visitor({ server }), callback)).toMatchObject(failed);
  expect(await send(visitor, `${callback}&`.replace(/state=[^&]+/, 'state=another'))).toMatchObject(failed);
  expect((await send(visitor, callback)).json).toMatchObject({ signed_in: true });
  expect(await send(visitor, callback)).toMatchObject(failed);
  // With the cookie of before, the provider refuses the code.
  const thief = new Visitor({ server });
  thief.cookie = cookie;
  expect(await send(thief, callback)).toMatchObject(failed);

  const other = new Visitor({ server });
  const mixed = await atProvider((await begin(other)).url, 'sam');
  const second = await begin(other);
  // A code that belongs to another sign-in of the same browser.
  const swapped = mixed.replace(/state=[^&]+/, `state=${new URL(second.url).searchParams.get('state')}`);
  expect(await send(other, swapped)).toMatchObject(failed);

  const late = new Visitor({ server });
  const old = await atProvider((await begin(late)).url, 'sam');
  clock.advance(10 * 60_000);
  expect(await send(late, old)).toMatchObject(failed);
  const cancelled = await signInWith(new Visitor({ server }), 'refuse');
  expect(cancelled).toMatchObject(failed);
  expect(cancelled.json.detail).toContain('cancelled');
  const unknown = await new Visitor({ server }).send('POST', '/settings/session/provider', {
    provider: 'other',
  });
  expect(unknown.status).toBe(404);
  const foreign = new Visitor({ server });
  foreign.headers = { 'Sec-Fetch-Site': 'cross-site', 'Rollbook-Settings': 'none' };
  expect((await foreign.send('POST', '/settings/session/provider', { provider: 'example' })).status).toBe(
    403,
  );
});

it('people sign in after the provider has changed its keys, and get an error while it cannot be reached', async () => {
  const { server, port, stop } = await withProvider(openSqlite);
  expect((await signInWith(new Visitor({ server }), 'sam')).status).toBe(200);
  await stop();
  const visitor = new Visitor({ server });
  const { json } = await visitor.send('POST', '/settings/session/provider', { provider: 'example' });
  const state = new URL(json.url).searchParams.get('state');
  const down = await visitor.send('POST', '/settings/session', {
    callback: `code=1&state=${state}&iss=http://127.0.0.1:${port}`,
  });
  expect(down).toMatchObject({ status: 403, json: { code: 'sign_in_failed' } });
  expect(down.json.detail).toContain('could not be reached');
  await startProvider({ port, server });
  expect((await signInWith(new Visitor({ server }), 'sam')).status).toBe(200);
});

it.each([
  ['half a minute ahead', 30_000, 200],
  ['half a minute behind', -30_000, 200],
  ['two hours behind', -7_200_000, 403],
])('the clock of a provider that is %s', async (_, aheadMs, status) => {
  const { server, port, stop } = await withProvider(openSqlite);
  await stop();
  await startProvider({ port, server, aheadMs });
  expect((await signInWith(new Visitor({ server }), 'sam')).status).toBe(status);
});

it('somebody who signs out learns where to sign out of the provider too', async () => {
  const { server, client, sam, port } = await withProvider(openSqlite);
  const visitor = new Visitor({ server });
  const { json } = await signInWith(visitor, 'sam');
  const out = await visitor.send('DELETE', '/settings/session');
  const url = new URL(out.json.sign_out_url);
  expect(url.origin).toBe(`http://127.0.0.1:${port}`);
  expect(url.searchParams.get('client_id')).toBe('rollbook');
  expect((await fetch(url)).status).toBe(200);
  expect((await client.settingsSessions.get(json.session_id)).status).toBe('ended');
  // A session of a link has no provider.
  const { url: link } = await client.settingsLinks.create({ staff_id: sam.id });
  await visitor.useLink(link);
  expect((await visitor.send('DELETE', '/settings/session')).json).not.toHaveProperty('sign_out_url');
});

/** A provider that sends any identity token, which no real one does. */
async function startForger(claims: (issuer: string, nonce: string) => object, key?: KeyObject) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let nonce = '';
  const http = createHttpServer((request, response) => {
    const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    const { pathname, searchParams } = new URL(request.url ?? '', issuer);
    const send = (body: object) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(body));
    };
    if (pathname === '/.well-known/openid-configuration')
      return send({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    if (pathname === '/keys')
      return send({ keys: [{ ...publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: '1' }] });
    if (pathname === '/authorize') {
      nonce = searchParams.get('nonce') ?? '';
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      back.search = `code=1&state=${searchParams.get('state')}`;
      response.writeHead(302, { Location: back.href });
      return response.end();
    }
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const head = `${part({ alg: 'RS256', kid: '1' })}.${part(claims(issuer, nonce))}`;
    const signature = sign('sha256', Buffer.from(head), key ?? privateKey).toString('base64url');
    send({ access_token: '1', token_type: 'Bearer', id_token: `${head}.${signature}` });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void http.close());
  return (http.address() as AddressInfo).port;
}

const now = () => Math.floor(Date.now() / 1000);
const sound = (iss: string, nonce: string) => ({
  ...{ iss, nonce, sub: 'sam', aud: 'rollbook', iat: now(), exp: now() + 300 },
  ...{ email: 'sam@example.org', email_verified: true },
});
type Claims = Parameters<typeof startForger>[0];
const foreignKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
it.each<[string, number, Claims, KeyObject?]>([
  ['of this server', 200, sound],
  ['for another client', 403, (...of) => ({ ...sound(...of), aud: 'another' })],
  [
    'for several clients, that another one asked for',
    403,
    (...of) => ({ ...sound(...of), aud: ['rollbook', 'another'], azp: 'another' }),
  ],
  ['of another issuer', 403, (...of) => ({ ...sound(...of), iss: 'https://login.example.org' })],
  ['for another sign-in', 403, (iss) => sound(iss, 'another')],
  ['that has expired', 403, (...of) => ({ ...sound(...of), exp: now() - 3600 })],
  ['with a foreign signature', 403, sound, foreignKey()],
  ['whose address is verified by a text', 403, (...of) => ({ ...sound(...of), email_verified: 'true' })],
  [
    'whose address has a Kelvin sign where that of a staff member has a k',
    403,
    (...of) => ({ ...sound(...of), email: '\u212Aim@example.org' }),
  ],
  ['with an empty subject', 403, (...of) => ({ ...sound(...of), sub: '' })],
  ['with a subject that is too long', 403, (...of) => ({ ...sound(...of), sub: 's'.repeat(256) })],
])('a token %s gets the status %i', async (_, status, claims, key) => {
  const port = await startForger(claims, key);
  const { server, client } = await startServer(openSqlite, { oidc: [issuerOn(port)] });
  await client.school.update({ sign_in_by_email: true });
  for (const name of ['sam', 'kim']) await addMember(client, name);
  expect((await signInWith(new Visitor({ server }), 'sam')).status).toBe(status);
});

it('a provider with a certificate that is not accepted is for the operator', async () => {
  const https = createHttpsServer(issueCertificate({ name: 'localhost' }), (_, response) => response.end());
  await new Promise<void>((resolve) => https.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void https.close());
  const { port } = https.address() as AddressInfo;
  const issuer = { ...issuerOn(port), issuer: `https://localhost:${port}` };
  const { server } = await startServer(openSqlite, { oidc: [issuer] });
  const { status, json } = await new Visitor({ server }).send('POST', '/settings/session/provider', {
    provider: 'example',
  });
  expect([status, json.code, json.detail]).toEqual([
    ...[403, 'sign_in_failed'],
    'You were not signed in with Example ID: this server does not accept its certificate. ' +
      'Tell whoever operates this server (DEPTH_ZERO_SELF_SIGNED_CERT).',
  ]);
});

it('a provider that has a problem is tried again, and one that publishes too little is for the operator', async () => {
  let respond: RequestListener = () => {};
  const issuer = await listen((request, response) => respond(request, response));
  const { server } = await startServer(openSqlite, { oidc: [issuerOn(Number(new URL(issuer).port))] });
  const begin = async (next: RequestListener) => {
    respond = next;
    const { status, json } = await new Visitor({ server }).send('POST', '/settings/session/provider', {
      provider: 'example',
    });
    return [status, json.code, json.detail];
  };
  const failed = (text: string) => [403, 'sign_in_failed', expect.stringContaining(text)];
  const publish =
    (metadata: object): RequestListener =>
    (_request, response) =>
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ issuer, ...metadata }));
  const unavailable: RequestListener = (_request, response) => response.writeHead(503).end();
  expect(await begin(unavailable)).toEqual(failed('it has a problem (status 503). Try again.'));
  const slow: RequestListener[] = [
    () => {},
    (_request, response) => response.writeHead(200, { 'Content-Type': 'application/json' }).write('{'),
  ];
  const next: RequestListener = (...exchange) => slow.shift()?.(...exchange);
  for (const outcome of await Promise.all([begin(next), begin(next)]))
    expect(outcome).toEqual(failed('it did not respond within 10 seconds. Try again.'));
  const some = { token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/keys` };
  expect(await begin(publish({ ...some, authorization_endpoint: '/authorize' }))).toEqual(
    failed('Tell whoever operates this server (it publishes no authorization_endpoint).'),
  );
  const all = { ...some, authorization_endpoint: `${issuer}/authorize` };
  const huge: RequestListener = (_request, response) =>
    response
      .setHeader('Content-Type', 'application/json')
      .end(' '.repeat(2 ** 21) + JSON.stringify({ issuer, ...all }));
  expect(await begin(huge)).toEqual(failed('this server does not accept its response'));
  expect((await begin(publish(all)))[0]).toBe(200);
  // What it has published is known now.
  expect((await begin(unavailable))[0]).toBe(200);
});
