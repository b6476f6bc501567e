import { type FieldError, invalidBody, invalidField, Problem, refuseErrors } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { daysBetween } from '../../lib/dates.ts';
import { differs, type RecordWork } from '../../store/rules.ts';
import { applyingTo, exceptionsIn, termsBetween } from '../classes/queries.ts';
import { resolveCalendar } from '../classes/school-days.ts';
import { gradeOfLearner } from '../in-term-queries.ts';
import { knownPeople } from './queries.ts';

export type Incident = Schemas['Incident'];
export type FollowUp = Schemas['FollowUp'];

const hoursToCorrect = 24;
const mostSuspensionDays = 366;
/** What can be changed in an incident that is resolved or dismissed. */
const free = new Set([
  'external_ids',
  'metadata',
  'notes',
  'status',
  'resolved_at',
  'archived_at',
  'updated_at',
]);

const isClosed = ({ status }: Incident): boolean => status === 'resolved' || status === 'dismissed';

export const incidentClosed = (): Problem =>
  new Problem(
    'incident_closed',
    'The incident is resolved or dismissed. Reopen a resolved incident to change it or to add a follow-up.',
  );

/** An incident is in the past, and its description can be corrected for a day only. */
export function checkIncident(next: Incident, previous: Incident | undefined, work: RecordWork): void {
  const { now } = work;
  if (next.occurred_at > now && differs(next, previous, 'occurred_at'))
    throw invalidField('/occurred_at', 'in_future', 'must not be in the future');
  if (!previous || previous.archived_at !== null) return;
  const fields = Object.keys(next) as (keyof Incident)[];
  if (isClosed(previous) && fields.some((field) => !free.has(field) && differs(next, previous, field)))
    throw incidentClosed();
  const isOld = Date.parse(now) - Date.parse(previous.created_at) > hoursToCorrect * 3_600_000;
  if (isOld && differs(next, previous, 'description'))
    throw invalidField(
      '/description',
      'immutable',
      `cannot be changed later than ${hoursToCorrect} hours after the incident was logged; add a note`,
    );
}

/** A suspension has a first and a last day. */
export function checkFollowUp({ kind, from, to }: FollowUp): void {
  const fieldErrors: FieldError[] = [];
  const fieldError = (field: string, code: string, detail: string) =>
    fieldErrors.push({ pointer: `/${field}`, code, detail });
  if (kind === 'suspension') {
    if (from === null) fieldError('from', 'required', 'is required for a suspension');
    if (to === null) fieldError('to', 'required', 'is required for a suspension');
  }
  if (from !== null && to !== null) {
    if (to < from) fieldError('to', 'ends_before_start', `must not be before ${from}`);
    else if (daysBetween(from, to) >= mostSuspensionDays)
      fieldError('to', 'too_long', `must be at most ${mostSuspensionDays - 1} days after from`);
  }
  refuseErrors(fieldErrors);
}

/** Rejects people who are not learners or staff members of the school. */
export async function checkInvolved(
  { db, schoolId: school }: RecordWork,
  involved: Incident['involved'] = [],
): Promise<void> {
  const found = new Set<string>();
  for (const type of ['learner', 'staff'] as const) {
    const rows = involved.filter((person) => person.type === type).map(({ id }) => ({ id }));
    if (rows.length === 0) continue;
    const known = await db.all(knownPeople[type], { school, rows: rows });
    for (const { id } of known) found.add(`${type} ${id}`);
  }
  const fieldErrors = involved.flatMap(({ type, id }, index) => {
    const detail = `must be the id of a ${type === 'staff' ? 'staff member' : 'learner'} of the school`;
    return found.has(`${type} ${id}`)
      ? []
      : [{ pointer: `/involved/${index}/id`, code: 'unknown_reference', detail }];
  });
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors, 'unknown_reference');
}

/** The number of school days of a suspension, by the calendar of today. */
export async function countDays(
  { kind, from, to, learner_id }: FollowUp,
  work: RecordWork,
): Promise<Pick<FollowUp, 'school_days'>> {
  if (kind !== 'suspension' || from === null || to === null) return { school_days: null };
  // Dates that are rejected later.
  if (to < from || daysBetween(from, to) >= mostSuspensionDays) return { school_days: null };
  const { db, schoolId: school } = work;
  const dates = { starts_on: from, ends_on: to };
  const exceptions = await exceptionsIn(db, school, dates);
  let count = 0;
  for (const term of await termsBetween(db, school, dates)) {
    const grade = await db.first(gradeOfLearner, { school, learner: learner_id, term: term.id });
    const own = applyingTo(exceptions, grade?.grade_level_id ?? undefined);
    const days = resolveCalendar(dates, [term], own);
    count += days.filter(({ school_day }) => school_day).length;
  }
  return { school_days: count };
}
