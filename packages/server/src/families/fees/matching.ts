import { fold } from '../../lib/names.ts';
import { rowsParameter } from '../../sql/query.ts';
import type { ReadWork, UnitOfWork } from '../../work/unit-of-work.ts';
import type { Part } from './allocating.ts';
import { accountsByExternalId, invoiceByNumber, learnersByNumber } from './matching-queries.ts';
import { allocations, invoices } from './tables.ts';

/** What a reference names: an invoice of an account, an account, or a learner. */
interface Match {
  account_id?: string;
  invoice_id?: string;
  learner_id?: string;
}

const mostNumbers = 10;

/** Finds what the reference of a payment names; nothing if it names none, or more than one. */
export async function matchedBy({ db, schoolId: school }: ReadWork, reference: string): Promise<Match> {
  const found = [];
  for (const number of invoiceNumbersIn(reference)) {
    const invoice = await db.first(invoiceByNumber, { school, number });
    if (invoice?.account_id) found.push({ account_id: invoice.account_id, invoice_id: invoice.id });
  }
  if (found.length > 0) return only(found) ?? {};
  const words = wordsIn(reference);
  if (words.length === 0) return {};
  const rowsFor = (numbers: string[]) => rowsParameter(numbers.map((number) => ({ number })));
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
