import { type EventDelivery, Rollbook, type WebhookCreate } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onBothDatabases, onEachDatabase } from '../support/databases.ts';
import { refusalOf } from '../support/problems.ts';
import { type Hooked, startHooked, startReceiver } from '../support/receiver.ts';
import { sharedServer } from '../support/server.ts';

const url = 'https://example.org/hooks';

async function grades(client: Rollbook): Promise<[string, string]> {
  const one = await client.gradeLevels.create({ label: 'Grade 1', order: 1 });
  const two = await client.gradeLevels.create({ label: 'Grade 2', order: 2 });
  return [one.id, two.id];
}

/** What an endpoint with filters received, as the type and the grade level of each event, in the order of the events. */
async function filtered(hooked: Hooked, filters: WebhookCreate['filters']) {
  const receiver = await startReceiver();
  const endpoint = await hooked.client.webhooks.create({
    url: receiver.url,
    events: ['learner.created', 'learner.updated'],
    ...(filters && { filters }),
  });
  // Deliveries can arrive in any order; the ids of events are in the order in which they were made.
  const received = () =>
    receiver.received
      .map(({ event }) => event)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ type, data }) => [type, data.grade_level_id]);
  return { receiver, endpoint, received };
}

const outcomeAt = async (client: Rollbook, event: string, webhook: string) =>
  (await client.events.deliveries(event)).data.find(({ webhook_id }) => webhook_id === webhook)
    ?.outcome as EventDelivery['outcome'];

