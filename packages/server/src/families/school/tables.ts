import { defineResource } from '../../store/resource.ts';
import { defineChange } from '../../work/family.ts';

export const schools = defineResource('schools', 'School');

/** The weekdays on which the school is open (1 is Monday) have changed. */
export const schoolDaysChanged = defineChange<{ school_days: readonly number[] }>('school days changed');
