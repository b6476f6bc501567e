import { sql } from 'kysely';
import { iso } from '../../lib/clock.ts';
import { renewEveryMs } from '../../queue/lease.ts';
import type { Database, Reader, Transaction } from '../../sql/database.ts';
import { forUpdate, query, type Rows, recordKey, rowsOf, statement } from '../../sql/query.ts';
import { inSchool, isInUse } from '../../sql/school-rows.ts';
import { type AttemptKey, deliveriesBy, endEarlierAttempts } from '../delivery-rows.ts';
import type { Endpoint } from '../endpoint-state.ts';
import type { DueEndpoint } from './claims.ts';

/** Maximum number of deliveries that one transaction holds, cancels or releases. */
const rowsAtOnce = 200;
/** Delay between two held deliveries that are sent after an endpoint is activated again. */
const drainIntervalMs = 100;
const drainBatch = 100;

const toSettle = query<{ now: string }, { school_id: string; id: string; settles_at: string }>((db, p) =>
  db
    .selectFrom('webhooks')
    .select(['school_id', 'id', 'settles_at'])
    .where('settles_at', 'is not', null)
    .where('settles_at', '<=', p.now)
    .where(isInUse('school_id'))
    .$castTo<{ school_id: string; id: string; settles_at: string }>(),
);

type State = Pick<DueEndpoint, 'status' | 'archived_at' | 'discard_through'> & { settles_at: string | null };

const lockState = query<Endpoint, State>((db, p, dialect) => {
  const select = inSchool(db, 'webhooks', p)
    .select(['status', 'archived_at', 'discard_through', 'settles_at'])
    .where('id', '=', p.webhook);
  return dialect === 'postgres' ? select.forUpdate() : select;
});
const note = query<Endpoint & { at: string | null; discard: string | null }>((db, p) =>
  db
    .updateTable('webhooks')
    .set({ settles_at: p.at, discard_through: p.discard })
    .where('school_id', '=', p.school)
    .where('id', '=', p.webhook),
);
const discardFrom = query<Endpoint & { at: string; through: string }>((db, p) =>
  db
    .updateTable('webhooks')
    .set({ settles_at: p.at, discard_through: p.through })
    .where('school_id', '=', p.school)
    .where('id', '=', p.webhook),
);
const settleFrom = query<Endpoint & { at: string }>((db, p) =>
  db
    .updateTable('webhooks')
    .set({ settles_at: p.at })
    .where('school_id', '=', p.school)
    .where('id', '=', p.webhook),
);

const unclaimed = (webhook: unknown) =>
  sql`status = 'pending' and claimed_by is null and webhook_id = ${webhook}`;

const hold = statement<{ webhook: string; limit: number }>(
  (p, dialect) => sql`
    update deliveries set status = 'held'
    where (school_id, id) in (
      select school_id, id from ${deliveriesBy('deliveries_queue', dialect)} where ${unclaimed(p.webhook)} and "trigger" <> 'test'
      limit ${p.limit} ${forUpdate(dialect, 'skip locked')})`,
);
const cancel = (index: Parameters<typeof deliveriesBy>[0], which: typeof unclaimed) =>
  statement<{ webhook: string; through: string; limit: number; now: string }, AttemptKey>(
    (p, dialect) => sql`
      update deliveries set status = 'cancelled', completed_at = ${p.now}
      where (school_id, id) in (
        select school_id, id from ${deliveriesBy(index, dialect)} where ${which(p.webhook)} and id <= ${p.through}
        limit ${p.limit} ${forUpdate(dialect, 'skip locked')})
      returning school_id, id, event_id, webhook_id`,
  );
const cancelUnclaimed = cancel('deliveries_queue', unclaimed);
const cancelHeld = cancel('deliveries_held', (webhook) => sql`status = 'held' and webhook_id = ${webhook}`);
const held = statement<{ webhook: string; limit: number }, { school_id: string; id: string }>(
  (p, dialect) => sql`
    select school_id, id from ${deliveriesBy('deliveries_held', dialect)}
    where status = 'held' and webhook_id = ${p.webhook} order by id limit ${p.limit}`,
);
const releaseHeld = statement<{ rows: Rows }>(
  (p, dialect) => sql`
    update deliveries set status = 'pending', scheduled_at = r.at
    from ${rowsOf(p.rows, { ...recordKey, at: 'text' }, dialect)}
    where deliveries.school_id = r.school_id and deliveries.id = r.id and deliveries.status = 'held'`,
);

/** Updates the deliveries of an endpoint after a change of its state: the first ones now, the others in batches. */
export async function settle(tx: Transaction, endpoint: Endpoint, nowMs: number): Promise<void> {
  await tx.run(settleFrom, { ...endpoint, at: iso(nowMs) });
  await step(tx, endpoint, nowMs);
}

