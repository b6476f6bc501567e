import type { Schemas } from '../../contract/schemas.ts';
import type { ReadWork } from '../../work/unit-of-work.ts';
import { attendanceSummaries } from '../attendance/attendance.ts';

type ReportAttendance = NonNullable<Schemas['TermReport']['attendance']>;

/** The attendance of learners for their reports, by learner. A learner in no register of the term is missing. */
export async function attendanceFor(
  work: ReadWork,
  learnerIds: readonly string[],
  termId: string,
): Promise<ReadonlyMap<string, ReportAttendance>> {
  const summaries = await attendanceSummaries(work, learnerIds, termId);
  const recorded = [...summaries].filter(([, { sessions }]) => sessions > 0);
  return new Map(
    recorded.map(
      ([id, { learner_id: _id, term_id: _term, minutes_late: _minutes, rate: _rate, ...shown }]) => [
        id,
        shown,
      ],
    ),
  );
}
