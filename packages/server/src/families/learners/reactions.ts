import { reactTo } from '../../core/reactions.ts';
import { labelChanged, labelChanging } from '../classes/raised.ts';
import { lockMembers, relabel } from './changes.ts';

const shownAs = { class_id: 'class', grade_level_id: 'grade_level' } as const;

export const reactions = [
  // Before the class or grade level itself, in the order in which changes to a learner lock them.
  reactTo(
    labelChanging,
    'The learners of the class or grade level are locked before it',
    async (work, { field, id }) => void (await lockMembers(work, field, id)),
  ),
  reactTo(labelChanged, 'The learners show the new label', (work, { field, id, label }) =>
    relabel(work, field, id, { [shownAs[field]]: label }),
  ),
];
