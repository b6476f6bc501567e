import { defineChange } from '../../core/reactions.ts';

/** The school has other weekdays (1 is Monday) on which there is school. */
export const schoolDaysChanged = defineChange<{ school_days: readonly number[] }>('school days changed');
