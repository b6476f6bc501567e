import type { Schemas } from '../../contract/schemas.ts';
import { idRows } from '../../sql/query.ts';
import type { Stored } from '../../store/read.ts';
import type { Records } from '../../store/records.ts';
import type { Resource } from '../../store/resource.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { learners } from '../learners/tables.ts';
import { exact, sum } from './amounts.ts';
import { insertEntries, postedBy, takeNumbers, updateAccounts, updateBursaries } from './ledger-queries.ts';
import { feeAccounts, invoices, payments } from './tables.ts';

type Entry = Schemas['LedgerEntry'];
type FeeAccount = Schemas['FeeAccount'];
type LedgerAccount = Entry['ledger_account'];

/** One side of a journal. */
interface JournalLine {
  ledger_account: LedgerAccount;
  direction: Entry['direction'];
  amount: number;
  /** The entry that it reverses. */
  reverses_id: string | null;
  /** The learner, if it is not that of the journal. */
  learner_id?: string;
}

/** What a journal concerns. */
interface Concerned {
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
const described = (text: string): string =>
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
function checkBalanced({ lines, source }: Journal): void {
  const total = (direction: JournalLine['direction']): number =>
    sum(...lines.filter((line) => line.direction === direction).map(({ amount }) => amount));
  const isValid = lines.every(({ amount }) => Number.isSafeInteger(amount) && amount > 0);
  if (!isValid || total('debit') === 0 || total('debit') !== total('credit'))
    throw new TypeError(`The journal of ${source.id} is not balanced`);
}

/** The debits minus the credits of a ledger account. */
const debitOf = (journals: readonly Pick<Journal, 'lines'>[], account: LedgerAccount): number =>
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
const against = (journals: readonly Journal[], account: LedgerAccount): Journal[] =>
  journals.filter((journal) => has(journal, account));

type Invoice = Schemas['Invoice'];
type Payment = Schemas['Payment'];
type InvoiceFigures = Pick<
  Invoice,
  'bursary_total' | 'credit_total' | 'written_off_total' | 'paid_total' | 'amount_due'
>;
type PaymentFigures = Pick<
  Payment,
  'allocated_total' | 'refunded_total' | 'transferred_total' | 'unallocated_amount'
>;

/** The figures of a draft. */
export const noFigures: InvoiceFigures = {
  bursary_total: 0,
  credit_total: 0,
  written_off_total: 0,
  paid_total: 0,
  amount_due: 0,
};

/** The figures of an invoice after journals that concern it. */
function invoiceAfter(before: InvoiceFigures, journals: readonly Journal[]): InvoiceFigures {
  const credited = (account: Parameters<typeof against>[1]): number =>
    -debitOf(against(journals, account), 'receivable');
  const after = {
    bursary_total: sum(before.bursary_total, credited('bursary_expense')),
    credit_total: sum(before.credit_total, credited('credit_notes')),
    written_off_total: sum(before.written_off_total, credited('bad_debt')),
    paid_total: sum(before.paid_total, credited('unapplied')),
    amount_due: sum(before.amount_due, debitOf(journals, 'receivable')),
  };
  refuseNegative(after);
  return after;
}

/** The status of an invoice that was issued. A void one remains void, whatever moves between learners. */
function statusOf({
  status,
  total,
  amount_due,
}: Pick<Invoice, 'status' | 'total' | 'amount_due'>): Invoice['status'] {
  if (status === 'void') return 'void';
  if (amount_due === 0) return 'paid';
  return amount_due === total ? 'issued' : 'partly_paid';
}

/** The figures of a payment after journals that concern it. */
function paymentAfter(before: PaymentFigures, journals: readonly Journal[]): PaymentFigures {
  const after = {
    allocated_total: sum(before.allocated_total, debitOf(against(journals, 'receivable'), 'unapplied')),
    refunded_total: sum(
      before.refunded_total,
      debitOf(
        journals.filter(({ source }) => source.type === 'refund'),
        'unapplied',
      ),
    ),
    transferred_total: sum(
      before.transferred_total,
      debitOf(
        // The source is the payment of the other account.
        journals.filter(({ source, payment_id }) => source.type === 'payment' && source.id !== payment_id),
        'unapplied',
      ),
    ),
    unallocated_amount: sum(before.unallocated_amount, -debitOf(journals, 'unapplied')),
  };
  refuseNegative(after);
  return after;
}

/** The changes of the balances of accounts. */
function accountChanges(journals: readonly Journal[]) {
  return [...Map.groupBy(journals, ({ account_id }) => account_id)].map(([id, own]) => {
    const credit = -debitOf(own, 'unapplied');
    return { id, balance: sum(debitOf(own, 'receivable'), -credit), credit };
  });
}

/** The changes of what bursaries have given. */
function bursaryChanges(journals: readonly Journal[]) {
  const own = journals.filter(({ bursary_id }) => bursary_id !== null);
  return [...Map.groupBy(own, ({ bursary_id }) => String(bursary_id))].map(([id, given]) => ({
    id,
    used: debitOf(given, 'bursary_expense'),
  }));
}

function refuseNegative(figures: Record<string, number>): void {
  const [wrong] = Object.entries(figures).filter(([, figure]) => figure < 0);
  if (wrong) throw new Error(`${wrong[0]} would be ${wrong[1]}`);
}

interface Reversible {
  status: string;
  reverse_reason: string | null;
}

/** Reverses a record and its journals. */
export async function reverse<T extends Reversible>(
  work: UnitOfWork,
  kind: Resource<T>,
  { id, reason }: { id: string; reason: string | null },
): Promise<Stored<T>> {
  const records = work.records(kind);
  records.allow(await records.current(id), 'reverse');
  await post(work, { journals: await reversalsOf(work, [id]) });
  // All kinds of records that are reversed have this field.
  return records.act(
    id,
    'reverse',
    { reverse_reason: reason } as Partial<T>,
    reason === null ? {} : { reason },
  );
}

interface Owned {
  account_id: string | null;
  learner_id: string | null;
}

/**
 * The reason as it is written to records about learners: what still happens on the account of a family that stays is
 * recorded, such as a payment that bounces, but no text about a learner who was erased. With a reason, the write to an
 * erased account is refused.
 */
export async function reasonsFor(
  { records, dataKeys, db, schoolId }: UnitOfWork,
  changed: readonly Owned[],
  reason: string,
): Promise<(record: Owned) => string | null> {
  const concerned = new Set(changed.flatMap(({ learner_id }) => learner_id ?? []));
  const found = concerned.size === 0 ? [] : await records(learners).getAll([...concerned]);
  const erased = new Set(found.filter(({ plain }) => plain.erased_at !== null).map(({ id }) => id));
  const isErased = ({ learner_id }: Owned) => learner_id !== null && erased.has(learner_id);
  const accounts = changed.filter(isErased).flatMap(({ account_id }) => account_id ?? []);
  const kept = accounts.length === 0 ? new Map() : await dataKeys.obtainExisting(db, schoolId, accounts);
  return (record) => (isErased(record) && kept.has(record.account_id ?? '') ? null : reason);
}

/** The same of one record. */
export const reasonFor = async (work: UnitOfWork, changed: Owned, reason: string): Promise<string | null> =>
  (await reasonsFor(work, [changed], reason))(changed);

/**
 * The journals that reverse those of some records: their exact mirror images, on the account into which theirs was
 * merged, and of the learner of whom the invoice is now.
 */
export async function reversalsOf(
  work: UnitOfWork,
  sourceIds: readonly string[],
  why = 'Reversed',
): Promise<Journal[]> {
  const { db, records, schoolId: school, today } = work;
  const rows = idRows(sourceIds);
  const entries = await db.all(postedBy, { school, rows });
  const accounts = await accountsNow(work, new Set(entries.map(({ account_id }) => account_id)));
  const concerned = await records(invoices).currentAll(entries.flatMap(({ invoice_id }) => invoice_id ?? []));
  return [...Map.groupBy(entries, ({ journal_id }) => journal_id).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { invoice_id, payment_id, bursary_id, currency } = first;
    const learner_id = concerned.get(invoice_id ?? '')?.plain.learner_id ?? first.learner_id;
    const account_id = accounts.get(first.account_id) ?? first.account_id;
    return {
      ...{ account_id, learner_id, invoice_id, payment_id, bursary_id, currency },
      // Only journals have been written to the table.
      source: { type: first.source_type as Journal['source']['type'], id: first.source_id },
      description: described(`${why}: ${first.description}`),
      effective_on: today,
      lines: own.map(({ id, ledger_account, direction, amount }) => ({
        ledger_account: ledger_account as Journal['lines'][number]['ledger_account'],
        direction: direction === 'debit' ? ('credit' as const) : ('debit' as const),
        amount,
        reverses_id: id,
      })),
    };
  });
}

