import { reactTo } from '../../work/family.ts';
import { schoolDaysChanged } from '../school/raised.ts';
import { recountTerms } from './recount.ts';

export const reactions = [
  reactTo(schoolDaysChanged, 'The school days of the terms are recounted', (work) => recountTerms(work)),
];
