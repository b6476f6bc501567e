import type { Rollbook } from '@rollbook/sdk';
import { source } from './known.ts';
import { Random } from './random.ts';
import type { DemoSchool } from './school.ts';

/** The bells of the demo school. */
export const periodTimes = [
  { name: 'Period 1', kind: 'lesson', starts_at: '07:45', ends_at: '08:30' },
  { name: 'Period 2', kind: 'lesson', starts_at: '08:30', ends_at: '09:15' },
  { name: 'Period 3', kind: 'lesson', starts_at: '09:15', ends_at: '10:00' },
  { name: 'Break', kind: 'break', starts_at: '10:00', ends_at: '10:30' },
  { name: 'Period 4', kind: 'lesson', starts_at: '10:30', ends_at: '11:15' },
  { name: 'Period 5', kind: 'lesson', starts_at: '11:15', ends_at: '12:00' },
  { name: 'Period 6', kind: 'lesson', starts_at: '12:00', ends_at: '12:45' },
] as const;

/** The subjects of the lessons of a class on a day, by their numbers: different ones as far as there are enough. */
export function dayOfLessons(
  seed: number,
  cls: number,
  day: number,
  subjects: number,
  lessons: number,
): number[] {
  const random = new Random(seed + 1000 * cls + day);
  const left: number[] = [];
  return Array.from({ length: lessons }, () => {
    if (left.length === 0) left.push(...Array.from({ length: subjects }, (_, number) => number));
    const [subject = 0] = left.splice(random.between(0, left.length - 1), 1);
    return subject;
  });
}

const external_ids = { [source]: 'timetable' };

/** Publishes a timetable for the year: each register class is taught by its teacher in a room of its own. */
export async function addTimetable(
  client: Rollbook,
  { terms }: DemoSchool,
  { seed }: { seed: number },
): Promise<void> {
  const [known] = (await client.timetables.list({ external_id: `${source}:timetable` })).data;
  if (known?.status === 'published') return;
  // What an interrupted process left behind is replaced.
  if (known) await client.timetables.archive(known.id);
  const subjects = (await client.subjects.list({ limit: 100 })).data;
  const classes = (await client.classes.list({ kind: 'register', limit: 100 })).data;
  const rooms = new Map((await client.rooms.list({ limit: 100 })).data.map((room) => [room.name, room.id]));
  for (const { label } of classes) {
    const name = `Room ${label}`;
    if (!rooms.has(name)) rooms.set(name, (await client.rooms.create({ name, capacity: 40 })).id);
  }
  const termIds = new Map(
    (await client.terms.list({ limit: 100 })).data.map((term) => [term.external_ids[source], term.id]),
  );
  const { id: timetable_id } = await client.timetables.create({
    name: 'Timetable',
    academic_year_id: classes[0]?.academic_year_id ?? '',
    term_ids: terms.flatMap(({ external_id }) => termIds.get(external_id) ?? []),
    cycle_length: 5,
    cycle_mode: 'weekday',
    effective_from: terms[0]?.starts_on ?? '',
    external_ids,
  });
  const periods: string[] = [];
  for (const [index, { name, kind, starts_at, ends_at }] of periodTimes.entries()) {
    const body = { timetable_id, name, kind, starts_at, ends_at, sequence: index + 1 };
    const { id } = await client.periods.create(body);
    if (kind === 'lesson') periods.push(id);
  }
  const slots = classes.flatMap(({ id, label, teacher_id }, at) =>
    [1, 2, 3, 4, 5].flatMap((cycle_day) =>
      dayOfLessons(seed, at, cycle_day, subjects.length, periods.length).map((subject, period) => ({
        cycle_day,
        period_id: periods[period] ?? '',
        class_ids: [id],
        subject_id: subjects[subject]?.id ?? null,
        teacher_ids: teacher_id === null ? [] : [teacher_id],
        room_id: rooms.get(`Room ${label}`) ?? null,
      })),
    ),
  );
  await client.slots.bulk({ timetable_id, slots });
  await client.timetables.publish(timetable_id);
}
