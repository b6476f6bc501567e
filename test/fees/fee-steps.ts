import {
  type BursaryCreate,
  type Invoice,
  type InvoiceCreate,
  type PaymentCreate,
  Rollbook,
} from '@rollbook/sdk';
import type { RollbookServer } from '@rollbook/server';
import fc from 'fast-check';
import { today } from '../support/school-year.ts';
import { reason } from './school.ts';

const most = Number.MAX_SAFE_INTEGER;
const amounts = [1, 2, 99, 100, 333, 1000, 10_001, 12_345] as const;
/** What is due and paid in this currency is close to the largest amount. */
const largest = 'USD';
const categories = ['tuition', 'books', 'transport', null] as const;

/** A request, by numbers that choose what it concerns. */
export interface Step {
  do: keyof FeeSteps['calls'];
  a: number;
  b: number;
  c: number;
}

function choose<T>(from: readonly T[], n: number): T {
  const one = from[n % Math.max(1, from.length)];
  if (one === undefined) throw new NothingToDo();
  return one;
}

/** There is nothing yet that a step could concern. */
export class NothingToDo extends Error {}

interface Part {
  of: string;
  id: string;
}

/** A school to which fee requests are sent in any order. */
export class FeeSteps {
  readonly client: Rollbook;
  readonly voided = new Map<string, Invoice>();
  readonly invoices: string[] = [];
  readonly payments: string[] = [];
  readonly bursaries: string[] = [];
  peopleMerged = 0;
  peopleSeparated = 0;
  readonly #learners: readonly string[];
  readonly #year: string;
  readonly #notes: Part[] = [];
  readonly #allocations: Part[] = [];
  readonly #refunds: Part[] = [];
  readonly #merged: { into: string; learner_id: string }[] = [];

  constructor(client: Rollbook, learners: readonly string[], year: string) {
    this.client = client;
    this.#learners = learners;
    this.#year = year;
  }

  /** A new school with three learners, of whom two are siblings. The parents of one of these share the fees. */
  static async start(server: RollbookServer): Promise<FeeSteps> {
    const { testKey } = await server.createSchool({ name: 'Example School' });
    const client = new Rollbook({ apiKey: testKey, baseUrl: server.url, maxRetries: 0 });
    const years = client.academicYears;
    const { id } = await years.create({ name: '2026', starts_on: '2026-01-14', ends_on: '2026-12-09' });
    const learners: string[] = [];
    for (let n = 0; n < 3; n++) learners.push((await client.learners.create({ name: `Example ${n}` })).id);
    const siblings = await client.feeAccounts.create({ name: 'Siblings', learner_ids: learners.slice(1) });
    const parent = await client.feeAccounts.create({ name: 'Parent', learner_ids: learners.slice(2) });
    await client.feeShares.put(String(learners[2]), {
      shares: [
        { account_id: siblings.id, basis_points: 6667 },
        { account_id: parent.id, basis_points: 3333 },
      ],
    });
    return new FeeSteps(client, learners, id);
  }

