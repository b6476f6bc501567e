import type { Line } from '../report/line.ts';
import { because } from '../report/report.ts';
import { dayAfter, dayBefore } from '../source/end-dates.ts';
import type { Session } from '../source/records.ts';
import { createdId, storedIdOf } from './composed-ids.ts';

/** A term of an academic year. */
export interface Term extends DateRange {
  line: Line;
  id: string;
  title: string;
}

const maxTerms = 6;

const idColumns = ['sourcedid', 'termsisid', 'termname'];

/**
 * The terms of a year in the order of their dates: the shortest of its sessions that do not overlap.
 *
 * Classes of a longer session are placed in the shorter ones. If those leave out more than a quarter of a session that has
 * classes, which is longer than any holidays, a term is created for the remaining days; otherwise the learners of its classes
 * would only be enrolled for a part of it. Sessions that cannot be in the calendar are added to `left`.
 */
export function termsOf(
  year: Year,
  sessions: readonly Session[],
  withClasses: ReadonlySet<string>,
  left: Set<Session>,
): Term[] {
  const kept: Session[] = [];
  const coarse: Session[] = [];
  for (const session of sessions.toSorted((one, other) => byLength(one, other) || compare(one, other))) {
    const same = kept.find((each) => overlap(each, session));
    if (!same) kept.push(session);
    else if (kept.every((each) => !overlap(each, session) || isInside(each, session))) coarse.push(session);
    else {
      session.line.leaveOut(null, because`is the session ${session.id}, which partly overlaps ${same.id}`);
      left.add(session);
    }
  }
  if (kept.length === 0) {
    year.line.assume(['type'], because`has no terms; a term is created for the whole year`);
    return [{ ...year, id: storedIdOf(year, idColumns) }];
  }
  const terms: Term[] = kept.map((session) => ({ ...session, id: storedIdOf(session, idColumns) }));
  const wholes = [...coarse, ...year.sessions.toSorted((one, other) => compare(one, other))];
  for (const whole of wholes.filter(({ id }) => withClasses.has(id))) terms.push(...filling(whole, terms));
  const made = new Set(terms.map(({ line }) => line));
  for (const { line } of coarse)
    if (!made.has(line))
      line.leaveOut(null, because`contains shorter sessions, which are used as the terms`, 'notice');
  terms.sort(compare);
  for (const { line, id } of terms.slice(maxTerms))
    line.leaveOut(null, because`is the session ${id}, but an academic year has at most ${maxTerms} terms`);
  const own = terms.slice(0, maxTerms);
  for (const gap of gapsIn(year, own))
    year.line.warn(
      because`the academic year ${year.title} has no term from ${gap.starts_on} to ${gap.ends_on}; these days count as holidays`,
    );
  return own;
}

/** Terms for the parts of a session that have none. */
function filling(whole: Session, terms: readonly Term[]): Term[] {
  const gaps = gapsIn(
    whole,
    terms.filter((term) => overlap(term, whole)),
  ).filter((gap) => daysOf(gap) > daysOf(whole) / 4);
  return gaps.map((gap) => {
    const { line, id, title } = whole;
    line.assume(
      ['startdate'],
      because`has classes, but no term from ${gap.starts_on} to ${gap.ends_on}; a term is created for these days`,
    );
    return { ...gap, line, id: createdId(id, gap.starts_on), title: `${title} (from ${gap.starts_on})` };
  });
}

/** A range of days, including its first and last day. */
export interface DateRange {
  starts_on: string;
  ends_on: string;
}

const dayMs = 86_400_000;

export const overlap = (one: DateRange, other: DateRange): boolean =>
  one.starts_on <= other.ends_on && other.starts_on <= one.ends_on;

export const isInside = (one: DateRange, other: DateRange): boolean =>
  one.starts_on >= other.starts_on && one.ends_on <= other.ends_on;

const daysOf = ({ starts_on, ends_on }: DateRange): number =>
  (Date.parse(ends_on) - Date.parse(starts_on)) / dayMs + 1;

const byLength = (one: DateRange, other: DateRange): number => daysOf(one) - daysOf(other);

export function enclosing(ranges: readonly DateRange[]): DateRange {
  const starts = ranges.map(({ starts_on }) => starts_on).sort();
  const ends = ranges.map(({ ends_on }) => ends_on).sort();
  return { starts_on: starts[0] ?? '', ends_on: ends.at(-1) ?? '' };
}

