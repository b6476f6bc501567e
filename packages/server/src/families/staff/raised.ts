import { defineChange } from '../../work/family.ts';

/**
 * A staff member is about to leave or to be archived. `last` is the last day on which
 * they give lessons, and `reassignTo` who takes over those that follow.
 */
export const staffLeaving = defineChange<{
  id: string;
  last: string;
  reassignTo: string | undefined;
  /** The pointer to the part of the request that names who takes over. */
  pointer: string;
}>('staff leaving');

/** The status or a role of staff members has changed, or one of them was archived. */
export const staffAccessChanged = defineChange<{ ids: readonly string[] }>('staff access changed');
