import { invalidField } from '../../contract/errors.ts';
import { type ImportTarget, importTarget } from '../../core/import-target.ts';
import type { ReadWork } from '../../core/unit-of-work.ts';
import { schools } from '../school/tables.ts';
import { minorUnits } from './amounts.ts';
import { bankAmount, bankDay } from './bank-values.ts';
import { describedPayment } from './queries.ts';
import { payments } from './tables.ts';

type Fields = Record<string, unknown>;

/** Payments from a bank statement. */
export const paymentImport: ImportTarget = {
  ...importTarget('payments', payments),
  shared: ['reference', 'account_id', 'learner_id'],
  defaults: { method: 'eft', match_reference: true },
  complete,
  find,
};

/** The fields of a row, with the amount in minor units of the currency of the statement. */
async function complete(work: ReadWork, row: Fields): Promise<Fields> {
  const { amount_decimal: decimal, received_on: day, ...fields } = row;
  const currency = fields.currency ?? (await work.records(schools).get(work.schoolId)).plain.currency;
  if (typeof currency !== 'string') throw new TypeError('A row has a currency that is not text');
  const isSent = typeof decimal === 'string';
  if (isSent && fields.amount !== undefined)
    throw invalidField('/amount', 'conflict', 'cannot be sent together with amount_decimal');
  return {
    ...fields,
    currency,
    ...(typeof day === 'string' ? { received_on: bankDay(day) } : {}),
    ...(isSent ? { amount: minorUnits(bankAmount(decimal), currency, '/amount_decimal') } : {}),
    // The source says that these are different payments.
    ...(fields.external_id === undefined ? {} : { allow_duplicate: fields.allow_duplicate ?? true }),
  };
}

/** The payment that a row without a known external id describes. */
async function find({ db, schoolId: school }: ReadWork, fields: Fields): Promise<string | undefined> {
  const { external_id, reference, received_on: date, amount, currency, account_id, learner_id } = fields;
  if (typeof reference !== 'string' || reference === '') {
    if (external_id !== undefined) return undefined;
    const detail = 'send external_id or reference, so that the row is the same payment when it is sent again';
    throw invalidField('/external_id', 'required', detail);
  }
  if (typeof date !== 'string' || typeof amount !== 'number' || typeof currency !== 'string')
    return undefined;
  const account = typeof account_id === 'string' ? account_id : null;
  const learner = typeof learner_id === 'string' ? learner_id : null;
  const described = { school, reference, date, amount, currency, account, learner };
  return (await db.first(describedPayment, described))?.id;
}
