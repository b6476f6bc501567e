import { randomUUID } from 'node:crypto';
import type { ApiKeyCreate, Rollbook } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { eventually } from '../support/expect.ts';
import { runSql } from '../support/inspect.ts';
import { expectProblem } from '../support/problems.ts';
import { clientOf, raw, type Started, sharedServer, startServer } from '../support/server.ts';
import { Visitor } from '../support/visitor.ts';

type Scope = ApiKeyCreate['scopes'][number];

/** A key with these scopes: its secret, and a client that uses it. */
async function keyWith({ client, server }: Started, ...scopes: Scope[]) {
  const { secret, id } = await client.apiKeys.create({ name: scopes.join(), scopes });
  return { secret, id, client: clientOf(server, secret) };
}

const newest = async (client: Rollbook) => (await client.auditLog.list({ limit: 1 })).data[0];

onEachDatabase('an idempotency key of another API key', (open) => {
  const newSchool = sharedServer(open);

  it('gives none of its secrets: each caller performs a request of its own', async () => {
    const started = await newSchool();
    const { client, testKey, server } = started;
    const weak = await keyWith(
      started,
      'admin:school',
      'read:audit',
      'read:learners',
      'write:webhooks',
      'write:staff',
      'write:learners',
    );
    const requests = [
      ['/v1/api-keys', { name: 'Strong', scopes: ['read:medical'] }, 'scope_exceeds_key'],
      ['/v1/webhooks', { url: 'https://receiver.invalid/hooks', events: ['learner.left'] }, undefined],
      [
        '/v1/invitations',
        { name: 'Naledi Example', email: 'naledi@example.org', staff_type: 'admin', roles: ['admin'] },
        'insufficient_scope',
      ],
      ['/v1/learners', { name: 'Thandi Example', national_id: '8001015009087' }, undefined],
    ] as const;
    for (const [path, body, code] of requests) {
      const headers = { 'Idempotency-Key': randomUUID() };
      const own = await raw(server.url, testKey, 'POST', path, { body, headers });
      expect(own.status).toBe(201);
      const other = await raw(server.url, weak.secret, 'POST', path, { body, headers });
      expect(other.headers.get('idempotent-replayed')).toBeNull();
      for (const secret of ['secret', 'signing_secret', 'token', 'national_id'])
        if (own.body[secret]) expect(JSON.stringify(other.body)).not.toContain(own.body[secret]);
      if (code) expectProblem(other, code);
      else expect(other.body.id).not.toBe(own.body.id);
      const again = await raw(server.url, testKey, 'POST', path, { body, headers });
      expect(again.headers.get('idempotent-replayed')).toBe('true');
      expect(again.body).toEqual(own.body);
    }
    expect((await client.learners.list()).data).toHaveLength(2);
  });

  it('is performed beside it when both come at once', async () => {
    const started = await newSchool();
    const callers = [await keyWith(started, 'write:learners'), await keyWith(started, 'write:learners')];
    const idempotencyKey = randomUUID();
    const made = await Promise.all(
      callers.map(({ client }) => client.learners.create({ name: 'Thandi Example' }, { idempotencyKey })),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(2);
  });

  it('is another key after the key was rolled', async () => {
    const started = await newSchool();
    const old = await keyWith(started, 'write:learners');
    const idempotencyKey = randomUUID();
    const send = (client: Rollbook) =>
      client.learners.create({ name: 'Thandi Example' }, { idempotencyKey }).withResponse();
    const first = await send(old.client);
    const rolled = await started.client.apiKeys.roll(old.id, {});
    expect(await send(old.client)).toMatchObject({ replayed: true, data: { id: first.data.id } });
    expect(await send(clientOf(started.server, rolled.secret))).toMatchObject({ replayed: false });
  });

  it('belongs, where a token takes the place of a key, to whom the token names', async () => {
    const { client, server } = await newSchool();
    const invite = (email: string) =>
      client.invitations.create({ name: 'Naledi Example', email, staff_type: 'admin', roles: ['admin'] });
    const [one, other] = [await invite('one@example.org'), await invite('other@example.org')];
    const headers = { 'Idempotency-Key': randomUUID() };
    const accept = (token: string) =>
      raw(server.url, null, 'POST', '/v1/invitations/accept', { body: { token }, headers });
    const accepted = [await accept(one.token), await accept(other.token), await accept(one.token)];
    expect(accepted.map(({ status, body }) => [status, body.id])).toEqual(
      [one, other, one].map(({ staff_id }) => [200, staff_id]),
    );
    expect(accepted.map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, null, 'true']);
  });
});

