import { type FieldError, invalidField } from '../../contract/errors.ts';
import { isId } from '../../lib/ids.ts';
import { fold } from '../../lib/names.ts';
import {
  alternativesOf,
  externalIdOf,
  type ImportTarget,
  importTarget,
  type RowsOfSource,
  type RowWarning,
  type SentRow,
} from '../../work/import-target.ts';
import type { ReadWork, UnitOfWork } from '../../work/unit-of-work.ts';
import { learners } from '../learners/tables.ts';
import { remaining } from '../merged-records.ts';
import { schools } from '../school/tables.ts';
import type { Part } from './allocating.ts';
import { minorUnits } from './amounts.ts';
import { readStatement } from './bank-rows.ts';
import {
  accountsByExternalId,
  describedPayment,
  dueElsewhere,
  equalElsewhere,
  invoiceByNumber,
  learnersByNumber,
  otherSourceOf,
  paidBy,
  sharesOfLearners,
} from './queries.ts';
import { allocations, feeAccounts, invoices, payments } from './tables.ts';
import { accountNow } from './transfers.ts';

/** What a reference names: invoices of an account, an account, or a learner. */
export interface Match {
  account_id?: string;
  /** In the order of the reference. */
  invoice_ids?: readonly string[];
  learner_id?: string;
  /** What it names instead of one account or learner. */
  several?: string;
}

const mostNumbers = 10;

/**
 * Finds what the reference of a payment names: the account of an invoice or of an external id, or a learner. What names both
 * an account and a learner of another one is not clear. The year of the payment, and those before and after it, name nobody,
 * because many references contain them.
 */
export async function matchedBy(work: ReadWork, reference: string, date: string): Promise<Match> {
  const { db, schoolId: school } = work;
  const found = [];
  let rest = reference;
  for (const [number, text] of invoiceNumbersIn(reference)) {
    const invoice = await db.first(invoiceByNumber, { school, number });
    if (!invoice?.account_id) continue;
    found.push({ ...invoice, account_id: invoice.account_id, number, text });
    rest = rest.replaceAll(text, ' ');
  }
  const numbers = found.map(({ number }) => number).join(' and ');
  const accounts = new Set(found.map(({ account_id }) => account_id));
  if (accounts.size > 1) return { several: `the invoices ${numbers}` };
  const year = Number(date.slice(0, 4));
  const years = [year - 1, year, year + 1].map(String);
  // The number of an invoice as a whole can be that of somebody else, but not a part of it.
  const words = [...wordsIn(rest), ...found.map(({ text }) => text)].filter((word) => !years.includes(word));
  if (words.length === 0) return {};
  const rowsFor = (numbers: string[]) => numbers.map((number) => ({ number }));
  for (const { id } of await db.all(accountsByExternalId, { school, rows: rowsFor(words) })) accounts.add(id);
  const [account, ...others] = accounts;
  if (others.length > 0)
    return { several: found.length > 0 ? `the invoice ${numbers} and another account` : 'several accounts' };
  const all = await db.all(learnersByNumber, { school, rows: rowsFor(words.map(fold)) });
  const current = all.flatMap(({ id, is_former }) => (is_former === 0 ? id : []));
  if (account === undefined) return oneOf(current.length > 0 ? current : await formerOf(work, all));
  if (current.length > 0) {
    const members = (await work.records(feeAccounts).find(account))?.plain.learner_ids ?? [];
    const what = found.length > 0 ? `the invoice ${numbers}` : 'an account';
    if (!current.every((id) => members.includes(id)))
      return { several: `${what} and a learner of another account` };
  }
  return { account_id: account, ...(found.length > 0 ? { invoice_ids: found.map(({ id }) => id) } : {}) };
}

/** The learners who had a number that nobody has any longer, or those into whom they were merged. */
const formerOf = async (work: ReadWork, all: readonly { id: string }[]): Promise<string[]> =>
  Promise.all(all.map(async ({ id }) => (await remaining(work, learners, id))?.id ?? id));

