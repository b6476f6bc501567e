import type { Schemas } from '../../contract/schemas.ts';
import type { Stored } from '../../store/read.ts';
import { defineChange } from '../../work/family.ts';

/** An active learner joins, changes or leaves a class; the learner's record is already updated. */
export const learnerPlaced = defineChange<{
  learner: Stored<Schemas['Learner']>;
  to: Schemas['Class'] | null;
  how: 'joins' | 'moves';
}>('learner placed');

/** An active learner has another grade level; the learner's record is already updated. */
export const learnerGraded = defineChange<{ learner: Schemas['Learner'] }>('learner graded');

/** Learners leave the school, or are archived: their open records end on a day (YYYY-MM-DD). */
export const learnersEnd = defineChange<{ learners: readonly string[]; on: string; reason: string }>(
  'learners end',
);

/** Active learners will leave the school on a later day (YYYY-MM-DD). */
export const leavePlanned = defineChange<{ learners: readonly string[]; on: string }>('leave planned');

/** A learner has another full name; the learner's record is already updated. */
export const learnerRenamed = defineChange<{ id: string; from: string; to: string }>('learner renamed');
