import type { ApiKeyCreate, MessageCreate } from '@rollbook/sdk';
import { ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { startSchool, testAdapter } from '../communications/school.ts';
import { onBothDatabases } from '../support/databases.ts';
import { learners } from '../support/imports.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { clientOf, startServer } from '../support/server.ts';

const importer: ApiKeyCreate = { name: 'Importer', scopes: ['write:imports', 'write:learners'] };
const people = { kind: 'learners', source: 'sis' } as const;
const hourMs = 3_600_000;
const after = (clock: ManualClock, ms: number): string => new Date(clock.now() + ms).toISOString();

onBothDatabases('the work that an API key started', (open) => {
  it('stops between rows of an import when the key is revoked, and says why', async () => {
    const { client, server } = await startServer(open);
    const { id: keyId, secret } = await client.apiKeys.create(importer);
    const holder = clientOf(server, secret);
    const first = await holder.imports.create({ ...people, rows: learners(1000) });
    const queued = await holder.imports.create({ ...people, rows: learners(1) });
    const drained = server.drainJobs();
    while ((await client.imports.get(first.id)).progress.done === 0);
    const { revoked_at } = await client.apiKeys.revoke(keyId);
    await drained;
    const detail = `The API key ${keyId}, which started this, was revoked at ${revoked_at}.`;
    const error = { code: 'api_key_revoked', detail };
    const stopped = await client.imports.get(first.id);
    expect(stopped).toMatchObject({ status: 'failed', error, finished_at: expect.any(String) });
    expect(stopped.progress).toEqual({ done: stopped.counts.created, total: 1000 });
    expect(stopped.counts.created).toBeLessThan(1000);
    expect(await Array.fromAsync(client.learners.list({ limit: 100 }))).toHaveLength(stopped.counts.created);
    expect(await client.imports.get(queued.id)).toMatchObject({ status: 'failed', error });
    const [entry] = (await client.auditLog.list({ resource_id: first.id })).data;
    expect(entry).toMatchObject({ action: 'import.failed', reason: detail, actor: { type: 'system' } });
  });

  it('stops when the key expires by the clock of the server, and continues when it was rolled', async () => {
    const clock = new ManualClock();
    const { client, server } = await startServer(open, { clock });
    await client.testClock.advance({ seconds: 7200 });
    const begin = async (secret: string) =>
      (await clientOf(server, secret).imports.create({ ...people, dry_run: true, rows: learners(1) })).id;
    const key = () => client.apiKeys.create({ ...importer, expires_at: after(clock, hourMs) });
    const rolled = await client.apiKeys.create(importer);
    const [early, late, started] = [await key(), await key(), await begin(rolled.secret)];
    const inTime = await begin(early.secret);
    const replacement = await client.apiKeys.roll(rolled.id, { expires_in: 60 });
    expect(await client.apiKeys.get(rolled.id)).toMatchObject({ replaced_by: replacement.id });
    // The clock of the school is past the end of these keys, which still work.
    expect(await client.apiKeys.get(late.id)).toMatchObject({ status: 'active' });
    await server.drainJobs();
    expect((await client.imports.get(inTime)).status).toBe('completed');
    const [tooLate, afterRoll] = [await begin(late.secret), await begin(rolled.secret)];
    clock.advance(hourMs);
    await server.drainJobs();
    expect(await client.imports.get(tooLate)).toMatchObject({
      status: 'failed',
      error: { code: 'api_key_expired' },
      counts: { created: 0 },
    });
    for (const id of [started, afterRoll]) expect((await client.imports.get(id)).status).toBe('completed');
    const last = await begin(replacement.secret);
    await client.apiKeys.revoke(replacement.id);
    await server.drainJobs();
    expect(await client.imports.get(last)).toMatchObject({ error: { code: 'api_key_revoked' } });
  });

  it('stops a recovery', async () => {
    const { client, server } = await startServer(open);
    const events = ['learner.created'] as const;
    const endpoint = await client.webhooks.create({ url: 'http://127.0.0.1:4999/', events: [...events] });
    const { id: keyId, secret } = await client.apiKeys.create({ name: 'Hooks', scopes: ['write:webhooks'] });
    const since = '2026-01-01T00:00:00Z';
    const { id } = await clientOf(server, secret).webhookRecoveries.create(endpoint.id, { since });
    await client.apiKeys.revoke(keyId);
    await server.drainJobs();
    expect(await client.webhookRecoveries.get(endpoint.id, id)).toMatchObject({
      status: 'failed',
      error: { code: 'api_key_revoked' },
      progress: { examined: 0 },
    });
    expect((await client.auditLog.list({ resource_id: id })).data).toMatchObject([
      { action: 'webhook_recovery.failed', reason: expect.stringContaining(keyId) },
      { action: 'webhook_recovery.created' },
    ]);
  });

  it('stops messages and scheduled announcements; what was sent stays, and the rest is suppressed', async () => {
    let respond: () => Promise<{ status: 'sent' }> = async () => ({ status: 'sent' });
    const { copies, adapter } = testAdapter(() => respond());
    const one = { ...adapter, concurrency: 1 };
    const school = await startSchool(open, { channels: { email: one }, worker: false });
    const { client, server, clock, learner, guardian, drain } = school;
    const thandi = await learner();
    await guardian([thandi]);
    const key = () => client.apiKeys.create({ name: 'Office', scopes: ['write:communications'] });
    const [kept, leaked] = [await key(), await key()];
    const message: MessageCreate = {
      channel: 'email',
      to: { learner_ids: [thandi] },
      subject: 'Hi',
      body: 'Hi',
    };
    const announcement = { title: 'Sports day', body: 'On Friday.', audience: { everyone: true } };
    const begin = async (secret: string) => {
      const own = clientOf(server, secret);
      const later = await own.messages.create({ ...message, send_at: after(clock, hourMs) });
      const draft = await own.announcements.create({ ...announcement, publish_at: after(clock, hourMs) });
      return { later: later.id, scheduled: (await own.announcements.schedule(draft.id)).id };
    };
    const [stays, stops] = [await begin(kept.secret), await begin(leaked.secret)];
    await client.apiKeys.revoke(leaked.id);
    await drain();
    const error = { code: 'api_key_revoked', detail: expect.stringContaining(leaked.id) };
    expect(await client.messages.get(stops.later)).toMatchObject({
      status: 'failed',
      error,
      counts: { suppressed: 1, queued: 0 },
    });
    expect((await client.messageRecipients.list(stops.later)).data).toMatchObject([
      { status: 'suppressed', error },
    ]);
    expect(await client.announcements.get(stops.scheduled)).toMatchObject({ status: 'draft', error });
    expect(await client.announcements.schedule(stops.scheduled)).toMatchObject({ error: null });
    clock.advance(hourMs);
    await drain();
    expect(await client.messages.get(stays.later)).toMatchObject({ status: 'sent', error: null });
    for (const id of [stays.scheduled, stops.scheduled])
      expect(await client.announcements.get(id)).toMatchObject({ status: 'published' });

    // A key that is revoked while its message is being sent.
    const sender = await key();
    for (let i = 0; i < 60; i++) await guardian([thandi], {}, { email: `g${i}@example.org` });
    copies.length = 0;
    respond = async () => {
      if (copies.length === 1) await client.apiKeys.revoke(sender.id);
      return { status: 'sent' };
    };
    const sending = await clientOf(server, sender.secret).messages.create(message);
    await drain();
    const partly = await client.messages.get(sending.id);
    expect(partly).toMatchObject({ status: 'partly_failed', error: { code: 'api_key_revoked' } });
    expect(partly.counts).toMatchObject({ sent: copies.length, suppressed: 61 - copies.length, queued: 0 });
    expect(copies.length).toBeLessThan(61);
  });
});

onBothDatabases('an API key that expires', (open) => {
  const expiring = async () => {
    const clock = new ManualClock();
    const { client, server, ...started } = await startServer(open, { clock });
    const end = after(clock, hourMs);
    const { id, secret } = await client.apiKeys.create({
      name: 'Guest',
      scopes: ['admin:school', 'read:learners'],
      expires_at: end,
    });
    return { ...started, client, server, clock, end, id, guest: clientOf(server, secret) };
  };
  const child: ApiKeyCreate = { name: 'Child', scopes: ['read:learners'] };

  it('creates no key that outlives it', async () => {
    const { guest, clock, end } = await expiring();
    for (const expires_at of [after(clock, hourMs + 1), null])
      expect(await refusalOf(guest.apiKeys.create({ ...child, expires_at }))).toMatchObject({
        status: 422,
        code: 'expires_after_key',
        errors: [{ pointer: '/expires_at', code: 'expires_after_key' }],
      });
    expect(await guest.apiKeys.create(child)).toMatchObject({ expires_at: end });
    const sooner = after(clock, 1000);
    expect(await guest.apiKeys.create({ ...child, expires_at: sooner })).toMatchObject({
      expires_at: sooner,
    });
  });

  it('is not extended by a roll, and extends no other key', async () => {
    const { guest, client, clock, end, id } = await expiring();
    const permanent = await client.apiKeys.create(child);
    expect(await refusalOf(guest.apiKeys.roll(permanent.id))).toMatchObject({
      status: 422,
      code: 'expires_after_key',
      detail: `The new key would never expire, but the API key that gives the caller its rights expires at ${end}, and nobody can make a key that outlives it. Use a key that expires later.`,
    });
    expect(await client.apiKeys.get(permanent.id)).toMatchObject({ expires_at: null, replaced_by: null });
    const fresh = await guest.apiKeys.roll(id, { expires_in: 60 });
    expect(fresh).toMatchObject({ expires_at: end, replaced_by: null });
    // In the overlap, the old key can only create keys that end with it.
    expect(await guest.apiKeys.create(child)).toMatchObject({ expires_at: after(clock, 60_000) });
    expect(await refusalOf(client.apiKeys.roll(id))).toMatchObject({
      status: 409,
      code: 'key_replaced',
      detail: expect.stringContaining(fresh.id),
    });
    clock.advance(60_000);
    expect(await codeOf(guest.learners.list())).toBe('expired_api_key');
  });
});
