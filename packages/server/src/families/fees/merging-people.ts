import { rowsParameter } from '../../sql/query.ts';
import type { Decision, MergeRule } from '../merge.ts';
import { type Share, sharesOfLearners } from './share-queries.ts';

/**
 * A learner whose records had an account each is on both, and is charged on the account that the record that remains has:
 * who pays is for the school to say. The accounts can be merged as well.
 */
export const accountRule: MergeRule = {
  async decide({ db, schoolId: school }, { kind, from, into }, moves) {
    const decisions = new Map<string, Decision>();
    if (kind !== 'learners') return decisions;
    const currencies = [...new Set(moves.map(({ current }) => String(current.plain.currency)))];
    const rows = rowsParameter(currencies.map((currency) => ({ learner_id: into, currency })));
    const own = await db.all(sharesOfLearners, { school, rows });
    const byShare = own.toSorted((one, other) => one.basis_points - other.basis_points);
    const charged = new Map(byShare.map(({ currency, account_id }) => [currency, account_id]));
    for (const { current } of moves) {
      const { currency, shares } = current.plain as { currency: string; shares: Share[] };
      const theirs = shares.find(({ learner_id }) => learner_id === from);
      if (!theirs) continue;
      const isMember = shares.some(({ learner_id }) => learner_id === into);
      const chargedOn = current.archived ? undefined : charged.get(currency);
      const basis_points = chargedOn === undefined ? theirs.basis_points : 0;
      decisions.set(current.id, {
        outcome: 'moved',
        fields: {
          shares: shares.flatMap((share) => {
            if (share !== theirs) return [share];
            return isMember ? [] : [{ learner_id: into, basis_points }];
          }),
        },
        ...(chargedOn === undefined || isMember
          ? {}
          : {
              notice: {
                existing_id: chargedOn,
                code: 'charged_elsewhere',
                detail: `Both have a fee account. The learner is on both now, and is charged on ${chargedOn}. Merge the two accounts, or divide the fees with \`PUT /v1/learners/{learner_id}/fee-shares\`.`,
              },
            }),
      });
    }
    return decisions;
  },
  // What was on an account that was merged since is on another one now.
  canReturn: ({ merged_into_id: into }) => into === null,
};
