import type { DailyTask } from '../../work/tasks.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { leavesDue } from './queries.ts';
import { staff } from './tables.ts';

const canLeave = new Set(['active', 'suspended']);

/** Performs the leave of a staff member whose last day is over. */
export async function takeLeave({ records, today }: UnitOfWork, id: string): Promise<void> {
  const { archived, value } = await records(staff).current(id, 'any');
  // Another process may have been first, or the last day may have been changed.
  if (archived || !canLeave.has(value.status) || value.ends_on === null || value.ends_on >= today) return;
  await records(staff).act(id, 'leave');
}

export const dailyTasks: readonly DailyTask[] = [{ due: leavesDue, run: takeLeave }];
