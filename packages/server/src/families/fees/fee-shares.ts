import { type FieldError, invalidBody, invalidField } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';

import { idRows } from '../../sql/query.ts';
import type { Handlers } from '../../work/operation.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { learners } from '../learners/tables.ts';
import type { Decision, MergeRule } from '../merged-records.ts';
import { schools } from '../school/tables.ts';
import { sum } from './amounts.ts';
import { allSharesOf, type Share, sharesOfLearner, sharesOfLearners } from './queries.ts';
import { rowsIn, whole } from './shares.ts';
import { currencyOf, feeAccounts } from './tables.ts';

type FeeAccount = Schemas['FeeAccount'];

export const feeShares: Handlers<'fee-shares'> = {
  async get({ params: { learner_id }, query, records, db, schoolId: school }) {
    await records(learners).get(learner_id);
    const currency = query.currency ?? (await records(schools).get(school)).plain.currency;
    const shares = await db.all(sharesOfLearner, { school, learner: learner_id, currency });
    return { object: 'fee_shares', learner_id, currency, shares };
  },

  async put(context) {
    const { params, body, records, db, schoolId: school } = context;
    const { id: learner_id } = await records(learners).current(params.learner_id);
    const currency = await currencyOf(context, body.currency);
    const held = await db.all(sharesOfLearner, { school, learner: learner_id, currency });
    checkSent(body.shares, new Set(held.map(({ account_id }) => account_id)));
    const sent = new Map(body.shares.map(({ account_id, basis_points }) => [account_id, basis_points]));
    const accounts = await records(feeAccounts).currentAll(held.map(({ account_id }) => account_id));
    await records(feeAccounts).saveAll(
      [...accounts.values()].map((current) => ({
        current,
        fields: { shares: withShare(current.plain, learner_id, sent.get(current.id) ?? 0) },
      })),
    );
    const shares = held.map(({ account_id }) => ({ account_id, basis_points: sent.get(account_id) ?? 0 }));
    return { object: 'fee_shares', learner_id, currency, shares };
  },
};

function checkSent(sent: Schemas['FeeSharesPut']['shares'], accounts: ReadonlySet<string>): void {
  const errors = sent.flatMap(({ account_id }, index): FieldError[] => {
    const pointer = `/shares/${index}/account_id`;
    if (sent.findIndex((one) => one.account_id === account_id) < index)
      return [{ pointer, code: 'duplicate', detail: 'must be sent once' }];
    if (accounts.has(account_id)) return [];
    const detail =
      'must be the id of a fee account in the currency that the learner is on; add the learner to its learner_ids first';
    return [{ pointer, code: 'not_on_account', detail }];
  });
  if (errors.length > 0) throw invalidBody(errors);
  const total = sum(...sent.map(({ basis_points }) => basis_points));
  if (total !== whole)
    throw invalidField(
      '/shares',
      'wrong_sum',
      `must add up to ${whole} basis points; they add up to ${total}`,
    );
}

const withShare = ({ shares }: FeeAccount, learner_id: string, basis_points: number): FeeAccount['shares'] =>
  shares.map((share) => (share.learner_id === learner_id ? { learner_id, basis_points } : share));

/** Gives the shares of members who have left an account to the oldest of their other accounts. */
export async function passSharesOn(
  { db, records, schoolId: school }: UnitOfWork,
  before: FeeAccount,
  after: FeeAccount,
): Promise<void> {
  const members = new Set(rowsIn(after).map(({ learner_id }) => learner_id));
  for (const { learner_id, currency, basis_points } of rowsIn(before)) {
    if (members.has(learner_id) || basis_points === 0) continue;
    const [other] = await db.all(sharesOfLearner, { school, learner: learner_id, currency });
    if (!other) continue;
    const { id, plain } = await records(feeAccounts).current(other.account_id);
    const shares = withShare(plain, learner_id, other.basis_points + basis_points);
    await records(feeAccounts).update(id, { shares });
  }
}

/** Gives what is left of the shares of learners, after an account with a part of them went to somebody else, to the oldest account. */
export async function completeShares(
  { db, records, schoolId: school }: UnitOfWork,
  learners: readonly string[],
): Promise<void> {
  const all = await db.all(allSharesOf, { school, rows: idRows(learners) });
  for (const shares of Map.groupBy(all, (one) => `${one.learner_id} ${one.currency}`).values()) {
    const [oldest] = shares;
    const left = whole - sum(...shares.map(({ basis_points }) => basis_points));
    if (!oldest || left <= 0) continue;
    const { id, plain } = await records(feeAccounts).current(oldest.account_id);
    const basis_points = oldest.basis_points + left;
    await records(feeAccounts).update(id, { shares: withShare(plain, oldest.learner_id, basis_points) });
  }
}

/**
 * A learner whose records had an account each is on both, and is charged on the account that the record that remains has:
 * who pays is for the school to say. The accounts can be merged as well.
 */
export const accountRule: MergeRule = {
  async decide({ db, schoolId: school }, { kind, from, into }, moves) {
    const decisions = new Map<string, Decision>();
    if (kind !== 'learners') return decisions;
    const currencies = [...new Set(moves.map(({ current }) => String(current.plain.currency)))];
    const rows = currencies.map((currency) => ({ learner_id: into, currency }));
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
