import { Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { yieldPeriodically } from '../../lib/timers.ts';
import { protectedPart } from '../../store/personal.ts';
import type { Stored } from '../../store/read.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { checkHoldings, type Holdings, holderKey, holdingsOf, openAccounts } from './accounts.ts';
import { createPlanned, journalsOf, planAtIssue } from './allocating.ts';
import { sum } from './amounts.ts';
import { bursariesFor } from './bursaries.ts';
import { creditsOf, type Giving } from './bursary-rules.ts';
import { type Credit, creditNoteOf, journalOfCredit } from './credit-notes.ts';
import { instalmentsOf } from './instalments.ts';
import { takeNumbers } from './ledger-queries.ts';
import { type Journal, journalOf, noFigures, post } from './post.ts';
import { splitLines, splitWithin, whole } from './shares.ts';
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
  holdings: Holdings;
  /** One for each account to which it is charged; the first one is the draft. */
  parts: Part[];
}

interface Part {
  invoice: Invoice;
  credits: IdentifiedCredit[];
}

/**
 * Issues drafts in the order of their ids, each with the credits of the bursaries of its learner. A draft that cannot be
 * issued, or is refused, stays as it is. The number of statements does not depend on how many there are.
 */
export async function issueDrafts(
  work: UnitOfWork,
  ids: readonly string[],
  isWanted: (invoice: Stored<Invoice>) => boolean = () => true,
  refused: ReadonlyMap<string, Problem> = new Map(),
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
  const problems = new Map(refused);
  const charges: Charge[] = [];
  for (const [index, { id }] of wanted.entries()) {
    if (refused.has(id)) continue;
    await yieldPeriodically(index);
    try {
      charges.push(await plan.charge(id));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      problems.set(id, error);
    }
  }
  if (charges.length > 0) await write(work, charges);
  const others = charges.flatMap(({ parts }) => parts.slice(1).map(({ invoice }) => invoice));
  return Promise.all(
    [...wanted, ...others].map(async ({ id }) => ({
      invoice: await records(invoices).current(id, 'any'),
      problem: problems.get(id),
    })),
  );
}

/** Decides which drafts can be issued, one after the other, before anything is written. */
class ChargePlan {
  readonly #work: UnitOfWork;
  readonly #holdings: ReadonlyMap<string, Holdings>;
  readonly #bursaries: ReadonlyMap<string, Giving[]>;
  /** The balances of accounts, and what bursaries have given, after the drafts so far. */
  readonly #balances = new Map<string, number>();
  readonly #used = new Map<string, number>();

