import type { Rollbook } from '@rollbook/sdk';
import type { SendResult } from '@rollbook/server';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { eventually } from '../support/expect.ts';
import { runSql } from '../support/inspect.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { startSchool, testAdapter } from './school.ts';

/** The data of the events of recipients who got no copy, by the person. */
const failures = async (client: Rollbook) =>
  (await client.events.list({ type: 'message.failed' })).data
    .map((event) => (event.type === 'message.failed' ? event.data : expect.fail()))
    .sort((one, other) => String(one.guardian_id).localeCompare(String(other.guardian_id)));

const outcome = (guardian_id: string | undefined, status: string, code: string) => ({
  ...{ id: expect.stringMatching(/^rcp_/), guardian_id, status },
  error: { code },
});

onEachDatabase('the copies of a message', (open) => {
  it('are tried again with growing delays, and fail in the end', async () => {
    const { copies, adapter } = testAdapter(() => ({ status: 'retry', detail: 'The provider is busy.' }));
    const { client, clock, guardian, drain } = await startSchool(open, { channels: { sms: adapter } });
    const id = await guardian([]);
    const message = await client.messages.create({
      channel: 'sms',
      to: { guardian_ids: [id] },
      body: 'Text',
    });
    const waits: number[] = [];
    await drain();
    for (let attempt = 1; attempt < 7; attempt++) {
      const [recipient] = (await client.messageRecipients.list(message.id)).data;
      expect(recipient).toMatchObject({
        status: 'queued',
        attempts: attempt,
        error: { code: 'temporary_failure', detail: 'The provider is busy.' },
      });
      const wait = Date.parse(recipient?.next_attempt_at ?? '') - clock.now();
      waits.push(wait / 1000);
      clock.advance(wait - 1);
      await drain();
      expect(copies).toHaveLength(attempt);
      clock.advance(1);
      await drain();
    }
    expect(waits).toEqual([30, 120, 600, 1800, 7200, 21_600]);
    expect(copies.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(new Set(copies.map((copy) => copy.id)).size).toBe(1);
    expect(await client.messages.get(message.id)).toMatchObject({ status: 'failed', counts: { failed: 1 } });
    expect(await failures(client)).toMatchObject([
      { guardian_id: id, status: 'failed', error: { code: 'temporary_failure' }, attempts: 7 },
    ]);
  });

  it('bounce one after the other, until none is left that arrived', async () => {
    const { adapter } = testAdapter();
    const { client, guardian, drain } = await startSchool(open, { channels: { sms: adapter } });
    const to = { guardian_ids: [await guardian([]), await guardian([]), await guardian([])] };
    const { id } = await client.messages.create({ channel: 'sms', to, body: 'Text' });
    await drain();
    const statuses = [(await client.messages.get(id)).status];
    for (const copy of (await client.messageRecipients.list(id)).data) {
      await client.messageRecipients.receipt(id, copy.id, { status: 'bounced' });
      statuses.push((await client.messages.get(id)).status);
    }
    expect(statuses).toEqual(['sent', 'partly_failed', 'partly_failed', 'failed']);
    const { data } = await client.auditLog.list({ resource_id: id, limit: 2 });
    expect(data.map(({ action, changes }) => [action, changes.status])).toEqual([
      ['message.failed', { before: 'partly_failed', after: 'failed' }],
      ['message.partly_failed', { before: 'sent', after: 'partly_failed' }],
    ]);
  });

  it('bounce, are rejected, or are sent later, each on its own', async () => {
    const results: Record<string, SendResult> = {
      '+27821234561': { status: 'bounced', detail: 'There is no such number.' },
      '+27821234562': { status: 'rejected', detail: 'The text is too long.' },
      '+27821234563': { status: 'retry', detail: 'Busy.', afterMs: 60_000 },
    };
    const { copies, adapter } = testAdapter(({ to, attempt }) =>
      attempt === 1 && results[to] ? results[to] : { status: 'sent' },
    );
    const { client, clock, guardian, drain } = await startSchool(open, { channels: { sms: adapter } });
    const ids: string[] = [];
    for (const last of [1, 2, 3, 4]) ids.push(await guardian([], {}, { phone: `+2782123456${last}` }));
    const { id } = await client.messages.create({ channel: 'sms', to: { guardian_ids: ids }, body: 'Text' });
    await drain();
    const counts = { queued: 1, sent: 1, bounced: 1, failed: 1 };
    expect(await client.messages.get(id)).toMatchObject({ status: 'sending', counts });
    clock.advance(60_000);
    await drain();
    expect(await client.messages.get(id)).toMatchObject({ status: 'partly_failed', counts: { sent: 2 } });
    expect(copies).toHaveLength(5);
    const errors = (await client.messageRecipients.list(id, { status: 'bounced' })).data;
    expect(errors).toMatchObject([{ error: { code: 'bounced', detail: 'There is no such number.' } }]);
    const [bounced, failed] = ids;
    const common = { object: 'message_recipient', message_id: id, channel: 'sms', attempts: 1 };
    const people = { staff_id: null, learner_id: null };
    const sent = await failures(client);
    expect(sent).toEqual([
      { ...common, ...people, ...outcome(bounced, 'bounced', 'bounced') },
      { ...common, ...people, ...outcome(failed, 'failed', 'rejected') },
    ]);
    const entries = (await client.auditLog.list({ resource_type: 'message_recipient' })).data;
    expect(entries.map(({ action, resource }) => [action, resource.id]).sort()).toEqual(
      sent.map(({ status, id: copy }) => [`message_recipient.${status}`, copy]).sort(),
    );
    expect(entries.every(({ actor, event_ids }) => actor.type === 'system' && event_ids.length === 1)).toBe(
      true,
    );
  });

  it('whose adapter throws are tried again', async () => {
    const { copies, adapter } = testAdapter(({ attempt }) => {
      if (attempt === 1) throw new Error('A defect of the adapter');
      return { status: 'sent' };
    });
    const { client, clock, guardian, drain } = await startSchool(open, { channels: { push: adapter } });
    const id = await guardian([]);
    const message = await client.messages.create({
      channel: 'push',
      to: { guardian_ids: [id] },
      body: 'Text',
    });
    await drain();
    clock.advance(30_000);
    await drain();
    expect(copies.map(({ to }) => to)).toEqual([id, id]);
    expect(await client.messages.get(message.id)).toMatchObject({ status: 'sent' });
  });

  it('whose adapter returns no result are tried again as if it threw', async () => {
    const wrong = [undefined, 'ok', { status: 'bounced' }, { status: 'queued', detail: 'Later.' }];
    const results = [...wrong, { status: 'retry', detail: 'Busy.', afterMs: Number.NaN }, { status: 'sent' }];
    let calls = 0;
    const { copies, adapter } = testAdapter(({ attempt }) => {
      if (++calls > results.length) throw new Error('It is called too often');
      return results[attempt - 1] as SendResult;
    });
    const { client, clock, guardian, drain } = await startSchool(open, { channels: { sms: adapter } });
    const to = { guardian_ids: [await guardian([])] };
    const message = await client.messages.create({ channel: 'sms', to, body: 'Text' });
    for (const seconds of [30, 120, 600, 1800, 7200]) {
      await drain();
      const detail = 'The adapter of the channel failed. See the log of the server.';
      expect((await client.messageRecipients.list(message.id)).data).toMatchObject([
        { status: 'queued', error: { code: 'temporary_failure', detail } },
      ]);
      clock.advance(seconds * 1000);
    }
    await drain();
    expect(copies.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await client.messages.get(message.id)).toMatchObject({ status: 'sent' });
  });

  /** Two copies that are due again after 30 seconds. */
  const waiting = async () => {
    const { copies, adapter } = testAdapter(({ attempt }) =>
      attempt === 1 ? { status: 'retry', detail: 'Busy.' } : { status: 'sent' },
    );
    const started = await startSchool(open, { channels: { sms: adapter } });
    const { client, guardian, drain } = started;
    const guardian_ids = [await guardian([]), await guardian([])];
    const message = await client.messages.create({ channel: 'sms', to: { guardian_ids }, body: 'Text' });
    await drain();
    return { ...started, copies, message, guardian_ids };
  };

  it('that wait for another attempt can be cancelled, also one that is being sent', async () => {
    const { client, clock, drain, copies, message } = await waiting();
    expect(await client.messages.get(message.id)).toMatchObject({ status: 'sending' });
    const cancelled = { status: 'cancelled', counts: { queued: 0, suppressed: 2, sent: 0 } };
    expect(await client.messages.cancel(message.id)).toMatchObject(cancelled);
    clock.advance(30_000);
    await drain();
    expect(copies).toHaveLength(2);
    expect(await client.messages.get(message.id)).toMatchObject(cancelled);
    for (const { error } of (await client.messageRecipients.list(message.id)).data)
      expect(error?.detail).toMatch(/^It was cancelled before it was sent\. .* may have arrived\.$/);
  });

  it('that were attempted, and are not attempted again, may have arrived', async () => {
    const { client, clock, drain, copies, message, guardian_ids } = await waiting();
    for (const id of guardian_ids) await client.guardians.update(id, { channels: { sms: false } });
    clock.advance(30_000);
    await drain();
    expect(copies).toHaveLength(2);
    for (const { status, error } of (await client.messageRecipients.list(message.id)).data) {
      expect([status, error?.code]).toEqual(['suppressed', 'no_consent']);
      expect(error?.detail).toMatch(
        /^The guardian has not agreed .*\. An earlier attempt failed; .* may have arrived\.$/,
      );
    }
  });

  it('that have not begun are not sent once their message is cancelled, however slow the provider is', async () => {
    const { copies, adapter } = testAdapter(async () => {
      if (copies.length === 1) {
        await client.messages.cancel(message.id);
        const begun = performance.now();
        // What was read of the others before this attempt is too old then.
        await eventually(() => expect(performance.now() - begun).toBeGreaterThan(1_100));
      }
      return { status: 'sent' };
    });
    const slow = { ...adapter, concurrency: 1 };
    const { client, guardian, drain } = await startSchool(open, { worker: false, channels: { sms: slow } });
    const guardian_ids = [];
    for (let index = 0; index < 5; index++)
      guardian_ids.push(await guardian([], {}, { name: `Guardian ${index}`, phone: `+2782123456${index}` }));
    const message = await client.messages.create({ channel: 'sms', to: { guardian_ids }, body: 'Text' });
    await drain();
    expect(copies).toHaveLength(1);
    expect(await client.messages.get(message.id)).toMatchObject({ counts: { sent: 1, suppressed: 4 } });
  });

  it('that name a sibling who was archived since are sent, and those that name one who is hidden now are not', async () => {
    const { copies, adapter } = testAdapter();
    const { client, clock, learner, guardian, drain } = await startSchool(open, {
      channels: { sms: adapter },
    });
    const children = [await learner('Ana Example'), await learner('Ben Example')];
    await guardian(children);
    const send = () =>
      client.messages.create({
        ...{ channel: 'sms', to: { learner_ids: children }, body: 'The trip of {{ learner.name }}' },
        send_at: new Date(clock.now() + 3_600_000).toISOString(),
      });
    const { id } = await send();
    await client.learners.archive(children[0] ?? '');
    clock.advance(3_600_000);
    await drain();
    expect(copies.map(({ body }) => body)).toEqual([expect.stringContaining('Ben Example')]);
    expect(await client.messages.get(id)).toMatchObject({ status: 'sent', counts: { sent: 1 } });
    await client.learners.restore(children[0] ?? '');
    const hidden = await send();
    const [link] = (await client.learnerGuardians.list(children[0] ?? '')).data;
    await client.learnerGuardians.update(children[0] ?? '', link?.id ?? '', { access: 'none' });
    clock.advance(3_600_000);
    await drain();
    expect(copies).toHaveLength(1);
    expect(await client.messages.get(hidden.id)).toMatchObject({ counts: { sent: 0, suppressed: 1 } });
  });

  it('that were all sent are not cancelled, although the message is not finished yet', async () => {
    const { client, clock, database, drain, message } = await waiting();
    clock.advance(30_000);
    await drain();
    await runSql(database, "update messages set status = 'sending'");
    expect(await refusalOf(client.messages.cancel(message.id))).toMatchObject({
      code: 'invalid_state_transition',
      detail: expect.stringContaining('nothing is left to cancel'),
    });
    await drain();
    expect(await client.messages.get(message.id)).toMatchObject({ status: 'sent', counts: { sent: 2 } });
  });

  it('that are being sent when their message is cancelled are not sent again', async () => {
    let attempted = () => {};
    let respond = () => {};
    const attempt = new Promise<void>((resolve) => {
      attempted = resolve;
    });
    const response = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const { copies, adapter } = testAdapter(async () => {
      attempted();
      await response;
      return { status: 'retry', detail: 'Busy.' };
    });
    const { client, clock, guardian, drain } = await startSchool(open, { channels: { sms: adapter } });
    const to = { guardian_ids: [await guardian([])] };
    const { id } = await client.messages.create({ channel: 'sms', to, body: 'Text' });
    const drained = drain();
    await attempt;
    expect(await client.messages.cancel(id)).toMatchObject({ status: 'cancelled', counts: { queued: 1 } });
    respond();
    await drained;
    clock.advance(30_000);
    await drain();
    expect(copies).toHaveLength(1);
    expect(await client.messages.get(id)).toMatchObject({ status: 'cancelled', counts: { suppressed: 1 } });
    expect(await codeOf(client.messages.cancel(id))).toBe('invalid_state_transition');
  });

  it('are sent to the address that a person has when they are sent', async () => {
    const { client, clock, drain, copies, message, guardian_ids } = await waiting();
    const [corrected, without] = guardian_ids as [string, string];
    await client.guardians.update(corrected, { phone: '+27829999999' });
    await client.guardians.update(without, { phone: null });
    clock.advance(30_000);
    await drain();
    expect(copies.slice(2).map(({ to }) => to)).toEqual(['+27829999999']);
    const shown = (await client.messageRecipients.list(message.id)).data;
    const of = (id: string) => shown.find(({ guardian_id }) => guardian_id === id);
    expect(of(corrected)).toMatchObject({ status: 'sent', address: '+2782*****99' });
    expect(of(without)).toMatchObject({ status: 'suppressed', error: { code: 'no_address' } });
  });

  it('are not sent to staff members who have left in the meantime, or are suspended', async () => {
    const { copies, adapter } = testAdapter();
    const { client, clock, drain } = await startSchool(open, { channels: { sms: adapter } });
    const member = (name: string, phone: string) =>
      client.staff.create({ name, phone, staff_type: 'teacher', email: `${name}@example.org` });
    const [gone, archived, suspended, here] = [
      await member('gone', '+27821234567'),
      await member('archived', '+27821234568'),
      await member('suspended', '+27821234560'),
      await member('here', '+27821234569'),
    ];
    const staff_ids = [gone.id, archived.id, suspended.id, here.id];
    const send_at = new Date(clock.now() + 3_600_000).toISOString();
    const { id } = await client.messages.create({ channel: 'sms', to: { staff_ids }, body: 'Text', send_at });
    await client.staff.leave(gone.id, { ends_on: '2026-02-01' });
    await client.staff.archive(archived.id);
    await client.staff.suspend(suspended.id);
    clock.advance(3_600_000);
    await drain();
    expect(copies.map(({ to }) => to)).toEqual(['+27821234569']);
    const refused = (await client.messageRecipients.list(id, { status: 'suppressed' })).data;
    expect(refused.map(({ staff_id, error }) => [staff_id, error?.code])).toEqual(
      expect.arrayContaining([gone.id, archived.id, suspended.id].map((one) => [one, 'no_access'])),
    );
    const now = await client.messages.create({
      ...{ channel: 'sms', to: { staff_ids: [suspended.id] }, body: 'Text' },
    });
    expect((await client.messageRecipients.list(now.id)).data).toMatchObject([
      { status: 'suppressed', error: { code: 'no_access' } },
    ]);
  });

  it('are sent though the process that claimed them did not learn that it had', async () => {
    const { client, clock, database, drain, copies, message } = await waiting();
    // As after a connection that was lost during the commit.
    const owner = "(select id from process_leases where id not like '%:eng_%')";
    await runSql(database, `update message_recipients set claimed_by = ${owner}`);
    clock.advance(30_000);
    await drain();
    expect(copies.filter(({ attempt }) => attempt === 2)).toHaveLength(2);
    expect(await client.messages.get(message.id)).toMatchObject({ status: 'sent' });
  });

  /** One of two copies says why it was not sent, and fails in the end; the other one is sent. */
  const expectOneToFail = async ({
    client,
    clock,
    drain,
    message,
    unreadable,
    other,
  }: Pick<Awaited<ReturnType<typeof waiting>>, 'client' | 'clock' | 'drain' | 'message'> & {
    unreadable: string | undefined;
    other: string | undefined;
  }) => {
    const statuses = async () =>
      (await client.messageRecipients.list(message.id)).data
        .map(({ guardian_id, status, error }) => ({ guardian_id, status, code: error?.code }))
        .sort((a, b) => String(a.status).localeCompare(String(b.status)));
    expect(await statuses()).toEqual([
      { guardian_id: unreadable, status: 'queued', code: 'unreadable' },
      { guardian_id: other, status: 'sent', code: undefined },
    ]);
    for (const hours of [1, 1, 1, 3, 7]) {
      clock.advance(hours * 3_600_000);
      await drain();
    }
    const [failed] = (await client.messageRecipients.list(message.id, { status: 'failed' })).data;
    expect(failed).toMatchObject({
      ...{ guardian_id: unreadable, attempts: 7 },
      error: { code: 'unreadable', detail: expect.stringContaining('is damaged') },
    });
  };

  it('do not wait for one that cannot be read, which fails in the end', async () => {
    const { client, clock, database, drain, message, guardian_ids } = await waiting();
    const [unreadable, other] = guardian_ids;
    await runSql(
      database,
      `update message_recipients set address_encrypted = '${btoa('x'.repeat(60))}' where guardian_id = '${unreadable}'`,
    );
    clock.advance(30_000);
    await drain();
    await expectOneToFail({ client, clock, drain, message, unreadable, other });
  });

  it('do not wait for one whose key is damaged, which fails in the end', async () => {
    const { client, clock, database, drain, message, guardian_ids } = await waiting();
    const [unreadable, other] = guardian_ids;
    await runSql(
      database,
      `update data_keys set sealed = substr(sealed, 1, length(sealed) - 8) || 'AAAAAAAA' where subject_id = '${unreadable}'`,
    );
    clock.advance(30_000);
    await drain();
    await expectOneToFail({ client, clock, drain, message, unreadable, other });
    expect(await failures(client)).toMatchObject([outcome(unreadable, 'failed', 'unreadable')]);
  });

  it('do not show the address that a provider repeats, however it writes it', async () => {
    const { adapter } = testAdapter(({ to }) => ({
      status: 'rejected',
      detail: `550 <${to.toLowerCase()}>: unknown, ask postmaster@example.net.`,
    }));
    const { client, guardian, drain } = await startSchool(open, { channels: { email: adapter } });
    const to = { guardian_ids: [await guardian([], {}, { email: 'Nomsa@Example.ORG' })] };
    const { id } = await client.messages.create({ channel: 'email', to, subject: 'Text', body: 'Text' });
    await drain();
    const [copy] = (await client.messageRecipients.list(id)).data;
    expect(copy?.error?.detail).toBe('550 <n***@example.org>: unknown, ask p***@example.net.');
  });

  it('get receipts from the provider', async () => {
    const { adapter } = testAdapter();
    const { client, guardian, drain } = await startSchool(open, { channels: { sms: adapter } });
    const people = [await guardian([]), await guardian([])];
    const message = await client.messages.create({
      channel: 'sms',
      to: { guardian_ids: people },
      body: 'Text',
    });
    const [one, other] = (await client.messageRecipients.list(message.id)).data.map(({ id }) => id);
    const receipt = (id: string | undefined, status: 'delivered' | 'read' | 'bounced') =>
      client.messageRecipients.receipt(message.id, id ?? '', {
        status,
        ...(status === 'bounced' && { detail: 'No such number: +27821234567.' }),
      });
    expect(await refusalOf(receipt(one, 'delivered'))).toMatchObject({
      code: 'invalid_state_transition',
      from: 'queued',
      to: 'delivered',
      allowed: ['sent'],
      detail: expect.stringContaining('again once its status is `sent`'),
    });
    await drain();
    const { sent_at: sent } = await client.messageRecipients.get(message.id, one ?? '');
    const minutes = (count: number) => new Date(Date.parse(sent ?? '') + count * 60_000).toISOString();
    for (const [at, code] of [
      ['1970-01-21T14:00:00.000Z', 'before_start'],
      [minutes(-6), 'before_start'],
      [minutes(60), 'in_future'],
    ] as const)
      expect(
        await refusalOf(client.messageRecipients.receipt(message.id, one ?? '', { status: 'delivered', at })),
      ).toMatchObject({ errors: [{ pointer: '/at', code }] });
    expect(await receipt(one, 'delivered')).toMatchObject({
      status: 'delivered',
      delivered_at: expect.any(String),
    });
    expect(await receipt(one, 'read')).toMatchObject({ status: 'read', read_at: expect.any(String) });
    expect(await refusalOf(receipt(one, 'bounced'))).toMatchObject({ from: 'read', allowed: [] });
    expect(await receipt(other, 'bounced')).toMatchObject({
      status: 'bounced',
      error: { code: 'bounced', detail: 'No such number: +2782*****67.' },
    });
    expect(await refusalOf(receipt(other, 'bounced'))).toMatchObject({ from: 'bounced' });
    expect(await failures(client)).toMatchObject([{ id: other, status: 'bounced', channel: 'sms' }]);
    expect(await client.messages.get(message.id)).toMatchObject({
      status: 'partly_failed',
      counts: { read: 1, bounced: 1 },
    });
    const entries = (await client.auditLog.list({ resource_id: one ?? '' })).data;
    expect(entries.map(({ action }) => action)).toEqual([
      'message_recipient.read',
      'message_recipient.delivered',
    ]);
  });

  it('get receipts whose text is as long as it may be, and longer when the address in it is masked', async () => {
    const { adapter } = testAdapter();
    const { client, guardian, drain } = await startSchool(open, { channels: { email: adapter } });
    const { id } = await client.messages.create({
      ...{ channel: 'email', to: { guardian_ids: [await guardian([])] }, subject: 'Late bus', body: 'Text' },
    });
    await drain();
    const [copy] = (await client.messageRecipients.list(id)).data;
    const receipt = { status: 'bounced' as const, detail: 'jo@example.org '.padEnd(500, 'x') };
    expect((await client.messageRecipients.receipt(id, copy?.id ?? '', receipt)).error).toEqual({
      code: 'bounced',
      detail: 'j***@example.org '.padEnd(500, 'x'),
    });
  });

  it('of a test school never leave the server', async () => {
    const { copies, adapter } = testAdapter();
    const { server, testKey, clientOf, drain } = await startSchool(open, { channels: { sms: adapter } });
    const client = clientOf(server, testKey);
    const guardian = await client.guardians.create({ name: 'Nomsa Example', phone: '+27821234567' });
    const to = { guardian_ids: [guardian.id] };
    const { id } = await client.messages.create({ channel: 'sms', to, body: 'Text' });
    await drain();
    expect(copies).toEqual([]);
    expect(await client.messages.get(id)).toMatchObject({ status: 'sent', counts: { sent: 1 } });
  });
});