onBothDatabases('an endpoint with filters', (open) => {
  it('receives events that meet them, also when a change ends that, and no others', async () => {
    const hooked = await startHooked(open);
    const { client, server } = hooked;
    const [one, two] = await grades(client);
    const { endpoint, received } = await filtered(hooked, [{ field: 'grade_level_id', in: [one] }]);
    const inside = await client.learners.create({ name: 'Thandi Example', grade_level_id: one });
    const outside = await client.learners.create({ name: 'Sipho Example', grade_level_id: two });
    await client.learners.create({ name: 'Lerato Example' });
    await client.learners.update(outside.id, { preferred_name: 'Sip' });
    await client.learners.update(inside.id, { preferred_name: 'Thandi' });
    await client.learners.update(inside.id, { grade_level_id: two });
    await client.learners.update(inside.id, { preferred_name: 'T' });
    await client.learners.update(outside.id, { grade_level_id: one });
    await server.drainDeliveries();
    expect(received()).toEqual([
      ['learner.created', one],
      ['learner.updated', one],
      ['learner.updated', two],
      ['learner.updated', one],
    ]);
    expect(await client.webhooks.get(endpoint.id)).toMatchObject({
      filters: [{ field: 'grade_level_id', in: [one] }],
    });
  });

  it('receives only events that meet all of several conditions, each with one of its values', async () => {
    const hooked = await startHooked(open);
    const { client, server } = hooked;
    const [one, two] = await grades(client);
    const { received } = await filtered(hooked, [
      { field: 'grade_level_id', in: [one, null] },
      { field: 'boarder', in: [true] },
    ]);
    for (const grade_level_id of [one, two, null])
      for (const boarder of [true, false])
        await client.learners.create({ name: 'Thandi Example', grade_level_id, boarder });
    await server.drainDeliveries();
    expect(received()).toEqual([
      ['learner.created', one],
      ['learner.created', null],
    ]);
  });

  it('is explained for each event, and the reason is not claimed for events before a change of the filters', async () => {
    const hooked = await startHooked(open);
    const { client, server } = hooked;
    const [one, two] = await grades(client);
    const { endpoint } = await filtered(hooked, [{ field: 'grade_level_id', in: [one] }]);
    const eventOf = async (grade_level_id: string) => {
      const { id } = await client.learners.create({ name: 'Thandi Example', grade_level_id });
      await server.drainDeliveries();
      return (await client.events.list({ resource_id: id })).data[0]?.id ?? '';
    };
    const received = await eventOf(one);
    const left = await eventOf(two);
    const { id } = await client.staff.create({
      name: 'Nomsa Dube',
      email: 'n@example.org',
      staff_type: 'teacher',
    });
    const ofStaff = (await client.events.list({ resource_id: id })).data[0]?.id ?? '';
    expect(await outcomeAt(client, received, endpoint.id)).toBe('succeeded');
    expect(await outcomeAt(client, left, endpoint.id)).toBe('not_matched');
    expect(await outcomeAt(client, ofStaff, endpoint.id)).toBe('filtered');
    await client.webhooks.update(endpoint.id, { description: 'The same filters' });
    expect(await outcomeAt(client, left, endpoint.id)).toBe('not_matched');
    await client.webhooks.update(endpoint.id, { filters: [{ field: 'grade_level_id', in: [null] }] });
    expect(await outcomeAt(client, left, endpoint.id)).toBe('filtered');
    expect(await outcomeAt(client, received, endpoint.id)).toBe('succeeded');
  });

  it('is sent by a recovery what meets them, as they are now, with what changed at the time', async () => {
    const hooked = await startHooked(open);
    const { client, server, clock } = hooked;
    const [one, two] = await grades(client);
    const { id } = await client.learners.create({ name: 'Thandi Example', grade_level_id: one });
    await client.learners.create({ name: 'Sipho Example', grade_level_id: two });
    await client.learners.update(id, { grade_level_id: two });
    await client.learners.update(id, { preferred_name: 'T' });
    const { endpoint, received } = await filtered(hooked, [{ field: 'grade_level_id', in: [one] }]);
    clock.advance(1000);
    const since = '2026-11-21T07:00:00Z';
    const recover = async (dry_run: boolean) => {
      const recovery = await client.webhookRecoveries.create(endpoint.id, { since, dry_run });
      await server.drainJobs();
      await server.drainDeliveries();
      return (await client.webhookRecoveries.get(endpoint.id, recovery.id)).progress;
    };
    expect(await recover(true)).toMatchObject({ events: 2, not_matched: 2 });
    expect(received()).toEqual([]);
    expect(await recover(false)).toMatchObject({ events: 2, not_matched: 2 });
    expect(received()).toEqual([
      ['learner.created', one],
      ['learner.updated', two],
    ]);
    expect(await recover(true)).toMatchObject({ events: 0, received: 2, not_matched: 2 });
  });

  it('is sent test events and events about other endpoints whatever they are', async () => {
    const hooked = await startHooked(open);
    const { client, server, clock, receiver: failing } = hooked;
    const receiver = await startReceiver();
    const endpoint = await client.webhooks.create({
      url: receiver.url,
      events: ['*'],
      filters: [{ field: 'boarder', in: [true] }],
    });
    expect(endpoint.event_types).toContain('webhook.failing');
    expect(endpoint.event_types).toContain('learner.updated');
    expect(endpoint.event_types).not.toContain('staff.created');
    await client.webhooks.test(endpoint.id, { type: 'staff.created' });
    await server.drainDeliveries();
    failing.otherwise = 500;
    await client.staff.create({ name: 'Nomsa Dube', email: 'n@example.org', staff_type: 'teacher' });
    await server.drainDeliveries();
    for (const minutes of [1, 5, 30]) {
      clock.advance(minutes * 60_000);
      await server.drainDeliveries();
    }
    expect(receiver.received.map(({ event }) => event.type)).toEqual(['staff.created', 'webhook.failing']);
  });
});

