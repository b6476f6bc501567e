import type { Reader, Transaction } from './database.ts';
import { query } from './query.ts';

/** The entry of `instance` with the live school that was first in use. */
const liveUse = 'live_use';

const note = query<{ school: string }>((db, p) =>
  db
    .insertInto('instance')
    .values({ name: liveUse, value: p.school })
    .onConflict((conflict) => conflict.column('name').doNothing()),
);
const find = query<Record<never, never>, { value: string }>((db) =>
  db.selectFrom('instance').select('value').where('name', '=', liveUse),
);
const usedKey = query<Record<never, never>, { id: string }>((db) =>
  db
    .selectFrom('api_keys')
    .select('id')
    .where('mode', '=', 'live')
    .where('last_used_at', 'is not', null)
    .limit(1),
);

/**
 * Whether a live school is in use. Every test school has a live school, also that of a demo, so its existence says
 * nothing: it is in use from its creation by `rollbook school create`, or from the first request with one of its keys.
 */
export async function inLiveUse(db: Reader): Promise<boolean> {
  // The entry is also missing if only processes wrote it that do not allow loopback addresses.
  return (await db.first(find, {})) !== undefined || (await db.first(usedKey, {})) !== undefined;
}

export async function noteLiveUse(tx: Transaction, school: string): Promise<void> {
  await tx.run(note, { school });
}
