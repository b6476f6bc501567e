import { reactTo } from '../../core/reactions.ts';
import { schoolDaysChanged } from '../school/raised.ts';
import { recountTerms } from './recount.ts';

export const reactions = [
  // Changing a school locks its calendar, because it is the same lock.
  reactTo(schoolDaysChanged, 'The school days of the terms are recounted', (work) => recountTerms(work)),
];
