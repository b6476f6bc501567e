import { reactTo } from '../../core/reactions.ts';
import { schoolDaysClosing, termMoving } from '../classes/raised.ts';
import { checkCovered } from '../classes/spans.ts';
import { schoolDaysChanged } from '../school/raised.ts';
import { closeDays, keepDays } from './closed-days.ts';
import { registerDays } from './term-queries.ts';

export const reactions = [
  reactTo(
    schoolDaysChanged,
    'Days with registers remain school days, or the change is rejected',
    (work, { school_days }) => keepDays(work, school_days),
  ),
  reactTo(
    schoolDaysClosing,
    'Registers of days without school are voided if the request allows it, and otherwise prevent the change',
    closeDays,
  ),
  reactTo(
    termMoving,
    'Registers remain within the term, or the change is rejected',
    async ({ db, schoolId: school }, { next }) => {
      const days = await db.first(registerDays, { school, term: next.id });
      if (days) checkCovered(next, days, 'a register');
    },
  ),
];
