import { reactTo } from '../../core/reactions.ts';
import { learnerEnds, learnerPlaced } from '../learners/raised.ts';
import { endAll } from './enrolling.ts';
import { joinClass, moveToClass } from './moving.ts';

export const reactions = [
  reactTo(
    learnerPlaced,
    'The learner is enrolled in the class, or moves there',
    async (work, { learner, to, how }) => {
      if (how === 'moves') return moveToClass(work, learner, to);
      if (to) await joinClass(work, learner, to);
    },
  ),
  reactTo(
    learnerEnds,
    'Open enrollments are withdrawn, and pending ones are cancelled',
    (work, { learner, on, reason }) => endAll(work, learner, on, reason),
  ),
];
