import { sql } from 'kysely';
import { iso } from '../../lib/clock.ts';
import type { Transaction } from '../../sql/database.ts';
import { type RowColumns, type Rows, rowsOf, statement } from '../../sql/query.ts';
import type { DueEndpoint } from './claims.ts';

const columns = { school_id: 'text', webhook_id: 'text', at: 'text' } as const satisfies RowColumns;

// On PostgreSQL the rows stay locked until the deliveries are claimed, so that processes share the limits.
const lockTurns = statement<{ rows: Rows }, { webhook_id: string; next_at: string }>(
  (p, dialect) => sql`
    insert into webhook_pace (school_id, webhook_id, next_at)
    select school_id, webhook_id, at from ${rowsOf(p.rows, columns, dialect)} where true
    on conflict (school_id, webhook_id) do update set webhook_id = excluded.webhook_id
    returning webhook_id, next_at`,
);
const setTurns = statement<{ rows: Rows }>(
  (p, dialect) => sql`
    insert into webhook_pace (school_id, webhook_id, next_at)
    select school_id, webhook_id, at from ${rowsOf(p.rows, columns, dialect)} where true
    on conflict (school_id, webhook_id) do update set next_at = excluded.next_at`,
);

/** How many deliveries to an endpoint with a limit are sent at once. */
const batchOf = (perSecond: number): number => Math.ceil(perSecond / 10);

/**
 * How long an endpoint has to wait after a number of deliveries. Each batch is paid for after it was sent, at a rate at
 * which the batches of a second and one more are not above the limit: `perSecond - batch` of them before the last one.
 */
const pauseMs = (perSecond: number, sent: number): number =>
  Math.ceil((sent * 1_000) / (perSecond - batchOf(perSecond) + 1));

/**
 * How long the limit of an endpoint still delays its deliveries; 0 if it does not. No pause is longer than a second, so
 * that a time further away is from a clock that was set back since.
 */
export function waitMs({ next_at, max_deliveries_per_second: limit }: DueEndpoint, nowMs: number): number {
  if (limit === null || next_at === null) return 0;
  const ms = Date.parse(next_at) - nowMs;
  return ms > 1_000 ? 0 : Math.max(0, ms);
}

/** An endpoint with a limit, and the time of its school. */
export interface Limited extends DueEndpoint {
  max_deliveries_per_second: number;
  nowMs: number;
}

/**
 * The turns of endpoints with a limit, which other processes wait for until the transaction ends. Deliveries are claimed only
 * if it is the turn of their endpoint, and no more than can be sent immediately, because they count from when they are
 * claimed.
 */
export class Turns {
  readonly #endpoints: readonly Limited[];
  /** How long endpoints have to wait, by their ids. */
  readonly #waitMs: ReadonlyMap<string, number>;

  private constructor(endpoints: readonly Limited[], waits: ReadonlyMap<string, number>) {
    this.#endpoints = endpoints;
    this.#waitMs = waits;
  }

  static async take(tx: Transaction, endpoints: readonly Limited[]): Promise<Turns> {
    if (endpoints.length === 0) return new Turns([], new Map());
    // In one order, so that two processes never wait for each other.
    const ordered = [...endpoints].sort((a, b) => (a.webhook_id < b.webhook_id ? -1 : 1));
    const rows = ordered.map((one) => ({ ...placeOf(one), at: iso(one.nowMs) }));
    const turns = await tx.all(lockTurns, { rows });
    const next = new Map(turns.map(({ webhook_id, next_at }) => [webhook_id, next_at]));
    const waits = ordered.map((one) => {
      const next_at = next.get(one.webhook_id) ?? null;
      return [one.webhook_id, waitMs({ ...one, next_at }, one.nowMs)] as const;
    });
    return new Turns(ordered, new Map(waits));
  }

  /** How many deliveries can be claimed now. */
  most({ webhook_id: webhook, max_deliveries_per_second: limit }: Limited): number {
    return this.#waitMs.get(webhook) === 0 ? batchOf(limit) : 0;
  }

  /**
   * Pays for the deliveries that were claimed, by the ids of their endpoints. Returns after what time it is the next turn of
   * one of the endpoints; infinity, if none waits.
   */
  async pay(tx: Transaction, claimed: ReadonlyMap<string, number>): Promise<number> {
    let pause = Number.POSITIVE_INFINITY;
    const rows: object[] = [];
    for (const one of this.#endpoints) {
      const count = claimed.get(one.webhook_id) ?? 0;
      const ms =
        count > 0 ? pauseMs(one.max_deliveries_per_second, count) : (this.#waitMs.get(one.webhook_id) ?? 0);
      if (count > 0) rows.push({ ...placeOf(one), at: iso(one.nowMs + ms) });
      if (ms > 0) pause = Math.min(pause, ms);
    }
    if (rows.length > 0) await tx.run(setTurns, { rows });
    return pause;
  }
}

const placeOf = ({ school_id, webhook_id }: DueEndpoint) => ({ school_id, webhook_id });
