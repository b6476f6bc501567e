import type { Schemas } from '../../contract.ts';
import { defineChange } from '../../core/reactions.ts';
import type { Stored } from '../../db/stored.ts';

/** An active learner joins a class, or moves to another or to none; the record of the learner has it already. */
export const learnerPlaced = defineChange<{
  learner: Stored<Schemas['Learner']>;
  to: Schemas['Class'] | null;
  how: 'joins' | 'moves';
}>('learner placed');

/** A learner leaves the school, or is archived: what is open of the learner ends on a day (YYYY-MM-DD). */
export const learnerEnds = defineChange<{ learner: string; on: string; reason: string }>('learner ends');
