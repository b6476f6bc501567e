import type { RecordWork } from '../../db/rules.ts';
import { daysBetween } from '../../lib/dates.ts';
import { exceptionsFor, termsBetween } from '../classes/queries.ts';
import { resolveCalendar } from '../classes/school-days.ts';
import { learners } from '../learners/tables.ts';
import { schools } from '../school/tables.ts';
import type { FollowUp } from './rules.ts';

const mostDays = 366;

/** The number of school days of a suspension, by the calendar of today. */
export async function countDays(
  { kind, from, to, learner_id }: FollowUp,
  work: RecordWork,
): Promise<Pick<FollowUp, 'school_days'>> {
  if (kind !== 'suspension' || from === null || to === null) return { school_days: null };
  // Dates that are rejected later.
  if (to < from || daysBetween(from, to) >= mostDays) return { school_days: null };
  const { db, schoolId: school, records } = work;
  const dates = { starts_on: from, ends_on: to };
  const { plain: learner } = await records(learners).get(learner_id);
  const { plain: settings } = await records(schools).get(school);
  const terms = await db.all(termsBetween, { school, ...dates });
  const exceptions = await exceptionsFor(db, school, dates, learner.grade_level_id ?? undefined);
  const days = resolveCalendar(dates, terms, { schoolDays: settings.school_days, exceptions });
  return { school_days: days.filter(({ school_day }) => school_day).length };
}
