import { compare, type Year } from './build-years.ts';
import type { Session } from './facts.ts';
import { because } from './ledger.ts';
import type { Line } from './line.ts';
import { byLength, daysOf, gapsIn, isInside, overlap, type Span } from './spans.ts';

/** A term of a year. */
export interface Term extends Span {
  line: Line;
  id: string;
  title: string;
}

const mostTerms = 6;

/**
 * The terms of a year, in the order of their dates: the finest of its sessions, which do not overlap.
 *
 * Classes of a coarser session are in its finer ones. Where those leave out more than a quarter of a session that has
 * classes, longer than any holidays in it, a term is made of those days: else who is in such a class would be enrolled
 * for the rest alone. Sessions that cannot be in the calendar are added to `left`.
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
      session.line.omit(null, because`is the session ${session.id}, which partly overlaps ${same.id}`);
      left.add(session);
    }
  }
  if (kept.length === 0) {
    year.line.assume(['type'], because`has no terms; a term is created for the whole year`);
    return [year];
  }
  const terms: Term[] = [...kept];
  const wholes = [...coarse, ...year.sessions.toSorted((one, other) => compare(one, other))];
  for (const whole of wholes.filter(({ id }) => withClasses.has(id))) terms.push(...filling(whole, terms));
  const made = new Set(terms.map(({ line }) => line));
  for (const { line } of coarse)
    if (!made.has(line))
      line.omit(null, because`contains shorter sessions, which are used as the terms`, 'notice');
  terms.sort(compare);
  for (const { line, id } of terms.slice(mostTerms))
    line.omit(null, because`is the session ${id}, but an academic year has at most ${mostTerms} terms`);
  return terms.slice(0, mostTerms);
}

/** Terms for what the others leave out of a session. */
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
    return { ...gap, line, id: `${id}:${gap.starts_on}`, title: `${title} (from ${gap.starts_on})` };
  });
}
