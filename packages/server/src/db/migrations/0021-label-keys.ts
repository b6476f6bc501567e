import type { Definer } from './define.ts';

/** The labels of a learner in the form in which text is compared case-insensitively, still empty. */
export async function up({ addColumns, index }: Definer): Promise<void> {
  await addColumns('learners', { class_key: 'text', grade_level_key: 'text' });
  await index('learners_by_class_key', 'learners', ['school_id', 'class_key', 'id']);
}
