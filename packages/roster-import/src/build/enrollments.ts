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
  /** The lines that are imported, by the ids of the enrollments. */
  const imported = new Map<string, { member: Member; fields: ReturnType<typeof fieldsOf> }>();
  const earlier = new Map<Member, Term[]>();
  const leaveOutEarlier = (member: Member, term: Term) =>
    earlier.set(member, [...(earlier.get(member) ?? []), term]);
  for (const member of members) {
    const terms = placed.get(member.class)?.placement.terms ?? [];
    if (member.part === 'staff') continue;
    const overlapping = terms.filter((term) => overlaps(member, term));
    if (overlapping.length === 0) leaveOutOutside(member, terms);
    else reportMovedDates(member, overlapping);
    const repeated = new Map<Term, Member>();
    for (const term of overlapping) {
      const fields = fieldsOf(member, term);
      const { external_id: id } = fields;
      const first = imported.get(id)?.member;
      if (first && isBefore(member, first)) leaveOutEarlier(member, term);
      else if (first && !isBefore(first, member)) repeated.set(term, first);
      else {
        if (first) leaveOutEarlier(first, term);
        imported.set(id, { member, fields });
      }
    }
    if (repeated.size > 0) leaveOutRepeated(member, repeated, overlapping.length);
  }
  for (const [{ line, person, class: own }, terms] of earlier) {
    const titles = terms.map(({ id }) => id).join(' and ');
    const reason = because`is an earlier time of ${person} in ${own} in the term ${titles}: an enrollment has one beginning and one end`;
    line.leaveOut(null, reason, 'notice');
  }
  return [...imported.values()].map(
    ({ member, fields }) => new RosterRow('enrollments', fields, member.line),
  );
}

/** Whether a learner left a class before they came back: of several times in a term, the last one is imported. */
const isBefore = (one: Member, other: Member): boolean =>
  Boolean(one.ends_on && other.begins_on && one.ends_on < other.begins_on);

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