onEachDatabase('filters of an endpoint', (open) => {
  const newSchool = sharedServer(open);

  it.each<[string, WebhookCreate, string, string, RegExp]>([
    [
      'a field that no subscribed event has',
      { url, events: ['staff.created'], filters: [{ field: 'class_id', in: [null] }] },
      '/filters/0/field',
      'unknown_filter_field',
      /must be one of .*\bstaff_type\b/,
    ],
    [
      'a personal field',
      { url, events: ['learner.created'], filters: [{ field: 'name', in: ['Thandi'] }] },
      '/filters/0/field',
      'unknown_filter_field',
      /class_id/,
    ],
    [
      'a sensitive field',
      { url, events: ['learner.created'], filters: [{ field: 'social_grant', in: [true] }] },
      '/filters/0/field',
      'unknown_filter_field',
      /class_id/,
    ],
    [
      'a field that is computed when the record is read',
      { url, events: ['learner.created'], filters: [{ field: 'has_medical_alert', in: [true] }] },
      '/filters/0/field',
      'unknown_filter_field',
      /class_id/,
    ],
    [
      'a value of another type',
      {
        url,
        events: ['learner.created'],
        filters: [
          { field: 'class_id', in: [null] },
          { field: 'boarder', in: [true, 'yes'] },
        ],
      },
      '/filters/1/in/1',
      'invalid_value',
      /must be a boolean/,
    ],
    [
      'an id of another kind of record',
      { url, events: ['*'], filters: [{ field: 'grade_level_id', in: ['cls_01k9x2v7d3f8h5m6n7p8q9r0st'] }] },
      '/filters/0/in/0',
      'invalid_value',
      /prefix `grl_`/,
    ],
    [
      'a value that the field cannot have',
      { url, events: ['learner.created'], filters: [{ field: 'status', in: ['enroled'] }] },
      '/filters/0/in/0',
      'invalid_value',
      /active/,
    ],
    [
      'two conditions on the same field',
      {
        url,
        events: ['learner.created'],
        filters: [
          { field: 'boarder', in: [true] },
          { field: 'boarder', in: [false] },
        ],
      },
      '/filters/1/field',
      'duplicate',
      /before it/,
    ],
    [
      'a field that another name in the version of the endpoint has',
      {
        url,
        events: ['staff.created'],
        version: '2026-11-01',
        filters: [{ field: 'subject_ids', in: ['sub_01k9x2v7d3f8h5m6n7p8q9r0st'] }],
      },
      '/filters/0/field',
      'unknown_filter_field',
      /staff_type/,
    ],
    [
      'a field of none of many events, and name the nearest one',
      { url, events: ['*'], filters: [{ field: 'grade_levelid', in: [null] }] },
      '/filters/0/field',
      'unknown_filter_field',
      /Did you mean grade_level_id\?/,
    ],
  ])('reject %s', async (_name, body, pointer, code, detail) => {
    const { client } = await newSchool();
    expect((await refusalOf(client.webhooks.create(body))).errors).toEqual([
      { pointer, code, detail: expect.stringMatching(detail) },
    ]);
  });

  it('are replaced as a whole, are checked again when the events change, and can be removed', async () => {
    const { client } = await newSchool();
    const { id } = await client.webhooks.create({
      url,
      events: ['learner.created'],
      filters: [{ field: 'boarder', in: [true] }],
    });
    const problem = await refusalOf(client.webhooks.update(id, { events: ['staff.created'] }));
    expect(problem.errors).toMatchObject([{ pointer: '/filters/0/field', code: 'unknown_filter_field' }]);
    const replaced = await client.webhooks.update(id, {
      filters: [{ field: 'status', in: ['active', 'left'] }],
    });
    expect(replaced.filters).toEqual([{ field: 'status', in: ['active', 'left'] }]);
    expect((await client.webhooks.update(id, { events: ['staff.created'], filters: [] })).filters).toEqual(
      [],
    );
    const audited = await client.auditLog.list({ resource_id: id, action: 'webhook.updated', order: 'asc' });
    expect(audited.data[0]?.changes.filters).toEqual({
      before: [{ field: 'boarder', in: [true] }],
      after: [{ field: 'status', in: ['active', 'left'] }],
    });
  });

  it('can only be changed by a key that may read what the endpoint receives', async () => {
    const { client, server } = await newSchool();
    const { id } = await client.webhooks.create({
      url,
      events: ['learner.created'],
      filters: [{ field: 'boarder', in: [true] }],
    });
    const { secret } = await client.apiKeys.create({
      name: 'Hooks',
      scopes: ['write:webhooks', 'read:events'],
    });
    const other = new Rollbook({ apiKey: secret, baseUrl: server.url });
    expect(await refusalOf(other.webhooks.update(id, { filters: [] }))).toMatchObject({
      code: 'insufficient_scope',
    });
  });
});
