import { addDays, daysOf, weekdayOf } from '../../lib/dates.ts';
import { inLanguage, spokenLocale } from '../../lib/languages.ts';
import type { Context, Handler } from '../../work/operation.ts';
import { schools } from '../school/tables.ts';
import { calendarBody, type Subject, subjectOf } from './calendar-feeds.ts';
import { type CalendarWords, calendarWords } from './calendar-words.ts';
import { type CalendarEvent, calendarFile, lastOf } from './icalendar.ts';
import {
  type AssessmentRow,
  assessmentsOf,
  datedExceptions,
  datedTerms,
  type ExceptionRow,
  type GradeOfYear,
  gradeLabels,
  gradesOfYears,
  languageOfGuardian,
  type TermDates,
} from './queries/dates.ts';

const daysBack = 366;
const daysAhead = 731;

/** What all events of a calendar have in common. */
interface Known {
  words: CalendarWords;
  /** When the settings of the school, or the guardian who chose the language, last changed. */
  settingsChanged: string;
}

/** Terms, holidays and assessments, with a number of statements that does not depend on how many there are. */
export const calendarIcs: Handler<'calendar.ics'> = async (context) => {
  const { db, schoolId: school, today, author, records } = context;
  const subject = await subjectOf(context, 'dates');
  const { plain: settings } = await records(schools).get(school);
  const days = { school, starts_on: addDays(today, -daysBack), ends_on: addDays(today, daysAhead) };
  const reader = await readerOf(context, subject);
  const locale = spokenLocale(reader?.preferred_language ?? null, settings.locale);
  const known: Known = {
    words: inLanguage(calendarWords, locale),
    settingsChanged: lastOf([settings.updated_at, reader?.updated_at]),
  };
  const terms = await db.all(datedTerms, days);
  const assessments = isOfSomebody(subject)
    ? await db.all(assessmentsOf[subject.field], { ...days, id: subject.id })
    : [];
  const events = [
    ...terms.flatMap((term) => termEvents(term, known)),
    ...holidays(terms, new Set(settings.school_days), known),
    ...(await exceptionEvents(context, subject, days, known)),
    ...assessments.map((assessment) => assessmentEvent(assessment, known)),
  ];
  const inRange = events.filter(({ start, end }) => days.starts_on < end && start <= days.ends_on);
  return calendarBody(
    await calendarFile({
      name: subject.name ?? settings.name,
      product: 'Dates',
      timeZone: author.timeZone,
      events: inRange.sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1)),
    }),
  );
};

const orderOf = ({ start, uid }: CalendarEvent): string => `${String(start)} ${uid}`;

/** A room has no dates; it is not among the subjects of these calendars. */
const isOfSomebody = (
  subject: Subject,
): subject is Subject & { field: keyof typeof assessmentsOf; id: string } =>
  subject.field !== undefined && subject.field !== 'room_id';

/** The guardian whose calendar it is: its language is the one that they have chosen, if there are texts in it. */
async function readerOf({ db, schoolId: school }: Context<'calendar.ics'>, { field, id }: Subject) {
  return field === 'guardian_id' ? db.first(languageOfGuardian, { school, id }) : undefined;
}

/** An event of whole days, from the first to the last one. */
const wholeDays = (
  { words, settingsChanged }: Known,
  event: Pick<CalendarEvent, 'uid' | 'created' | 'description'> & {
    first: string;
    last?: string;
    /** What kind of event it is, and what it is about. */
    label: string;
    name?: string;
    /** When what it shows last changed. */
    changes: readonly (string | undefined)[];
  },
): CalendarEvent => ({
  uid: event.uid,
  created: event.created,
  changed: lastOf([settingsChanged, ...event.changes]),
  start: event.first,
  end: addDays(event.last ?? event.first, 1),
  summary: [event.label, event.name ?? ''].filter((part) => part !== '').join(words.colon),
  description: event.description,
});

function termEvents(term: TermDates, known: Known): CalendarEvent[] {
  const { id, name, starts_on, ends_on, created_at: created, updated_at } = term;
  const { firstDay, lastDay } = known.words;
  const common = { created, changes: [updated_at], label: name };
  return [
    wholeDays(known, { ...common, uid: `${id}.starts`, first: starts_on, name: firstDay }),
    wholeDays(known, { ...common, uid: `${id}.ends`, first: ends_on, name: lastDay }),
  ];
}

/** The days between terms, unless they are a weekend: a day outside a term is no school day. */
function holidays(
  terms: readonly TermDates[],
  schoolDays: ReadonlySet<number>,
  known: Known,
): CalendarEvent[] {
  const events: CalendarEvent[] = [];
  let [before] = terms;
  for (const term of terms.slice(1)) {
    if (!before) break;
    const [first, last] = [addDays(before.ends_on, 1), addDays(term.starts_on, -1)];
    if ([...daysOf(first, last)].some((date) => schoolDays.has(weekdayOf(date))))
      events.push(
        wholeDays(known, {
          // Both, because the holidays after a term are others when another term follows.
          uid: `${before.id}.${term.id}.holidays`,
          created: [before.created_at, term.created_at].sort()[0] ?? term.created_at,
          changes: [before.updated_at, term.updated_at],
          first,
          last,
          label: known.words.holidays,
        }),
      );
    // Terms of different years can overlap.
    if (term.ends_on > before.ends_on) before = term;
  }
  return events;
}

async function exceptionEvents(
  { db, schoolId: school }: Context<'calendar.ics'>,
  { field, id }: Subject,
  days: { school: string; starts_on: string; ends_on: string },
  known: Known,
): Promise<CalendarEvent[]> {
  const exceptions = await db.all(datedExceptions, days);
  const labels = new Map((await db.all(gradeLabels, { school })).map((grade) => [grade.id, grade]));
  const grades =
    field === 'class_id' || field === 'learner_id' || field === 'guardian_id'
      ? await db.all(gradesOfYears[field], { school, id })
      : undefined;
  return exceptions.flatMap((exception) => {
    const ids: string[] | null = exception.grade_level_ids && JSON.parse(exception.grade_level_ids);
    if (ids !== null && grades && !concerns(exception, ids, grades)) return [];
    const named = ids?.flatMap((grade) => labels.get(grade) ?? []) ?? [];
    const whose = named.length === 0 ? '' : ` (${named.map(({ label }) => label).join(', ')})`;
    return [
      wholeDays(known, {
        uid: exception.id,
        created: exception.created_at,
        changes: [exception.updated_at, ...named.map(({ updated_at }) => updated_at)],
        first: exception.date,
        label: known.words.exceptions[exception.kind],
        name: `${exception.name}${whose}`,
      }),
    ];
  });
}

const concerns = ({ date }: ExceptionRow, ids: readonly string[], grades: readonly GradeOfYear[]): boolean =>
  grades.some(
    ({ grade_level_id, starts_on, ends_on, next_on }) =>
      ids.includes(grade_level_id) &&
      starts_on <= date &&
      date <= ends_on &&
      (next_on === null || date < next_on),
  );

/** An assessment on the day on which it is held, or on which work is due. */
function assessmentEvent(assessment: AssessmentRow, known: Known): CalendarEvent {
  const { id, title, kind, date, what, class_label, subject_name } = assessment;
  const { words } = known;
  return wholeDays(known, {
    uid: `${id}.${what}`,
    created: assessment.created_at,
    changes: [assessment.updated_at, assessment.class_updated_at, assessment.subject_updated_at],
    first: date,
    label: what === 'due' ? words.due : words.assessments[kind],
    name: `${title} (${subject_name}, ${class_label})`,
    description: assessment.description ?? undefined,
  });
}
