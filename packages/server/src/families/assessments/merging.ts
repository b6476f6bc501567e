import type { Decision, MergeRule } from '../merged-records.ts';
import { contentHash, type TermReport } from './report-content.ts';
import { termReports } from './tables.ts';

/** When a grade was entered, how often it was changed, and by whom, does not make it another grade. */
export const gradeRule: MergeRule = { ignored: ['revision', 'graded_by', 'graded_at'] };

/**
 * What a published report says never changes, and its hash covers whose report it is. So only drafts are moved, of terms
 * for which the person who remains has none.
 */
export const reportRule: MergeRule = {
  async decide({ records }, { into }, moves) {
    const decisions = new Map<string, Decision>();
    const others = await records(termReports).findAll('learner_id', into);
    const byTerm = Map.groupBy(
      others.filter(({ archived, plain }) => !archived && plain.learner_id === into),
      ({ plain }) => plain.term_id,
    );
    for (const { current, next } of moves) {
      const report = next as unknown as TermReport;
      const [existing] = byTerm.get(report.term_id) ?? [];
      if (report.status === 'draft' && (!existing || current.archived))
        decisions.set(current.id, { outcome: 'moved', fields: { content_hash: contentHash(report) } });
      else
        decisions.set(current.id, {
          outcome: 'left',
          existing_id: existing?.id ?? null,
          ...(report.status === 'draft'
            ? {
                code: 'report_exists',
                detail:
                  'Both have a report for the term. Generate the report of the record that remains again.',
              }
            : {
                code: 'report_issued',
                detail:
                  'What an issued report says never changes, so it remains the report of the record that was merged. Lists of the reports of the record that remains contain it, and the next version for that record replaces it.',
              }),
        });
    }
    return decisions;
  },
};
