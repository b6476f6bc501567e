import type { Rollbook } from '@rollbook/sdk';
import { ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { startReceiver } from '../support/receiver.ts';
import { clientOf, startServer } from '../support/server.ts';
import { soonAfter } from '../support/times.ts';

const day = 24 * 3600;
const start = '2026-02-02T08:00:00.000Z';
/** A time of the server, some days after the start. */
const inDays = (days: number): string => new Date(Date.parse(start) + days * day * 1000).toISOString();
const dateIn = (days: number): string => inDays(days).slice(0, 10);

onBothDatabases('advancing the clock of a test school', (open) => {
  /** Two test schools, of which the first one is advanced. */
  const startTwo = async () => {
    const started = await startServer(open, { worker: true, clock: new ManualClock(start) });
    const { testKey } = await started.server.createSchool({ name: 'Other Example School' });
    const other = clientOf(started.server, testKey);
    const advance = async (days: number) => {
      await started.client.testClock.advance({ seconds: days * day });
      await started.server.drainJobs();
    };
    return { ...started, other, both: [started.client, other], advance };
  };

  it('sends scheduled announcements and messages, at the time of the school', async () => {
    const { client, other, both, advance } = await startTwo();
    const made = await Promise.all(
      both.map(async (school: Rollbook) => {
        const { id: learner } = await school.learners.create({ name: 'Thandi Example' });
        const guardian = await school.guardians.create({ name: 'Nomsa Example', email: 'nomsa@example.org' });
        await school.learnerGuardians.create(learner, { guardian_id: guardian.id, relationship: 'mother' });
        const announcement = await school.announcements.create({
          title: 'Sports day',
          body: 'On Friday.',
          audience: { everyone: true },
          channels: ['email'],
          publish_at: inDays(3),
          expires_at: inDays(20),
        });
        await school.announcements.schedule(announcement.id);
        return announcement.id;
      }),
    );
    const [own = '', theirs = ''] = made;
    await advance(4);
    expect(await client.announcements.get(own)).toMatchObject({
      status: 'published',
      published_at: inDays(4),
    });
    const [message] = (await client.messages.list({ announcement_id: own })).data;
    expect(message).toMatchObject({ status: 'sent', completed_at: inDays(4) });
    const [copy] = (await client.messageRecipients.list(message?.id ?? '')).data;
    expect(copy).toMatchObject({ status: 'sent', sent_at: inDays(4) });
    const [entry] = (await client.auditLog.list({ resource_id: own, action: 'announcement.published' })).data;
    expect(entry?.occurred_at).toEqual(soonAfter(inDays(4)));
    expect((await other.announcements.get(theirs)).status).toBe('scheduled');
    // Within one step: it is never seen as published.
    const short = await client.announcements.create({
      title: 'Bus strike',
      body: 'No buses today.',
      audience: { everyone: true },
      channels: ['email'],
      publish_at: inDays(5),
      expires_at: inDays(6),
    });
    await client.announcements.schedule(short.id);
    await advance(17);
    expect((await client.announcements.get(own)).status).toBe('expired');
    expect((await client.announcements.get(short.id)).status).toBe('expired');
    expect((await client.messages.list({ announcement_id: short.id })).data).toEqual([]);
    expect((await other.announcements.get(theirs)).status).toBe('scheduled');
  });

  it('runs the daily tasks: planned leaves, and erasing after the retention period', async () => {
    const { client, other, both, advance } = await startTwo();
    const [own = '', theirs = ''] = await Promise.all(
      both.map(async (school: Rollbook) => {
        await school.retention.update({ learners: { action: 'anonymise', months: 12 } });
        const { id } = await school.learners.create({ name: 'Thandi Example', admitted_on: dateIn(-100) });
        await school.learners.leave(id, { left_on: dateIn(10), left_reason: 'completed' });
        return id;
      }),
    );
    await advance(9);
    expect((await client.learners.get(own)).status).toBe('active');
    await advance(2);
    expect(await client.learners.get(own)).toMatchObject({
      status: 'left',
      updated_at: soonAfter(inDays(11)),
    });
    expect((await other.learners.get(theirs)).status).toBe('active');
    await advance(365);
    await advance(1);
    expect((await client.learners.get(own)).name).toBe('[erased]');
    expect(await other.learners.get(theirs)).toMatchObject({ status: 'active', name: 'Thandi Example' });
  });

  it('dates imports and finds the events of that time for a recovery', async () => {
    const { client, server, advance } = await startTwo();
    await advance(30);
    const { id } = await client.imports.create({
      kind: 'learners',
      source: 'sis',
      rows: [{ external_id: '1', name: 'Sipho Example' }],
    });
    await server.drainJobs();
    expect(await client.imports.get(id)).toMatchObject({
      status: 'completed',
      started_at: inDays(30),
      finished_at: inDays(30),
    });
    const [learner] = (await client.learners.list()).data;
    expect(learner?.created_at).toEqual(soonAfter(inDays(30)));
    const receiver = await startReceiver();
    const webhook = await client.webhooks.create({ url: receiver.url, events: ['learner.created'] });
    await advance(1);
    const recovery = await client.webhookRecoveries.create(webhook.id, { since: inDays(29) });
    await server.drainJobs();
    await server.drainDeliveries();
    expect(await client.webhookRecoveries.get(webhook.id, recovery.id)).toMatchObject({
      status: 'completed',
      progress: { events: 1 },
      finished_at: inDays(31),
    });
    expect(receiver.received).toHaveLength(1);
  });
});
