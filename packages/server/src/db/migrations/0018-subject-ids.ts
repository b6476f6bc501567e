import type { Definer } from './define.ts';

const renamed = (table: string) => `alter table ${table} rename column subjects to subject_ids`;
// The events contain staff records as they were. No text in them can look like this field, because its quotes are
// escaped.
const inEvents = `update events set data = replace(data, '"subjects":[', '"subject_ids":[')
  where type in ('staff.activated', 'staff.created', 'staff.updated', 'staff.left', 'staff.archived', 'staff.restored')`;

/** Renames `subjects` of staff and qualifications to `subject_ids`. */
export async function up({ run }: Definer): Promise<void> {
  for (const statement of [renamed('staff'), renamed('qualifications'), inEvents])
    await run({ sqlite: statement, postgres: statement });
}