/** The parts of a range that none of the others covers, in order. */
function gapsIn(whole: DateRange, parts: readonly DateRange[]): DateRange[] {
  const gaps: DateRange[] = [];
  let from = whole.starts_on;
  for (const { starts_on, ends_on } of parts.toSorted((one, other) =>
    one.starts_on < other.starts_on ? -1 : 1,
  )) {
    if (starts_on > from) gaps.push({ starts_on: from, ends_on: dayBefore(starts_on) });
    if (ends_on >= from) from = dayAfter(ends_on);
  }
  if (from <= whole.ends_on) gaps.push({ starts_on: from, ends_on: whole.ends_on });
  return gaps;
}

/** A school year of the sessions. */
export interface Year extends DateRange {
  line: Line;
  id: string;
  title: string;
  /** The sessions of this year: several if the files have years that overlap. */
  sessions: Session[];
}

/** The school years. Years that overlap are merged. */
export function yearsOf(sessions: readonly Session[]): Year[] {
  const years = clusters(sessions.filter(({ type }) => type === 'year').map((session) => [session]));
  for (const { id, title, sessions: same, starts_on, ends_on } of years) {
    for (const { line, ...session } of same) {
      const isAlike = session.starts_on === starts_on && session.ends_on === ends_on;
      if (session.id !== id && !isAlike)
        line.dropValue(
          ['startdate'],
          because`is in a school year that overlaps ${title}; the two are treated as the same year`,
        );
    }
  }
  return years;
}

/** Creates years for terms outside of any year, and reports them: one for all terms of a `schoolYear` or that overlap. */
export function yearsAround(orphans: readonly Session[]): Map<Year, Session[]> {
  const groups = Map.groupBy(orphans, ({ schoolYear, id }) => schoolYear ?? `\n${id}`);
  return new Map(
    clusters([...groups.values()]).map((year) => {
      const { sessions } = year;
      const [named] = sessions.map(({ schoolYear }) => schoolYear);
      const title = sessions.length > 1 && named ? named : year.title;
      for (const { line } of sessions)
        line.assume(
          ['parentsourcedid', 'type', 'termsisid', 'termname'],
          because`is in no academic year of the files; ${title} is created, from ${year.starts_on} to ${year.ends_on}`,
        );
      return [{ ...year, title, sessions: [] }, sessions];
    }),
  );
}

/** Reports a term whose dates are in this year although its parent is another session. */
export function checkParent(session: Session, year: Year, known: readonly Session[]): void {
  const { line, parent } = session;
  if (parent === null) return;
  const column = ['parentsourcedid'];
  const named = known.find(({ id }) => id === parent);
  if (!named)
    line.assume(
      column,
      because`is ${parent}, which is not an imported session; its dates are in ${year.title}, which is used`,
    );
  else if (named.type === 'year' && !year.sessions.includes(named))
    line.assume(column, because`is ${parent}, but its dates are in ${year.title}, which is used`);
}

/** Merges groups of sessions that overlap. Each is named after its longest session, the earlier one of two equally long. */
function clusters(groups: readonly Session[][]): Year[] {
  const rest = groups
    .map((sessions) => ({ sessions, ...enclosing(sessions) }))
    .sort((one, other) => (one.starts_on < other.starts_on ? -1 : 1));
  const joined: typeof rest = [];
  for (const group of rest) {
    const last = joined.at(-1);
    if (last && overlap(last, group)) {
      const sessions = [...last.sessions, ...group.sessions];
      joined[joined.length - 1] = { sessions, ...enclosing(sessions) };
    } else joined.push(group);
  }
  return joined.flatMap(({ sessions, starts_on, ends_on }) => {
    const [first] = sessions.toSorted((one, other) => byLength(other, one) || compare(one, other));
    if (!first) return [];
    const { id, title, line } = first;
    return [{ id, title, line, starts_on, ends_on, sessions }];
  });
}

/** By date, then by id, because the order of the lines must not matter. */
const compare = (one: DateRange & { id: string }, other: DateRange & { id: string }): number =>
  one.starts_on === other.starts_on ? (one.id < other.id ? -1 : 1) : one.starts_on < other.starts_on ? -1 : 1;
