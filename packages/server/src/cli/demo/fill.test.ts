import { Rollbook } from '@rollbook/sdk';
import { expect, it, onTestFinished } from 'vitest';
import { createServer, ManualClock } from '../../index.ts';
import { fillDemoSchool } from './fill.ts';

it.each([
  ['in the last term', '2026-11-20T10:00:00.000Z', { completed: 3 * 608, active: 608 }, 34],
  ['in the holidays after the first', '2026-04-01T10:00:00.000Z', { completed: 608, active: 3 * 608 }, 0],
])(
  'a demo school made %s has every learner in a class, and its terms as they are then',
  async (_, time, counts, days) => {
    const clock = new ManualClock(time);
    const server = await createServer({ clock });
    onTestFinished(() => server.close());
    const { testKey } = await server.createSchool({ name: 'Demo School' });
    const client = new Rollbook({ apiKey: testKey, baseUrl: server.url });
    const learners = await fillDemoSchool(client, {
      seed: 1,
      now: clock.now(),
      drainJobs: () => server.drainJobs(),
    });
    expect(learners).toBe(608);
    const all = await Array.fromAsync(client.learners.list({ limit: 100 }));
    const sizes = Map.groupBy(all, (learner) => learner.class);
    expect([...sizes.values()].map((list) => list.length)).toEqual(Array(16).fill(38));
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
    // Each class has a register for each of the 34 school days of the term so far.
    const registers = await Array.fromAsync(client.registers.list({ limit: 100 }));
    expect(registers).toHaveLength(days * 16);
    for (const { counts } of registers) expect(counts.enrolled).toBe(38);
    expect((await client.attendance.alerts({ kind: 'continuous_absence' })).data).toHaveLength(
      days > 0 ? 1 : 0,
    );
    // Most families have paid the fees of the term, and the incidents have follow-ups.
    const invoices = await Array.fromAsync(client.invoices.list({ limit: 100 }));
    expect(invoices).toHaveLength(days > 0 ? 608 : 0);
    const isPaid = invoices.filter(({ status }) => status === 'paid').length;
    expect(isPaid > 250 && isPaid < 400).toBe(days > 0);
    expect(invoices.some(({ bursary_total }) => bursary_total > 0)).toBe(days > 0);
    expect(invoices.filter(({ credit_total }) => credit_total > 0)).toHaveLength(days > 0 ? 1 : 0);
    const incidents = await Array.fromAsync(client.incidents.list({ limit: 100 }));
    expect(incidents.map(({ status }) => status === 'resolved').includes(true)).toBe(days > 0);
    // Every learner has a report of the term that ended last, with a result in each of the four subjects.
    const reports = await Array.fromAsync(client.termReports.list({ status: 'published', limit: 100 }));
    expect(reports).toHaveLength(608);
    for (const { subjects, average } of reports)
      expect([subjects.length, average === null]).toEqual([4, false]);
    expect((await Array.fromAsync(client.assessments.list({ status: 'open' }))).length).toBe(
      days > 0 ? 16 : 0,
    );
    // All guardians can see the announcement, and the messages were sent.
    const [announcement] = (await client.announcements.list({ status: 'published' })).data;
    expect(announcement?.recipient_count).toBeGreaterThan(400);
    const messages = (await client.messages.list()).data;
    expect(messages.map(({ channel, status }) => [channel, status])).toEqual([
      ['portal', 'sent'],
      ...Array(3).fill(['sms', 'sent']),
    ]);
    expect((await client.messageTemplates.list({ status: 'active' })).data).toHaveLength(2);
    for (const { starts_on, term_id } of primary) expect(starts_on).toBe(terms.get(term_id)?.starts_on);
  },
);

it.each([1, 4, 9, 11])(
  'a demo school whose creation was interrupted at import %i is completed, with nothing twice',
  async (last) => {
    const clock = new ManualClock('2026-11-20T10:00:00.000Z');
    const server = await createServer({ clock });
    onTestFinished(() => server.close());
    const { testKey } = await server.createSchool({ name: 'Demo School' });
    const client = new Rollbook({ apiKey: testKey, baseUrl: server.url });
    let drains = 0;
    const interrupted = fillDemoSchool(client, {
      seed: 1,
      now: clock.now(),
      async drainJobs() {
        if (++drains === last) throw new Error('interrupted');
        await server.drainJobs();
      },
    });
    await expect(interrupted).rejects.toThrow('interrupted');
    const again = { seed: 1, now: clock.now(), drainJobs: () => server.drainJobs() };
    expect(await fillDemoSchool(client, again)).toBe(608);
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
    expect(filled).toMatchObject({ learners: 608, terms: ['closed', 'closed', 'closed', 'open'] });
    await fillDemoSchool(client, again);
    expect(await counts()).toEqual(filled);
  },
  // Fills a school up to three times.
  120_000,
);
