import { sha256 } from '../crypto/cipher.ts';
import type { Database, Reader } from '../sql/database.ts';
import { query } from '../sql/query.ts';

const nameOf = (zone: string): string => `daily tasks ${zone}`;

const find = query<{ name: string }, { value: string }>((db, p) =>
  db.selectFrom('instance').select('value').where('name', '=', p.name),
);
const write = query<{ name: string; value: string }>((db, p) =>
  db
    .insertInto('instance')
    .values({ name: p.name, value: p.value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: p.value })),
);

/** That a process looked for all that is due in a time zone, and found nothing more. */
export interface DailyLook {
  /** The days of the schools, in a text. */
  days: string;
  /** When the process began to look, in epoch milliseconds. */
  at: number;
}

/** When any process last looked at these days of a time zone; undefined if none did. */
export async function lastLook(db: Reader, zone: string, days: string): Promise<number | undefined> {
  const row = await db.first(find, { name: nameOf(zone) });
  if (!row) return undefined;
  const look: DailyLook = JSON.parse(row.value);
  return look.days === sha256(days) ? look.at : undefined;
}

/** Other processes need not look again for a while. */
export async function noteLook(db: Database, zone: string, { days, at }: DailyLook): Promise<void> {
  const value = JSON.stringify({ days: sha256(days), at } satisfies DailyLook);
  await db.transact((tx) => tx.run(write, { name: nameOf(zone), value }));
}
