import { reactTo } from '../../core/reactions.ts';
import { termMoving } from '../classes/raised.ts';
import { checkCovered } from '../classes/spans.ts';
import { registerDays } from './term-queries.ts';

export const reactions = [
  reactTo(termMoving, 'Registers stay inside the term', async ({ db, schoolId: school }, { next }) => {
    const days = await db.first(registerDays, { school, term: next.id });
    if (days) checkCovered(next, days, 'a register');
  }),
];
