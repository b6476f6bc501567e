import { Rollbook } from '@rollbook/sdk';
import { expect, it, onTestFinished } from 'vitest';
import { createServer, ManualClock } from '../../index.ts';
import { type DemoOptions, fillDemoSchool } from './fill.ts';

// What the tests promise does not depend on the number of learners: a whole school is created by the tests of the command
// line.
const classSize = 4;
const count = 16 * classSize;

/** A demo school that is not filled yet, and a function that fills it. */
async function emptySchool(time: string) {
  const clock = new ManualClock(time);
  // Jobs run when they are drained, and at no other time.
  const server = await createServer({ clock, worker: false });
  onTestFinished(() => server.close());
  const { testKey } = await server.createSchool({ name: 'Demo School' });
  const client = new Rollbook({ apiKey: testKey, baseUrl: server.url });
  const drainJobs = () => server.drainJobs();
  const fill = (parts: Partial<DemoOptions> = {}) =>
    fillDemoSchool(client, { seed: 1, now: clock.now(), classSize, drainJobs, ...parts });
  return { server, client, fill };
}

it.each([
  ['in the last term', '2026-10-23T10:00:00.000Z', { completed: 3 * count, active: count }, 14],
  ['in the holidays after the first', '2026-04-01T10:00:00.000Z', { completed: count, active: 3 * count }, 0],
])(
  'a demo school made %s has every learner in a class, and its terms as they are then',
  async (_, time, counts, days) => {
    const { client, fill } = await emptySchool(time);
    expect(await fill()).toBe(count);
    const all = await Array.fromAsync(client.learners.list({ limit: 100 }));
    const sizes = Map.groupBy(all, (learner) => learner.class);
    expect([...sizes.values()].map((list) => list.length)).toEqual(Array(16).fill(classSize));
    const primary = await Array.fromAsync(client.enrollments.list({ kind: 'primary', limit: 100 }));
    expect(Object.groupBy(primary, ({ status }) => status)).toMatchObject(
      Object.fromEntries(Object.entries(counts).map(([status, length]) => [status, { length }])),
    );
    const terms = new Map((await client.terms.list()).data.map((term) => [term.id, term]));
    // Each class has six lessons on a school day, and nobody is in two of them at once.
    const [timetable] = (await client.timetables.list({ status: 'published' })).data;
    const { conflicts } = await client.timetables.conflicts(timetable?.id ?? '');
    expect(conflicts).toEqual([]);
    const { data: lessons } = await client.lessons.get({ date: time.slice(0, 10) });
    expect(lessons).toHaveLength(days > 0 ? 16 * 6 : 0);
    // Each class has a register for each of the 14 school days of the term so far.
    const registers = await Array.fromAsync(client.registers.list({ limit: 100 }));
    expect(registers).toHaveLength(days * 16);
    for (const { counts } of registers) expect(counts.enrolled).toBe(classSize);
    expect((await client.attendance.alerts({ kind: 'continuous_absence' })).data).toHaveLength(
      days > 0 ? 1 : 0,
    );
    // Most families have paid the fees of the term, and the incidents have follow-ups.
    const invoices = await Array.fromAsync(client.invoices.list({ limit: 100 }));
    expect(invoices).toHaveLength(days > 0 ? count : 0);
    const isPaid = invoices.filter(({ status }) => status === 'paid').length;
    expect(isPaid > 0.4 * count && isPaid < 0.65 * count).toBe(days > 0);
    expect(invoices.some(({ bursary_total }) => bursary_total > 0)).toBe(days > 0);
    expect(invoices.filter(({ credit_total }) => credit_total > 0)).toHaveLength(days > 0 ? 1 : 0);
    const incidents = await Array.fromAsync(client.incidents.list({ limit: 100 }));
    expect(incidents.map(({ status }) => status === 'resolved').includes(true)).toBe(days > 0);
    // Every learner has a report of the term that ended last, with a result in each of the four subjects.
    const reports = await Array.fromAsync(client.termReports.list({ status: 'published', limit: 100 }));
    expect(reports).toHaveLength(count);
    for (const { subjects, average } of reports)
      expect([subjects.length, average === null]).toEqual([4, false]);
    expect((await Array.fromAsync(client.assessments.list({ status: 'open' }))).length).toBe(
      days > 0 ? 16 : 0,
    );
    // All guardians can see the announcement, and the messages were sent.
    const [announcement] = (await client.announcements.list({ status: 'published' })).data;
    const guardians = await Array.fromAsync(client.guardians.list({ limit: 100 }));
    expect(announcement?.recipient_count).toBe(guardians.length);
    const messages = (await client.messages.list()).data;
    expect(messages.map(({ channel, status }) => [channel, status])).toEqual([
      ['portal', 'sent'],
      ...Array(3).fill(['sms', 'sent']),
    ]);
    expect((await client.messageTemplates.list({ status: 'active' })).data).toHaveLength(2);
    for (const { starts_on, term_id } of primary) expect(starts_on).toBe(terms.get(term_id)?.starts_on);
  },
);

it('a demo school whose creation was interrupted at each job is completed, with nothing twice', async () => {
  const { server, client, fill } = await emptySchool('2026-10-23T10:00:00.000Z');
  let jobs = 0;
  for (let last = 0; last < 11; last++) {
    const drainJobs = async () => {
      if (jobs === last) throw new Error('interrupted');
      await server.drainJobs();
      jobs++;
    };
    await expect(fill({ drainJobs }), `at job ${last}`).rejects.toThrow('interrupted');
  }
  expect(await fill()).toBe(count);
  const counts = async () => ({
    learners: (await Array.fromAsync(client.learners.list({ limit: 100 }))).length,
    enrollments: (await Array.fromAsync(client.enrollments.list({ limit: 100 }))).length,
    registers: (await Array.fromAsync(client.registers.list({ limit: 100 }))).length,
    reports: (await Array.fromAsync(client.termReports.list({ limit: 100 }))).length,
    excuses: (await Array.fromAsync(client.excuses.list({ limit: 100 }))).length,
    holidays: (await Array.fromAsync(client.calendarExceptions.list())).length,
    entries: (await client.ledgerEntries.list({ limit: 1 })).data[0]?.sequence,
    incidents: (await Array.fromAsync(client.incidents.list({ limit: 100 }))).length,
    messages: (await client.messages.list()).data.map(({ id }) => id),
    terms: (await client.terms.list()).data.map(({ status }) => status),
    event: (await client.events.list({ limit: 1, order: 'desc' })).data[0]?.id,
  });
  const filled = await counts();
  expect(filled).toMatchObject({ learners: count, terms: ['closed', 'closed', 'closed', 'open'] });
  await fill();
  expect(await counts()).toEqual(filled);
});
