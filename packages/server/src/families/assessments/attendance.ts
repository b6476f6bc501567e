import type { Schemas } from '../../contract/schemas.ts';
import type { ReadWork } from '../../core/unit-of-work.ts';
import { attendanceSummaries } from '../attendance/summaries.ts';

type ReportAttendance = NonNullable<Schemas['TermReport']['attendance']>;

/** The attendance of learners for their reports, by learner. A learner in no register of the term is missing. */
export async function attendanceFor(
  work: ReadWork,
  learnerIds: readonly string[],
  termId: string,
): Promise<ReadonlyMap<string, ReportAttendance>> {
  const summaries = await attendanceSummaries(work, learnerIds, termId);
  const recorded = [...summaries].filter(
    ([, { days_present, days_absent }]) => days_present + days_absent > 0,
  );
  return new Map(
    recorded.map(([id, { school_days, days_present, days_absent, days_excused, times_late }]) => [
      id,
      { school_days, days_present, days_absent, days_excused, times_late },
    ]),
  );
}
