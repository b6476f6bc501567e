import type { Lesson } from '@rollbook/sdk';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { type StartedTimetable, startTimetable } from './school.ts';

const seed = Number(process.env.PROPERTY_SEED ?? 42);
const numRuns = Number(process.env.PROPERTY_RUNS ?? 4);

/** A slot before it is known where: all of its parts by their numbers. */
interface Sketch {
  day: number;
  period: number;
  classes: number[];
  teachers: number[];
  room: number | null;
  block: string | null;
}

const sketch: fc.Arbitrary<Sketch> = fc.record({
  day: fc.integer({ min: 1, max: 2 }),
  period: fc.nat(4),
  classes: fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 2 }),
  teachers: fc.uniqueArray(fc.nat(3), { maxLength: 2 }),
  room: fc.option(fc.nat(2)),
  block: fc.option(fc.constantFrom('Options', 'Sport')),
});

/** The times of the periods: the first two touch, the others overlap them in several ways. */
const times = [
  ['08:00', '08:45'],
  ['08:45', '09:30'],
  ['08:00', '08:30'],
  ['08:30', '09:00'],
  ['09:30', '10:15'],
] as const;

const overlap = (one: readonly [string, string], other: readonly [string, string]): boolean =>
  one[0] < other[1] && other[0] < one[1];

/** Whether two slots cannot both be in a timetable, as the rules say it. */
function clash(one: Sketch, other: Sketch): boolean {
  const shares = (a: readonly unknown[], b: readonly unknown[]) => a.some((item) => b.includes(item));
  if (one.day !== other.day || !overlap(timeOf(one), timeOf(other))) return false;
  const sameBlock = one.block !== null && one.block === other.block;
  return (
    shares(one.teachers, other.teachers) ||
    (one.room !== null && one.room === other.room) ||
    (!sameBlock && shares(one.classes, other.classes))
  );
}

const timeOf = ({ period }: Sketch): readonly [string, string] => times[period] ?? times[0];

interface World extends StartedTimetable {
  classes: string[];
  teachers: string[];
  rooms: string[];
  /** A draft without slots, with a period for each of the times. */
  empty(): Promise<{ timetable_id: string; at: string[] }>;
}

async function startWorld(open: Parameters<typeof startTimetable>[0]): Promise<World> {
  const school = await startTimetable(open);
  const { client, draft, register, teacher, room } = school;
  const each = <T>(make: (n: number) => Promise<T>, count: number) =>
    Array.from({ length: count }, (_, n) => n).reduce(
      async (made, n) => [...(await made), await make(n)],
      Promise.resolve<T[]>([]),
    );
  return {
    ...school,
    classes: await each(async (n) => (await register(`K${n}`)).id, 4),
    teachers: await each(() => teacher(), 4),
    rooms: await each((n) => room(`Room ${n}`), 3),
    empty: async () => {
      const { timetable } = await draft({ cycle_length: 2 });
      const at = await each(async (n) => {
        const [starts_at, ends_at] = times[n] ?? times[0];
        const names = { name: `P${n}`, day_pattern: `D${n}`, sequence: 1, kind: 'lesson' } as const;
        const body = { timetable_id: timetable.id, starts_at, ends_at, ...names };
        return (await client.periods.create(body)).id;
      }, times.length);
      return { timetable_id: timetable.id, at };
    },
  };
}

const bodyOf = (
  { classes, teachers, rooms, subject }: World,
  at: string[],
  { day, period, ...rest }: Sketch,
) => ({
  cycle_day: day,
  period_id: at[period] ?? '',
  class_ids: rest.classes.map((n) => classes[n] ?? ''),
  teacher_ids: rest.teachers.map((n) => teachers[n] ?? ''),
  room_id: rest.room === null ? null : (rooms[rest.room] ?? ''),
  block: rest.block,
  subject_id: subject.id,
});

/** Checks that nobody and nothing is in two lessons at once. */
function expectApart(lessons: readonly Lesson[]): void {
  for (const [index, one] of lessons.entries()) {
    for (const other of lessons.slice(index + 1)) {
      const isApart = !overlap([one.starts_at, one.ends_at], [other.starts_at, other.ends_at]);
      if (one.date !== other.date || isApart) continue;
      const staffOf = ({ teachers }: Lesson) => teachers.map(({ staff_id }) => staff_id);
      expect(staffOf(one).filter((id) => staffOf(other).includes(id))).toEqual([]);
      if (one.room_id !== null) expect(one.room_id).not.toBe(other.room_id);
      const sameBlock = one.block !== null && one.block === other.block;
      if (!sameBlock) expect(one.class_ids.filter((id) => other.class_ids.includes(id))).toEqual([]);
    }
  }
}

