import type { Schemas } from '../../contract/schemas.ts';
import type { ReadWork } from '../../core/unit-of-work.ts';
import { rowsParameter } from '../../db/rows.ts';
import { daysOf, earlier } from '../../lib/dates.ts';
import { applyingTo, exceptionsIn } from '../classes/queries.ts';
import { judge } from '../classes/school-days.ts';
import { attendanceDays, enrolledDays } from './summary-queries.ts';
import { type TermOfSchool, termOf } from './term-queries.ts';

export type AttendanceSummary = Schemas['AttendanceSummary'];

/**
 * The attendance of learners in a term, by the id of the learner, with a number of statements that does not depend on the
 * number of learners. A term that does not exist has none.
 */
export async function attendanceSummaries(
  work: ReadWork,
  learnerIds: readonly string[],
  termId: string,
): Promise<ReadonlyMap<string, AttendanceSummary>> {
  const { db, schoolId: school } = work;
  const term = await db.first(termOf, { school, id: termId });
  if (!term) return new Map();
  const learners = rowsParameter(learnerIds.map((learner_id) => ({ learner_id })));
  const recorded = await db.all(attendanceDays, { school, term: termId, learners });
  const schoolDays = await schoolDaysOf(work, term, learners);
  const byLearner = new Map(recorded.map((days) => [days.learner_id, days]));
  return new Map(
    learnerIds.map((learner_id) => {
      const { days_present = 0, days_absent = 0, ...rest } = byLearner.get(learner_id) ?? {};
      const summary: AttendanceSummary = {
        learner_id,
        term_id: termId,
        school_days: schoolDays.get(learner_id)?.size ?? 0,
        days_present,
        days_absent,
        days_excused: 0,
        times_late: 0,
        minutes_late: 0,
        rate: rateOf(days_present, days_absent),
        ...rest,
      };
      return [learner_id, summary];
    }),
  );
}

/** The percentage of days, in hundredths rounded half up; null if there are no days. */
function rateOf(present: number, absent: number): number | null {
  const days = present + absent;
  return days === 0 ? null : Math.floor((20_000 * present + days) / (2 * days)) / 100;
}

/** The school days of a term until today on which each learner was enrolled. */
async function schoolDaysOf(
  { db, schoolId: school, today }: ReadWork,
  term: TermOfSchool,
  learners: string,
): Promise<Map<string, Set<string>>> {
  const enrolled = await db.all(enrolledDays, { school, term: term.id, learners });
  const exceptions = await exceptionsIn(db, school, term);
  const weekdays: number[] = JSON.parse(term.school_days);
  const days = [...daysOf(term.starts_on, earlier(term.ends_on, today))];
  const byGrade = new Map<string, string[]>();
  const schoolDaysIn = (gradeLevel: string): string[] => {
    const found = byGrade.get(gradeLevel);
    if (found) return found;
    const byDate = Map.groupBy(applyingTo(exceptions, gradeLevel), ({ date }) => date);
    const own = days.filter((day) => judge(day, weekdays, byDate.get(day) ?? [])[0]);
    byGrade.set(gradeLevel, own);
    return own;
  };
  const found = new Map<string, Set<string>>();
  for (const { learner_id, grade_level_id, starts_on, ends_on } of enrolled) {
    const own = found.get(learner_id) ?? new Set<string>();
    found.set(learner_id, own);
    for (const day of schoolDaysIn(grade_level_id)) if (starts_on <= day && day <= ends_on) own.add(day);
  }
  return found;
}
