import { type Definer, uniqueLive } from '../define.ts';

/** Assessments, grades and term reports. */
export async function assessments({ recordTable, index }: Definer): Promise<void> {
  await recordTable('grading_scales', {
    name: 'text!',
    name_key: 'text',
    levels: 'text!',
    default: 'integer!',
  });
  await index('grading_scales_by_name_key', 'grading_scales', ['school_id', 'name_key'], uniqueLive);
  await index('grading_scales_default', 'grading_scales', ['school_id'], {
    unique: true,
    where: 'archived_at is null and "default" = 1',
  });

  await recordTable('assessments', {
    title: 'text!',
    class_id: 'text!',
    subject_id: 'text!',
    term_id: 'text!',
    kind: 'text!',
    component: 'text!',
    max_mark: 'real!',
    weight: 'real!',
    held_on: 'text',
    due_on: 'text',
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
    mark: 'real',
    status: 'text!',
    comment: 'text',
    graded_by: 'text',
    graded_at: 'text',
    revision: 'integer!',
    unique_key: 'text',
  });
  await index('grades_by_unique_key', 'grades', ['school_id', 'unique_key'], uniqueLive);
  await index('grades_by_assessment', 'grades', ['school_id', 'assessment_id', 'id']);
  await index('grades_by_learner', 'grades', ['school_id', 'learner_id', 'id']);

  await recordTable('term_reports', {
    learner_id: 'text!',
    term_id: 'text!',
    class_id: 'text!',
    school_snapshot: 'text!',
    letterhead: 'text',
    term_snapshot: 'text!',
    learner_snapshot: 'text!',
    subjects: 'text!',
    average: 'integer',
    grading_scale: 'text!',
    attendance: 'text',
    conduct: 'text',
    principal_comment: 'text',
    decision: 'text',
    status: 'text!',
    report_version: 'integer!',
    supersedes_id: 'text',
    content_hash: 'text!',
    published_at: 'text',
    unique_key: 'text',
  });
  await index('term_reports_by_unique_key', 'term_reports', ['school_id', 'unique_key'], uniqueLive);
  await index('term_reports_published', 'term_reports', ['school_id', 'learner_id', 'term_id'], {
    unique: true,
    where: "status = 'published'",
  });
  await index('term_reports_draft', 'term_reports', ['school_id', 'learner_id', 'term_id'], {
    unique: true,
    where: "status = 'draft'",
  });
  await index('term_reports_by_learner', 'term_reports', ['school_id', 'learner_id', 'term_id', 'id']);
  await index('term_reports_by_class', 'term_reports', ['school_id', 'class_id', 'term_id', 'id']);
  await index('term_reports_by_term', 'term_reports', ['school_id', 'term_id', 'id']);
  await index('term_reports_by_superseded', 'term_reports', ['school_id', 'supersedes_id']);
}
