import type { UnitOfWork } from '../../work/unit-of-work.ts';
import type { Decision, Finding, MergeRule, People } from '../merged-records.ts';
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

/**
 * After a merge was undone: terms in which the other learner has no valid report any longer, and reports with results of both
 * that were published meanwhile.
 */
export async function reportsToRenew(
  { records }: UnitOfWork,
  { from: kept, into: merged }: People,
  mergedAt: string,
): Promise<Finding[]> {
  const reportsOf = async (learner: string) => {
    const found = await records(termReports).findAll('learner_id', learner);
    return found.flatMap(({ archived, plain }) => (archived || plain.learner_id !== learner ? [] : plain));
  };
  const findingOf = ({ id }: TermReport, code: string, detail: string): Finding => ({
    ...{ type: termReports.object, id, existing_id: null, code, detail },
  });
  const theirs = Map.groupBy(await reportsOf(merged), ({ term_id }) => term_id);
  const replaced = [...theirs.values()].flatMap((versions) => {
    const issued = versions.filter(({ status }) => status !== 'draft');
    const last = issued.toSorted((one, other) => other.report_version - one.report_version)[0];
    if (!last || last.updated_at < mergedAt || issued.some(({ status }) => status === 'published')) return [];
    const detail = `The report was ${last.status} while the records were merged, so the learner has no valid report for the term. Generate the next version and publish it.`;
    return findingOf(last, 'report_replaced', detail);
  });
  const mixed = (await reportsOf(kept)).filter(
    ({ status, published_at, stale }) => status === 'published' && stale && (published_at ?? '') >= mergedAt,
  );
  const detail =
    'The report was published while the records were merged, and has other results than the learner. Generate the next version with `supersede` and publish it.';
  return [...replaced, ...mixed.map((report) => findingOf(report, 'report_stale', detail))];
}
