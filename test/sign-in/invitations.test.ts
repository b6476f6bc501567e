import { ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { type OpenDatabase, onEachDatabase, openSqlite } from '../support/databases.ts';
import { freePort } from '../support/free-port.ts';
import { atProvider, issuerOn, signInWith, startProvider } from '../support/oidc.ts';
import { startServer } from '../support/server.ts';
import { tokenOf, Visitor } from '../support/visitor.ts';

const invitation = {
  name: 'Lerato Example',
  email: 'lerato@example.org',
  staff_type: 'admin' as const,
  roles: ['admin' as const, 'reception' as const],
  message: 'Welcome to the office.',
};

async function withProvider(open: OpenDatabase) {
  const port = await freePort();
  const started = await startServer(open, { oidc: [issuerOn(port)] });
  await startProvider({ port, server: started.server });
  return started;
}

/** Accepts on the page of an invitation, by signing in at the provider. */
async function acceptAs(visitor: Visitor, url: string, account: string) {
  const { json } = await visitor.send('POST', '/settings/session/provider', {
    provider: 'example',
    invitation: tokenOf(url),
  });
  const callback = await atProvider(json.url, account);
  return visitor.loaded(await visitor.send('POST', '/settings/session', { callback }));
}

onEachDatabase('an invited person', (open) => {
  it('accepts by signing in with an identity provider, and signs in with it from then on', async () => {
    const { server, client } = await withProvider(open);
    const { id, url, staff_id, expires_at } = await client.invitations.create(invitation);
    expect(url).toMatch(new RegExp(`^${server.url}/settings/invitation#ivtok_\\w{43}$`));
    const visitor = new Visitor({ server });
    const described = await visitor.send('POST', '/settings/session/invitation', {
      invitation: tokenOf(url),
    });
    expect(described.json).toMatchObject({
      ...{
        name: 'Lerato Example',
        mode: 'test',
        roles: invitation.roles,
        message: invitation.message,
        expires_at,
      },
      providers: [{ id: 'example', name: 'Example ID' }],
    });
    expect((await client.invitations.get(id)).status).toBe('pending');
    // The address at the provider is another one.
    const accepted = await acceptAs(visitor, url, 'lerato.private');
    expect(accepted.json).toMatchObject({ signed_in: true, actor: { id: staff_id, name: 'Lerato Example' } });
    expect(await visitor.school()).toBe(200);
    expect(await client.invitations.get(id)).toMatchObject({ status: 'accepted' });
    expect(await client.staff.get(staff_id)).toMatchObject({
      status: 'active',
      login_identity: { subject: 'lerato.private' },
    });
    const roles = (await client.roleAssignments.list(staff_id)).data.map(({ role }) => role);
    expect(roles.sort()).toEqual(['admin', 'reception']);
    const { data } = await client.auditLog.list({ resource_id: id, action: 'invitation.accepted' });
    expect(data).toMatchObject([{ actor: { type: 'staff', id: staff_id } }]);
    const [event] = (await client.events.list({ type: 'staff.activated' })).data;
    expect(event).toMatchObject({ data: { id: staff_id } });

    expect((await signInWith(new Visitor({ server }), 'lerato.private')).json.actor.id).toBe(staff_id);
    expect((await acceptAs(new Visitor({ server }), url, 'another')).json.code).toBe('invitation_not_usable');
  });

  it('cannot accept with the identity of another staff member of the school, and can in another school', async () => {
    const { server, client, live } = await withProvider(open);
    const first = await client.invitations.create(invitation);
    expect((await acceptAs(new Visitor({ server }), first.url, 'lerato')).status).toBe(200);
    const second = await client.invitations.create({ ...invitation, email: 'second@example.org' });
    const refused = await acceptAs(new Visitor({ server }), second.url, 'lerato');
    expect(refused).toMatchObject({ status: 409, json: { code: 'identity_in_use' } });
    expect((await client.invitations.get(second.id)).status).toBe('pending');
    expect((await acceptAs(new Visitor({ server }), second.url, 'another')).status).toBe(200);
    const elsewhere = await live.invitations.create(invitation);
    expect((await acceptAs(new Visitor({ server }), elsewhere.url, 'lerato')).json.mode).toBe('live');
    // One identity, two schools.
    expect((await signInWith(new Visitor({ server }), 'lerato')).json.choose).toHaveLength(2);
  });
});

it('an invitation is accepted on a server without identity providers too, once', async () => {
  const { server, client } = await startServer(openSqlite);
  const { url, staff_id } = await client.invitations.create(invitation);
  const visitor = new Visitor({ server });
  const accept = { invitation: tokenOf(url) };
  const { json } = visitor.loaded(await visitor.send('POST', '/settings/session', accept));
  expect(json).toMatchObject({ signed_in: true, actor: { id: staff_id } });
  expect(await client.settingsSessions.get(json.session_id)).toMatchObject({ method: 'invitation' });
  expect((await client.staff.get(staff_id)).login_identity).toBeNull();
  expect(await new Visitor({ server }).send('POST', '/settings/session', accept)).toMatchObject({
    status: 410,
    json: { code: 'invitation_not_usable' },
  });
});

it('an invitation signs nobody in who could do nothing, and can be accepted when they have a role', async () => {
  const { server, client } = await startServer(openSqlite);
  const { id: staff_id } = await client.staff.create({
    ...{ name: 'Sam Example', email: 'sam@example.org', staff_type: 'teacher' },
  });
  const { id, url } = await client.invitations.create({ staff_id });
  const accept = () =>
    new Visitor({ server }).send('POST', '/settings/session', { invitation: tokenOf(url) });
  expect(await accept()).toMatchObject({ status: 409, json: { code: 'staff_cannot_sign_in' } });
  expect((await client.invitations.get(id)).status).toBe('pending');
  await client.roleAssignments.create(staff_id, { role: 'bursar' });
  expect((await accept()).status).toBe(200);
});

it('with identity providers, the token of an invitation alone signs nobody in', async () => {
  const { server, client } = await startServer(openSqlite, { oidc: [issuerOn(1)] });
  const { id, url } = await client.invitations.create(invitation);
  const refused = await new Visitor({ server }).send('POST', '/settings/session', {
    invitation: tokenOf(url),
  });
  expect(refused).toMatchObject({ status: 400, json: { code: 'bad_request' } });
  expect((await client.invitations.get(id)).status).toBe('pending');
});

it('the page of an invitation shows nothing once it was sent again, was revoked, or has expired', async () => {
  const clock = new ManualClock('2026-11-21T08:00:00.000Z');
  const { server, client } = await startServer(openSqlite, { clock });
  const show = async (url: string) =>
    (await new Visitor({ server }).send('POST', '/settings/session/invitation', { invitation: tokenOf(url) }))
      .status;
  const { id, url } = await client.invitations.create(invitation);
  const resent = await client.invitations.resend(id);
  expect([await show(url), await show(resent.url)]).toEqual([410, 200]);
  await client.invitations.revoke(id);
  expect(await show(resent.url)).toBe(410);
  const other = await client.invitations.create({ ...invitation, email: 'other@example.org' });
  clock.advance(7 * 86_400_000);
  expect(await show(other.url)).toBe(410);
});

it('the path of an invitation leads to its page, where the token is sent to no server', async () => {
  const { server, client } = await startServer(openSqlite);
  const { token, url } = await client.invitations.create(invitation);
  const led = await fetch(`${server.url}/invitations/${token}`, { redirect: 'manual' });
  expect(led.status).toBe(302);
  expect(new URL(led.headers.get('Location') ?? '', server.url).href).toBe(url);
  expect(led.headers.get('Cache-Control')).toBe('no-store');
  expect(led.headers.get('Referrer-Policy')).toBe('no-referrer');
  for (const other of ['/invitations', '/invitations/', `/invitations/${token}/`])
    expect((await fetch(server.url + other)).status).toBe(404);
  const text = await fetch(`${server.url}/invitations/${encodeURIComponent('/evil"#\r\n')}`, {
    redirect: 'manual',
  });
  expect(text.headers.get('Location')).toBe('/settings/invitation#%2Fevil%22%23%0D%0A');
});
