import type { Reader, Transaction } from '../sql/database.ts';
import { query } from '../sql/query.ts';

/** The entry of `instance` with the live school that was first in use. */
const liveUse = 'live_use';

const note = query<{ school: string }>((db, p) =>
  db
    .insertInto('instance')
    .values({ name: liveUse, value: p.school })
    .onConflict((conflict) => conflict.column('name').doNothing()),
);
const find = query<Record<never, never>, { name: string }>((db) =>
  db.selectFrom('instance').select('name').where('name', '=', liveUse),
);

/**
 * Whether a live school is in use. Every test school has a live school, also that of a demo, so its existence says
 * nothing: it is in use from its creation by `rollbook school create`, or from the first request with one of its keys.
 */
export async function inLiveUse(db: Reader): Promise<boolean> {
  return (await db.first(find, {})) !== undefined;
}

export async function noteLiveUse(tx: Transaction, school: string): Promise<void> {
  await tx.run(note, { school });
}
