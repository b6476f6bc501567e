import type { Definer } from './define.ts';

export async function up({ recordTable, index }: Definer): Promise<void> {
  await recordTable('grade_levels', { label: 'text!', order: 'integer!', phase: 'text' });
  await index('grade_levels_by_label', 'grade_levels', ['school_id', 'label'], {
    unique: true,
    where: 'archived_at is null',
  });

  await recordTable('subjects', {
    name: 'text!',
    code: 'text!',
    kind: 'text!',
    grade_level_ids: 'text!',
    language: 'text',
    counts_for_average: 'integer!',
    promotion_weight: 'real',
  });
  await index('subjects_by_code', 'subjects', ['school_id', 'code'], {
    unique: true,
    where: 'archived_at is null',
  });
}
