import type { Definer } from './define.ts';

/** Indexes of references, used before a record is archived and in lists. */
export async function up({ index }: Definer): Promise<void> {
  for (const [table, column] of [
    ['classes', 'grade_level_id'],
    ['classes', 'room_id'],
    ['classes', 'subject_id'],
    ['role_assignments', 'scope_id'],
  ] as const)
    await index(`${table}_by_${column}`, table, ['school_id', column, 'id']);
}