  readonly calls = {
    draft: async ({ a, b, c }: Step) => {
      const { id } = await this.client.invoices.create(this.#draft(a, b, c));
      this.invoices.push(id);
    },
    bill: async ({ a, b, c }: Step) => {
      const { id } = await this.client.invoices.create(this.#draft(a, b, c));
      this.invoices.push(id);
      await this.client.invoices.issue(id);
    },
    issue: ({ a }: Step) => this.client.invoices.issue(choose(this.invoices, a)),
    instalments: async ({ a, b }: Step) => {
      const { id, total } = await this.client.invoices.get(choose(this.invoices, a));
      const first = Math.min(total - 1, choose(amounts, b));
      await this.client.invoices.update(id, {
        instalments: [
          { due_date: '2026-01-20', amount: first },
          { due_date: '2026-02-20', amount: total - first },
        ],
      });
    },
    void: async ({ a }: Step) => {
      const { data } = await this.client.invoices.list({ status: 'issued', limit: 100 });
      const invoice = await this.client.invoices.void(choose(data, a).id, reason);
      this.voided.set(invoice.id, invoice);
    },
    writeOff: ({ a }: Step) => this.client.invoices.writeOff(choose(this.invoices, a), reason),
    credit: async ({ a, b }: Step) => {
      const of = choose(this.invoices, a);
      const { id } = await this.client.creditNotes.create(of, { amount: choose(amounts, b), ...reason });
      this.#notes.push({ of, id });
    },
    reverseCredit: async ({ a, b }: Step) => {
      const of = choose(this.invoices, a);
      const { data } = await this.client.creditNotes.list(of);
      await this.client.creditNotes.reverse(of, choose(data, b).id, reason);
    },
    pay: async ({ a, b, c }: Step) => {
      const payment = await this.client.payments.create(await this.#payment(a, b, c));
      this.payments.push(payment.id);
      const made = (await this.client.allocations.list(payment.id)).data;
      this.#allocations.push(...made.map(({ id }) => ({ of: payment.id, id })));
    },
    allocate: async ({ a, b, c }: Step) => {
      const of = choose(this.payments, a);
      const sent = { invoice_id: choose(this.invoices, b), amount: choose(amounts, c) };
      const { id } = await this.client.allocations.create(of, sent);
      this.#allocations.push({ of, id });
    },
    reverseAllocation: ({ a }: Step) => {
      const { of, id } = choose(this.#allocations, a);
      return this.client.allocations.reverse(of, id, reason);
    },
    reversePayment: ({ a }: Step) => this.client.payments.reverse(choose(this.payments, a), reason),
    refund: async ({ a, b }: Step) => {
      const of = choose(this.payments, a);
      const { unallocated_amount: left } = await this.client.payments.get(of);
      const amount = b % 3 === 0 ? left : choose(amounts, b);
      const { id } = await this.client.refunds.create(of, { amount });
      this.#refunds.push({ of, id });
    },
    reverseRefund: ({ a }: Step) => {
      const { of, id } = choose(this.#refunds, a);
      return this.client.refunds.reverse(of, id, reason);
    },
    bursary: async ({ a, b, c }: Step) => {
      const { id } = await this.client.bursaries.create({
        ...{ learner_id: choose(this.#learners, a), academic_year_id: this.#year, name: 'Example bursary' },
        ...{ status: 'active', cap_amount: c % 3 === 0 ? 5000 : null },
        categories: c % 2 === 0 ? [] : ['tuition', 'books'],
        ...this.#kind(b),
      });
      this.bursaries.push(id);
    },
    apply: ({ a, b, c }: Step) =>
      this.client.bursaries.apply(choose(this.bursaries, a), {
        invoice_id: choose(this.invoices, b),
        ...(c % 2 === 0 ? {} : { amount: choose(amounts, c) }),
      }),
    endBursary: ({ a, b }: Step) => {
      const id = choose(this.bursaries, a);
      return b % 2 === 0 ? this.client.bursaries.end(id) : this.client.bursaries.revoke(id, reason);
    },
    account: async ({ a, b }: Step) => {
      const { id } = await this.#account(a);
      if (b % 2 === 0) await this.client.feeAccounts.archive(id);
      else await this.client.feeAccounts.restore(id);
    },
    members: async ({ a, b, c }: Step) => {
      const learner = choose(this.#learners, b);
      if (c % 2 === 0) await this.client.feeAccounts.create({ name: `Example ${c}`, learner_ids: [learner] });
      else await this.client.feeAccounts.update((await this.#account(a)).id, { learner_ids: [learner] });
    },
    shares: async ({ a, b, c }: Step) => {
      const learner = choose(this.#learners, a);
      const { shares } = await this.client.feeShares.get(learner);
      const [one, other] = [choose(shares, b), choose(shares, b + 1)];
      await this.client.feeShares.put(learner, {
        shares: [
          { ...one, basis_points: 10_000 - 101 * c },
          { ...other, basis_points: 101 * c },
        ],
      });
    },
    merge: async ({ a, b }: Step) => {
      const [into, from] = [await this.#account(a), await this.#account(b)];
      await this.client.feeAccounts.merge(into.id, { account_id: from.id });
    },
    /** Two records of one learner. */
    mergePeople: async ({ a, b }: Step) => {
      const [into, learner_id] = [choose(this.#learners, a), choose(this.#learners, b)];
      await this.client.learners.merge(into, { learner_id });
      this.peopleMerged++;
      this.#merged.push({ into, learner_id });
    },
    /** Two learners again. */
    separatePeople: async ({ a }: Step) => {
      const { into, learner_id } = choose(this.#merged, a);
      await this.client.learners.unmerge(into, { learner_id });
      this.peopleSeparated++;
    },
    transfer: async ({ a, b, c }: Step) => {
      const [from, into] = [await this.#account(a), await this.#account(b)];
      const amount = c % 3 === 0 ? from.unallocated_credit : choose(amounts, c);
      const made = await this.client.feeAccounts.transfer(from.id, { account_id: into.id, amount });
      this.payments.push(...made.payments.map(({ id }) => id));
    },
    payBoth: async ({ a, b }: Step) => {
      const open = (await this.client.invoices.list({ limit: 100 })).data.filter(
        ({ amount_due, currency }) => amount_due > 0 && currency !== largest,
      );
      const [one, other] = [choose(open, a), choose(open, a + 1)];
      const { id: payer_guardian_id } = await this.#payer();
      const payment = await this.client.payments.create({
        account_id: one.account_id ?? '',
        amount: one.amount_due + other.amount_due + b,
        ...{ method: 'eft', received_on: today, payer_guardian_id, allow_duplicate: true },
        allocations: [...new Set([one, other])].map(({ id, amount_due: amount }) => ({
          invoice_id: id,
          amount,
        })),
      });
      this.payments.push(payment.id);
    },
    applyCredit: async ({ a }: Step) => this.client.feeAccounts.applyCredit((await this.#account(a)).id),
    settings: ({ a }: Step) => this.client.school.update({ auto_apply_credit: a % 2 === 0 }),
  };

  /** A guardian who pays all accounts. */
  async #payer() {
    const known = (await this.client.guardians.list()).data[0];
    const payer = known ?? (await this.client.guardians.create({ name: 'Nomsa Example' }));
    for (const { id } of (await this.client.feeAccounts.list()).data)
      await this.client.feeAccounts.update(id, { payer_guardian_ids: [payer.id] });
    return payer;
  }

  async #account(n: number) {
    return choose((await this.client.feeAccounts.list({ archived: 'any' })).data, n);
  }

  #draft(a: number, b: number, c: number): InvoiceCreate {
    const isLarge = a % 10 === 9;
    const unit = choose(amounts, b);
    const lines: InvoiceCreate['lines'] = [
      {
        description: 'Example',
        category: choose(categories, c),
        unit_amount: isLarge ? most - unit : unit,
      },
      ...(c % 2 === 0 ? [{ description: 'Books', category: 'books' as const, unit_amount: 333 }] : []),
      ...(c % 5 === 0 ? [{ description: 'Discount', category: 'tuition' as const, unit_amount: -50 }] : []),
    ];
    const due_date = b % 2 === 0 ? '2026-01-31' : '2026-03-01';
    const total = lines.reduce((sum, { unit_amount = 0 }) => sum + unit_amount, 0);
    const first = { due_date: '2026-01-20', amount: Math.floor(total / 3) };
    const isPlanned = !isLarge && a % 3 === 0 && first.amount > 0;
    return {
      learner_id: choose(this.#learners, a),
      due_date,
      ...(isLarge ? { currency: largest } : {}),
      ...(isPlanned ? { instalments: [first, { due_date, amount: total - first.amount }] } : {}),
      lines,
    };
  }

  async #payment(a: number, b: number, c: number): Promise<PaymentCreate> {
    const isLarge = a % 10 === 9;
    const numbers = (await this.client.invoices.list({ status: 'issued', limit: 5 })).data;
    return {
      learner_id: choose(this.#learners, a),
      amount: isLarge ? most - choose(amounts, b) : choose(amounts, b),
      ...(isLarge ? { currency: largest } : {}),
      method: 'eft',
      received_on: today,
      reference: b % 4 === 0 ? `EFT ${b}` : (numbers[0]?.number ?? null),
      match_reference: b % 2 === 0,
      auto_allocate: c % 2 === 0,
      allow_duplicate: c % 3 === 0,
    };
  }

  #kind(b: number): Pick<BursaryCreate, 'kind' | 'basis_points' | 'amount' | 'exemption_type'> {
    if (b % 3 === 0) return { kind: 'fixed', amount: 500 };
    if (b % 3 === 1) return { kind: 'percentage', basis_points: 3333 };
    return { kind: 'exemption', exemption_type: 'partial', basis_points: 101 * b };
  }
}

const names = [
  ...['draft', 'bill', 'bill', 'bill', 'bill', 'bill', 'issue', 'void', 'writeOff', 'credit'],
  ...['reverseCredit', 'pay', 'pay', 'pay', 'pay', 'pay', 'payBoth', 'allocate', 'allocate'],
  ...['reverseAllocation', 'reversePayment', 'refund', 'refund', 'refund', 'reverseRefund', 'bursary'],
  ...['bursary', 'apply', 'endBursary', 'account', 'members', 'shares', 'merge', 'transfer', 'transfer'],
  ...['mergePeople', 'separatePeople', 'separatePeople'],
  ...['instalments', 'applyCredit', 'settings'],
] as Step['do'][];
const number = fc.nat(99);
const step = fc.record({ do: fc.constantFrom(...names), a: number, b: number, c: number });

/** Sequences of requests; some are sent at the same time as the one before. */
export const turns = fc.array(fc.tuple(step, fc.option(step, { freq: 4 })), {
  minLength: 10,
  maxLength: 50,
  size: 'max',
});
export type Turn = readonly [Step, Step | null];

const shownStep = ({ do: what, a, b, c }: Step): string => `${what} ${a} ${b} ${c}`;
export const shown = ([one, other]: Turn): string =>
  shownStep(one) + (other ? ` with ${shownStep(other)}` : '');
