import { Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { rowsParameter } from '../../db/rows.ts';
import type { RecordWork } from '../../db/rules.ts';
import { elsewhere, join, leave } from './member-queries.ts';

type FeeAccount = Schemas['FeeAccount'];

/** Records whose account it is, while it is not archived: a learner is on one account per currency. */
export async function keepMembers(
  next: FeeAccount,
  previous: FeeAccount | undefined,
  { db, schoolId: school }: RecordWork,
): Promise<void> {
  const account = next.id;
  const before = previous && previous.archived_at === null ? previous.learner_ids : [];
  const after = next.archived_at === null ? next.learner_ids.toSorted() : [];
  if (before.toSorted().join() === after.join()) return;
  if (before.length > 0) await db.run(leave, { school, account });
  if (after.length === 0) return;
  const rows = rowsParameter(after.map((learner_id) => ({ learner_id })));
  const params = { school, account, currency: next.currency, rows };
  if ((await db.run(join, params)) === after.length) return;
  const [other] = await db.all(elsewhere, params);
  throw new Problem(
    'learner_has_account',
    `The learner ${other?.learner_id} is on the fee account ${other?.account_id}. Remove the learner from it first.`,
    { members: { existing_id: other?.account_id } },
  );
}
