import { sql } from 'kysely';
import { iso } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import { databaseTime, endLease } from '../../queue/lease.ts';
import type { Database, Reader, Transaction } from '../../sql/database.ts';
import { forUpdate, query, type Rows, recordKey, rowsOf, statement } from '../../sql/query.ts';
import type { DeliveryRow } from '../../sql/tables.ts';
import { insertDeliveries, listed, type NewDelivery } from '../delivery-rows.ts';

const rowsAtOnce = 200;

// Owners of claimed deliveries: one index seek for each.
const abandoned = statement<Record<never, never>, { owner: string }>(
  (_, dialect) => sql`
    with recursive claimer (owner) as (
      select min(claimed_by) from deliveries where claimed_by is not null
      union all
      select (select min(d.claimed_by) from deliveries d where d.claimed_by is not null and d.claimed_by > claimer.owner)
      from claimer where claimer.owner is not null
    )
    select owner from claimer where owner is not null
      and not exists (select 1 from process_leases e where e.id = claimer.owner and e.lease_until > ${databaseTime(dialect)})`,
);
const lockLease = statement<{ owner: string }, { is_over: number }>(
  (p, dialect) => sql`
    select case when lease_until > ${databaseTime(dialect)} then 0 else 1 end as is_over
    from process_leases where id = ${p.owner} ${forUpdate(dialect)}`,
);
type Claimed = Omit<NewDelivery, 'scheduled_at' | 'created_at' | 'claimed_by'> & Pick<DeliveryRow, 'started'>;

const columns = sql`d.school_id, d.id, d.webhook_id, d.event_id, d.event_type, d.attempt, d."trigger", d.first_attempt_at, d.started`;
const claimedBy = statement<{ owner: string; limit: number }, Claimed>(
  (p, dialect) => sql`
    select ${columns} from deliveries d where d.claimed_by is not null and d.claimed_by = ${p.owner}
    order by d.school_id, d.id limit ${p.limit} ${forUpdate(dialect)}`,
);
const claimedAmong = statement<{ owner: string; rows: Rows }, Claimed>(
  (p, dialect) => sql`
    select ${columns} from ${listed(p.rows, dialect)} where d.claimed_by = ${p.owner} and d.status = 'pending'
    ${forUpdate(dialect, 'of d')}`,
);
const claimedIds = query<{ owner: string }, { school_id: string; id: string }>((db, p) =>
  db
    .selectFrom('deliveries')
    .select(['school_id', 'id'])
    .where('claimed_by', 'is not', null)
    .where('claimed_by', '=', p.owner),
);
const unclaim = statement<{ rows: Rows }>(
  (p, dialect) => sql`
    update deliveries set claimed_by = null, started = 0
    where (school_id, id) in (select d.school_id, d.id from ${listed(p.rows, dialect)})`,
);
const interrupt = statement<{ rows: Rows }>(
  (p, dialect) => sql`
    update deliveries set status = 'retrying', error = 'interrupted', completed_at = r.now, next_attempt_at = r.next,
      claimed_by = null
    from ${rowsOf(p.rows, { ...recordKey, now: 'text', next: 'text' }, dialect)}
    where deliveries.school_id = r.school_id and deliveries.id = r.id`,
);

const longestPauseMs = 600_000;

/** The time of a school, in epoch milliseconds. */
type TimeOf = (school: string) => number;

/**
 * Takes over the claims of a process that has died or has lost track of them. What was certainly not sent returns to
 * the queue unchanged. What may have been sent is never sent again as the same delivery: it ends as `interrupted`,
 * and the event is sent as a new delivery with the same attempt number.
 */
export class Takeover {
  readonly #ids: Ids;

  constructor(ids: Ids) {
    this.#ids = ids;
  }

  /** Takes over from every process whose lease has expired; returns the number of deliveries. */
  async fromTheDead(db: Database, timeOf: TimeOf): Promise<number> {
    let taken = 0;
    for (const { owner } of await db.all(abandoned, {})) {
      for (let more = true; more; ) {
        const batch = await db.transact((tx) => this.#next(tx, owner, timeOf));
        taken += batch;
        more = batch === rowsAtOnce;
      }
    }
    return taken;
  }

  async #next(tx: Transaction, owner: string, timeOf: TimeOf): Promise<number> {
    // Locked until the end of this transaction, so that the lease is not renewed in the meantime.
    const lease = await tx.first(lockLease, { owner });
    if (lease?.is_over === 0) return 0;
    const claimed = await tx.all(claimedBy, { owner, limit: rowsAtOnce });
    await this.#takeOver(tx, claimed, timeOf, 0);
    if (claimed.length < rowsAtOnce) await tx.run(endLease, { owner });
    return claimed.length;
  }

  /**
   * Takes over some of the claims of a living process; deliveries that may have been sent are due again after `pauseMs`, or
   * after as much time as has passed since their first attempt: while results cannot be recorded, receivers get the same
   * events again and again.
   */
  async from(
    tx: Transaction,
    owner: string,
    deliveries: readonly { school_id: string; id: string }[],
    timeOf: TimeOf,
    pauseMs = 0,
  ): Promise<void> {
    const claimed = await tx.all(claimedAmong, { owner, rows: deliveries });
    await this.#takeOver(tx, claimed, timeOf, pauseMs);
  }

  /** The claims of a process. */
  claimedIds(db: Reader, owner: string): Promise<{ school_id: string; id: string }[]> {
    return db.all(claimedIds, { owner });
  }

  async #takeOver(
    tx: Transaction,
    claimed: readonly Claimed[],
    timeOf: TimeOf,
    pauseMs: number,
  ): Promise<void> {
    const unsent = claimed.filter(({ started }) => started === 0);
    const perhapsSent = claimed.filter(({ started }) => started === 1);
    if (unsent.length > 0) await tx.run(unclaim, { rows: unsent });
    if (perhapsSent.length === 0) return;
    const timed = perhapsSent.map((delivery) => {
      const now = timeOf(delivery.school_id);
      const first = Date.parse(delivery.first_attempt_at ?? iso(now));
      const pause = pauseMs === 0 ? 0 : Math.min(Math.max(pauseMs, now - first), longestPauseMs);
      return { delivery, now: iso(now), next: iso(now + pause) };
    });
    const interrupted = timed.map(({ delivery: { school_id, id }, ...times }) => ({
      school_id,
      id,
      ...times,
    }));
    await tx.run(interrupt, { rows: interrupted });
    const again = timed.map(
      ({ delivery, now, next }): NewDelivery => ({
        ...delivery,
        id: this.#ids.next('dlv'),
        first_attempt_at: delivery.first_attempt_at ?? now,
        scheduled_at: next,
        created_at: now,
        claimed_by: null,
        started: 0,
      }),
    );
    await insertDeliveries(tx, again);
  }
}
