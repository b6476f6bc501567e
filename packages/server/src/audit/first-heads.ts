import type { Database } from '../db/database.ts';
import { query } from '../db/query.ts';
import { type Clock, iso } from '../lib/clock.ts';
import { type Heads, lockNumbering } from './heads.ts';

const name = 'audit_log_signed_since';

/** The time since which heads of this database are signed; no row before the first start of a server. */
export const signedSince = query<Record<never, never>, { value: string }>((db) =>
  db.selectFrom('instance').select('value').where('name', '=', name),
);
const record = query<{ value: string }>((db, p) =>
  db.insertInto('instance').values({ name, value: p.value }),
);
const unsigned = query<Record<never, never>, { school_id: string; sequence: number; hash: string }>((db) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('audit_log')
        .select((select) => ['school_id', select.fn.max<number>('sequence').as('newest')])
        .where('sequence', 'is not', null)
        .groupBy('school_id')
        .as('log'),
    )
    .innerJoin('audit_log as entry', (join) =>
      join.onRef('entry.school_id', '=', 'log.school_id').onRef('entry.sequence', '=', 'log.newest'),
    )
    .leftJoin('audit_heads as head', 'head.school_id', 'log.school_id')
    .where('head.school_id', 'is', null)
    .select(['entry.school_id', 'entry.sequence', 'entry.hash']),
);

/** Runs once per database: signs the heads of logs that were written before heads were signed. */
export async function signFirstHeads(db: Database, heads: Heads, clock: Clock): Promise<void> {
  if (await db.first(signedSince, {})) return;
  await db.transact(async (tx) => {
    await lockNumbering(tx);
    if (await tx.first(signedSince, {})) return;
    for (const newest of await tx.all(unsigned, {})) await heads.sign(tx, undefined, newest);
    await tx.run(record, { value: iso(clock.now()) });
  });
}
