import type { Schemas } from '../../contract/schemas.ts';
import { sum } from './amounts.ts';

type Entry = Schemas['LedgerEntry'];
export type LedgerAccount = Entry['ledger_account'];

/** One side of a journal. */
export interface JournalLine {
  ledger_account: LedgerAccount;
  direction: Entry['direction'];
  amount: number;
  /** The entry that it reverses. */
  reverses_id: string | null;
}

/** What a journal concerns. */
export interface Concerned {
  account_id: string;
  learner_id: string | null;
  invoice_id: string | null;
  payment_id: string | null;
  bursary_id: string | null;
}

/** Entries that are written together: the debits equal the credits. */
export interface Journal extends Concerned {
  source: Entry['source'];
  description: string;
  /** YYYY-MM-DD. */
  effective_on: string;
  currency: string;
  lines: readonly JournalLine[];
}

const mostText = 500;

/** What an entry says happened, cut to what fits into it. */
export const described = (text: string): string =>
  // Half of a character cannot be stored.
  text.slice(0, mostText).replace(/[\ud800-\udbff]$/, '');

/** The ledger accounts that are debited and credited, by what happened. */
const facts = {
  invoice: ['receivable', 'income'],
  bursary: ['bursary_expense', 'receivable'],
  credit_note: ['credit_notes', 'receivable'],
  write_off: ['bad_debt', 'receivable'],
  payment: ['cash', 'unapplied'],
  allocation: ['unapplied', 'receivable'],
  refund: ['unapplied', 'cash'],
  // What moves between two fee accounts: a journal of each.
  due_out: ['transfers', 'receivable'],
  due_in: ['receivable', 'transfers'],
  credit_out: ['unapplied', 'transfers'],
  credit_in: ['transfers', 'unapplied'],
} as const satisfies Record<string, readonly [LedgerAccount, LedgerAccount]>;

export function journalOf(
  fact: keyof typeof facts,
  amount: number,
  about: Omit<Journal, 'lines' | keyof Concerned> & Partial<Concerned> & Pick<Concerned, 'account_id'>,
): Journal {
  const [debit, credit] = facts[fact];
  const common = { amount, reverses_id: null };
  return {
    learner_id: null,
    invoice_id: null,
    payment_id: null,
    bursary_id: null,
    ...about,
    description: described(about.description),
    lines: [
      { ...common, ledger_account: debit, direction: 'debit' },
      { ...common, ledger_account: credit, direction: 'credit' },
    ],
  };
}

/** Throws unless a journal has debits and credits, and they are equal. */
export function checkBalanced({ lines, source }: Journal): void {
  const total = (direction: JournalLine['direction']): number =>
    sum(...lines.filter((line) => line.direction === direction).map(({ amount }) => amount));
  const isValid = lines.every(({ amount }) => Number.isSafeInteger(amount) && amount > 0);
  if (!isValid || total('debit') === 0 || total('debit') !== total('credit'))
    throw new TypeError(`The journal of ${source.id} is not balanced`);
}

/** The debits minus the credits of a ledger account. */
export const debitOf = (journals: readonly Pick<Journal, 'lines'>[], account: LedgerAccount): number =>
  sum(
    ...journals.flatMap(({ lines }) =>
      lines
        .filter(({ ledger_account }) => ledger_account === account)
        .map(({ amount, direction }) => (direction === 'debit' ? amount : -amount)),
    ),
  );

const has = ({ lines }: Journal, account: LedgerAccount): boolean =>
  lines.some(({ ledger_account }) => ledger_account === account);

/** Those that also have entries of another ledger account. */
export const against = (journals: readonly Journal[], account: LedgerAccount): Journal[] =>
  journals.filter((journal) => has(journal, account));
