import type { Column, Definer } from './define.ts';

const text = (...names: string[]): Record<string, Column> =>
  Object.fromEntries(names.map((n) => [n, 'text']));
const live = 'archived_at is null';

/** The scale of South Africa's National Protocol for Assessment, with which every school begins. */
const levels = JSON.stringify([
  { level: 7, label: 'Outstanding', min: 80 },
  { level: 6, label: 'Meritorious', min: 70 },
  { level: 5, label: 'Substantial', min: 60 },
  { level: 4, label: 'Adequate', min: 50 },
  { level: 3, label: 'Moderate', min: 40 },
  { level: 2, label: 'Elementary', min: 30 },
  { level: 1, label: 'Not achieved', min: 0 },
]);

// The id of the scale has the suffix of the id of its school: both are unique for their prefix.
const seed = `insert into grading_scales
  (school_id, id, row_version, name, name_key, levels, "default", external_ids, metadata, created_at, updated_at)
  select school_id, 'gsc_' || substr(id, 5), 1, 'CAPS-7', 'caps-7', '${levels}', 1, '{}', '{}', created_at, created_at
  from schools`;

export async function up({ recordTable, index, run }: Definer): Promise<void> {
  await recordTable('grading_scales', {
    name: 'text!',
    name_key: 'text',
    levels: 'text!',
    default: 'integer!',
  });
  const unique = { unique: true, where: live } as const;
  await index('grading_scales_by_name_key', 'grading_scales', ['school_id', 'name_key'], unique);
  await index('grading_scales_default', 'grading_scales', ['school_id'], {
    unique: true,
    where: `${live} and "default" = 1`,
  });
  await run({ sqlite: seed, postgres: seed });

  await recordTable('assessments', {
    title: 'text!',
    class_id: 'text!',
    subject_id: 'text!',
    term_id: 'text!',
    kind: 'text!',
    component: 'text!',
    max_mark: 'real!',
    weight: 'real!',
    ...text('held_on', 'due_on'),
    counts: 'integer!',
    grading_scale_id: 'text!',
    description: 'text',
    status: 'text!',
    published_at: 'text',
    revision: 'integer!',
    // The statistics at the time of publication.
    published_stats: 'text',
  });
  await index('assessments_by_class', 'assessments', ['school_id', 'class_id', 'term_id', 'id']);
  await index('assessments_by_term', 'assessments', ['school_id', 'term_id', 'status', 'id']);
  await index('assessments_by_subject', 'assessments', ['school_id', 'subject_id', 'id']);
  await index('assessments_by_grading_scale', 'assessments', ['school_id', 'grading_scale_id', 'status']);

  await recordTable('grades', {
    assessment_id: 'text!',
    learner_id: 'text!',
    unique_key: 'text',
    mark: 'real',
    status: 'text!',
    comment: 'text',
    ...text('graded_by', 'graded_at'),
    revision: 'integer!',
  });
  await index('grades_by_unique_key', 'grades', ['school_id', 'unique_key'], unique);
  await index('grades_by_assessment', 'grades', ['school_id', 'assessment_id', 'id']);
  await index('grades_by_learner', 'grades', ['school_id', 'learner_id', 'id']);
}
