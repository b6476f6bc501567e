import { invalidField } from '../../contract/errors.ts';
import { isId } from '../../lib/ids.ts';
import { rowsParameter } from '../../sql/query.ts';
import { type ImportTarget, importTarget, type RowsOfSource } from '../../work/import-target.ts';
import type { ReadWork } from '../../work/unit-of-work.ts';
import { learners } from '../learners/tables.ts';
import { schools } from '../school/tables.ts';
import { minorUnits } from './amounts.ts';
import { readStatement } from './bank-rows.ts';
import { matchedBy } from './matching.ts';
import { accountNow, remaining } from './merging.ts';
import { describedPayment } from './queries.ts';
import { sharesOfLearners } from './share-queries.ts';
import { feeAccounts, payments } from './tables.ts';

type Fields = Record<string, unknown>;

/** Payments from a bank statement. */
export const paymentImport: ImportTarget = {
  ...importTarget('payments', payments),
  shared: ['reference', 'account_id', 'learner_id'],
  defaults: { method: 'eft', match_reference: true },
  dates: ['received_on'],
  read: readStatement,
  complete,
  find,
  naming: ['learner_id'],
};

/** The fields of a row, with the amount in minor units of the currency of the statement. */
async function complete(work: ReadWork, row: Fields): Promise<Fields> {
  const { amount_decimal: decimal, direction: _in, amount_out_decimal: _none, ...fields } = row;
  const currency = fields.currency ?? (await work.records(schools).get(work.schoolId)).plain.currency;
  if (typeof currency !== 'string') throw new TypeError('A row has a currency that is not text');
  const isSent = typeof decimal === 'string';
  if (isSent && fields.amount !== undefined)
    throw invalidField('/amount', 'conflict', 'cannot be sent together with amount_decimal');
  return {
    // A row is compared with all payments, so one that is equal to another is a payment of its own.
    allow_duplicate: true,
    ...fields,
    currency,
    ...(await namedNow(work, fields)),
    ...(isSent ? { amount: minorUnits(decimal, currency, '/amount_decimal') } : {}),
  };
}

/** The account and the learner of a row, or those into which they were merged. */
async function namedNow(work: ReadWork, { account_id, learner_id }: Fields): Promise<Fields> {
  const account =
    typeof account_id === 'string' && isId(account_id, feeAccounts.prefix)
      ? await accountNow(work, account_id)
      : undefined;
  const learner =
    typeof learner_id === 'string' && isId(learner_id, learners.prefix)
      ? await remaining(work, learners, learner_id)
      : undefined;
  return {
    ...(account ? { account_id: account.id } : {}),
    ...(learner ? { learner_id: learner.id } : {}),
  };
}

/**
 * The payment that a row without a known external id describes: one of the same account that no other row of the import
 * has. If the row has an id, its payment has none of the source.
 */
async function find(
  work: ReadWork,
  fields: Fields,
  { importId, source }: RowsOfSource,
): Promise<string | undefined> {
  const { external_id, reference, received_on: date, amount, currency } = fields;
  if (typeof reference !== 'string' || reference === '') {
    if (external_id !== undefined) return undefined;
    const detail = 'send external_id or reference, so that the row is the same payment when it is sent again';
    throw invalidField('/external_id', 'required', detail);
  }
  if (typeof date !== 'string' || typeof amount !== 'number' || typeof currency !== 'string')
    return undefined;
  const named = await namedBy(work, fields, { reference, currency });
  const described = { reference, date, amount, currency, ...named };
  const rows = { import: importId, source, isNamed: external_id === undefined ? 0 : 1 } as const;
  return (await work.db.first(describedPayment, { school: work.schoolId, ...described, ...rows }))?.id;
}

/** What a row names: itself, or by its reference. The payments of a learner can be on any account. */
async function namedBy(
  work: ReadWork,
  { account_id, learner_id }: Fields,
  { reference, currency }: { reference: string; currency: string },
): Promise<{ account: string | null; learner: string | null; isOnAny: 0 | 1 }> {
  const learner = typeof learner_id === 'string' ? learner_id : null;
  if (typeof account_id === 'string') return { account: account_id, learner, isOnAny: 0 };
  const matched = learner === null ? await matchedBy(work, reference) : {};
  if (matched.account_id) return { account: matched.account_id, learner: null, isOnAny: 0 };
  const found = learner ?? matched.learner_id;
  if (found === undefined) return { account: null, learner: null, isOnAny: 1 };
  const rows = rowsParameter([{ learner_id: found, currency }]);
  const shares = await work.db.all(sharesOfLearners, { school: work.schoolId, rows });
  const charged = shares.filter(({ basis_points }) => basis_points > 0);
  const [only] = charged.length === 1 ? charged : [];
  return { account: only?.account_id ?? null, learner: found, isOnAny: 1 };
}
