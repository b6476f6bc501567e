import type { Column, Definer } from './define.ts';

const text = (...names: string[]): Record<string, Column> =>
  Object.fromEntries(names.map((n) => [n, 'text']));

export async function up({ recordTable, index }: Definer): Promise<void> {
  await recordTable('term_reports', {
    learner_id: 'text!',
    term_id: 'text!',
    class_id: 'text!',
    unique_key: 'text',
    school_snapshot: 'text!',
    term_snapshot: 'text!',
    learner_snapshot: 'text!',
    subjects: 'text!',
    average: 'integer',
    grading_scale: 'text!',
    ...text('attendance', 'conduct', 'principal_comment', 'decision'),
    status: 'text!',
    report_version: 'integer!',
    supersedes_id: 'text',
    content_hash: 'text!',
    published_at: 'text',
  });
  await index('term_reports_by_unique_key', 'term_reports', ['school_id', 'unique_key'], {
    unique: true,
    where: 'archived_at is null',
  });
  const ofTerm = ['school_id', 'learner_id', 'term_id'];
  await index('term_reports_published', 'term_reports', ofTerm, {
    unique: true,
    where: "status = 'published'",
  });
  await index('term_reports_draft', 'term_reports', ofTerm, { unique: true, where: "status = 'draft'" });
  await index('term_reports_by_learner', 'term_reports', [...ofTerm, 'id']);
  await index('term_reports_by_class', 'term_reports', ['school_id', 'class_id', 'term_id', 'id']);
  await index('term_reports_by_term', 'term_reports', ['school_id', 'term_id', 'id']);
  await index('term_reports_by_superseded', 'term_reports', ['school_id', 'supersedes_id']);
}
