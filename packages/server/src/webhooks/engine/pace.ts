import { sql } from 'kysely';
import { iso } from '../../lib/clock.ts';
import type { Transaction } from '../../sql/database.ts';
import { query, statement } from '../../sql/query.ts';
import type { DueDelivery } from '../outbox.ts';
import type { DueEndpoint } from './claims.ts';

type Place = { school: string; webhook: string };

// On PostgreSQL the row stays locked until the deliveries are claimed, so that processes share the limit.
const nextTurn = statement<Place & { now: string }, { next_at: string }>(
  (p) => sql`
    insert into webhook_pace (school_id, webhook_id, next_at) values (${p.school}, ${p.webhook}, ${p.now})
    on conflict (school_id, webhook_id) do update set webhook_id = excluded.webhook_id
    returning next_at`,
);
const setNext = query<Place & { at: string }>((db, p) =>
  db
    .updateTable('webhook_pace')
    .set({ next_at: p.at })
    .where('school_id', '=', p.school)
    .where('webhook_id', '=', p.webhook),
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

/**
 * Claims deliveries of an endpoint with a limit if it is its turn: no more than can be sent immediately, because they
 * count from when they are claimed.
 *
 * @returns the deliveries, and how long the next ones have to wait.
 */
export async function claimInTurn(
  tx: Transaction,
  endpoint: DueEndpoint & { max_deliveries_per_second: number },
  nowMs: number,
  claim: (limit: number) => Promise<DueDelivery[]>,
): Promise<{ claimed: DueDelivery[]; pauseMs: number }> {
  const { max_deliveries_per_second: limit, school_id: school, webhook_id: webhook } = endpoint;
  const turn = await tx.first(nextTurn, { school, webhook, now: iso(nowMs) });
  const wait = waitMs({ ...endpoint, next_at: turn?.next_at ?? null }, nowMs);
  if (wait > 0) return { claimed: [], pauseMs: wait };
  const claimed = await claim(batchOf(limit));
  const pause = pauseMs(limit, claimed.length);
  if (claimed.length > 0) await tx.run(setNext, { school, webhook, at: iso(nowMs + pause) });
  return { claimed, pauseMs: pause };
}