/** The same, beginning after this transaction. */
export const settleLater = (tx: Transaction, endpoint: Endpoint, nowMs: number): Promise<number> =>
  tx.run(settleFrom, { ...endpoint, at: iso(nowMs) });

/** Cancels the unsent deliveries of an endpoint up to a delivery identifier, in the same way. */
export async function discard(
  tx: Transaction,
  endpoint: Endpoint,
  nowMs: number,
  through: string,
): Promise<void> {
  await tx.run(discardFrom, { ...endpoint, at: iso(nowMs), through });
  await step(tx, endpoint, nowMs);
}

/** Updates the rows of deliveries after a change of the state of their endpoint, one small transaction at a time. */
export class Settling {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Endpoints whose deliveries have to be updated. */
  due(db: Reader, now: string): Promise<{ school_id: string; id: string; settles_at: string }[]> {
    return db.all(toSettle, { now });
  }

  /** Runs one step for an endpoint; returns false if there is nothing more to do now. */
  step(endpoint: Endpoint, nowMs: number): Promise<boolean> {
    return this.#db.transact((tx) => step(tx, endpoint, nowMs));
  }
}

async function step(tx: Transaction, endpoint: Endpoint, nowMs: number): Promise<boolean> {
  const state = await tx.first(lockState, endpoint);
  if (!state) return false;
  const { more, at, discard } = await next(tx, endpoint.webhook, state, nowMs);
  if (at !== state.settles_at || discard !== state.discard_through)
    await tx.run(note, { ...endpoint, at, discard });
  return more;
}

interface Step {
  /** Whether the next step can follow immediately. */
  more: boolean;
  at: string | null;
  discard: string | null;
}

async function next(tx: Transaction, webhook: string, state: State, nowMs: number): Promise<Step> {
  const limit = rowsAtOnce;
  const now = iso(nowMs);
  const through = state.archived_at === null ? state.discard_through : '~';
  if (through !== null) {
    const batch = { webhook, through, limit, now };
    const unsent = await tx.all(cancelUnclaimed, batch);
    const cancelled = unsent.length > 0 ? unsent : await tx.all(cancelHeld, batch);
    endEarlierAttempts(tx, cancelled);
    if (cancelled.length > 0) return { more: true, at: now, discard: state.discard_through };
    if (state.archived_at !== null) return { more: false, at: null, discard: null };
  }
  if (state.status !== 'active') {
    const more = (await tx.run(hold, { webhook, limit })) === limit;
    return { more, at: more ? now : null, discard: null };
  }
  return { more: false, at: await releaseGently(tx, webhook, state.settles_at, nowMs), discard: null };
}

/** Makes the next held deliveries due, one after the other, and returns when to continue. */
async function releaseGently(
  tx: Transaction,
  webhook: string,
  plannedAt: string | null,
  nowMs: number,
): Promise<string | null> {
  const rows = await tx.all(held, { webhook, limit: drainBatch });
  if (rows.length === 0) return null;
  // A process that was stopped does not catch up at once.
  const from = Math.max(Date.parse(plannedAt ?? '') || nowMs, nowMs - drainBatch * drainIntervalMs);
  const timed = rows.map((row, index) => ({ ...row, at: iso(from + index * drainIntervalMs) }));
  await tx.run(releaseHeld, { rows: timed });
  return rows.length === drainBatch ? iso(from + drainBatch * drainIntervalMs) : null;
}

interface Claimed {
  readonly id: string;
}

/**
 * Finds deliveries that are claimed by this process although it does not have them: a commit with an unknown outcome
 * leaves such claims. A delivery that is being claimed looks the same until its commit is confirmed, so a claim is lost
 * only if this process has not taken the delivery for half of the interval between two checks.
 */
export class Strays {
  readonly #lostAfterMs: number;
  /** When each was first seen. */
  #seen = new Map<string, number>();

  constructor(lostAfterMs = renewEveryMs / 2) {
    this.#lostAfterMs = lostAfterMs;
  }

  /** This process has the delivery now; when it is claimed again, that is another claim. */
  taken(id: string): void {
    this.#seen.delete(id);
  }

  /**
   * Those of the claims unknown to this process that are lost.
   *
   * @param nowMs Monotonic.
   */
  lost<T extends Claimed>(unknown: readonly T[], nowMs: number): T[] {
    this.#seen = new Map(unknown.map(({ id }) => [id, this.#seen.get(id) ?? nowMs]));
    return unknown.filter(({ id }) => nowMs - (this.#seen.get(id) ?? nowMs) >= this.#lostAfterMs);
  }
}
