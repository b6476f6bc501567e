import type { Session } from './facts.ts';
import { because } from './ledger.ts';
import type { Line } from './line.ts';
import { around, byLength, overlap, type Span } from './spans.ts';

/** A school year as the sessions have it. */
export interface Year extends Span {
  line: Line;
  id: string;
  title: string;
  /** The sessions that are this year: more than one where the files have years that overlap. */
  sessions: Session[];
}

/** The school years; those that overlap are one. */
export function yearsOf(sessions: readonly Session[]): Year[] {
  const years = clusters(sessions.filter(({ type }) => type === 'year').map((session) => [session]));
  for (const { id, title, sessions: same, starts_on, ends_on } of years) {
    for (const { line, ...session } of same) {
      const isAlike = session.starts_on === starts_on && session.ends_on === ends_on;
      if (session.id !== id && !isAlike)
        line.lose(
          ['startdate'],
          because`is in a school year that overlaps ${title}; the two are treated as the same year`,
        );
    }
  }
  return years;
}

/** Years for terms that lie in none, of which it is said: those of one `schoolYear` are in one, and those that overlap. */
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

/** Says of a term that lies in this year that its parent says otherwise. */
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

/** Joins groups of sessions that overlap; each is named after its longest session, the earlier of two as long. */
function clusters(groups: readonly Session[][]): Year[] {
  const rest = groups
    .map((sessions) => ({ sessions, ...around(sessions) }))
    .sort((one, other) => (one.starts_on < other.starts_on ? -1 : 1));
  const joined: typeof rest = [];
  for (const group of rest) {
    const last = joined.at(-1);
    if (last && overlap(last, group)) {
      const sessions = [...last.sessions, ...group.sessions];
      joined[joined.length - 1] = { sessions, ...around(sessions) };
    } else joined.push(group);
  }
  return joined.flatMap(({ sessions, starts_on, ends_on }) => {
    const [first] = sessions.toSorted((one, other) => byLength(other, one) || compare(one, other));
    if (!first) return [];
    const { id, title, line } = first;
    return [{ id, title, line, starts_on, ends_on, sessions }];
  });
}

/** By date, then by id: the order of the lines must not matter. */
export const compare = (one: Span & { id: string }, other: Span & { id: string }): number =>
  one.starts_on === other.starts_on ? (one.id < other.id ? -1 : 1) : one.starts_on < other.starts_on ? -1 : 1;
