import { query } from '../../sql/query.ts';
import { inSchool } from '../../sql/school-rows.ts';

/** By how much the clock of a school is ahead, in milliseconds. */
export const clockAhead = query<{ school: string }, { ahead_ms: number }>((db, p) =>
  inSchool(db, 'test_clocks', p).select('ahead_ms'),
);
export const advanceClock = query<{ school: string; ms: number }>((db, p) =>
  db
    .insertInto('test_clocks')
    .values({ school_id: p.school, ahead_ms: p.ms })
    .onConflict((conflict) => conflict.column('school_id').doUpdateSet({ ahead_ms: p.ms })),
);
