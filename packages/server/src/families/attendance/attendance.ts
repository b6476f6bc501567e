import { invalidQuery } from '../../contract/errors.ts';
import type { Handlers } from '../../core/operation.ts';
import { addDays } from '../../lib/dates.ts';
import { learners } from '../learners/tables.ts';
import { learnersOnDay, ranks } from './daily-queries.ts';
import { missingRegisters } from './missing.ts';
import { attendanceSummaries } from './summaries.ts';
import { continuousAbsences, learnersOfClass } from './summary-queries.ts';

/** After so many days of absence without an excuse, the absence is continuous. */
const continuousDays = 10;
/** Absences before this number of days are not looked at. */
const longestDays = 366;

export const attendance: Handlers<'attendance'> = {
  async daily({ db, schoolId: school, query }) {
    const { date, grade_level_id, class_id } = query;
    const filters = (['grade_level_id', 'class_id'] as const).filter((name) => query[name] !== undefined);
    const found = await db.all(learnersOnDay(filters), { school, date, grade_level_id, class_id });
    return {
      data: found.map(({ rank, excused, ...day }) => ({
        ...day,
        date,
        status: ranks[rank] ?? 'present',
        excused: excused === 1,
      })),
    };
  },

  async summary(context) {
    const { db, schoolId: school, query, records } = context;
    const { learner_id, class_id, term_id } = query;
    if ((learner_id === undefined) === (class_id === undefined))
      throw invalidQuery([
        {
          pointer: '?learner_id',
          code: 'required',
          detail: 'is required unless class_id is sent; send only one of them',
        },
      ]);
    const ids =
      class_id === undefined
        ? [(await records(learners).find(learner_id ?? ''))?.id].flatMap((id) => id ?? [])
        : (await db.all(learnersOfClass, { school, class: class_id, term: term_id })).map(
            (row) => row.learner_id,
          );
    return { data: [...(await attendanceSummaries(context, ids, term_id)).values()] };
  },

  async missing(context) {
    const { date, class_id, grade_level_id } = context.query;
    return { data: await missingRegisters(context, { date, class_id, grade_level_id }) };
  },

  async alerts({ db, schoolId: school, today, query: { kind } }) {
    const since = addDays(today, -longestDays);
    const found = await db.all(continuousAbsences, { school, since, today, days: continuousDays });
    return { data: found.map((absence) => ({ kind, ...absence })) };
  },
};
