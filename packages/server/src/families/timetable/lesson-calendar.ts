import ical, { ICalCalendarMethod } from 'ical-generator';
import { instantsIn } from '../../lib/dates.ts';
import type { Lesson } from './lessons-between.ts';
import type { Named, SlotChange } from './queries/feeds.ts';

/** How often calendar applications are asked to read a calendar again. */
const refreshSeconds = 3600;

interface Calendar {
  name: string;
  timeZone: string;
  lessons: readonly Lesson[];
  /** By the ids of subjects, classes, rooms and staff members. */
  names: ReadonlyMap<string, Named>;
  /** By the ids of slots. */
  changes: ReadonlyMap<string, SlotChange>;
}

/**
 * Lessons as an iCalendar file. Times are in UTC: each lesson is an event of its own, so no rule for a time zone is
 * needed to find its time, and applications show it in the time zone of their user.
 */
export function lessonCalendar({ name, timeZone, lessons, names, changes }: Calendar): string {
  const at = instantsIn(timeZone);
  const calendar = ical({
    name: oneLine(name),
    prodId: { company: 'Rollbook', product: 'Lessons', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  const nameOf = (id: string): string => names.get(id)?.name ?? '';
  for (const lesson of lessons) {
    const { date, slot_id, starts_at, ends_at, room_id } = lesson;
    const { created, changed } = changesOf(lesson, names, changes);
    const description = describe(lesson, nameOf);
    calendar.createEvent({
      id: `${slot_id}.${date}@rollbook`,
      // An integer that increases with every change. It has 31 bits, which is 68 years in seconds.
      sequence: Math.max(0, Math.floor((changed.getTime() - created.getTime()) / 1000)),
      // In a published calendar this is the time of the last change, so an unchanged calendar is the same file.
      stamp: changed,
      lastModified: changed,
      start: at(date, starts_at),
      end: at(date, ends_at),
      summary: summaryOf(lesson, nameOf),
      ...(room_id === null ? {} : { location: oneLine(nameOf(room_id)) }),
      ...(description === '' ? {} : { description }),
    });
  }
  // The library writes further properties below the events, where RFC 5545 (3.4, 3.6) allows none, and no last line break.
  const method = `METHOD:${ICalCalendarMethod.PUBLISH}\r\n`;
  return `${calendar.toString().replace(method, `${method}X-WR-TIMEZONE:${timeZone}\r\n`)}\r\n`;
}

/** When a lesson was created, and when something that its event shows last changed. */
function changesOf(
  { slot_id, subject_id, class_ids, room_id, teachers }: Lesson,
  names: Calendar['names'],
  changes: Calendar['changes'],
): { created: Date; changed: Date } {
  const shown = [subject_id, room_id, ...class_ids, ...teachers.map(({ staff_id }) => staff_id)];
  const times = shown.map((id) => (id === null ? '' : (names.get(id)?.updated_at ?? '')));
  const { created_at = '1970-01-01T00:00:00.000Z', updated_at = created_at } = changes.get(slot_id) ?? {};
  const changed = [updated_at, ...times].sort().at(-1) ?? updated_at;
  return { created: new Date(created_at), changed: new Date(changed) };
}

type NameOf = (id: string) => string;

const summaryOf = ({ title, subject_id, period_name, class_ids }: Lesson, nameOf: NameOf): string =>
  oneLine(
    `${title ?? (subject_id === null ? period_name : nameOf(subject_id))} ${class_ids.map(nameOf).sort().join(', ')}`,
  );

function describe({ title, subject_id, period_name, teachers, notes }: Lesson, nameOf: NameOf): string {
  const staff = teachers.map(({ staff_id, role }) =>
    role === 'lead' ? nameOf(staff_id) : `${nameOf(staff_id)} (${role})`,
  );
  return [subject_id === null && title === null ? '' : period_name, staff.join(', '), notes ?? '']
    .filter((line) => line !== '')
    .map((text) => text.replace(/\p{Cc}+/gu, (found) => (found.includes('\n') ? '\n' : ' ')))
    .join('\n');
}

/** Text without line breaks and other control characters, which iCalendar does not allow. */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();
