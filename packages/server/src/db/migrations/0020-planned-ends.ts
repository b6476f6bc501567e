import type { Definer } from './define.ts';

/** The status that an enrollment will end with, the enrollment that another one continues, and the last day of staff. */
export async function up({ addColumns, index }: Definer): Promise<void> {
  await addColumns('enrollments', { ends_as: 'text', transferred_from_id: 'text' });
  await index('enrollments_by_transferred_from_id', 'enrollments', [
    'school_id',
    'transferred_from_id',
    'id',
  ]);
  await index('enrollments_by_planned_transfer', 'enrollments', ['starts_on', 'school_id', 'id'], {
    where: "status = 'pending' and transferred_from_id is not null and archived_at is null",
  });
  await index('staff_by_last_day', 'staff', ['ends_on', 'school_id', 'id'], {
    where: "ends_on is not null and status in ('active', 'suspended') and archived_at is null",
  });
}
