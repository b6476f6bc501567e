import { addDays, instantsIn } from '../../lib/dates.ts';
import { inLanguage } from '../../lib/languages.ts';
import type { Handler } from '../../work/operation.ts';
import { schools } from '../school/tables.ts';
import { calendarBody, subjectOf } from './calendar-feeds.ts';
import { type CalendarWords, calendarWords } from './calendar-words.ts';
import { type CalendarEvent, calendarFile, lastOf } from './icalendar.ts';
import { type Lesson, type LessonFilters, lessonsBetween } from './lessons-between.ts';
import { type Named, namesAmong, type SlotChange, slotChanges } from './queries/feeds.ts';

const daysBack = 28;
const daysAhead = 84;

/** The lessons of one teacher, class, learner or room, with a number of statements that does not depend on the dates. */
export const lessonsIcs: Handler<'lessons.ics'> = async (context) => {
  const { db, schoolId: school_id, today, author, records } = context;
  const subject = await subjectOf(context, 'lessons');
  const range = { starts_on: addDays(today, -daysBack), ends_on: addDays(today, daysAhead) };
  const filters: LessonFilters = subject.field ? { [subject.field]: subject.id } : {};
  const lessons = await lessonsBetween(context, range, filters);
  const rows = (ids: Iterable<string>) => [...new Set(ids)].map((id) => ({ school_id, id }));
  const shown = lessons.flatMap(({ subject_id, room_id, class_ids, teachers }) => [
    ...[subject_id, room_id].filter((id) => id !== null),
    ...class_ids,
    ...teachers.map(({ staff_id }) => staff_id),
  ]);
  const names = await db.all(namesAmong, { rows: rows(shown) });
  const slots = rows(lessons.map(({ slot_id }) => slot_id));
  const changes = await db.all(slotChanges, { school: school_id, rows: slots });
  const { plain: settings } = await records(schools).get(school_id);
  const words = inLanguage(calendarWords, settings.locale);
  const known = {
    words,
    settingsChanged: settings.updated_at,
    names: new Map(names.map((one) => [one.id, one])),
    changes: new Map(changes.map((one) => [one.id, one])),
    at: instantsIn(author.timeZone),
  };
  return calendarBody(
    await calendarFile({
      name: subject.name ?? words.lessons,
      product: 'Lessons',
      timeZone: author.timeZone,
      events: lessons.map((lesson) => eventOf(lesson, known)),
    }),
  );
};

interface Known {
  words: CalendarWords;
  /** When the settings of the school, such as its language and its time zone, last changed. */
  settingsChanged: string;
  /** By the ids of subjects, classes, rooms and staff members. */
  names: ReadonlyMap<string, Named>;
  /** By the ids of slots. */
  changes: ReadonlyMap<string, SlotChange>;
  at: (day: string, time: string) => Date;
}

/** A lesson. It is an event of its own: iCalendar has no rule for a rolling cycle. */
function eventOf(lesson: Lesson, { words, settingsChanged, names, changes, at }: Known): CalendarEvent {
  const { date, slot_id, starts_at, ends_at, subject_id, class_ids, room_id, teachers } = lesson;
  const nameOf = (id: string): string => names.get(id)?.name ?? '';
  const shown = [subject_id, room_id, ...class_ids, ...teachers.map(({ staff_id }) => staff_id)];
  const slot = changes.get(slot_id);
  return {
    uid: `${slot_id}.${date}`,
    created: lastOf([slot?.created_at]),
    changed: lastOf([
      settingsChanged,
      slot?.updated_at,
      ...shown.map((id) => id && names.get(id)?.updated_at),
    ]),
    start: at(date, starts_at),
    end: at(date, ends_at),
    summary: summaryOf(lesson, nameOf),
    location: room_id === null ? undefined : nameOf(room_id),
    description: describe(lesson, nameOf, words),
  };
}

type NameOf = (id: string) => string;

const summaryOf = ({ title, subject_id, period_name, class_ids }: Lesson, nameOf: NameOf): string =>
  `${title ?? (subject_id === null ? period_name : nameOf(subject_id))} ${class_ids.map(nameOf).sort().join(', ')}`;

function describe(
  { title, subject_id, period_name, teachers, notes }: Lesson,
  nameOf: NameOf,
  { roles }: CalendarWords,
): string {
  const staff = teachers.map(({ staff_id, role }) =>
    role === 'lead' ? nameOf(staff_id) : `${nameOf(staff_id)} (${roles[role]})`,
  );
  return [subject_id === null && title === null ? '' : period_name, staff.join(', '), notes ?? '']
    .filter((line) => line !== '')
    .join('\n');
}