  constructor(
    work: UnitOfWork,
    holdings: ReadonlyMap<string, Holdings>,
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
        const holdings = this.#holdings.get(holderKey(invoice));
        return holdings ? this.#keysOf(invoice, holdings, this.#bursaries.has(invoice.id)) : [];
      }),
    );
  }

  /** Rejects an invoice that cannot be issued, and remembers what is charged otherwise. */
  async charge(id: string): Promise<Charge> {
    const { records, keys } = this.#work;
    const current = await records(invoices).current(id);
    records(invoices).allow(current, 'issue');
    const { plain: invoice } = current;
    const holdings = this.#holdings.get(holderKey(invoice));
    if (!holdings) throw new Error(`The account of the learner of ${id} was not read`);
    checkHoldings(holdings);
    const given = creditsOf(invoice.lines, invoice.total, this.#givingTo(id));
    for (const key of this.#keysOf(invoice, holdings, given.length > 0)) await keys.of(key);
    const used = given.map(({ bursary, amount }) => [bursary.id, sum(bursary.used_amount, amount)] as const);
    const parts = this.#partsOf(invoice, holdings, given);
    const balances = parts.map(({ invoice: { total }, credits }, index) => {
      const account = holdings.accounts[index]?.account;
      const { balance = 0, unallocated_credit: credit = 0 } = account?.plain ?? {};
      // Siblings share an account.
      const key = account?.id ?? holderKey(holdings);
      const credited = credits.map(({ amount }) => -amount);
      const after = sum(this.#balances.get(key) ?? balance, total, ...credited);
      // Throws if the account would exceed the largest amount.
      sum(after, credit);
      return [key, after] as const;
    });
    for (const [account, after] of balances) this.#balances.set(account, after);
    for (const [bursary, amount] of used) this.#used.set(bursary, amount);
    return { holdings, parts };
  }

  /** What is charged to each account. Bursaries give what they give of the whole, divided like it. */
  #partsOf(
    draft: Invoice,
    { accounts }: Holdings,
    given: readonly { bursary: Giving; amount: number }[],
  ): Part[] {
    const shares = accounts.length > 1 ? accounts.map(({ basis_points }) => basis_points) : [whole];
    const { newId } = this.#work;
    const parts = splitLines(draft.lines, shares, () => newId('ili')).map((lines, index): Part => {
      const total = sum(...lines.map(({ amount }) => amount));
      // External ids are unique.
      const other = { id: newId(invoices.prefix), split_from_id: draft.id, external_ids: {} };
      const instalments = instalmentsOf(draft.instalments, total);
      return { invoice: { ...draft, ...(index > 0 ? other : {}), lines, total, instalments }, credits: [] };
    });
    const left = parts.map(({ invoice }) => invoice.total);
    for (const { bursary, amount } of given)
      for (const [index, part] of splitWithin(amount, shares, left).entries()) {
        if (part === 0) continue;
        left[index] = (left[index] ?? 0) - part;
        parts[index]?.credits.push({
          id: newId(creditNotes.prefix),
          kind: 'bursary',
          amount: part,
          reason: bursary.name,
          bursary_id: bursary.id,
        });
      }
    return parts;
  }

  #givingTo(invoice: string): Giving[] {
    return (this.#bursaries.get(invoice) ?? []).map((bursary) => ({
      ...bursary,
      used_amount: this.#used.get(bursary.id) ?? bursary.used_amount,
    }));
  }

  /** The data keys with which an invoice is issued. */
  #keysOf(invoice: Invoice, { accounts, learner_id }: Holdings, hasCredits: boolean): string[] {
    const { personal } = invoices;
    const person = personal && protectedPart(personal, invoice, {}, []);
    const own = person && (person.holds || hasCredits) ? [person.key] : [];
    return accounts.length > 0 ? own : [...own, learner_id];
  }
}

/** Numbers drafts and writes them, their accounts, their credit notes and their journals. */
async function write(work: UnitOfWork, charges: readonly Charge[]): Promise<void> {
  const { db, records, schoolId: school, today } = work;
  const holdings = new Map(charges.map((charge) => [holderKey(charge.holdings), charge.holdings]));
  const accounts = await openAccounts(work, [...holdings.values()]);
  const others = charges.flatMap(({ parts }) => parts.slice(1).map(({ invoice }) => invoice));
  // They refer to what their draft refers to, which may have been archived since.
  const parts = others.map((other) => ({ fields: { ...other, ...noFigures } }));
  await records(invoices).saveAll(parts, { isUnchecked: true });
  const charged = charges.flatMap((charge) =>
    charge.parts.map((part, index) => ({
      ...part,
      account: accounts.get(holderKey(charge.holdings))?.[index]?.account,
    })),
  );
  const year = today.slice(0, 4);
  const count = charged.length;
  const taken = await db.first(takeNumbers, { school, series: `invoices ${year}`, count });
  const first = Number(taken?.last) - count + 1;
  const open = charged.map(({ invoice, account, credits }, index) => {
    const fields = {
      account_id: account?.id ?? null,
      number: `${year}-${String(first + index).padStart(5, '0')}`,
      issue_date: today,
      lines: invoice.lines,
      total: invoice.total,
      instalments: invoice.instalments,
    };
    return { fields, invoice: { ...invoice, ...fields }, credits };
  });
  const planned = await planAtIssue(
    work,
    open.map(({ invoice, credits }) => {
      const amount_due = sum(invoice.total, ...credits.map(({ amount }) => -amount));
      return { ...invoice, amount_due };
    }),
  );
  await post(work, {
    journals: [
      ...open.flatMap(({ invoice, credits }) => [
        ...chargeJournals(invoice, today),
        ...credits.map((credit) => journalOfCredit(work, invoice, credit)),
      ]),
      ...journalsOf(work, planned),
    ],
    invoices: open.map(({ invoice: { id }, fields }) => ({ id, action: 'issued', fields })),
  });
  await records(creditNotes).saveAll(
    open.flatMap(({ invoice, credits }) =>
      credits.map((credit) => ({ fields: creditNoteOf(invoice, credit) })),
    ),
  );
  await createPlanned(work, planned);
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