function oneOf(ids: readonly string[]): Match {
  const [learner, ...others] = new Set(ids);
  if (others.length > 0) return { several: 'several learners' };
  return learner === undefined ? {} : { learner_id: learner };
}

/** The numbers of invoices in a reference, with their texts: `2026-00001`, `2026/00001` or `202600001`. */
const invoiceNumbersIn = (reference: string): [number: string, text: string][] => {
  const found = reference.matchAll(/(?<!\d)(\d{4})[-/ ]?(\d{5,})(?!\d)/g);
  const texts = new Map(Array.from(found, ([text, year, number]) => [`${year}-${number}`, text]));
  return [...texts].slice(0, mostNumbers);
};

/** What can be the number of a learner or an account in a reference: words with a digit. */
const wordsIn = (reference: string): string[] => {
  const words = reference.match(/[\p{L}\p{N}](?:[\p{L}\p{N}._/-]*[\p{L}\p{N}])?/gu) ?? [];
  return [...new Set(words)].filter((word) => word.length > 2 && /\d/.test(word)).slice(0, mostNumbers);
};

/** What a payment pays of an invoice in its reference, if something is due on it. */
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

const defaults = { method: 'eft', match_reference: true };

/** Payments from a bank statement. */
export const paymentImport: ImportTarget = {
  ...importTarget('payments', payments),
  shared: ['reference', 'account_id', 'learner_id'],
  defaults,
  dates: ['received_on'],
  read: (rows, school, work) => withPayers(work, readStatement(rows, school)),
  complete,
  find,
  standing,
  made,
  warnings,
  naming: ['learner_id'],
};

const payers = ['account_id', 'learner_id'].flatMap((field) => [field, ...alternativesOf(field)]);
const compared = ['reference', 'received_on', 'currency', 'amount', 'amount_decimal'] as const;

/**
 * The rows, of which those that name nobody are errors if an equal one names somebody: sent again, they would be taken for
 * its payment, which would be made twice then.
 */
async function withPayers(work: ReadWork, rows: readonly SentRow[]): Promise<SentRow[]> {
  const isSent = (value: unknown) => value !== undefined && value !== null && value !== '';
  const names = ({ row }: SentRow) => payers.some((field) => isSent(row[field]));
  const paid = ({ row }: SentRow) => JSON.stringify(compared.map((field) => row[field] ?? null));
  const read = rows.filter(({ skip, errors }) => !skip && errors.length === 0);
  // One with an id is found by it.
  const named = new Set(read.filter((one) => names(one) && !isSent(one.row.external_id)).map(paid));
  const wrong = new Set<SentRow>();
  for (const one of read) {
    const { reference, received_on: date } = one.row;
    if (names(one) || !named.has(paid(one)) || typeof reference !== 'string' || typeof date !== 'string')
      continue;
    const { account_id, learner_id } = await matchedBy(work, reference, date);
    if (!account_id && !learner_id) wrong.add(one);
  }
  return rows.map((one) => (wrong.has(one) ? { ...one, errors: [noPayer] } : one));
}

const noPayer: FieldError = {
  pointer: '/account_id',
  code: 'required',
  detail:
    'is required, because a row with the same reference, date and amount says for whom it is: send the account or the learner in both',
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
    ...(isSent ? { amount: minorUnits(decimal, currency) } : {}),
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
    const detail =
      'is required, unless reference is sent, so that the row is the same payment when it is sent again';
    throw invalidField('/external_id', 'required', detail);
  }
  if (typeof date !== 'string' || typeof amount !== 'number' || typeof currency !== 'string')
    return undefined;
  const named = await namedBy(work, fields, { reference, currency, date });
  const described = { reference, date, amount, currency, ...named };
  const imports = importIds.map((id) => ({ id }));
  const method = String(fields.method ?? defaults.method);
  const rows = { imports, source, method, isNamed: external_id === undefined ? 0 : 1 } as const;
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

