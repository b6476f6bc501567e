import { reactTo } from '../../work/family.ts';
import { labelChanged } from '../classes/raised.ts';
import { relabel } from './changes.ts';

const shownAs = { class_id: 'class', grade_level_id: 'grade_level' } as const;

export const reactions = [
  reactTo(labelChanged, 'The learners show the new label', (work, { field, id, label }) =>
    relabel(work, field, id, { [shownAs[field]]: label }),
  ),
];
