import { type Term, termsOf } from './build-terms.ts';
import { checkParent, type Year, yearsAround, yearsOf } from './build-years.ts';
import { fit } from './cells.ts';
import type { Facts, Session } from './facts.ts';
import { because } from './ledger.ts';
import { LeftOut, type Line } from './line.ts';
import { distinct } from './names.ts';
import { RosterRow } from './roster.ts';
import { isInside, overlap } from './spans.ts';

/** Where in the calendar a class is. */
export interface Placement {
  year: string;
  /** In the order of their dates. */
  terms: readonly Term[];
  /** Whether these are all terms of the year. */
  isWholeYear: boolean;
}

export interface Calendar {
  years: RosterRow<'academic_years'>[];
  terms: RosterRow<'terms'>[];
  /** Where a class is that names these sessions. It is left out where none of them is in the calendar. */
  place(sessions: readonly string[], line: Line): Placement;
}

type YearWithTerms = Year & { terms: Term[] };

interface Built {
  years: readonly YearWithTerms[];
  /** The sessions that are not in the calendar. */
  left: ReadonlySet<Session>;
}

/**
 * Makes academic years and terms of sessions. In Rollbook neither years nor the terms of a year overlap, and what is
 * enrolled needs a term: a year without any is a term itself. `named` are the sessions that the classes name; undefined
 * stands for a class that names none, and is in the only year.
 */
export function buildCalendar(facts: Facts, named: ReadonlySet<string | undefined>): Calendar {
  const years = yearsOf(facts.sessions);
  const parts = new Map<Year, Session[]>(years.map((year) => [year, []]));
  const orphans: Session[] = [];
  const left = new Set<Session>();
  for (const session of facts.sessions.filter(({ type }) => type === 'term')) {
    const year = years.find((each) => isInside(session, each));
    const touched = years.find((each) => overlap(session, each));
    if (year) {
      checkParent(session, year, facts.sessions);
      parts.get(year)?.push(session);
    } else if (touched) {
      session.line.omit(
        null,
        because`is the session ${session.id}, which is partly outside of ${touched.title}`,
      );
      left.add(session);
    } else orphans.push(session);
  }
  for (const [year, sessions] of yearsAround(orphans)) parts.set(year, sessions);
  const all = [...parts.keys()].sort((one, other) => (one.starts_on < other.starts_on ? -1 : 1));
  const withClasses = new Set([...named].filter((id) => id !== undefined));
  if (named.has(undefined))
    for (const { sessions } of all) for (const { id } of sessions) withClasses.add(id);
  const filled = all.map((year) => ({
    ...year,
    terms: termsOf(year, parts.get(year) ?? [], withClasses, left),
  }));
  return {
    years: yearRows(filled),
    terms: filled.flatMap(termRows),
    place: (ids, line) => placeIn({ years: filled, left }, facts, ids, line),
  };
}

function yearRows(years: readonly YearWithTerms[]): RosterRow<'academic_years'>[] {
  const names = distinct(
    years.map(({ id, title, line }) => ({ id, name: title, code: null, line })),
    ['title', 'termname'],
    100,
  );
  return years.map(({ id, title, starts_on, ends_on, line, sessions }) => {
    const fields = { external_id: id, name: names.get(id) ?? title, starts_on, ends_on };
    return new RosterRow('academic_years', fields, line, ...sessions.map((session) => session.line));
  });
}

const termRows = ({ id: year, terms }: YearWithTerms): RosterRow<'terms'>[] =>
  terms.map(
    ({ id, title, starts_on, ends_on, line }, index) =>
      new RosterRow(
        'terms',
        {
          external_id: id,
          academic_year_external_id: year,
          name: fit(line, ['title', 'termname'], title, 100),
          number: index + 1,
          starts_on,
          ends_on,
        },
        line,
      ),
  );

const columns = ['termsourcedids', 'termsourcedid', 'sessionsourcedids', 'sessionsourcedid', 'termsisid'];

function placeIn(
  built: Built,
  { sessions: known, ids: { session: ids } }: Facts,
  named: readonly string[],
  line: Line,
): Placement {
  const { years } = built;
  const column = line.title(columns);
  const sessions = named.flatMap(
    (id) => known.find((session) => session.id === id && termsIn(built, session).length > 0) ?? [],
  );
  const lost = named.filter((id) => !sessions.some((session) => session.id === id));
  if (sessions.length === 0) {
    const [id] = lost;
    if (id !== undefined) {
      const { reason, severity } = ids.missing(id, 'session');
      throw new LeftOut(column, reason, severity);
    }
    const [year, other] = years;
    if (!year) throw new LeftOut(column, because`has no term, and the files have no terms at all`);
    if (other) throw new LeftOut(column, because`has no term, and the files have more than one year`);
    line.assume(columns, because`has no term; ${year.title} is used, the only academic year`);
    return { year: year.id, terms: year.terms, isWholeYear: true };
  }
  for (const id of lost) {
    const { reason, severity } = ids.missing(id, 'session');
    line.lose(columns, reason, severity);
  }
  const terms = new Set(sessions.flatMap((session) => termsIn(built, session)));
  const year = years.find((each) => each.terms.some((term) => terms.has(term)));
  if (!year) throw new LeftOut(column, because`is not in any academic year`);
  if ([...terms].some((term) => !year.terms.includes(term)))
    line.lose(columns, because`is in more than one academic year; ${year.title} is used`);
  const own = year.terms.filter((term) => terms.has(term));
  return { year: year.id, terms: own, isWholeYear: own.length === year.terms.length };
}

/** The terms that a session is, or that are in it; none where it was left out. */
function termsIn({ years, left }: Built, session: Session): Term[] {
  if (left.has(session)) return [];
  // School years that overlap are one, whose terms may reach past any of them.
  const isIn = session.type === 'year' ? overlap : isInside;
  return years.flatMap(({ terms }) => terms.filter((term) => isIn(term, session)));
}
