import { Rollbook, RollbookError } from '@rollbook/sdk';
import { ManualClock } from '@rollbook/server';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holds, timeoutMs } from '../invariants/run.ts';
import { onBothDatabases } from '../support/databases.ts';
import { schoolYear, today } from '../support/school-year.ts';
import { startServer } from '../support/server.ts';
import {
  type Attendance,
  countsAreThoseOfTheMarks,
  marksAreConsistent,
  registersAreOfSchoolDays,
  rollOf,
  summaryOf,
} from './attendance-model.ts';

/** School days, a day of a weekend, a day before the term, today and tomorrow. */
const days = ['2026-01-13', '2026-01-28', '2026-01-29', '2026-01-30', '2026-01-31', today, '2026-02-03'];
const sessions = ['day', 'am', 'pm'] as const;
const statuses = ['present', 'late', 'absent', 'left_early', 'offsite'] as const;
const kinds = ['closure', 'half_day', 'make_up_day', 'staff_only'] as const;
const actions = [
  'take',
  'take',
  'take',
  'amend',
  'void',
  'enroll',
  'end',
  'excuse',
  'decide',
  'close',
  'open',
] as const;

interface Step {
  do: (typeof actions)[number];
  a: number;
  b: number;
  c: number;
}
const number = fc.nat(99);
const steps = fc.array(fc.record({ do: fc.constantFrom(...actions), a: number, b: number, c: number }), {
  minLength: 5,
  maxLength: 60,
  size: 'max',
});
const shown = ({ do: what, a, b, c }: Step) => `${what} ${a} ${b} ${c}`;

function choose<T>(from: readonly T[], n: number): T | undefined {
  return from[n % Math.max(1, from.length)];
}

class School {
  readonly client: Rollbook;
  readonly year: Awaited<ReturnType<typeof schoolYear>>;
  readonly learners: string[] = [];

  constructor(client: Rollbook, year: School['year']) {
    this.client = client;
    this.year = year;
  }

  async take({ do: what, a, b, c }: Step): Promise<void> {
    const { client, year } = this;
    const day = choose(days, a) ?? today;
    const other = choose(days, b) ?? today;
    const learner_id = choose(this.learners, b) ?? '';
    const status = choose(statuses, c) ?? 'present';
    const mark = { learner_id, status, ...(status === 'late' ? { minutes_late: 1 + (a % 40) } : {}) };
    const register = choose((await client.registers.list({ limit: 100 })).data, a);
    if (what === 'take') {
      const class_id = (b % 2 === 0 ? year.a : year.b).id;
      const session = choose(sessions, c) ?? 'day';
      const marks = b % 3 === 0 ? [mark] : [];
      const default_status = c % 2 === 0 ? ('present' as const) : ('absent' as const);
      const taken = await client.registers.create({ class_id, date: day, session, marks, default_status });
      const enrollments = await Array.fromAsync(client.enrollments.list({ class_id, limit: 100 }));
      const marked = taken.marks.map((one) => one.learner_id);
      expect(marked, `the roll of ${class_id} on ${day}`).toEqual(rollOf(enrollments, class_id, day));
    } else if (what === 'amend' && register) {
      const before = new Set(register.marks.map((one) => one.learner_id));
      const amended = await client.registers.update(register.id, { marks: [mark] });
      const after = amended.marks.map((one) => one.learner_id);
      expect(after).toEqual([...before.add(learner_id)].sort());
    } else if (what === 'void' && register) await client.registers.void(register.id, { reason: 'Mistake' });
    else if (what === 'enroll') {
      const { id } = await client.learners.create({ name: 'Thandi Example' });
      this.learners.push(id);
      const class_id = (b % 2 === 0 ? year.a : year.b).id;
      const [starts_on, ends_on] = [day, c % 3 === 0 ? other : null];
      await client.enrollments.create({
        learner_id: id,
        class_id,
        term_id: year.terms[0].id,
        starts_on,
        ends_on,
      });
    } else if (what === 'end') {
      const [enrollment] = (await client.learners.enrollments(learner_id)).data;
      if (!enrollment) return;
      if (c % 4 === 0) await client.enrollments.archive(enrollment.id);
      else if (c % 4 === 1) {
        const to_class_id = enrollment.class_id === year.a.id ? year.b.id : year.a.id;
        await client.enrollments.transfer(enrollment.id, { to_class_id, on: day });
      } else await client.enrollments.withdraw(enrollment.id, { ends_on: day });
    } else if (what === 'excuse') {
      const [from = day, to = day] = [day, other].sort();
      const excuse = { learner_id, from, to, reason_code: 'religious' } as const;
      await client.excuses.create({ ...excuse, status: c % 2 === 0 ? 'approved' : 'submitted' });
    } else if (what === 'decide') {
      const excuse = choose((await client.excuses.list({ archived: 'any', limit: 100 })).data, a);
      if (!excuse) return;
      if (b % 3 === 0) await client.excuses.approve(excuse.id);
      else if (b % 3 === 1) await client.excuses.withdraw(excuse.id);
      else await (excuse.archived_at === null ? client.excuses.archive : client.excuses.restore)(excuse.id);
    } else if (what === 'close')
      await client.calendarExceptions.create({
        date: day,
        kind: choose(kinds, b) ?? 'closure',
        name: 'Flood',
        void_registers: c % 2 === 0,
      });
    else if (what === 'open') {
      const exception = choose((await client.calendarExceptions.list({ limit: 100 })).data, a);
      if (exception) await client.calendarExceptions.archive(exception.id);
    }
  }

