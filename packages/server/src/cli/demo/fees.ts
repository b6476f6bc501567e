import type { Invoice, Rollbook } from '@rollbook/sdk';
import { addDays } from '../../lib/dates.ts';
import { type Ids, idsOf, Random, source } from './random.ts';
import type { DemoSchool } from './school.ts';

/** What the school charges for a term, in cents. */
const feeItems = [
  { external_id: 'tuition', name: 'Tuition', category: 'tuition', amount: 285_000 },
  { external_id: 'books', name: 'Books and stationery', category: 'books', amount: 42_500 },
] as const;

/** Bursaries are for one learner in so many. */
const learnersPerBursary = 50;

/** The learners who have a bursary, and what it gives. */
export const bursariesOf = (learners: readonly string[]) =>
  learners
    .filter((_, index) => index % learnersPerBursary === 7)
    .map((learner, index) =>
      index % 2 === 0
        ? { learner, name: 'Fee exemption', kind: 'exemption' as const, exemption_type: 'total' as const }
        : { learner, name: 'Example Foundation bursary', kind: 'percentage' as const, basis_points: 5000 },
    );

interface Due {
  learner: string;
  number: string;
  amount_due: number;
}

/** The payments of a bank statement: most families pay all or a part, some without the number of the invoice. */
export function paymentsOf(seed: number, invoices: readonly Due[], day: string) {
  const random = new Random(seed * 31 + 7);
  return invoices.flatMap(({ learner, number, amount_due: due }) => {
    const [which, part] = [random.next(), random.between(1, 3)];
    if (due === 0 || which > 0.7) return [];
    const amount = which < 0.5 ? due : Math.floor((due * part) / 4);
    const reference = which < 0.63 ? `EFT ${number}` : `SCHOOL FEES ${learner}`;
    return [{ external_id: `payment ${learner}`, reference, amount, received_on: day }];
  });
}

interface Options {
  seed: number;
  /** In the school's time zone. */
  today: string;
  learnerIds: Ids;
  drainJobs(): Promise<void>;
}

const daysToPay = 14;

/** Charges the fees of the current term, and receives payments. What is there already is left as it is. */
export async function addFees(
  client: Rollbook,
  { terms, placements }: DemoSchool,
  { seed, today, learnerIds, drainJobs }: Options,
): Promise<void> {
  const current = terms.find(({ starts_on, ends_on }) => starts_on <= today && today <= ends_on);
  if (!current) return;
  const [term] = (await client.terms.list({ external_id: `${source}:${current.external_id}` })).data;
  if (!term) return;
  const names = placements.map(({ external_id }) => String(external_id));
  await addBursaries(client, term.academic_year_id, names, learnerIds);
  const fee_item_ids = await itemIds(client);
  const sent = { term_id: term.id, fee_item_ids, due_date: addDays(today, daysToPay) };
  for await (const { id } of client.gradeLevels.list({ limit: 100 }))
    await client.invoices.generate({ ...sent, grade_level_id: id });
  const invoices = await issueAll(client, term.id, names, learnerIds);
  await receive(client, paymentsOf(seed, invoices, today), drainJobs);
  await giveCredit(client);
}

async function itemIds(client: Rollbook): Promise<string[]> {
  const known = await idsOf(client.feeItems.list());
  const ids: string[] = [];
  for (const { external_id, ...item } of feeItems) {
    const external_ids = { [source]: external_id };
    ids.push(known.get(external_id) ?? (await client.feeItems.create({ ...item, external_ids })).id);
  }
  return ids;
}

async function addBursaries(
  client: Rollbook,
  academic_year_id: string,
  names: readonly string[],
  learnerIds: Ids,
): Promise<void> {
  const known = await idsOf(client.bursaries.list({ limit: 100 }));
  for (const { learner, ...bursary } of bursariesOf(names)) {
    if (known.has(learner)) continue;
    await client.bursaries.create({
      ...bursary,
      academic_year_id,
      learner_id: learnerIds.get(learner) ?? '',
      status: 'active',
      external_ids: { [source]: learner },
    });
  }
}

/** Issues the drafts of the term; returns the invoices in the order of the learners. */
async function issueAll(
  client: Rollbook,
  term_id: string,
  names: readonly string[],
  learnerIds: Ids,
): Promise<{ learner: string; number: string; amount_due: number }[]> {
  await client.invoices.issueAll({ term_id });
  const invoices = new Map<string, Invoice>();
  for await (const invoice of client.invoices.list({ limit: 100 })) invoices.set(invoice.learner_id, invoice);
  return names.flatMap((learner) => {
    const invoice = invoices.get(learnerIds.get(learner) ?? '');
    if (!invoice) return [];
    const { total, bursary_total, number } = invoice;
    // What was due before it was paid.
    return [{ learner, number: number ?? '', amount_due: total - bursary_total }];
  });
}

/** Imports the bank statement, once. */
async function receive(
  client: Rollbook,
  rows: ReturnType<typeof paymentsOf>,
  drainJobs: () => Promise<void>,
): Promise<void> {
  const [known] = (await client.imports.list({ kind: 'payments', status: 'completed' })).data;
  if (known) return;
  const { id } = await client.imports.create({ kind: 'payments', source, rows });
  await drainJobs();
  const { status, counts } = await client.imports.get(id);
  if (status !== 'completed')
    throw new Error(`The payments of the demo school: ${status}, ${counts.failed} failed`);
}

/** One invoice that nobody has paid is reduced. */
async function giveCredit(client: Rollbook): Promise<void> {
  const [known] = (await client.ledgerEntries.list({ ledger_account: 'credit_notes', limit: 1 })).data;
  const [invoice] = (await client.invoices.list({ status: 'issued', limit: 1 })).data;
  if (known || !invoice) return;
  await client.creditNotes.create(invoice.id, {
    amount: 42_500,
    reason: 'Has the books of an older sibling',
  });
}
