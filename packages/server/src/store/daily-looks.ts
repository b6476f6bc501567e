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
  /** A hash of the days of the schools. */
  days: string;
  /** When the process began to look, in epoch milliseconds. */
  at: number;
}

/** The last look of any process at a time zone; undefined if there was none. */
export async function lastLook(db: Reader, zone: string): Promise<DailyLook | undefined> {
  const row = await db.first(find, { name: nameOf(zone) });
  return row && JSON.parse(row.value);
}

/** Other processes need not look again for a while. */
export async function noteLook(db: Database, zone: string, look: DailyLook): Promise<void> {
  await db.transact((tx) => tx.run(write, { name: nameOf(zone), value: JSON.stringify(look) }));
}