onBothDatabases('a timetable, whatever is sent', (open) => {
  it('takes a set of slots in any order, or in no order', async () => {
    const world = await startWorld(open);
    const { client } = world;
    await fc.assert(
      fc.asyncProperty(
        fc.array(sketch, { minLength: 2, maxLength: 6 }),
        fc.infiniteStream(fc.nat(99)),
        async (slots, order) => {
          const isFree = slots.every((one, n) => slots.slice(n + 1).every((other) => !clash(one, other)));
          const keyed = slots.map((slot) => ({ slot, key: order.next().value }));
          const shuffled = keyed.toSorted((a, b) => a.key - b.key).map(({ slot }) => slot);
          for (const list of [slots, slots.toReversed(), shuffled]) {
            const { timetable_id, at } = await world.empty();
            const accepted: Sketch[] = [];
            for (const slot of list) {
              const code = await codeOf(client.slots.create({ timetable_id, ...bodyOf(world, at, slot) }));
              const expected = accepted.some((other) => clash(slot, other)) ? 'timetable_conflict' : 'done';
              expect(code).toBe(expected);
              if (code === 'done') accepted.push(slot);
            }
            expect(accepted.length === slots.length).toBe(isFree);
            expect((await client.timetables.conflicts(timetable_id)).conflicts).toEqual([]);
          }
          const { timetable_id, at } = await world.empty();
          const bulk = { timetable_id, slots: slots.map((slot) => bodyOf(world, at, slot)) };
          if (isFree) {
            expect((await client.slots.bulk(bulk)).data).toHaveLength(slots.length);
            return;
          }
          const { conflicts } = await refusalOf(client.slots.bulk(bulk));
          const pairs = slots.flatMap((one, n) =>
            slots.flatMap((other, m) => (m > n && clash(one, other) ? [`${n},${m}`] : [])),
          );
          expect(new Set(conflicts.map(({ rows }: { rows: number[] }) => rows.join()))).toEqual(
            new Set(pairs),
          );
        },
      ),
      { seed, numRuns },
    );
  });

  it('has nobody and nothing in two places at once, after any changes', async () => {
    const world = await startWorld(open);
    const { client, teachers, rooms } = world;
    const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)];
    const step = fc.record({
      what: fc.constantFrom(
        'create',
        'update',
        'archive',
        'restore',
        'substitute',
        'lead',
        'move',
        'end',
        'back',
      ),
      which: fc.nat(20),
      slot: sketch,
      from: fc.integer({ min: 2, max: 13 }),
      days: fc.integer({ min: 0, max: 4 }),
      isOpen: fc.boolean(),
    });
    const day = (n: number) => `2026-02-${String(n).padStart(2, '0')}`;
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 12, maxLength: 24 }),
        fc.nat(12),
        async (steps, published) => {
          const { timetable_id, at } = await world.empty();
          const slots: string[] = [];
          const dated: (readonly ['teacherAllocations' | 'roomAssignments', string])[] = [];
          const known = new Set([
            'done',
            'timetable_conflict',
            'timetable_not_draft',
            'resource_archived',
            'already_exists',
            'unknown_reference',
          ]);
          for (const [index, { what, which, slot, from, days, isOpen }] of steps.entries()) {
            if (index === published) await client.timetables.publish(timetable_id);
            const slot_id = pick(slots, which) ?? '';
            const [kind, id] = pick(dated, which) ?? [];
            const dates = { from: day(from), to: isOpen ? null : day(from + days) };
            const staff_id = pick(teachers, which) ?? '';
            const room_id = pick(rooms, which) ?? '';
            const { period_id: _at, ...fields } = bodyOf(world, at, slot);
            const add = async (made: PromiseLike<{ id: string }>, into: (id: string) => unknown) =>
              into((await made).id);
            const act: Record<typeof what, () => PromiseLike<unknown> | undefined> = {
              create: () =>
                add(client.slots.create({ timetable_id, ...bodyOf(world, at, slot) }), (id) =>
                  slots.push(id),
                ),
              update: () => (slot_id ? client.slots.update(slot_id, fields) : undefined),
              archive: () => (slot_id ? client.slots.archive(slot_id) : undefined),
              restore: () => (slot_id ? client.slots.restore(slot_id) : undefined),
              substitute: () =>
                slot_id
                  ? add(
                      client.teacherAllocations.create({ slot_id, staff_id, role: 'substitute', ...dates }),
                      (id) => dated.push(['teacherAllocations', id]),
                    )
                  : undefined,
              lead: () =>
                slot_id
                  ? add(
                      client.teacherAllocations.create({ slot_id, staff_id, role: 'lead', ...dates }),
                      (id) => dated.push(['teacherAllocations', id]),
                    )
                  : undefined,
              move: () =>
                slot_id
                  ? add(client.roomAssignments.create({ slot_id, room_id, ...dates }), (id) =>
                      dated.push(['roomAssignments', id]),
                    )
                  : undefined,
              end: () => (kind && id ? client[kind].archive(id) : undefined),
              back: () => (kind && id ? client[kind].restore(id) : undefined),
            };
            const done = act[what]();
            if (done) expect(known).toContain(await codeOf(done));
          }
          expect((await client.timetables.conflicts(timetable_id)).conflicts).toEqual([]);
          if (steps.length <= published) await client.timetables.publish(timetable_id);
          for (let n = 2; n <= 17; n++) expectApart((await client.lessons.get({ date: day(n) })).data);
          await client.timetables.archive(timetable_id);
        },
      ),
      { seed, numRuns },
    );
  });

  it('has consecutive days of the cycle on consecutive school days, and none on others', async () => {
    const { client, draft } = await startTimetable(open);
    const closed = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(closed, fc.integer({ min: 1, max: 20 }), async (days, cycle_length) => {
        const { timetable } = await draft({ cycle_length });
        await client.timetables.publish(timetable.id);
        const exceptions = [];
        for (const day of days) {
          const date = new Date(Date.parse('2026-01-14') + day * 86_400_000).toISOString().slice(0, 10);
          const kind = day % 3 === 0 ? 'make_up_day' : 'closure';
          exceptions.push(await client.calendarExceptions.create({ date, kind, name: 'Exception' }));
        }
        const { data } = await client.calendar.get({ from: '2026-01-10', to: '2026-07-10' });
        let last = 0;
        for (const { school_day, cycle_day } of data) {
          expect(cycle_day !== null).toBe(school_day);
          if (cycle_day === null) continue;
          expect(cycle_day).toBe((last % cycle_length) + 1);
          last = cycle_day;
        }
        for (const { id } of exceptions) await client.calendarExceptions.archive(id);
        await client.timetables.archive(timetable.id);
      }),
      { seed, numRuns },
    );
  });
});