/** The accounts into which accounts were merged, by the ids of those that were. */
async function accountsNow({ records }: UnitOfWork, ids: ReadonlySet<string>): Promise<Map<string, string>> {
  const now = new Map([...ids].map((id) => [id, id]));
  for (let next = [...ids]; next.length > 0; ) {
    const found = await records(feeAccounts).currentAll(next);
    next = [];
    for (const [id, at] of now) {
      const into = found.get(at)?.plain.merged_into_id;
      if (!into) continue;
      now.set(id, into);
      next.push(into);
    }
  }
  return now;
}

/** Sets the status of records whose journals are reversed with another record. */
export const reverseAll = <T extends Reversible>(
  records: Records<T>,
  held: readonly Stored<T>[],
  reasonOf: (record: T) => string | null,
): Promise<Stored<T>[]> =>
  records.saveAll(
    held.map((current) => {
      const reason = reasonOf(current.plain);
      // All kinds of records that are reversed have these fields.
      const fields = { status: 'reversed', reverse_reason: reason } as Partial<T>;
      return { current, action: 'reversed', fields, ...(reason !== null && { reason }) };
    }),
  );

/** A change of a record that is made together with its figures. */
interface Change<T> {
  fields: Partial<T>;
  action: string;
  reason?: string;
}

interface Posting {
  journals: readonly Journal[];
  /** The invoices that are changed in other fields too. */
  invoices?: readonly (Change<Invoice> & { id: string })[];
  /** The payments that are changed in other fields too, or are new. */
  payments?: readonly ((Change<Payment> & { id: string }) | { id: string; created: Partial<Payment> })[];
}

