import { Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { UnitOfWork } from '../../core/unit-of-work.ts';
import { protectedPart } from '../../db/personal.ts';
import type { Stored } from '../../db/stored.ts';
import { yieldPeriodically } from '../../lib/event-loop.ts';
import { checkHolding, type Holding, holderKey, holdingsOf, openAccounts } from './accounts.ts';
import { sum } from './amounts.ts';
import { bursariesFor } from './bursaries.ts';
import { creditsOf, type Giving } from './bursary-rules.ts';
import { type Credit, creditNoteOf, journalOfCredit } from './credits.ts';
import { type Journal, journalOf } from './journal.ts';
import { takeNumbers } from './ledger-queries.ts';
import { post } from './post.ts';
import { creditNotes, invoices } from './tables.ts';

type Invoice = Schemas['Invoice'];
type IdentifiedCredit = Credit & { id: string };

/** An invoice after it was issued, or why it was not. */
export interface Outcome {
  invoice: Stored<Invoice>;
  problem: Problem | undefined;
}

/** A draft that is about to be issued. */
interface Charge {
  invoice: Invoice;
  holding: Holding;
  credits: IdentifiedCredit[];
}

/**
 * Issues drafts in the order of their ids, each with the credits of the bursaries of its learner. A draft that cannot be
 * issued stays as it is. The number of statements does not depend on how many there are.
 */
export async function issueDrafts(
  work: UnitOfWork,
  ids: readonly string[],
  isWanted: (invoice: Stored<Invoice>) => boolean = () => true,
): Promise<Outcome[]> {
  const { records } = work;
  const read = await records(invoices).getAll(ids);
  // Whatever was issued has an account.
  const drafts = read.flatMap(({ plain }) => (plain.account_id === null ? [plain] : []));
  const holdings = await holdingsOf(work, drafts);
  const current = await records(invoices).currentAll(read.map(({ id }) => id));
  const wanted = [...current.values()].filter(isWanted);
  const plan = new ChargePlan(work, holdings, await bursariesFor(work, drafts));
  plan.prepareKeys(wanted.map(({ plain }) => plain));
  const problems = new Map<string, Problem>();
  const charges: Charge[] = [];
  for (const [index, { id }] of wanted.entries()) {
    await yieldPeriodically(index);
    try {
      charges.push(await plan.charge(id));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      problems.set(id, error);
    }
  }
  if (charges.length > 0) await write(work, charges);
  return Promise.all(
    wanted.map(async ({ id }) => ({
      invoice: await records(invoices).current(id, 'any'),
      problem: problems.get(id),
    })),
  );
}

/** Decides which drafts can be issued, one after the other, before anything is written. */
class ChargePlan {
  readonly #work: UnitOfWork;
  readonly #holdings: ReadonlyMap<string, Holding>;
  readonly #bursaries: ReadonlyMap<string, Giving[]>;
  /** The balances of accounts, and what bursaries have given, after the drafts so far. */
  readonly #balances = new Map<string, number>();
  readonly #used = new Map<string, number>();

  constructor(
    work: UnitOfWork,
    holdings: ReadonlyMap<string, Holding>,
    bursaries: ReadonlyMap<string, Giving[]>,
  ) {
    this.#work = work;
    this.#holdings = holdings;
    this.#bursaries = bursaries;
  }

  /** Starts to read the data keys with which the drafts are written. */
  prepareKeys(drafts: readonly Invoice[]): void {
    this.#work.keys.prepare(
      drafts.flatMap((invoice) => {
        const holding = this.#holdings.get(holderKey(invoice));
        return holding ? this.#keysOf(invoice, holding, this.#bursaries.has(invoice.id)) : [];
      }),
    );
  }

  /** Rejects an invoice that cannot be issued, and remembers what is charged otherwise. */
  async charge(id: string): Promise<Charge> {
    const { records, keys } = this.#work;
    const current = await records(invoices).current(id);
    records(invoices).allow(current, 'issue');
    const { plain: invoice } = current;
    const holding = this.#holdings.get(holderKey(invoice));
    if (!holding) throw new Error(`The account of the learner of ${id} was not read`);
    await checkHolding(this.#work, holding);
    const given = creditsOf(invoice.lines, invoice.total, this.#givingTo(id));
    for (const key of this.#keysOf(invoice, holding, given.length > 0)) await keys.of(key);
    const credited = sum(...given.map(({ amount }) => amount));
    const { balance = 0, unallocated_credit: credit = 0 } = holding.account?.plain ?? {};
    // Siblings share an account.
    const account = holding.account?.id ?? holderKey(holding);
    const after = sum(this.#balances.get(account) ?? balance, invoice.total, -credited);
    // Throws if the account would exceed the largest amount.
    sum(after, credit);
    const used = given.map(({ bursary, amount }) => [bursary.id, sum(bursary.used_amount, amount)] as const);
    this.#balances.set(account, after);
    for (const [bursary, amount] of used) this.#used.set(bursary, amount);
    const credits = given.map(({ bursary, amount }) => ({
      id: this.#work.newId(creditNotes.prefix),
      kind: 'bursary' as const,
      amount,
      reason: bursary.name,
      bursary_id: bursary.id,
    }));
    return { invoice, holding, credits };
  }

  #givingTo(invoice: string): Giving[] {
    return (this.#bursaries.get(invoice) ?? []).map((bursary) => ({
      ...bursary,
      used_amount: this.#used.get(bursary.id) ?? bursary.used_amount,
    }));
  }

  /** The data keys with which an invoice is issued. */
  #keysOf(invoice: Invoice, { account, learner_id }: Holding, hasCredits: boolean): string[] {
    const { personal } = invoices;
    const person = personal && protectedPart(personal, invoice, {}, []);
    const own = person && (person.holds || hasCredits) ? [person.key] : [];
    return account ? own : [...own, learner_id];
  }
}

