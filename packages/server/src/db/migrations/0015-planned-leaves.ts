import type { Definer } from './define.ts';

/** Finds the active learners whose leave is planned. */
export async function up({ index }: Definer): Promise<void> {
  await index('learners_by_planned_leave', 'learners', ['left_on', 'school_id', 'id'], {
    where: "left_on is not null and status = 'active' and archived_at is null",
  });
}
