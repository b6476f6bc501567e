import { reactTo } from '../../work/family.ts';
import { classChanging } from '../classes/raised.ts';
import { staffLeaving } from '../staff/raised.ts';
import { checkOffered } from './class-terms.ts';
import { handOver } from './handing-over.ts';

export const reactions = [
  reactTo(
    staffLeaving,
    'Lessons after the last day, and the classes that the staff member leads, are reassigned to another staff member, or the change is rejected',
    handOver,
  ),
  reactTo(
    classChanging,
    'The class is still offered in the terms of its slots, or the change is rejected',
    checkOffered,
  ),
];
