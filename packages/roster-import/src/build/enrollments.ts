import { because } from '../report/report.ts';
import type { Member } from '../source/records.ts';
import type { PlacedClass } from './classes.ts';
import { composedId } from './composed-ids.ts';
import { RosterRow } from './roster.ts';
import type { Term } from './terms.ts';

export const begin = ['begindate'];
export const end = ['enddate'];

/** Builds an enrollment for each term of the class that overlaps with the dates of a line. */
export function enrollmentsOf(
  members: readonly Member[],
  placed: ReadonlyMap<string, PlacedClass>,
): RosterRow<'enrollments'>[] {
  const rows = new Map<string, RosterRow<'enrollments'>>();
  for (const member of members) {
    const terms = placed.get(member.class)?.placement.terms ?? [];
    if (member.part === 'staff') continue;
    const touched = terms.filter((term) => touches(member, term));
    if (touched.length === 0) omitOutside(member, terms);
    else reportMovedDates(member, touched);
    for (const term of touched) {
      const fields = fieldsOf(member, term);
      const first = rows.get(fields.external_id);
      if (first) {
        const again = because`enrolls ${member.person} in ${member.class}, which ${first.lines[0].place} already does`;
        const isSame = member.line.hasSameCells(first.lines[0]);
        member.line.leaveOut(null, again, isSame ? 'notice' : 'error');
      } else rows.set(fields.external_id, new RosterRow('enrollments', fields, member.line));
    }
  }
  return [...rows.values()];
}

/** Leaves out lines whose last day is before their first day. */
export function hasDays({ line, begins_on, ends_on }: Member): boolean {
  if (!begins_on || !ends_on || begins_on <= ends_on) return true;
  line.leaveOut(line.title(end), because`the last day, ${ends_on}, is before the first day, ${begins_on}`);
  return false;
}

const touches = ({ begins_on, ends_on }: Member, term: Term): boolean =>
  (begins_on ?? '') <= term.ends_on && (!ends_on || ends_on >= term.starts_on);

function omitOutside({ line, class: own, begins_on, ends_on }: Member, terms: readonly Term[]): void {
  const days = terms.map((term) => `${term.starts_on} to ${term.ends_on}`).join(', ');
  const column = line.title(begins_on ? begin : end);
  line.leaveOut(
    column,
    because`the dates, ${begins_on ?? 'the beginning'} to ${ends_on ?? 'the end'}, are outside of the terms of ${own} (${days})`,
  );
}

/** Reports dates outside of the terms: an enrollment cannot begin before its term or end after it. */
function reportMovedDates({ line, begins_on, ends_on }: Member, terms: readonly Term[]): void {
  const [first] = terms;
  const last = terms.at(-1);
  if (begins_on && first && begins_on < first.starts_on)
    line.assume(
      begin,
      because`is ${begins_on}, which is before the terms of the class; ${first.starts_on} is used`,
    );
  if (ends_on && last && ends_on > last.ends_on)
    line.assume(end, because`is ${ends_on}, which is after the terms of the class; ${last.ends_on} is used`);
}

function fieldsOf({ class: own, person, begins_on, ends_on }: Member, term: Term) {
  return {
    external_id: composedId(own, person, term.id),
    learner_external_id: person,
    class_external_id: own,
    term_external_id: term.id,
    // By default the server would use today in a current term, and reject an enrollment in a past term.
    starts_on: begins_on !== null && begins_on > term.starts_on ? begins_on : term.starts_on,
    // An empty cell clears the end date.
    ...(ends_on === undefined
      ? {}
      : { ends_on: ends_on !== null && ends_on < term.ends_on ? ends_on : null }),
  };
}
