import { sql } from 'kysely';
import type { Database, Dialect, Reader, Transaction } from '../../sql/database.ts';
import { joinByKey, type Rows, statement } from '../../sql/query.ts';
import { deliveriesBy, endpointsInQueue, firstDue, listed } from '../delivery-rows.ts';
import { maySend } from '../endpoint-state.ts';
import type { DueDelivery } from '../outbox.ts';

/** An endpoint with due deliveries. */
export interface DueEndpoint {
  school_id: string;
  webhook_id: string;
  status: string;
  archived_at: string | null;
  discard_through: string | null;
  /** When its first delivery is or was due. */
  due_at: string;
}

const lockedRows = (dialect: Dialect) => (dialect === 'postgres' ? sql`for update skip locked` : sql``);

const dueEndpoints = statement<{ now: string }, DueEndpoint>(
  (p) => sql`
    with recursive ${endpointsInQueue}
    select w.school_id, w.id as webhook_id, w.status, w.archived_at, w.discard_through, due.due_at
    from (
      select e.webhook_id, ${firstDue('school_id', p.now)} as school_id, ${firstDue('scheduled_at', p.now)} as due_at
      from endpoint e where e.webhook_id is not null
    ) as due
    join webhooks w on w.school_id = due.school_id and w.id = due.webhook_id`,
);

const claim = statement<
  {
    webhook: string;
    now: string;
    limit: number;
    owner: string;
    after: string;
    onlyTests: number;
    started: 0 | 1;
  },
  DueDelivery
>(
  (p, dialect) => sql`
    update deliveries set claimed_by = ${p.owner}, started = ${p.started}
    where (school_id, id) in (
      select school_id, id from ${deliveriesBy('deliveries_queue', dialect)}
      where status = 'pending' and claimed_by is null and webhook_id = ${p.webhook} and scheduled_at <= ${p.now}
        and id > ${p.after} and (${p.onlyTests} = 0 or "trigger" = 'test')
      order by scheduled_at limit ${p.limit} ${lockedRows(dialect)})
    returning school_id, id, webhook_id, event_id, event_type, attempt, "trigger", first_attempt_at, started`,
);

const start = statement<{ rows: Rows; owner: string }>(
  (p, dialect) => sql`
    update deliveries set started = 1
    where (school_id, id) in (
      select d.school_id, d.id from ${listed(p.rows, dialect)}
      ${joinByKey('webhooks', 'w', { school_id: 'd.school_id', id: 'd.webhook_id' }, dialect)}
      where d.claimed_by = ${p.owner} and d.status = 'pending' and ${maySend})`,
);

const release = statement<{ rows: Rows; owner: string; at: string | null }>(
  (p, dialect) => sql`
    update deliveries set claimed_by = null, started = 0, scheduled_at = coalesce(cast(${p.at} as text), scheduled_at)
    where (school_id, id) in (
      select d.school_id, d.id from ${listed(p.rows, dialect)}
      where d.claimed_by = ${p.owner} and d.status = 'pending')`,
);

/**
 * Decides which process sends what. The claims of a process are valid while its lease lasts. Deliveries that it has
 * claimed and not started have certainly not been sent.
 */
export class Claims {
  readonly #owner: string;

  constructor(owner: string) {
    this.#owner = owner;
  }

  dueEndpoints(db: Reader, now: string): Promise<DueEndpoint[]> {
    return db.all(dueEndpoints, { now });
  }

  /** Claims due deliveries of an endpoint; of an endpoint that is not active, only test events. */
  async claim(
    tx: Transaction,
    endpoint: DueEndpoint,
    { limit, now, started }: { limit: number; now: string; started: 0 | 1 },
  ): Promise<DueDelivery[]> {
    if (endpoint.archived_at !== null) return [];
    return tx.all(claim, {
      webhook: endpoint.webhook_id,
      limit,
      now,
      started,
      owner: this.#owner,
      after: endpoint.discard_through ?? '',
      onlyTests: endpoint.status === 'active' ? 0 : 1,
    });
  }

  /**
   * Records that deliveries may be sent from now on. Those that another process has claimed, or that must not be
   * sent, are not changed.
   */
  async start(db: Database, deliveries: readonly DueDelivery[]): Promise<void> {
    await db.transact((tx) => tx.run(start, { rows: deliveries, owner: this.#owner }));
  }

  /** Releases deliveries that have certainly not been sent; with `at`, they are due again at the time of their school. */
  async release(
    db: Database,
    deliveries: readonly DueDelivery[],
    at: (school: string) => string | null = () => null,
  ): Promise<void> {
    if (deliveries.length === 0) return;
    const byTime = Map.groupBy(deliveries, ({ school_id: school }) => at(school));
    await db.transact(async (tx) => {
      for (const [time, some] of byTime) await tx.run(release, { rows: some, owner: this.#owner, at: time });
    });
  }
}
