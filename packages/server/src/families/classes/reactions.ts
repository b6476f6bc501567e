import { reactTo } from '../../core/reactions.ts';
import { schoolDaysChanged } from '../school/raised.ts';
import { recountTerms } from './recount.ts';

export const reactions = [
  // To change a school is to lock its calendar: the lock is the same.
  reactTo(schoolDaysChanged, 'The school days of the terms are recounted', (work) => recountTerms(work)),
];
