import ical, { ICalCalendarMethod } from 'ical-generator';
import { type FieldError, invalidQuery, notFound, Problem } from '../../contract/errors.ts';
import { sha256 } from '../../crypto/cipher.ts';
import { addDays, instantsIn } from '../../lib/dates.ts';
import { randomText } from '../../lib/ids.ts';

import { schoolOf } from '../../work/caller.ts';
import type { FindTokenHolder } from '../../work/family.ts';
import type { Actor, Context, Handler, Handlers } from '../../work/operation.ts';
import { standard } from '../standard.ts';
import { type Lesson, type LessonFilters, lessonsBetween } from './lessons-between.ts';
import {
  feedByHash,
  type Named,
  namesAmong,
  type SlotChange,
  slotChanges,
  subjects,
} from './queries/feeds.ts';
import { calendarFeeds as table } from './tables.ts';

const newFeedToken = (): string => `cftok_${randomText(43)}`;

/** What a calendar feed can read. Its operation returns the lessons of its subject only. */
const scopes = new Set(['read:timetable', 'read:learners']);

/** The calendar feed that a token identifies. The response does not say whether the token ever existed. */
export const calendarFeedOf: FindTokenHolder = async (db, hash) => {
  const feed = await db.urgent(hash).first(feedByHash, { hash });
  if (!feed) throw notFound();
  return {
    actor: { type: 'system', id: feed.id, name: null, scopes },
    ...schoolOf(feed),
  };
};

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
function lessonCalendar({ name, timeZone, lessons, names, changes }: Calendar): string {
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

const daysBack = 28;
const daysAhead = 84;
const choices = ['class_id', 'staff_id', 'room_id', 'learner_id'] as const;

/** Whose lessons a calendar has. */
interface Subject {
  field: (typeof choices)[number];
  id: string;
  /** The name of the calendar, if it is not that of the subject. */
  name: string | null;
}

type Work = Context<'lessons.ics'>;

/** The lessons of one teacher, class, learner or room, with a number of statements that does not depend on the dates. */
export const lessonsIcs: Handler<'lessons.ics'> = async (context) => {
  const { db, schoolId: school_id, today, author } = context;
  // A caller without an API key was identified by the token of a feed.
  const isFeed = context.actor.type === 'system';
  const subject = isFeed ? await ofFeed(context) : ofQuery(context);
  const found = await db.first(subjects[subject.field], { school: school_id, id: subject.id });
  if (isFeed && !found) throw notFound();
  const range = { starts_on: addDays(today, -daysBack), ends_on: addDays(today, daysAhead) };
  const filters: LessonFilters = { [subject.field]: subject.id };
  const lessons = await lessonsBetween(context, range, filters);
  const rows = (ids: Iterable<string>) => [...new Set(ids)].map((id) => ({ school_id, id }));
  const shown = lessons.flatMap(({ subject_id, room_id, class_ids, teachers }) => [
    ...[subject_id, room_id].filter((id) => id !== null),
    ...class_ids,
    ...teachers.map(({ staff_id }) => staff_id),
  ]);
  const names = await db.all(namesAmong, { rows: rows(shown) });
  const changes = await db.all(slotChanges, { rows: rows(lessons.map(({ slot_id }) => slot_id)) });
  const body = lessonCalendar({
    // The name of a learner is shown only if somebody decided to.
    name: subject.name ?? (subject.field === 'learner_id' || !found ? 'Lessons' : found.name),
    timeZone: author.timeZone,
    lessons,
    names: new Map(names.map((one) => [one.id, one])),
    changes: new Map(changes.map((one) => [one.id, one])),
  });
  // It is stored by nobody else, and asked for again each time: a feed that was revoked is shown no longer.
  return { body, headers: { 'Cache-Control': 'private, no-cache' } };
};

/** The subject of the feed whose token the request has. */
async function ofFeed({ query, actor, records }: Work): Promise<Subject> {
  const others = choices.filter((name) => query[name] !== undefined);
  if (others.length > 0) throw invalidQuery(others.map((name) => withToken(name)));
  const { value: feed } = await records(table).get(actor.id ?? '');
  const subject = choices.flatMap((field) => {
    const id = feed[field];
    return id === null ? [] : [{ field, id, name: feed.name }];
  });
  if (!subject[0]) throw notFound();
  return subject[0];
}

/** The subject that a request with an API key names. */
function ofQuery({ query, actor }: Work): Subject {
  if (query.token !== undefined)
    throw invalidQuery([
      { pointer: '?token', code: 'not_applicable', detail: 'cannot be sent together with an API key' },
    ]);
  const sent = choices.flatMap((field) => {
    const id = query[field];
    return id === undefined ? [] : [{ field, id, name: null }];
  });
  const [subject] = sent;
  if (!subject || sent.length > 1)
    throw invalidQuery([
      {
        pointer: `?${sent[1]?.field ?? 'class_id'}`,
        code: subject ? 'not_applicable' : 'required',
        detail: `send exactly one of ${choices.join(', ')}`,
      },
    ]);
  if (subject.field === 'learner_id') requireLearners(actor);
  return subject;
}

const withToken = (name: string): FieldError => ({
  pointer: `?${name}`,
  code: 'not_applicable',
  detail: 'cannot be sent together with a token',
});

const { list, get, archive } = standard('calendar-feeds', table);

export const calendarFeeds: Handlers<'calendar-feeds'> = {
  list,
  get,
  archive,

  async create({ body, actor, records, services }) {
    requireTimetable(actor);
    if (typeof body.learner_id === 'string') requireLearners(actor);
    const token = newFeedToken();
    const created = await records(table).create(body, { token_hash: sha256(token) });
    return created.with({ token, url: `${services.publicUrl()}/v1/lessons.ics?token=${token}` });
  },
};

/** The URL of a feed is a way to read lessons. */
function requireTimetable({ scopes }: Actor): void {
  if (scopes.has('read:timetable')) return;
  throw new Problem(
    'insufficient_scope',
    'The API key lacks the scope `read:timetable`, because the URL of a feed shows lessons. Use a key that has it.',
  );
}

/** The lessons of a learner need the scope for learners too. */
export function requireLearners({ scopes }: Actor): void {
  if (scopes.has('read:learners')) return;
  throw new Problem(
    'insufficient_scope',
    'The API key lacks the scope `read:learners`, which the lessons of a learner need. Use a key that has it.',
  );
}
