import type { Definer } from './define.ts';

/** Finds the records that refer to one: before it is archived, and in lists of them. */
export async function up({ index }: Definer): Promise<void> {
  for (const [table, column] of [
    ['classes', 'grade_level_id'],
    ['classes', 'room_id'],
    ['classes', 'subject_id'],
    ['role_assignments', 'scope_id'],
  ] as const)
    await index(`${table}_by_${column}`, table, ['school_id', column, 'id']);
}
