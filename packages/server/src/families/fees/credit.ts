import type { Schemas } from '../../contract/schemas.ts';
import { idsParameter } from '../../sql/query.ts';
import type { DailyTask } from '../../work/tasks.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { schools } from '../school/tables.ts';
import { allocationOf, duesOn, journalOfPart, type Part, paidFrom } from './allocating.ts';
import type { Journal } from './journal.ts';
import { post } from './post.ts';
import { creditDue, paymentsWithCredit } from './queries.ts';
import { allocations, payments } from './tables.ts';

type Invoice = Schemas['Invoice'];

/** An allocation that is about to be made. */
interface Planned {
  payment: Schemas['Payment'];
  part: Part;
}

/**
 * What the credit of accounts pays, and of invoices that are about to be issued on them: what was received first pays
 * what is due first. The number of statements does not depend on how many there are.
 */
async function planCredit(
  work: UnitOfWork,
  accounts: readonly string[],
  issued: readonly Invoice[] = [],
): Promise<Planned[]> {
  const { db, records, schoolId: school } = work;
  const rows = idsParameter(accounts);
  const ids = (await db.all(paymentsWithCredit, { school, rows })).map(({ id }) => id);
  if (ids.length === 0) return [];
  const held = await records(payments).currentAll(ids);
  const paid = ids.flatMap((id) => held.get(id)?.plain ?? []);
  const dues = Map.groupBy(
    await duesOn(work, [...new Set(paid.map(({ account_id }) => account_id))], issued),
    ({ invoice }) => String(invoice.account_id),
  );
  return paid.flatMap((payment) =>
    paidFrom(dues.get(payment.account_id) ?? [], payment.unallocated_amount).map((part) => ({
      payment,
      part: { ...part, id: work.newId(allocations.prefix) },
    })),
  );
}

/** The journals of such allocations. */
export const journalsOf = (work: UnitOfWork, planned: readonly Planned[]): Journal[] =>
  planned.map(({ payment, part }) => journalOfPart(work, payment, part));

/** Creates the records of such allocations, whose journals have been written. */
export const createPlanned = (work: UnitOfWork, planned: readonly Planned[]) =>
  work
    .records(allocations)
    .saveAll(planned.map(({ payment, part }) => ({ fields: allocationOf(work, payment, part) })));

/** Allocates the credit of accounts. */
export async function applyCredit(work: UnitOfWork, accounts: readonly string[]): Promise<void> {
  const planned = await planCredit(work, accounts);
  if (planned.length === 0) return;
  await post(work, { journals: journalsOf(work, planned) });
  await createPlanned(work, planned);
}

/** Whether the school wants credit to be allocated without a request. */
export const isAutomatic = async ({ records, schoolId }: UnitOfWork): Promise<boolean> =>
  (await records(schools).get(schoolId)).plain.auto_apply_credit;

/** What credit pays when invoices are issued, if that is automatic. */
export async function planAtIssue(work: UnitOfWork, issued: readonly Invoice[]): Promise<Planned[]> {
  if (!(await isAutomatic(work))) return [];
  const accounts = issued.flatMap(({ account_id }) => account_id ?? []);
  return planCredit(work, [...new Set(accounts)], issued);
}

async function applyDaily(work: UnitOfWork, account: string): Promise<void> {
  if (await isAutomatic(work)) await applyCredit(work, [account]);
}

export const dailyTasks: readonly DailyTask[] = [{ due: creditDue, run: applyDaily }];
