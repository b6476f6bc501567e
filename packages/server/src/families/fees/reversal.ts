import type { UnitOfWork } from '../../core/unit-of-work.ts';
import type { Records } from '../../db/records.ts';
import type { Resource } from '../../db/resource.ts';
import { rowsParameter } from '../../db/rows.ts';
import type { Stored } from '../../db/stored.ts';
import { described, type Journal } from './journal.ts';
import { postedBy } from './ledger-queries.ts';
import { post } from './post.ts';

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

/** The journals that reverse those of some records: their exact mirror images. */
export async function reversalsOf(
  { db, schoolId: school, today }: UnitOfWork,
  sourceIds: readonly string[],
  why = 'Reversed',
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
