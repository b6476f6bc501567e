import { reactTo } from '../../work/family.ts';
import { classChanging, termMoving } from '../classes/raised.ts';
import { learnerPlaced, learnersEnd } from '../learners/raised.ts';
import { endAll } from './ending.ts';
import { joinClass, moveToClass } from './moving.ts';
import { checkMembers, checkTermDates } from './rules.ts';

export const reactions = [
  reactTo(
    classChanging,
    'The class can still hold its enrollments, or the change is rejected: its capacity and its terms are checked',
    (work, { next, previous }) => checkMembers(next, previous, work),
  ),
  reactTo(termMoving, 'Enrollments remain within the term, or the change is rejected', (work, { next }) =>
    checkTermDates(next, work),
  ),
  reactTo(
    learnerPlaced,
    'The learner is enrolled in the class, or moves there',
    async (work, { learner, to, how }) => {
      if (how === 'moves') return moveToClass(work, learner, to);
      if (to) await joinClass(work, learner, to);
    },
  ),
  reactTo(
    learnersEnd,
    'Open enrollments are withdrawn, and pending ones are cancelled',
    (work, { learners, on, reason }) => endAll(work, learners, on, reason),
  ),
];
