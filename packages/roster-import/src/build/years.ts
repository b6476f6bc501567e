import { because } from '../report/item.ts';
import type { Line } from '../report/line.ts';
import type { Session } from '../source/records.ts';
import { byLength, type DateRange, enclosing, overlap } from './date-ranges.ts';

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
export const compare = (one: DateRange & { id: string }, other: DateRange & { id: string }): number =>
  one.starts_on === other.starts_on ? (one.id < other.id ? -1 : 1) : one.starts_on < other.starts_on ? -1 : 1;
