import { hostname } from 'node:os';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../db/database.ts';
import { type Params, type Query, query } from '../db/query.ts';
import type { Tables } from '../db/tables.ts';
import type { DueDelivery } from './outbox.ts';

const statement = <P extends Params, R>(
  build: (p: P, lock: RawBuilder<unknown>) => RawBuilder<R>,
): Query<P, R> =>
  query<P, R>((db: Kysely<Tables>, p, dialect) => {
    const built = build(p, dialect === 'postgres' ? sql`for update skip locked` : sql``);
    return { compile: () => built.compile(db) };
  });

// One seek an endpoint, however long the queue of each: a loose scan over the index of what is pending.
const dueEndpoints = statement<{ now: string }, { webhook_id: string }>(
  (p) => sql`
    with recursive endpoint (webhook_id) as (
      select min(webhook_id) from deliveries where status = 'pending'
      union all
      select (select min(d.webhook_id) from deliveries d where d.status = 'pending' and d.webhook_id > endpoint.webhook_id)
      from endpoint where endpoint.webhook_id is not null
    )
    select webhook_id from endpoint where webhook_id is not null and exists (
      select 1 from deliveries d
      where d.status = 'pending' and d.webhook_id = endpoint.webhook_id and d.scheduled_at <= ${p.now}
        and (d.lease_until is null or d.lease_until <= ${p.now}))`,
);

const claim = statement<
  { webhook: string; now: string; limit: number; owner: string; until: string },
  DueDelivery
>(
  (p, lock) => sql`
    update deliveries set claimed_by = ${p.owner}, lease_until = ${p.until}
    where (school_id, id) in (
      select school_id, id from deliveries
      where status = 'pending' and webhook_id = ${p.webhook} and scheduled_at <= ${p.now}
        and (lease_until is null or lease_until <= ${p.now})
      order by scheduled_at limit ${p.limit} ${lock})
    returning school_id, id, webhook_id, event_id, event_type, attempt, "trigger", first_attempt_at, lease_until`,
);

const renew = query<{ school: string; id: string; owner: string; until: string }>((db, p) =>
  db
    .updateTable('deliveries')
    .set({ lease_until: p.until })
    .where('school_id', '=', p.school)
    .where('id', '=', p.id)
    .where('claimed_by', '=', p.owner)
    .where('status', '=', 'pending'),
);

const release = query<{ school: string; id: string; owner: string; at: string }>((db, p) =>
  db
    .updateTable('deliveries')
    .set({ claimed_by: null, lease_until: null, scheduled_at: p.at })
    .where('school_id', '=', p.school)
    .where('id', '=', p.id)
    .where('claimed_by', '=', p.owner)
    .where('status', '=', 'pending'),
);

const setAside = query<{ school: string; id: string; owner: string; status: string }>((db, p) =>
  db
    .updateTable('deliveries')
    .set({ claimed_by: null, lease_until: null, status: p.status })
    .where('school_id', '=', p.school)
    .where('id', '=', p.id)
    .where('claimed_by', '=', p.owner)
    .where('status', '=', 'pending'),
);

const owners = query<Record<never, never>, { claimed_by: string }>((db) =>
  db
    .selectFrom('deliveries')
    .select('claimed_by')
    .distinct()
    // The condition on the endpoint, always true, is what makes this a walk of the queue and not of every delivery.
    .where('status', '=', sql.lit('pending'))
    .where('webhook_id', '>', '')
    .where('claimed_by', 'is not', null)
    .$castTo<{ claimed_by: string }>(),
);
const releaseAllOf = query<{ owner: string }>((db, p) =>
  db
    .updateTable('deliveries')
    .set({ claimed_by: null, lease_until: null })
    .where('status', '=', sql.lit('pending'))
    .where('claimed_by', '=', p.owner),
);

/**
 * Who sends what. A claim is a lease: its holder alone sends the delivery until the lease ends, and when the
 * holder dies others take over after that. Machines that share a PostgreSQL are expected to keep time by NTP.
 */
export class Claims {
  readonly owner: string;

  constructor(uniqueSuffix: string) {
    this.owner = `${hostname()}:${process.pid}:${startedAt()}:${uniqueSuffix}`;
  }

  dueEndpoints(db: Database, now: string): Promise<{ webhook_id: string }[]> {
    return db.all(dueEndpoints, { now });
  }

  claim(tx: Transaction, webhook: string, limit: number, now: string, until: string): Promise<DueDelivery[]> {
    return tx.all(claim, { webhook, limit, now, until, owner: this.owner });
  }

  /** Prolongs a lease; false when it is no longer ours. */
  async renew(tx: Transaction, { school_id: school, id }: DueDelivery, until: string): Promise<boolean> {
    return (await tx.run(renew, { school, id, until, owner: this.owner })) > 0;
  }

  async release(tx: Transaction, deliveries: readonly DueDelivery[], at: string): Promise<void> {
    for (const { school_id: school, id } of deliveries)
      await tx.run(release, { school, id, at, owner: this.owner });
  }

  /** Gives up a delivery that is not to be sent for now, or at all. */
  async setAside(tx: Transaction, delivery: DueDelivery, status: 'held' | 'cancelled'): Promise<void> {
    const { school_id: school, id } = delivery;
    await tx.run(setAside, { school, id, status, owner: this.owner });
  }

  /** Frees what processes of this machine held when they died: there is no need to wait for their leases. */
  async releaseOfTheDead(db: Database): Promise<void> {
    const dead = (await db.all(owners, {}))
      .map((row) => row.claimed_by)
      .filter((owner) => this.#isDead(owner));
    if (dead.length === 0) return;
    await db.transact(async (tx) => {
      for (const owner of dead) await tx.run(releaseAllOf, { owner });
    });
  }

  #isDead(owner: string): boolean {
    const [host, pid, started] = owner.split(':');
    if (host !== hostname()) return false;
    // In a container every process has the same number, so a former one is told by when it started.
    if (Number(pid) === process.pid) return started !== startedAt();
    try {
      process.kill(Number(pid), 0);
      return false;
    } catch (error) {
      return error instanceof Error && 'code' in error && error.code === 'ESRCH';
    }
  }
}

const startedAt = (): string => String(Math.round(performance.timeOrigin));
