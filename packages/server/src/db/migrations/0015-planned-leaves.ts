import type { Definer } from './define.ts';

/** An index of the active learners with a planned leave. */
export async function up({ index }: Definer): Promise<void> {
  await index('learners_by_planned_leave', 'learners', ['left_on', 'school_id', 'id'], {
    where: "left_on is not null and status = 'active' and archived_at is null",
  });
}
