import { defineResource } from '../../store/resource.ts';
import { defineChange } from '../../work/family.ts';

export const schools = defineResource('schools', 'School');

/** Staff members can sign in with the email addresses of their records from now on. */
export const signInByEmailAllowed = defineChange<object>('sign-in by email allowed');

/** The weekdays on which the school is open (1 is Monday) have changed. */
export const schoolDaysChanged = defineChange<{ school_days: readonly number[] }>('school days changed');
