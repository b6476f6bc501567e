import { because } from '../report/item.ts';
import type { Line } from '../report/line.ts';
import type { Session } from '../source/records.ts';
import { createdId, storedIdOf } from './composed-ids.ts';
import { byLength, type DateRange, daysOf, gapsIn, isInside, overlap } from './date-ranges.ts';
import { compare, type Year } from './years.ts';

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
  return terms.slice(0, maxTerms);
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
