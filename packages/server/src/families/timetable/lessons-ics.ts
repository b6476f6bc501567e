import { type FieldError, invalidQuery, notFound } from '../../contract/errors.ts';
import { addDays } from '../../lib/dates.ts';
import { rowsParameter } from '../../sql/query.ts';
import type { Context, Handler } from '../../work/operation.ts';
import { requireLearners } from './calendar-feeds.ts';
import { lessonCalendar } from './lesson-calendar.ts';
import { type LessonFilters, lessonsBetween } from './lessons-between.ts';
import { namesAmong, slotChanges, subjects } from './queries/feeds.ts';
import { calendarFeeds } from './tables.ts';

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
  const rows = (ids: Iterable<string>) => rowsParameter([...new Set(ids)].map((id) => ({ school_id, id })));
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
  const { value: feed } = await records(calendarFeeds).get(actor.id ?? '');
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
