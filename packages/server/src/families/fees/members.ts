import { Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { rowsParameter } from '../../db/rows.ts';
import type { RecordWork, StateChange } from '../../db/rules.ts';
import { elsewhere, join, leave } from './member-queries.ts';

type FeeAccount = Schemas['FeeAccount'];

/** Records whose account it is, while it is not archived: a learner is on one account per currency. */
export async function keepMembers(
  changes: readonly StateChange<FeeAccount>[],
  { db, schoolId: school }: RecordWork,
): Promise<void> {
  const moved = changes.filter(({ next, previous }) => membersOf(next).join() !== membersOf(previous).join());
  const left = moved.flatMap(({ previous }) =>
    previous && membersOf(previous).length > 0 ? [{ account_id: previous.id }] : [],
  );
  if (left.length > 0) await db.run(leave, { school, rows: rowsParameter(left) });
  const joined = moved.flatMap(({ next }) =>
    membersOf(next).map((learner_id) => ({ learner_id, currency: next.currency, account_id: next.id })),
  );
  if (joined.length === 0) return;
  const rows = rowsParameter(joined);
  if ((await db.run(join, { school, rows })) === joined.length) return;
  const [other] = await db.all(elsewhere, { school, rows });
  throw new Problem(
    'learner_has_account',
    `The learner ${other?.learner_id} belongs to the fee account ${other?.account_id}. Remove the learner from it first.`,
    { members: { existing_id: other?.account_id } },
  );
}

const membersOf = (account: FeeAccount | undefined): string[] =>
  account && account.archived_at === null ? account.learner_ids.toSorted() : [];
