import { expect, it } from 'vitest';
import { type Occupancy, occupancyOf, type RoomSource, type TeacherSource } from './occupancy.ts';

const slot = {
  id: 'slot',
  timetable_id: 'timetable',
  cycle_day: 1,
  class_ids: [],
  block: null,
  starts_at: '08:00',
  ends_at: '08:45',
};

const datesOf = (rows: readonly Occupancy[]) =>
  rows.map(({ resource_id, starts_on, ends_on }) => `${resource_id} ${starts_on} ${ends_on}`).sort();

const room = (id: string, from: string, to: string | null): RoomSource => ({ id, room_id: id, from, to });
const teacher = (
  staff_id: string,
  role: TeacherSource['role'],
  from: string,
  to: string | null,
  replaces_id: string | null = null,
): TeacherSource => ({ id: `${staff_id} ${role} ${from}`, staff_id, role, replaces_id, from, to });

it('the room with the fewest days counts, and of those without a last day the later one', () => {
  const rooms = [
    room('first', '2026-01-14', null),
    room('week', '2026-02-02', '2026-02-06'),
    room('day', '2026-02-04', '2026-02-04'),
    room('second', '2026-02-05', null),
  ];
  const expected = [
    'day 2026-02-04 2026-02-04',
    'first 2026-01-14 2026-02-01',
    'second 2026-02-07 9999-12-31',
    'week 2026-02-02 2026-02-03',
    'week 2026-02-05 2026-02-06',
  ];
  expect(datesOf(occupancyOf(slot, { rooms, teachers: [] }))).toEqual(expected);
  expect(datesOf(occupancyOf(slot, { rooms: rooms.toReversed(), teachers: [] }))).toEqual(expected);
});

it('a substitute replaces all lead teachers, or one, and no assistant', () => {
  const teachers = [
    teacher('one', 'lead', '2026-01-14', null),
    teacher('two', 'lead', '2026-01-14', '2026-03-31'),
    teacher('helper', 'assistant', '2026-01-14', null),
    teacher('cover', 'substitute', '2026-02-02', '2026-02-06'),
    teacher('other', 'substitute', '2026-03-30', '2026-04-02', 'two'),
  ];
  expect(datesOf(occupancyOf(slot, { rooms: [], teachers }))).toEqual([
    'cover 2026-02-02 2026-02-06',
    'helper 2026-01-14 9999-12-31',
    'one 2026-01-14 2026-02-01',
    'one 2026-02-07 9999-12-31',
    'other 2026-03-30 2026-04-02',
    'two 2026-01-14 2026-02-01',
    'two 2026-02-07 2026-03-29',
  ]);
});