/**
 * Writes journals to the ledger, and the figures that follow from them to accounts, invoices, payments and bursaries.
 * Nothing else writes the ledger or these figures.
 */
export async function post(work: UnitOfWork, posting: Posting): Promise<void> {
  const { journals } = posting;
  const { db, schoolId: school, now } = work;
  for (const journal of journals) checkBalanced(journal);
  await writeInvoices(work, posting);
  await writePayments(work, posting);
  const accounts = accountChanges(journals).filter(({ balance, credit }) => balance !== 0 || credit !== 0);
  if (accounts.length > 0) {
    const changed = await db.all(updateAccounts, { school, rows: accounts });
    for (const { id, archived_at, balance, unallocated_credit } of changed) {
      exact(balance);
      exact(unallocated_credit);
      exact(BigInt(balance) + BigInt(unallocated_credit));
      // Lists leave out archived accounts, and nobody would see what is due or credit there.
      const isSettled = balance === 0 && unallocated_credit === 0;
      if (archived_at !== null && !isSettled) await restoreAccount(work, id);
    }
  }
  const bursaries = bursaryChanges(journals);
  if (bursaries.length > 0) {
    const changed = await db.all(updateBursaries, { school, rows: bursaries });
    for (const { used_amount } of changed) exact(used_amount);
  }
  const entries = journals.flatMap((journal) => entriesOf(work, journal));
  if (entries.length === 0) return;
  const count = entries.length;
  // The entries get their numbers right before the commit, so that changes of other accounts hardly wait for it.
  db.defer(takeNumbers, { school, series: 'ledger', count });
  const rows = entries.map((entry, index) => ({ position: index + 1, ...entry }));
  db.defer(insertEntries, { school, now, count, rows });
}

/** Restores an account. Meanwhile, all fees of its learners may be charged to other accounts. */
export async function restoreAccount({ records, keys }: UnitOfWork, id: string): Promise<Stored<FeeAccount>> {
  // Rejects an account that was erased.
  await keys.of(id);
  return (await records(feeAccounts).restore(id, { shares: [] })).record;
}

function entriesOf(work: UnitOfWork, journal: Journal) {
  const { lines, source, ...common } = journal;
  const journal_id = work.newId('jnl');
  return lines.map((line: JournalLine) => ({
    ...common,
    ...line,
    id: work.newId('led'),
    journal_id,
    source_type: source.type,
    source_id: source.id,
  }));
}

async function writeInvoices(work: UnitOfWork, { journals, invoices: changed = [] }: Posting): Promise<void> {
  const { records } = work;
  const groups = Map.groupBy(journals, ({ invoice_id }) => invoice_id);
  const changes = new Map(changed.map((change) => [change.id, change]));
  for (const id of changes.keys()) if (!groups.has(id)) groups.set(id, []);
  groups.delete(null);
  const writes = [];
  for (const [id, concerned] of groups) {
    const current = await records(invoices).current(String(id));
    const { plain: before } = current;
    const figures = invoiceAfter(before, concerned);
    const own = changes.get(String(id));
    const { total = before.total } = own?.fields ?? {};
    const status = statusOf({ status: before.status, total, amount_due: figures.amount_due });
    const action = status === before.status ? 'updated' : changeTo[status];
    if (!own) writes.push({ current, action, fields: { ...figures, status } });
    else writes.push({ ...own, current, fields: { status, ...figures, ...own.fields } });
  }
  await records(invoices).saveAll(writes);
}

const changeTo: Record<Invoice['status'], string> = {
  draft: 'updated',
  issued: 'reopened',
  partly_paid: 'partly_paid',
  paid: 'paid',
  void: 'voided',
};

async function writePayments(work: UnitOfWork, { journals, payments: changed = [] }: Posting): Promise<void> {
  const { records } = work;
  const changes = new Map(changed.map((change) => [change.id, change]));
  const writes = [];
  for (const [id, concerned] of Map.groupBy(journals, ({ payment_id }) => payment_id)) {
    if (id === null) continue;
    const own = changes.get(id);
    if (own && 'created' in own) {
      const none = { allocated_total: 0, refunded_total: 0, transferred_total: 0, unallocated_amount: 0 };
      await records(payments).create({ ...own.created, id, ...paymentAfter(none, concerned) });
      continue;
    }
    const current: Stored<Payment> = await records(payments).current(id);
    const { plain: before } = current;
    const figures = paymentAfter(before, concerned);
    if (own) {
      writes.push({ ...own, current, fields: { ...figures, ...own.fields } });
      continue;
    }
    const status: Payment['status'] = figures.refunded_total === before.amount ? 'refunded' : 'received';
    const changed = status === 'refunded' ? 'refunded' : 'reopened';
    const action = status === before.status ? 'updated' : changed;
    writes.push({ current, action, fields: { ...figures, status } });
  }
  await records(payments).saveAll(writes);
}
