import { idsParameter } from '../../sql/query.ts';
import type { Stored } from '../../store/read.ts';
import type { Records } from '../../store/records.ts';
import type { Resource } from '../../store/resource.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { described, type Journal } from './journal.ts';
import { postedBy } from './ledger-queries.ts';
import { post } from './post.ts';
import { feeAccounts } from './tables.ts';

interface Reversible {
  status: string;
  reverse_reason: string | null;
}

/** Reverses a record and its journals. */
export async function reverse<T extends Reversible>(
  work: UnitOfWork,
  kind: Resource<T>,
  { id, reason }: { id: string; reason: string },
): Promise<Stored<T>> {
  const records = work.records(kind);
  records.allow(await records.current(id), 'reverse');
  await post(work, { journals: await reversalsOf(work, [id]) });
  // All kinds of records that are reversed have this field.
  return records.act(id, 'reverse', { reverse_reason: reason } as Partial<T>, { reason });
}

/**
 * The journals that reverse those of some records: their exact mirror images, on the account into which theirs was
 * merged.
 */
export async function reversalsOf(
  work: UnitOfWork,
  sourceIds: readonly string[],
  why = 'Reversed',
): Promise<Journal[]> {
  const { db, schoolId: school, today } = work;
  const rows = idsParameter(sourceIds);
  const entries = await db.all(postedBy, { school, rows });
  const accounts = await accountsNow(work, new Set(entries.map(({ account_id }) => account_id)));
  return [...Map.groupBy(entries, ({ journal_id }) => journal_id).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { learner_id, invoice_id, payment_id, bursary_id, currency } = first;
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
  reason: string,
): Promise<Stored<T>[]> =>
  records.saveAll(
    held.map((current) => {
      // All kinds of records that are reversed have these fields.
      const fields = { status: 'reversed', reverse_reason: reason } as Partial<T>;
      return { current, action: 'reversed', reason, fields };
    }),
  );
