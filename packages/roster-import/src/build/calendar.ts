import type { Line } from '../report/line.ts';
import { LineError } from '../report/line.ts';
import { because } from '../report/report.ts';
import { fit } from '../source/cells.ts';
import type { Session, SourceRecords } from '../source/records.ts';
import { uniqueNames } from './person-fields.ts';
import { RosterRow } from './roster.ts';
import {
  checkParent,
  isInside,
  overlap,
  type Term,
  termsOf,
  type Year,
  yearsAround,
  yearsOf,
} from './years.ts';

/** The place of a class in the calendar. */
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
  /** Places a class with these sessions. Throws if none of them is in the calendar. */
  place(sessions: readonly string[], line: Line): Placement;
}

type YearWithTerms = Year & { terms: Term[] };

interface Built {
  years: readonly YearWithTerms[];
  /** The sessions that are not in the calendar. */
  left: ReadonlySet<Session>;
}

/**
 * Builds academic years and terms from sessions. In Rollbook neither years nor the terms of a year overlap, and an
 * enrollment needs a term, so a year without terms is also a term. `named` contains the sessions of the classes, and
 * undefined for a class without one, which is placed in the only year.
 */
export function buildCalendar(records: SourceRecords, named: ReadonlySet<string | undefined>): Calendar {
  const years = yearsOf(records.sessions);
  const parts = new Map<Year, Session[]>(years.map((year) => [year, []]));
  const orphans: Session[] = [];
  const left = new Set<Session>();
  for (const session of records.sessions.filter(({ type }) => type === 'term')) {
    const year = years.find((each) => isInside(session, each));
    const overlapping = years.find((each) => overlap(session, each));
    if (year) {
      checkParent(session, year, records.sessions);
      parts.get(year)?.push(session);
    } else if (overlapping) {
      session.line.leaveOut(
        null,
        because`is the session ${session.id}, which is partly outside of ${overlapping.title}`,
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
    place: (ids, line) => placeIn({ years: filled, left }, records, ids, line),
  };
}

function yearRows(years: readonly YearWithTerms[]): RosterRow<'academic_years'>[] {
  const names = uniqueNames(
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
  { sessions: known, ids: { session: ids } }: SourceRecords,
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
    if (id !== undefined) throw new LineError(column, ...ids.explainMissing(id, 'session'));
    const [year, other] = years;
    if (!year) throw new LineError(column, because`has no term, and the files have no terms at all`);
    if (other) throw new LineError(column, because`has no term, and the files have more than one year`);
    line.assume(columns, because`has no term; ${year.title} is used, the only academic year`);
    return { year: year.id, terms: year.terms, isWholeYear: true };
  }
  for (const id of lost) line.dropValue(columns, ...ids.explainMissing(id, 'session'));
  const terms = new Set(sessions.flatMap((session) => termsIn(built, session)));
  const year = years.find((each) => each.terms.some((term) => terms.has(term)));
  if (!year) throw new LineError(column, because`is not in any academic year`);
  if ([...terms].some((term) => !year.terms.includes(term)))
    line.dropValue(columns, because`is in more than one academic year; ${year.title} is used`);
  const own = year.terms.filter((term) => terms.has(term));
  return { year: year.id, terms: own, isWholeYear: own.length === year.terms.length };
}

/** The terms that are in a session, or are the session itself; none if it was left out. */
function termsIn({ years, left }: Built, session: Session): Term[] {
  if (left.has(session)) return [];
  // School years that overlap are merged, so their terms can extend beyond each of them.
  const isIn = session.type === 'year' ? overlap : isInside;
  return years.flatMap(({ terms }) => terms.filter((term) => isIn(term, session)));
}
