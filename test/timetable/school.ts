import type { SlotCreate, Timetable } from '@rollbook/sdk';
import type { CreateServerOptions } from '@rollbook/server';
import { expect } from 'vitest';
import { type Place, type StartedYear, startYear } from '../support/school-year.ts';

/** The times of the periods of {@link startTimetable}; the third begins when the second ends. */
const times = [
  ['08:00', '08:45'],
  ['09:00', '09:45'],
  ['09:45', '10:30'],
] as const;

export interface StartedTimetable extends StartedYear {
  timetable: Timetable;
  /** The ids of the periods of the timetable. */
  periods: string[];
  /** The id of a new active teacher. */
  teacher(name?: string): Promise<string>;
  /** The id of a new room. */
  room(name: string, capacity?: number): Promise<string>;
  /** The fields of a slot: of class 5A, in the first period of day 1, unless they are given. */
  slot(fields?: Partial<SlotCreate>): SlotCreate;
  /** A draft with the same periods. */
  draft(fields?: Partial<Parameters<StartedYear['client']['timetables']['create']>[0]>): Promise<{
    timetable: Timetable;
    periods: string[];
  }>;
}

/** A school year with a draft of a timetable for its first two terms: a rolling cycle of six days with three periods. */
export async function startTimetable(
  place: Place,
  options: CreateServerOptions = {},
): Promise<StartedTimetable> {
  const school = await startYear(place, options);
  const { client, year, terms, a, subject } = school;
  let count = 0;
  const draft: StartedTimetable['draft'] = async (fields = {}) => {
    const timetable = await client.timetables.create({
      name: 'Senior school',
      academic_year_id: year.id,
      term_ids: [terms[0].id, terms[1].id],
      cycle_length: 6,
      cycle_mode: 'rolling',
      effective_from: year.starts_on,
      ...fields,
    });
    const periods: string[] = [];
    for (const [index, [starts_at, ends_at]] of times.entries()) {
      const name = `Period ${index + 1}`;
      const body = { timetable_id: timetable.id, name, sequence: index + 1, starts_at, ends_at } as const;
      periods.push((await client.periods.create({ ...body, kind: 'lesson' })).id);
    }
    return { timetable, periods };
  };
  const { timetable, periods } = await draft();
  return {
    ...school,
    timetable,
    periods,
    draft,
    teacher: async (name = 'Sam Example') => {
      const email = `teacher${count++}@example.org`;
      return (await client.staff.create({ name, email, staff_type: 'teacher' })).id;
    },
    room: async (name, capacity) =>
      (await client.rooms.create({ name, ...(capacity === undefined ? {} : { capacity }) })).id,
    slot: (fields = {}) => ({
      timetable_id: timetable.id,
      cycle_day: 1,
      period_id: periods[0] ?? '',
      class_ids: [a.id],
      subject_id: subject.id,
      ...fields,
    }),
  };
}

/** A conflict, as a test expects it. */
export const conflict = (kind: string, fields: object) =>
  expect.objectContaining({ kind, starts_at: '08:00', ends_at: '08:45', ...fields });
