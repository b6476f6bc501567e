import { because } from '../report/report.ts';
import type { Member } from '../source/records.ts';
import type { PlacedClass } from './classes.ts';
import { composedId } from './composed-ids.ts';
import { RosterRow } from './roster.ts';
import type { Term } from './years.ts';

export const begin = ['begindate'];
export const end = ['enddate'];

/** Builds an enrollment for each term of the class that overlaps with the dates of a line. */
export function enrollmentsOf(
  members: readonly Member[],
  placed: ReadonlyMap<string, PlacedClass>,
): RosterRow<'enrollments'>[] {
  const rows: RosterRow<'enrollments'>[] = [];
  const firsts = new Map<string, Member>();
  for (const member of members) {
    const terms = placed.get(member.class)?.placement.terms ?? [];
    if (member.part === 'staff') continue;
    const overlapping = terms.filter((term) => overlaps(member, term));
    if (overlapping.length === 0) leaveOutOutside(member, terms);
    else reportMovedDates(member, overlapping);
    const repeated = new Map<Term, Member>();
    for (const term of overlapping) {
      const fields = fieldsOf(member, term);
      const first = firsts.get(fields.external_id);
      if (first) repeated.set(term, first);
      else {
        firsts.set(fields.external_id, member);
        rows.push(new RosterRow('enrollments', fields, member.line));
      }
    }
    if (repeated.size > 0) leaveOutRepeated(member, repeated, overlapping.length);
  }
  return rows;
}

/** Reports the terms in which another line already enrolls the learner. */
function leaveOutRepeated(
  { line, person, class: own, begins_on, ends_on }: Member,
  repeated: ReadonlyMap<Term, Member>,
  terms: number,
): void {
  const members = [...new Set(repeated.values())];
  const places = members.map((member) => member.line.place).join(' and ');
  const already = because`enrolls ${person} in ${own}, which ${places} already does`;
  const titles = [...repeated.keys()].map(({ id }) => id).join(' and ');
  const partly = because`enrolls ${person} in ${own}, which ${places} already does in the term ${titles}`;
  const isSame = members.every((other) => other.begins_on === begins_on && other.ends_on === ends_on);
  line.leaveOut(null, repeated.size === terms ? already : partly, isSame ? 'notice' : 'error');
}

/** Leaves out lines whose last day is before their first day. */
export function hasDays({ line, begins_on, ends_on }: Member): boolean {
  if (!begins_on || !ends_on || begins_on <= ends_on) return true;
  line.leaveOut(line.title(end), because`the last day, ${ends_on}, is before the first day, ${begins_on}`);
  return false;
}

const overlaps = ({ begins_on, ends_on }: Member, term: Term): boolean =>
  (begins_on ?? '') <= term.ends_on && (!ends_on || ends_on >= term.starts_on);

function leaveOutOutside({ line, class: own, begins_on, ends_on }: Member, terms: readonly Term[]): void {
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