  async attendance(): Promise<Attendance> {
    const { client, year } = this;
    const grade_level_id = year.grade.id;
    const calendar = (await client.calendar.get({ from: '2026-01-01', to: '2026-04-01', grade_level_id }))
      .data;
    const registers = await Array.fromAsync(client.registers.list({ limit: 100 }));
    const excuses = await Array.fromAsync(client.excuses.list({ archived: 'any', limit: 100 }));
    const enrollments = await Array.fromAsync(client.enrollments.list({ archived: 'any', limit: 100 }));
    return { registers, excuses, enrollments, calendar };
  }

  async summaries() {
    const summaries = [];
    for (const learner_id of this.learners)
      summaries.push(
        ...(await this.client.attendance.summary({ learner_id, term_id: this.year.terms[0].id })).data,
      );
    return summaries;
  }
}

onBothDatabases('attendance, whatever is done to it', (open, dialect) => {
  it(
    'keeps the invariants of registers, marks, excuses and summaries',
    async () => {
      const clock = new ManualClock(`${today}T08:00:00.000Z`);
      const { server } = await startServer(open, {
        worker: true,
        clock,
        rateLimits: { reads: 0, writes: 0 },
      });
      const seen = { registers: 0, amended: 0, void: 0, excused: 0 };
      await holds(dialect, steps, shown, async (list) => {
        const { testKey } = await server.createSchool({ name: 'Example School' });
        const client = new Rollbook({ apiKey: testKey, baseUrl: server.url, maxRetries: 0 });
        const school = new School(client, await schoolYear(client));
        for (const n of [0, 1, 2, 3]) await school.take({ do: 'enroll', a: 1, b: n, c: 1 });
        for (const step of list) {
          try {
            await school.take(step);
          } catch (error) {
            // What is refused is refused as documented: a server under test checks it.
            if (!(error instanceof RollbookError) || (error.status ?? 500) >= 500) throw error;
          }
        }
        const attendance = await school.attendance();
        for (const { status, counts } of attendance.registers) {
          seen.registers++;
          seen.amended += Number(status === 'amended');
          seen.void += Number(status === 'void');
          seen.excused += counts.excused;
        }
        registersAreOfSchoolDays(attendance);
        countsAreThoseOfTheMarks(attendance);
        marksAreConsistent(attendance);
        const summaries = await school.summaries();
        for (const summary of summaries)
          expect(summary).toMatchObject(summaryOf(attendance, summary.learner_id));
        // An excuse that is withdrawn again leaves everything as it was.
        const [learner_id = ''] = school.learners;
        const span = { from: days[1] ?? '', to: today, reason_code: 'religious' } as const;
        const { id } = await client.excuses.create({ learner_id, ...span, status: 'approved' });
        await client.excuses.withdraw(id);
        expect(await school.summaries()).toEqual(summaries);
        expect((await school.attendance()).registers).toEqual(attendance.registers);
      });
      // What is checked has happened.
      for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(0);
    },
    timeoutMs,
  );
});