/** Numbers drafts and writes them, their accounts, their credit notes and their journals. */
async function write(work: UnitOfWork, charges: readonly Charge[]): Promise<void> {
  const { db, records, schoolId: school, today } = work;
  const holdings = new Map(charges.map(({ holding }) => [holderKey(holding), holding]));
  const accounts = await openAccounts(work, [...holdings.values()]);
  const year = today.slice(0, 4);
  const count = charges.length;
  const taken = await db.first(takeNumbers, { school, series: `invoices ${year}`, count });
  const first = Number(taken?.last) - count + 1;
  const open = charges.map(({ invoice, holding, credits }, index) => {
    const fields = {
      account_id: accounts.get(holderKey(holding))?.id ?? null,
      number: `${year}-${String(first + index).padStart(5, '0')}`,
      issue_date: today,
    };
    return { fields, invoice: { ...invoice, ...fields }, credits };
  });
  await post(work, {
    journals: open.flatMap(({ invoice, credits }) => [
      ...chargeJournals(invoice, today),
      ...credits.map((credit) => journalOfCredit(work, invoice, credit)),
    ]),
    invoices: open.map(({ invoice: { id }, fields }) => ({ id, action: 'issued', fields })),
  });
  await records(creditNotes).saveAll(
    open.flatMap(({ invoice, credits }) =>
      credits.map((credit) => ({ fields: creditNoteOf(invoice, credit) })),
    ),
  );
}

/** The journal of an invoice, unless nothing is charged. */
function chargeJournals(
  { id, account_id, learner_id, number, currency, total }: Invoice,
  today: string,
): Journal[] {
  if (total === 0) return [];
  return [
    journalOf('invoice', total, {
      source: { type: 'invoice', id },
      description: `Invoice ${number}`,
      effective_on: today,
      currency,
      account_id: String(account_id),
      learner_id,
      invoice_id: id,
    }),
  ];
}