/**
 * The warning that the payment of a row has another method, or was imported from another source: then it can be another
 * payment than that of the row.
 */
async function standing(
  { db, schoolId: school }: ReadWork,
  payment: Fields,
  { method = defaults.method, external_id }: Fields,
  { source }: RowsOfSource,
): Promise<RowWarning[]> {
  const { [source]: known } = payment.external_ids as Record<string, string>;
  if (known !== undefined && known === externalIdOf(external_id)) return [];
  const id = String(payment.id);
  const other = await db.first(otherSourceOf, { school, payment: id, source });
  if (!other && payment.method === method) return [];
  const how = other ? `imported from ${other.source}` : `recorded with the method ${payment.method}`;
  const detail = `An equal payment, ${id}, was ${how}, and the row was taken for it. If the school received both, record the other one yourself, with allow_duplicate.`;
  return [{ code: 'equal_payment', detail }];
}

/**
 * The warning that an equal payment is on another account: that of the same line in an earlier statement, if the reference
 * named somebody else then.
 */
async function made(
  { db, schoolId: school }: ReadWork,
  { id, reference }: Fields,
  { importIds }: RowsOfSource,
): Promise<RowWarning[]> {
  if (typeof reference !== 'string') return [];
  const rows = importIds.map((one) => ({ id: one }));
  const other = await db.first(equalElsewhere, { school, payment: String(id), imports: rows });
  if (!other) return [];
  const detail = `The payment ${other.id} of the fee account ${other.account_id} has the same reference, amount and date. If the school received only one, because the reference named another account when it was recorded, reverse one of the two.`;
  return [{ code: 'equal_elsewhere', detail }];
}

async function warnings(work: ReadWork, payment: Fields, row: Fields): Promise<RowWarning[]> {
  const settled = await nothingDue(work, payment, row);
  return row.account_id === undefined ? [...settled, ...(await leftAsCredit(work, payment))] : settled;
}

/**
 * The warning that a payment for a learner has left credit, although something is due for the learner on another account: on
 * that of the other parent, say, to which fees are no longer charged.
 */
async function leftAsCredit({ db, schoolId: school }: ReadWork, payment: Fields): Promise<RowWarning[]> {
  const { learner_id: learner, account_id: account, currency, unallocated_amount: credit } = payment;
  if (typeof learner !== 'string' || Number(credit) === 0) return [];
  const of = { school, learner, account: String(account), currency: String(currency) };
  const due = await db.first(dueElsewhere, of);
  if (!due) return [];
  const detail = `The payment has left credit on the fee account ${account}, although the invoice ${due.number} for the learner is open on the fee account ${due.account_id}. If it was for that one, transfer the credit (fee-accounts.transfer).`;
  return [{ code: 'due_elsewhere', detail }];
}

/** The warning that the reference names an invoice on which nothing was due, such as a void one: the money went elsewhere. */
async function nothingDue(
  { db, schoolId: school, records }: ReadWork,
  payment: Fields,
  { reference, match_reference: isMatched = true }: Fields,
): Promise<RowWarning[]> {
  const numbers = typeof reference === 'string' && isMatched ? invoiceNumbersIn(reference) : [];
  const settled = [];
  for (const [number] of numbers) {
    const named = await db.first(invoiceByNumber, { school, number });
    const invoice = named && (await records(invoices).find(named.id));
    if (invoice?.plain.amount_due === 0) settled.push(invoice.plain);
  }
  if (settled.length === 0) return [];
  const paid = new Set(
    (await db.all(paidBy, { school, payment: String(payment.id) })).map((one) => one.invoice_id),
  );
  return settled
    .filter(({ id }) => !paid.has(id))
    .map(({ number, status }) => ({
      code: 'nothing_due',
      detail: `Nothing was due on the invoice ${number} that the reference names, which is ${status}. The payment is allocated to other invoices of the account, or is credit: check what it is for.`,
    }));
}
