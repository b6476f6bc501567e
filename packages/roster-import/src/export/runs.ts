import type { Enrollment, Term } from '@rollbook/sdk';
import { dayAfter } from '../source/end-dates.ts';

/** The first and the last day on which a learner is in a class. */
export interface Run {
  begins_on: string;
  ends_on: string;
}

/**
 * The time that a learner is in a class, from the enrollments in its terms. Those that follow each other are one: the days
 * between two terms are no interruption. The last one is returned first.
 */
export function runsOf(enrollments: readonly Enrollment[], terms: readonly Term[]): Run[] {
  const order = new Map(terms.map((term, index) => [term.id, index]));
  const parts = enrollments
    .flatMap(({ term_id, starts_on, ends_on }) => {
      const index = order.get(term_id);
      const term = index === undefined ? undefined : terms[index];
      if (index === undefined || !term) return [];
      const last = ends_on === null || ends_on > term.ends_on ? term.ends_on : ends_on;
      return [{ index, term, begins_on: starts_on, ends_on: last }];
    })
    .sort((one, other) => (one.begins_on < other.begins_on ? -1 : 1));
  const runs: (Run & { part: (typeof parts)[number] })[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    const follows =
      last &&
      (part.begins_on <= dayAfter(last.ends_on) ||
        (part.index === last.part.index + 1 &&
          last.ends_on >= last.part.term.ends_on &&
          part.begins_on <= part.term.starts_on));
    if (last && follows) {
      if (part.ends_on >= last.ends_on) Object.assign(last, { ends_on: part.ends_on, part });
    } else runs.push({ begins_on: part.begins_on, ends_on: part.ends_on, part });
  }
  return runs.map(({ begins_on, ends_on }) => ({ begins_on, ends_on })).reverse();
}
