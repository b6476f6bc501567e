import { clip } from './cells.ts';
import type { Facts, Session } from './facts.ts';
import { distinct } from './names.ts';
import type { Findings, Place, RosterRow } from './roster.ts';

interface Span {
  starts_on: string;
  ends_on: string;
}

type TermRow = RosterRow<'terms'>;

interface Year extends Span, Place {
  id: string;
  title: string;
  /** The sessions that are this year: more than one where the files have years that overlap. */
  sessions: Session[];
  terms: TermRow[];
}

/** Where in the calendar a class is. */
export interface Placement {
  year: string;
  /** In the order of their dates. */
  terms: readonly { id: string; starts_on: string; ends_on: string }[];
  /** Whether these are all terms of the year. */
  isWholeYear: boolean;
}

export interface Calendar {
  years: RosterRow<'academic_years'>[];
  terms: TermRow[];
  /** Undefined, and a fault, where no session of these is in the calendar. */
  place(sessions: readonly string[], at: Place): Placement | undefined;
}

const mostTerms = 6;

/**
 * Makes academic years and terms of sessions. In Rollbook neither years nor the terms of a year overlap, and what is
 * enrolled needs a term: of sessions that overlap the finest are kept, and a year without any is a term itself.
 */
export function buildCalendar(facts: Facts, findings: Findings): Calendar {
  const known = new Map(facts.sessions.map((session) => [session.id, session]));
  const years = yearsOf(facts.sessions, findings);
  const orphans: Session[] = [];
  const parts = new Map<Year, Session[]>(years.map((year) => [year, []]));
  for (const session of facts.sessions.filter(({ type }) => type === 'term')) {
    const year = years.find((each) => isInside(session, each));
    const touched = years.find((each) => overlap(session, each));
    if (year) parts.get(year)?.push(session);
    else if (touched)
      findings.fault(session, `is the session ${session.id}, that is partly outside ${touched.title}`);
    else orphans.push(session);
  }
  for (const [year, sessions] of yearsAround(orphans)) {
    years.push(year);
    parts.set(year, sessions);
  }
  years.sort((one, other) => (one.starts_on < other.starts_on ? -1 : 1));
  for (const year of years) year.terms = termsOf(year, parts.get(year) ?? [], findings);
  const names = distinct(
    years.map(({ id, title }) => ({ id, name: title, code: null })),
    100,
  );
  return {
    years: years.map(({ file, line, id, title, starts_on, ends_on }) => ({
      file,
      line,
      fields: { external_id: id, name: names.get(id) ?? title, starts_on, ends_on },
    })),
    terms: years.flatMap(({ terms }) => terms),
    place: (ids, at) => placeIn(years, known, ids, at, findings),
  };
}

/** The school years; those that overlap are one. */
function yearsOf(sessions: readonly Session[], findings: Findings): Year[] {
  const years = clusters(sessions.filter(({ type }) => type === 'year').map((session) => [session]));
  for (const { id, title, sessions: same, starts_on, ends_on } of years) {
    for (const session of same) {
      const isAlike = session.starts_on === starts_on && session.ends_on === ends_on;
      if (session.id !== id && !isAlike)
        findings.fault(session, `is a school year that overlaps with ${title}, and is taken for the same`);
    }
  }
  return years;
}

/** Years for terms that lie in none: those of one `schoolYear` are in one, and those that overlap. */
function yearsAround(orphans: readonly Session[]): Map<Year, Session[]> {
  const groups = Map.groupBy(orphans, ({ schoolYear, id }) => schoolYear ?? `\n${id}`);
  const years = clusters([...groups.values()]);
  return new Map(
    years.map((year) => {
      const { sessions } = year;
      const [named] = sessions.map(({ schoolYear }) => schoolYear);
      const title = sessions.length > 1 && named ? named : year.title;
      return [{ ...year, title, sessions: [] }, sessions];
    }),
  );
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
    const { id, title, file, line } = first;
    return [{ id, title, file, line, starts_on, ends_on, sessions, terms: [] }];
  });
}

/** The finest sessions that do not overlap, in the order of their dates; the year itself where there is none. */
function termsOf(year: Year, sessions: readonly Session[], findings: Findings): TermRow[] {
  const kept: Session[] = [];
  for (const session of sessions.toSorted((one, other) => byLength(one, other) || compare(one, other))) {
    const same = kept.find((each) => overlap(each, session));
    if (!same) kept.push(session);
    else if (kept.every((each) => !overlap(each, session) || isInside(each, session)))
      findings.note('sessions hold finer ones, which are the terms');
    else
      findings.fault(
        session,
        `is the session ${session.id}, that overlaps with ${same.id}; ${same.id} is kept`,
      );
  }
  kept.sort(compare);
  for (const session of kept.slice(mostTerms))
    findings.fault(session, `is the session ${session.id}: a year has ${mostTerms} terms at most`);
  const used = kept.length > 0 ? kept.slice(0, mostTerms) : [year];
  return used.map(({ file, line, id, title, starts_on, ends_on }, index) => ({
    file,
    line,
    fields: {
      external_id: id,
      academic_year_external_id: year.id,
      name: clip(title, 100),
      number: index + 1,
      starts_on,
      ends_on,
    },
  }));
}

function placeIn(
  years: readonly Year[],
  known: ReadonlyMap<string, Session>,
  ids: readonly string[],
  at: Place,
  findings: Findings,
): Placement | undefined {
  const sessions = ids.flatMap((id) => {
    const session = known.get(id);
    if (!session) findings.fault(at, `names the session ${id}, which is not taken`);
    return session ?? [];
  });
  const [first] = sessions;
  const year = first
    ? years.find((each) => overlap(each, first))
    : ids.length === 0 && years.length === 1 && years[0];
  if (!year) {
    findings.fault(at, 'is in no term: what it says of classes is left out');
    return undefined;
  }
  if (sessions.some((session) => !overlap(session, year)))
    findings.fault(at, `is in sessions of more than one year; ${year.title} is taken`);
  const all = year.terms.map(({ fields: { external_id: id, starts_on = '', ends_on = '' } }) => ({
    id,
    starts_on,
    ends_on,
  }));
  const terms =
    sessions.length === 0 ? all : all.filter((term) => sessions.some((each) => overlap(each, term)));
  if (terms.length === 0) findings.fault(at, 'is in no term: what it says of classes is left out');
  return terms.length === 0 ? undefined : { year: year.id, terms, isWholeYear: terms.length === all.length };
}

const overlap = (one: Span, other: Span): boolean =>
  one.starts_on <= other.ends_on && other.starts_on <= one.ends_on;

const isInside = (one: Span, other: Span): boolean =>
  one.starts_on >= other.starts_on && one.ends_on <= other.ends_on;

const lengthOf = ({ starts_on, ends_on }: Span): number => Date.parse(ends_on) - Date.parse(starts_on);
const byLength = (one: Span, other: Span): number => lengthOf(one) - lengthOf(other);

/** By date, then by id: the order of the lines must not matter. */
const compare = (one: Session, other: Session): number =>
  one.starts_on === other.starts_on ? (one.id < other.id ? -1 : 1) : one.starts_on < other.starts_on ? -1 : 1;

function around(sessions: readonly Session[]): Span {
  const starts = sessions.map(({ starts_on }) => starts_on).sort();
  const ends = sessions.map(({ ends_on }) => ends_on).sort();
  return { starts_on: starts[0] ?? '', ends_on: ends.at(-1) ?? '' };
}
