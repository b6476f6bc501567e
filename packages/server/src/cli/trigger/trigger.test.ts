import { Rollbook } from '@rollbook/sdk';
import { expect, it, onTestFinished } from 'vitest';
import { createServer, ManualClock } from '../../index.ts';
import { eventTypes } from '../event-types.ts';
import { type TriggerInput, trigger } from './run.ts';
import type { Created } from './scene.ts';

async function start(time: string) {
  const clock = new ManualClock(time);
  const server = await createServer({ clock });
  onTestFinished(() => server.close());
  const { testKey, liveKey } = await server.createSchool({ name: 'Example School' });
  const client = new Rollbook({ apiKey: testKey, baseUrl: server.url, maxRetries: 0 });
  const live = new Rollbook({ apiKey: liveKey, baseUrl: server.url, maxRetries: 0 });
  const run = async (type: string, input: Partial<TriggerInput> = {}, by = client) => {
    const created: Created[] = [];
    const event = await trigger(by, { type, created, now: clock.now(), ...input });
    return { event, created };
  };
  return { client, live, run };
}

it.each([
  ['a day of a school without records', '2026-11-22T10:00:00Z', []],
  [
    'a day between two academic years',
    '2026-12-20T10:00:00Z',
    [
      { name: '2026', starts_on: '2026-01-14', ends_on: '2026-12-09' },
      { name: '2027', starts_on: '2027-01-13', ends_on: '2027-12-08' },
    ],
  ],
  [
    'a day after the first term of a year',
    '2026-04-02T10:00:00Z',
    [{ name: '2026', starts_on: '2026-01-14', ends_on: '2026-12-09' }],
  ],
])('makes every event of the catalog on %s', async (_day, time, years) => {
  const { client, run } = await start(time);
  for (const body of years) {
    const { id, name } = await client.academicYears.create(body);
    await client.terms.create({
      academic_year_id: id,
      name: 'Term 1',
      number: 1,
      starts_on: body.starts_on,
      ends_on: `${name}-03-27`,
    });
  }
  // The engine of webhooks emits these, after half an hour of failures.
  const [ofEngine, made] = [true, false].map((is) =>
    eventTypes.filter((type) => type.startsWith('webhook.') === is),
  );
  for (const type of ofEngine ?? [])
    await expect(run(type)).rejects.toThrow(/webhooks\/\{webhook_id\}\/test/);
  for (const type of made ?? []) {
    const { event, created } = await run(type);
    expect(event).toMatchObject({ type, id: expect.stringMatching(/^evt_/) });
    expect(created.length, type).toBeGreaterThan(0);
    for (const { object, id } of created) expect(id, object).toMatch(/^[a-z]+_[0-9a-z]{26}$/);
  }
  // The parents that there are, are used again.
  expect(await Array.fromAsync(client.academicYears.list())).toHaveLength(
    Math.max(1, years.length + (years.length === 2 ? 1 : 0)),
  );
});

it('sets fields in the first request that has them', async () => {
  const { run } = await start('2026-11-22T10:00:00Z');
  const dataOf = async (type: string, ...set: string[]) => (await run(type, { set })).event.data;
  expect(
    await dataOf('learner.created', 'name=Sipho = Example', 'boarder=true', 'metadata={"house":"Blue"}'),
  ).toMatchObject({
    name: 'Sipho = Example',
    boarder: true,
    metadata: { house: 'Blue' },
  });
  expect(await dataOf('learner.left', 'name=Sipho Example', 'left_reason=transferred')).toMatchObject({
    name: 'Sipho Example',
    left_reason: 'transferred',
  });
  expect(await dataOf('fee.reconciled', 'amount=50000')).toMatchObject({ amount: 50_000 });
  expect(await dataOf('learner.updated', 'preferred_name=null', 'grade_level=Grade 9')).toMatchObject({
    preferred_name: null,
    grade_level: 'Grade 9',
  });
});

it.each<[string, Partial<TriggerInput>, RegExp]>([
  ['learner.create', {}, /There is no event type learner\.create\. Did you mean learner\.created\?/],
  [
    'learner.left',
    { set: ['nickname=T'] },
    /no field nickname .*\n {2}learners\.leave:\n {4}left_on, left_reason\n {2}learners\.create:\n {4}name, [\s\S]*preferred_name/,
  ],
  ['learner.created', { set: ['boarder=yes'] }, /--set boarder: the value must be JSON of the type boolean/],
  ['learner.created', { set: ['name'] }, /--set name: it must be field=value/],
])('refuses %s with %j before anything is created', async (type, input, message) => {
  const { client, run } = await start('2026-11-22T10:00:00Z');
  await expect(run(type, input)).rejects.toThrow(message);
  expect((await client.learners.list()).data).toEqual([]);
});

it('creates records in a live school only if that is allowed', async () => {
  const { live, run } = await start('2026-11-22T10:00:00Z');
  await expect(run('learner.created', {}, live)).rejects.toThrow(
    /live school Example School.*or pass --live/,
  );
  expect((await live.learners.list()).data).toEqual([]);
  expect((await run('learner.created', { live: true }, live)).event.type).toBe('learner.created');
});
