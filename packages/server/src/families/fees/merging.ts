import type { Schemas } from '../../contract/schemas.ts';
import { idRows } from '../../sql/query.ts';
import type { Resource } from '../../store/resource.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import type { Finding, People } from '../merged-records.ts';
import { dueUnder, postedUnder } from './ledger-queries.ts';
import { type Journal, post } from './post.ts';
import { allocations, creditNotes, feeAccounts, invoices } from './tables.ts';

type Invoice = Schemas['Invoice'];

const allocationsUnder = postedUnder('allocations');
const creditNotesUnder = postedUnder('credit_notes');

/**
 * After a merge was undone, what was posted meanwhile on invoices that are moved back is of their learner too: allocations,
 * credit notes, and what the ledger says is due. Returns the number of records by their types, and what to look at.
 */
export async function movePostedBack(
  work: UnitOfWork,
  people: People,
  moved: readonly string[],
): Promise<{ counts: Map<string, number>; notices: Finding[] }> {
  const { db, records, schoolId: school } = work;
  const found = [...(await records(invoices).currentAll(moved)).values()].map(({ plain }) => plain);
  const own = found.filter(({ learner_id }) => learner_id === people.into);
  const under = { school, learner: people.from, rows: idRows(own.map(({ id }) => id)) };
  const counts = new Map<string, number>();
  const give = async <T extends { learner_id: string }>(
    kind: Resource<T>,
    rows: readonly { id: string }[],
  ) => {
    const held = await records(kind).currentAll(rows.map(({ id }) => id));
    const fields = { learner_id: people.into } as Partial<T>;
    const writes = [...held.values()].map((current) => ({ current, action: 'moved', fields }));
    await records(kind).saveAll(writes, { isUnchecked: true });
    counts.set(kind.object, writes.length);
  };
  await give(allocations, await db.all(allocationsUnder, under));
  await give(creditNotes, await db.all(creditNotesUnder, under));
  const due = new Map((await db.all(dueUnder, under)).map(({ id, amount }) => [id, amount]));
  const journals = own.flatMap((invoice) => movedDue(work, people, invoice, due.get(invoice.id) ?? 0));
  if (journals.length > 0) await post(work, { journals });
  return { counts, notices: await chargedToOther(work, people, own) };
}

/** What is due under the name of the other learner, which is that of the learner of the invoice from now on. */
function movedDue(
  { today }: UnitOfWork,
  people: People,
  { id: invoice_id, account_id, number, currency }: Invoice,
  amount: number,
): Journal[] {
  if (amount === 0 || account_id === null) return [];
  const line = { ledger_account: 'receivable', amount: Math.abs(amount), reverses_id: null } as const;
  const [given, taken] = amount > 0 ? (['debit', 'credit'] as const) : (['credit', 'debit'] as const);
  return [
    {
      ...{ account_id, invoice_id, currency, learner_id: people.into, payment_id: null, bursary_id: null },
      source: { type: 'fee_account', id: account_id },
      description: `Invoice ${number} moved to its learner, because a merge was undone`,
      effective_on: today,
      lines: [
        { ...line, direction: taken, learner_id: people.from },
        { ...line, direction: given },
      ],
    },
  ];
}

/** Invoices that were issued meanwhile on an account of the other learner. */
async function chargedToOther(
  { records }: UnitOfWork,
  people: People,
  own: readonly Invoice[],
): Promise<Finding[]> {
  const accounts = await records(feeAccounts).currentAll(own.flatMap(({ account_id }) => account_id ?? []));
  return own.flatMap(({ id, number, status, account_id }) => {
    const learners = accounts.get(account_id ?? '')?.plain.learner_ids ?? [];
    if (status === 'void' || learners.includes(people.into) || !learners.includes(people.from)) return [];
    const detail = `The invoice ${number} is on ${account_id}, an account of the other learner. Void it and create it again, or add its learner to the account.`;
    return { type: 'invoice', id, existing_id: account_id, code: 'other_account', detail };
  });
}
