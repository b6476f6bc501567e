import { invalidField } from '../../contract/errors.ts';
import { isId } from '../../lib/ids.ts';
import { fold } from '../../lib/names.ts';

import { type ImportTarget, importTarget, type RowsOfSource } from '../../work/import-target.ts';
import type { ReadWork, UnitOfWork } from '../../work/unit-of-work.ts';
import { learners } from '../learners/tables.ts';
import { remaining } from '../merge.ts';
import { schools } from '../school/tables.ts';
import type { Part } from './allocating.ts';
import { minorUnits } from './amounts.ts';
import { readStatement } from './bank-rows.ts';
import {
  accountsByExternalId,
  describedPayment,
  invoiceByNumber,
  learnersByNumber,
  sharesOfLearners,
} from './queries.ts';
import { allocations, feeAccounts, invoices, payments } from './tables.ts';
import { accountNow } from './transfers.ts';

/** What a reference names: an invoice of an account, an account, or a learner. */
interface Match {
  account_id?: string;
  invoice_id?: string;
  learner_id?: string;
}

const mostNumbers = 10;

/**
 * Finds what the reference of a payment names; nothing if it names none, or more than one. The year of the payment, and those
 * before and after it, name nobody, because many references contain them.
 */
export async function matchedBy(
  { db, schoolId: school }: ReadWork,
  reference: string,
  date: string,
): Promise<Match> {
  const found = [];
  for (const number of invoiceNumbersIn(reference)) {
    const invoice = await db.first(invoiceByNumber, { school, number });
    if (invoice?.account_id) found.push({ account_id: invoice.account_id, invoice_id: invoice.id });
  }
  if (found.length > 0) return only(found) ?? {};
  const year = Number(date.slice(0, 4));
  const years = [year - 1, year, year + 1].map(String);
  const words = wordsIn(reference).filter((word) => !years.includes(word));
  if (words.length === 0) return {};
  const rowsFor = (numbers: string[]) => numbers.map((number) => ({ number }));
  const accounts = await db.all(accountsByExternalId, { school, rows: rowsFor(words) });
  const account = only(accounts);
  if (account) return { account_id: account.id };
  if (accounts.length > 1) return {};
  const learner = only(await db.all(learnersByNumber, { school, rows: rowsFor(words.map(fold)) }));
  return learner ? { learner_id: learner.id } : {};
}

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

/** The numbers of invoices in a reference: `2026-00001`, `2026/00001` or `202600001`. */
const invoiceNumbersIn = (reference: string): string[] =>
  [
    ...new Set(
      [...reference.matchAll(/(?<!\d)(\d{4})[-/ ]?(\d{5,})(?!\d)/g)].map(
        ([, year, number]) => `${year}-${number}`,
      ),
    ),
  ].slice(0, mostNumbers);

/** What can be the number of a learner or an account in a reference: words with a digit. */
const wordsIn = (reference: string): string[] => {
  const words = reference.match(/[\p{L}\p{N}](?:[\p{L}\p{N}._/-]*[\p{L}\p{N}])?/gu) ?? [];
  return [...new Set(words)].filter((word) => word.length > 2 && /\d/.test(word)).slice(0, mostNumbers);
};

/** What a payment pays of the invoice in its reference, if something is due on it. */
export async function matchedPart(
  work: UnitOfWork,
  id: string,
  rest: number,
  already: readonly Part[],
): Promise<Part[]> {
  const { plain: invoice } = await work.records(invoices).current(id);
  if (invoice.status !== 'issued' && invoice.status !== 'partly_paid') return [];
  const taken = already.filter((part) => part.invoice.id === id).map((part) => part.amount);
  const amount = Math.min(
    rest,
    taken.reduce((left, one) => left - one, invoice.amount_due),
  );
  return amount > 0 ? [{ id: work.newId(allocations.prefix), invoice, amount }] : [];
}

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
  { importIds, source }: RowsOfSource,
): Promise<string | undefined> {
  const { external_id, reference, received_on: date, amount, currency } = fields;
  if (typeof reference !== 'string' || reference === '') {
    if (external_id !== undefined) return undefined;
    const detail = 'send external_id or reference, so that the row is the same payment when it is sent again';
    throw invalidField('/external_id', 'required', detail);
  }
  if (typeof date !== 'string' || typeof amount !== 'number' || typeof currency !== 'string')
    return undefined;
  const named = await namedBy(work, fields, { reference, currency, date });
  const described = { reference, date, amount, currency, ...named };
  const imports = importIds.map((id) => ({ id }));
  const rows = { imports, source, isNamed: external_id === undefined ? 0 : 1 } as const;
  return (await work.db.first(describedPayment, { school: work.schoolId, ...described, ...rows }))?.id;
}

/** What a row names: itself, or by its reference. The payments of a learner can be on any account. */
async function namedBy(
  work: ReadWork,
  { account_id, learner_id }: Fields,
  { reference, currency, date }: { reference: string; currency: string; date: string },
): Promise<{ account: string | null; learner: string | null; isOnAny: 0 | 1 }> {
  const learner = typeof learner_id === 'string' ? learner_id : null;
  if (typeof account_id === 'string') return { account: account_id, learner, isOnAny: 0 };
  const matched = learner === null ? await matchedBy(work, reference, date) : {};
  if (matched.account_id) return { account: matched.account_id, learner: null, isOnAny: 0 };
  const found = learner ?? matched.learner_id;
  if (found === undefined) return { account: null, learner: null, isOnAny: 1 };
  const rows = [{ learner_id: found, currency }];
  const shares = await work.db.all(sharesOfLearners, { school: work.schoolId, rows });
  const charged = shares.filter(({ basis_points }) => basis_points > 0);
  const [only] = charged.length === 1 ? charged : [];
  return { account: only?.account_id ?? null, learner: found, isOnAny: 1 };
}
