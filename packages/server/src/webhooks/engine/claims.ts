import { type RawBuilder, sql } from 'kysely';
import type { Database, Dialect, Reader, Transaction } from '../../sql/database.ts';
import { forUpdate, joinByKey, type RowColumns, type Rows, rowsOf, statement } from '../../sql/query.ts';
import { isInUse } from '../../sql/school-rows.ts';
import { deliveriesBy, endpointsInQueue, firstDue, keysOf, listed } from '../delivery-rows.ts';
import { maySend } from '../endpoint-state.ts';
import type { DueDelivery } from '../outbox.ts';

/** An endpoint with due deliveries. */
export interface DueEndpoint {
  school_id: string;
  webhook_id: string;
  status: string;
  archived_at: string | null;
  discard_through: string | null;
  max_deliveries_per_second: number | null;
  /** When the limit allows the next deliveries. */
  next_at: string | null;
  /** When its first delivery is or was due. */
  due_at: string;
}

/** The endpoints of a table `endpoint (webhook_id)` with due deliveries. */
const dueOf = (now: unknown, dialect: Dialect) => sql`
  select w.school_id, w.id as webhook_id, w.status, w.archived_at, w.discard_through, w.max_deliveries_per_second,
    due.scheduled_at as due_at, pace.next_at
  from ${firstDue(now, dialect)} as due
  join webhooks w on w.school_id = due.school_id and w.id = due.webhook_id
  left join webhook_pace pace on pace.school_id = due.school_id and pace.webhook_id = due.webhook_id
  where ${isInUse('due.school_id')}`;

const dueEndpoints = statement<{ now: string }, DueEndpoint>(
  (p, dialect) => sql`with recursive ${endpointsInQueue} ${dueOf(p.now, dialect)}`,
);
const dueAmong = statement<{ now: string; rows: Rows }, DueEndpoint>(
  (p, dialect) => sql`
    with endpoint (webhook_id) as (select r.webhook_id from ${rowsOf(p.rows, { webhook_id: 'text' }, dialect)})
    ${dueOf(p.now, dialect)}`,
);

/** What is claimed of the queue of an endpoint. */
export interface Wanted {
  webhook_id: string;
  /** The maximum number. */
  slots: number;
  /** The time of the school. */
  now: string;
  /** Only deliveries with greater identifiers. */
  after: string;
  only_tests: 0 | 1;
  started: 0 | 1;
}

const wantedColumns = {
  webhook_id: 'text',
  slots: 'integer',
  now: 'text',
  after: 'text',
  only_tests: 'integer',
  started: 'integer',
} as const satisfies RowColumns & Record<keyof Wanted, string>;

/** The first due deliveries of one endpoint. */
const firstOf = (columns: RawBuilder<unknown>, one: Record<keyof Wanted, unknown>, dialect: Dialect) => sql`
  select ${columns} from ${deliveriesBy('deliveries_queue', dialect, 'd')}
  where d.status = 'pending' and d.claimed_by is null and d.webhook_id = ${one.webhook_id}
    and d.scheduled_at <= ${one.now} and d.id > ${one.after} and (${one.only_tests} = 0 or d."trigger" = 'test')
  order by d.scheduled_at limit ${one.slots} ${forUpdate(dialect, 'skip locked')}`;

const claimed = sql`returning deliveries.school_id, deliveries.id, deliveries.webhook_id, deliveries.event_id,
  deliveries.event_type, deliveries.attempt, deliveries."trigger", deliveries.first_attempt_at, deliveries.started`;

// The rows are locked, and read again at their places: whatever the statistics say, no other row is read.
const claimOfAll = statement<{ rows: Rows; owner: string }, DueDelivery>((p, dialect) => {
  const wanted = rowsOf(p.rows, wantedColumns, dialect);
  const columns = Object.keys(wantedColumns).map((name) => [name, sql.ref(`r.${name}`)]);
  const one = Object.fromEntries(columns) as Record<keyof Wanted, unknown>;
  return sql`
    update deliveries set claimed_by = ${p.owner}, started = r.started
    from ${wanted}
    where deliveries.webhook_id = r.webhook_id and deliveries.ctid = any (array(
      select found.ctid from ${wanted} cross join lateral (${firstOf(sql`d.ctid`, one, dialect)}) as found))
    ${claimed}`;
});

const claimOfOne = statement<Record<keyof Wanted, string | number> & { owner: string }, DueDelivery>(
  (p, dialect) => sql`
    update deliveries set claimed_by = ${p.owner}, started = ${p.started}
    where (school_id, id) in (${firstOf(sql`d.school_id, d.id`, p, dialect)})
    ${claimed}`,
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

  /** The endpoints with due deliveries; only some endpoints, if their ids are given. */
  dueEndpoints(db: Reader, now: string, among?: readonly string[]): Promise<DueEndpoint[]> {
    if (!among) return db.all(dueEndpoints, { now });
    return db.all(dueAmong, { now, rows: among.map((webhook_id) => ({ webhook_id })) });
  }

  /** Claims due deliveries of any number of endpoints. */
  async claim(tx: Transaction, wanted: readonly Wanted[]): Promise<DueDelivery[]> {
    const owner = this.#owner;
    const rows = wanted.filter(({ slots }) => slots > 0);
    if (rows.length === 0) return [];
    // SQLite has no lateral join; its statements are no round trips.
    if (tx.dialect === 'postgres') return tx.all(claimOfAll, { rows, owner });
    const found: DueDelivery[] = [];
    for (const one of rows) found.push(...(await tx.all(claimOfOne, { ...one, owner })));
    return found;
  }

  /**
   * Records that deliveries may be sent from now on. Those that another process has claimed, or that must not be
   * sent, are not changed.
   */
  async start(db: Database, deliveries: readonly DueDelivery[]): Promise<void> {
    await db.transact((tx) => tx.run(start, { rows: keysOf(deliveries), owner: this.#owner }));
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
      for (const [time, some] of byTime)
        await tx.run(release, { rows: keysOf(some), owner: this.#owner, at: time });
    });
  }
}