onEachDatabase('a stored response', (open) => {
  it('is not that of a request with another If-Match', async () => {
    const { client } = await startServer(open);
    const { id } = await client.learners.create({ name: 'Thandi Example' });
    const idempotencyKey = randomUUID();
    const update = (ifMatch?: string) =>
      client.learners.update(id, { class: '6B' }, { idempotencyKey, ...(ifMatch ? { ifMatch } : {}) });
    const first = await update('"1"');
    expect(await update('"1"')).toEqual(first);
    const reused = { code: 'idempotency_key_reused' };
    await expect(update('"2"')).rejects.toMatchObject(reused);
    await expect(update('*')).rejects.toMatchObject(reused);
    await expect(update()).rejects.toMatchObject(reused);
  });

  it('is not given once the key sees less than when it was stored', async () => {
    const started = await startServer(open);
    const scopes: Scope[] = ['write:learners', 'read:sensitive'];
    const { client, id } = await keyWith(started, ...scopes);
    const idempotencyKey = randomUUID();
    const send = () =>
      client.learners.create({ name: 'Thandi Example', national_id: '8001015009087' }, { idempotencyKey });
    expect(await send()).toMatchObject({ national_id: '8001015009087' });
    await runSql(started.database, `update api_keys set scopes = '["write:learners"]' where id = '${id}'`);
    // What was changed past the server, it sees within a second.
    const outcome = () => send().catch((error: unknown) => error);
    await eventually(async () => expect(await outcome()).toMatchObject({ code: 'idempotency_key_reused' }));
  });

  it('is not given to somebody in a session that sees less', async () => {
    const started = await startServer(open);
    const { client } = started;
    const learner_id = (await client.learners.create({ name: 'Thandi Example' })).id;
    const day = { from: '2026-03-02', to: '2026-03-02', reason_code: 'illness' } as const;
    const { id } = await client.excuses.create({ learner_id, ...day, note: 'Has a fever' });
    const member = await client.staff.create({
      name: 'Sam Example',
      email: 'sam@example.org',
      staff_type: 'teacher',
    });
    await client.roleAssignments.create(member.id, { role: 'teacher' });
    const idempotencyKey = randomUUID();
    const update = async (...scopes: Scope[]) => {
      const visitor = new Visitor(started);
      await visitor.useLink((await client.settingsLinks.create({ staff_id: member.id, scopes })).url);
      visitor.headers = { ...visitor.headers, 'Idempotency-Key': idempotencyKey };
      const body = { document_ref: 'doctor.pdf' };
      return (await visitor.send('PATCH', `/settings/api/v1/excuses/${id}`, body)).json;
    };
    const all = await update('write:attendance', 'read:attendance');
    expect(all.note).toBe('Has a fever');
    expect(await update('read:attendance', 'write:attendance')).toEqual(all);
    expect((await update('write:attendance')).code).toBe('idempotency_key_reused');
  });
});

onEachDatabase('the audit log', (open) => {
  it('shows the beginning of an idempotency key, and no log stores the whole', async () => {
    const started = await startServer(open);
    const { client, server, database } = started;
    const idempotencyKey = randomUUID();
    await client.learners.create({ name: 'Thandi Example' }, { idempotencyKey });
    expect(await newest(client)).toMatchObject({ idempotency_key: idempotencyKey.slice(0, 8) });
    const imported = randomUUID();
    await client.imports.create(
      { kind: 'learners', source: 'sis', rows: [{ external_id: '1', name: 'Sipho Example' }] },
      { idempotencyKey: imported },
    );
    await server.drainJobs();
    const { data } = await client.auditLog.list({ action: 'learner.created' });
    expect(data.map(({ idempotency_key: key }) => key)).toEqual([
      imported.slice(0, 8),
      idempotencyKey.slice(0, 8),
    ]);
    const rows = [
      ...(await runSql(database, 'select * from audit_log')),
      ...(await runSql(database, 'select * from imports')),
    ];
    for (const key of [idempotencyKey, imported]) expect(JSON.stringify(rows)).not.toContain(key);
    expect(await client.auditLog.verify()).toMatchObject({ valid: true });
  });
});
