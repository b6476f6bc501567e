import type { UnitOfWork } from '../../core/unit-of-work.ts';
import type { Records } from '../../db/records.ts';
import { rowsParameter } from '../../db/rows.ts';
import type { Stored } from '../../db/stored.ts';
import type { Journal } from './journal.ts';
import { postedBy } from './ledger-queries.ts';

/** The journals that reverse those of some records: their exact mirror images. */
export async function reversalsOf(
  { db, schoolId: school, today }: UnitOfWork,
  sourceIds: readonly string[],
  description: (before: string) => string,
): Promise<Journal[]> {
  const rows = rowsParameter(sourceIds.map((id) => ({ id })));
  const entries = await db.all(postedBy, { school, rows });
  return [...Map.groupBy(entries, ({ journal_id }) => journal_id).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { account_id, learner_id, invoice_id, payment_id, bursary_id, currency } = first;
    return {
      ...{ account_id, learner_id, invoice_id, payment_id, bursary_id, currency },
      // Only journals have been written to the table.
      source: { type: first.source_type as Journal['source']['type'], id: first.source_id },
      description: description(first.description),
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

/** Sets the status of records that are locked, and whose journals are reversed with another record. */
export const reverseAll = <T extends { status: 'applied' | 'reversed'; reverse_reason: string | null }>(
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
