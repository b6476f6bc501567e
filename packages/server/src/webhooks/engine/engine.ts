import type { MasterKeys } from '../../crypto/master-keys.ts';
import { type Clock, iso } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import { clearInterval, clearTimeout, monotonicMs, setInterval, setTimeout } from '../../lib/platform.ts';
import type { Tracing } from '../../lib/tracing.ts';
import { Lease, renewEveryMs } from '../../queue/lease.ts';
import type { Database, Transaction } from '../../sql/database.ts';
import { SchoolClocks } from '../../store/school-clocks.ts';
import type { EndpointReports } from '../endpoint-state.ts';
import type { Dispatcher, DueDelivery } from '../outbox.ts';
import type { RetrySchedule } from '../schedule.ts';
import type { TargetPolicy } from '../sender/address.ts';
import type { AttemptResult, Sender } from '../sender/deliver.ts';
import { Claims, type DueEndpoint } from './claims.ts';
import type { LaneLimits } from './lanes.ts';
import { Turns, waitMs } from './pace.ts';
import { Sending } from './sending.ts';
import { Settling, Strays } from './settling.ts';
import { Takeover } from './takeover.ts';

/** The limits of a claim, which others wait for: many endpoints with one delivery each, or some with many. */
const endpointsPerClaim = 200;
const deliveriesPerClaim = 2_000;
export const wakeChannel = 'rollbook_deliveries';

/**
 * Sends due deliveries, independently of HTTP requests to this server: in the process of the API, or in its own
 * process.
 */
export class Engine implements Dispatcher {
  readonly #options: EngineOptions;
  readonly #lease: Lease;
  readonly #claims: Claims;
  readonly #takeover: Takeover;
  readonly #settling: Settling;
  readonly #clocks: SchoolClocks;
  readonly #sending: Sending;
  readonly #strays = new Strays();
  /** Endpoints that may have more due deliveries than there was room for. */
  readonly #behind = new Set<string>();
  #sweeping: Promise<void> | undefined;
  #sweepAgain = false;
  #beating: Promise<void> | undefined;
  #running = false;
  #timers: NodeJS.Timeout[] = [];
  /** For the next endpoint whose deliveries wait for its limit. */
  #paceTimer: NodeJS.Timeout | undefined;
  #paceAt = 0;
  #stopListening: (() => Promise<void>) | undefined;

  constructor(options: EngineOptions) {
    const { db, ids } = options;
    this.#options = options;
    this.#lease = new Lease(db, ids.next('eng'), options.timeoutMs);
    const { owner } = this.#lease;
    this.#claims = new Claims(owner);
    this.#takeover = new Takeover(ids);
    this.#settling = new Settling(db);
    this.#clocks = new SchoolClocks(options.clock);
    this.#sending = new Sending({
      ...options,
      lease: this.#lease,
      claims: this.#claims,
      takeover: this.#takeover,
      clocks: this.#clocks,
      onSlotFree: (webhook) => {
        const { lanes } = this.#sending;
        const isLow = db.dialect === 'sqlite' ? lanes.isAlmostEmpty(webhook) : lanes.isLow(webhook);
        if (this.#behind.has(webhook) && isLow) this.#refill();
      },
      // On SQLite, more deliveries are then claimed in the same commit.
      onWrite: () => this.#refill(),
    });
  }

  async start(): Promise<void> {
    const { db, sweepMs } = this.#options;
    await this.#lease.renew();
    await this.#lease.expireTheDead();
    this.#stopListening = await db.listen(wakeChannel, () => this.wake());
    this.#running = true;
    this.#sending.start();
    this.#timers = [
      setInterval(() => this.wake(), sweepMs),
      setInterval(() => this.#beat().catch(this.#options.onError), renewEveryMs),
    ];
    this.#beat().catch(this.#options.onError);
    this.wake();
  }

  /** Stops taking deliveries, waits for attempts in progress, and releases the other deliveries. */
  async stop(): Promise<void> {
    if (!this.#running) return;
    this.#running = false;
    this.#sending.halt();
    for (const timer of this.#timers) clearInterval(timer);
    clearTimeout(this.#paceTimer);
    this.#paceTimer = undefined;
    await this.#stopListening?.();
    await this.#beating?.catch(() => {});
    await this.#sweeping;
    await this.#sending.stop();
    await this.#lease.end();
  }

  claimNew(webhookId: string): { claimed_by: string; started: 0 | 1 } | undefined {
    if (!this.#running) return undefined;
    if (this.#sending.lanes.room(webhookId) === 0) {
      this.#behind.add(webhookId);
      return undefined;
    }
    return { claimed_by: this.#lease.owner, started: this.#sending.lanes.isFree(webhookId) ? 1 : 0 };
  }

  offer(deliveries: readonly DueDelivery[]): void {
    for (const { id } of deliveries) this.#strays.taken(id);
    this.#sending.take(deliveries);
  }

  wake(): void {
    if (!this.#running) return;
    if (this.#sweeping) this.#sweepAgain = true;
    else this.#begin();
  }

  /** Claims more for endpoints that are known to have more, without looking at all the others. */
  #refill(): void {
    if (!this.#running || this.#sweeping) return;
    const low = [...this.#behind].filter((webhook) => this.#sending.lanes.isLow(webhook));
    if (low.length > 0) this.#begin(low);
  }

  #begin(among?: readonly string[]): void {
    this.#sweeping = this.#sweep(among)
      .catch((error) => this.#options.onError(error))
      .finally(() => {
        this.#sweeping = undefined;
        if (this.#sweepAgain) {
          this.#sweepAgain = false;
          this.wake();
        } else if (!among) this.#refill();
      });
  }

  /** Sends everything that is due at this moment of the clock, and resolves when it is sent and recorded. */
  async drain(): Promise<void> {
    if (!this.#running) return;
    await this.#beat();
    do {
      this.wake();
      // A sweep that was requested during another one follows immediately.
      while (this.#sweeping) await this.#sweeping;
      await this.#sending.settle();
    } while (this.#running && (this.#sweeping || !this.#sending.isIdle || (await this.#isDue())));
  }

  async #isDue(): Promise<boolean> {
    const [endpoints, settling] = await Promise.all([this.#dueEndpoints(), this.#dueSettling()]);
    return endpoints.length > 0 || settling.length > 0;
  }

  /** Renews the lease of this process, and takes over the deliveries of processes whose lease has expired. */
  #beat(): Promise<void> {
    this.#beating ??= this.#renewAndTakeOver().finally(() => {
      this.#beating = undefined;
    });
    return this.#beating;
  }

  async #renewAndTakeOver(): Promise<void> {
    const { db } = this.#options;
    await this.#lease.renew();
    await this.#clocks.read(db);
    await this.#lease.expireTheDead();
    const timeOf = (school: string): number => this.#clocks.of(school);
    const taken = await this.#takeover.fromTheDead(db, timeOf);
    const { owner } = this.#lease;
    const unknown = (await this.#takeover.claimedIds(db, owner)).filter(
      ({ id }) => !this.#sending.isKnown(id),
    );
    const lost = this.#strays.lost(unknown, monotonicMs());
    if (lost.length > 0) await db.transact((tx) => this.#takeover.from(tx, owner, lost, timeOf));
    if (taken + lost.length > 0) this.wake();
  }

  /**
   * Finds deliveries that no process took when they were committed: after a crash, due again, or beyond the room at
   * that time. Looks at all endpoints, or at some of them.
   */
  async #sweep(among?: readonly string[]): Promise<void> {
    const { db } = this.#options;
    if (!among) await this.#clocks.read(db);
    // What is noted from now on is about deliveries that may not be seen here.
    for (const webhook of among ?? this.#behind) this.#behind.delete(webhook);
    const due = await this.#dueEndpoints(among);
    if (!among) await this.#settleEndpoints(due);
    const endpoints = due.filter(({ webhook_id: webhook }) => {
      const hasRoom = this.#sending.lanes.room(webhook) > 0;
      if (!hasRoom) this.#behind.add(webhook);
      return hasRoom;
    });
    for (let at = 0; at < endpoints.length && this.#running; ) {
      const some = this.#firstOf(endpoints.slice(at, at + endpointsPerClaim));
      this.offer(await db.transact((tx) => this.#claimFor(tx, some)));
      at += some.length;
    }
  }

  /** The first of some endpoints: as many as one claim is for. */
  #firstOf(endpoints: readonly DueEndpoint[]): DueEndpoint[] {
    let room = 0;
    const isIn = ({ webhook_id: webhook }: DueEndpoint) => {
      const hasRoom = room < deliveriesPerClaim;
      room += this.#sending.lanes.room(webhook);
      return hasRoom;
    };
    return endpoints.filter(isIn);
  }

  async #dueEndpoints(among?: readonly string[]): Promise<DueEndpoint[]> {
    const found = await this.#claims.dueEndpoints(this.#options.db, iso(this.#clocks.latest()), among);
    return found.filter((endpoint) => {
      const nowMs = this.#clocks.of(endpoint.school_id);
      if (endpoint.due_at > iso(nowMs)) return false;
      const wait = waitMs(endpoint, nowMs);
      if (wait > 0) this.#wakeIn(wait);
      return wait === 0;
    });
  }

  async #dueSettling(): Promise<{ school_id: string; id: string }[]> {
    const found = await this.#settling.due(this.#options.db, iso(this.#clocks.latest()));
    return found.filter(({ school_id, settles_at }) => settles_at <= iso(this.#clocks.of(school_id)));
  }

  /** Claims as much as there is room for; of an endpoint that is not active, only test events. */
  async #claimFor(tx: Transaction, endpoints: readonly DueEndpoint[]): Promise<DueDelivery[]> {
    const { lanes } = this.#sending;
    const open = endpoints.flatMap((endpoint) => {
      const { webhook_id: webhook, school_id: school, max_deliveries_per_second: limit } = endpoint;
      const nowMs = this.#clocks.of(school);
      const limited = limit === null ? undefined : { ...endpoint, max_deliveries_per_second: limit, nowMs };
      // With a limit, no more than can be sent immediately.
      const room = limited ? lanes.free(webhook) : Math.max(1, lanes.room(webhook));
      return endpoint.archived_at === null ? [{ endpoint, limited, room, now: iso(nowMs) }] : [];
    });
    const turns = await Turns.take(
      tx,
      open.flatMap(({ limited, room }) => (limited && room > 0 ? [limited] : [])),
    );
    const wanted = open.map(({ endpoint, limited, room, now }) => ({
      webhook_id: endpoint.webhook_id,
      slots: limited ? Math.min(room, turns.most(limited)) : room,
      now,
      after: endpoint.discard_through ?? '',
      only_tests: endpoint.status === 'active' ? (0 as const) : (1 as const),
      started: limited || lanes.isSoonSent(endpoint.webhook_id) ? (1 as const) : (0 as const),
    }));
    const claimed = await this.#claims.claim(tx, wanted);
    const counts = new Map<string, number>();
    for (const { webhook_id: webhook } of claimed) counts.set(webhook, (counts.get(webhook) ?? 0) + 1);
    // The end of an attempt wakes the engine again.
    for (const { endpoint, limited, room } of open)
      if (limited ? room === 0 : counts.get(endpoint.webhook_id) === room)
        this.#behind.add(endpoint.webhook_id);
    this.#wakeIn(await turns.pay(tx, counts));
    return claimed;
  }

  /** Wakes when the limit of an endpoint allows its next deliveries; sooner if it is the turn of another one. */
  #wakeIn(ms: number): void {
    if (ms === Number.POSITIVE_INFINITY) return;
    const at = monotonicMs() + ms;
    if (this.#paceTimer && this.#paceAt <= at) return;
    clearTimeout(this.#paceTimer);
    this.#paceAt = at;
    this.#paceTimer = setTimeout(() => {
      this.#paceTimer = undefined;
      this.wake();
    }, ms);
  }

  /**
   * One step for each endpoint whose deliveries do not match its state yet, so that no endpoint delays the others.
   */
  async #settleEndpoints(due: readonly DueEndpoint[]): Promise<void> {
    const changed = (await this.#dueSettling()).map(({ school_id, id }) => [id, school_id] as const);
    // Deliveries that were written while their endpoint was paused or archived.
    const late = due.filter(({ status, archived_at }) => status !== 'active' || archived_at !== null);
    const schools = new Map([...late.map((one) => [one.webhook_id, one.school_id] as const), ...changed]);
    for (const [webhook, school] of schools) {
      if (!this.#running) return;
      if (await this.#settling.step({ school, webhook }, this.#clocks.of(school))) this.#sweepAgain = true;
    }
  }
}

/** What the engine works with. */
export interface EngineOptions {
  db: Database;
  ids: Ids;
  clock: Clock;
  cipher: MasterKeys;
  reports: EndpointReports;
  sender: Sender;
  schedule: RetrySchedule;
  limits: LaneLimits;
  timeoutMs: number;
  sweepMs: number;
  tracing: Tracing | undefined;
  targetPolicy(mode: 'live' | 'test'): TargetPolicy | Promise<TargetPolicy>;
  onAttempt?: ((result: AttemptResult) => void) | undefined;
  onError(error: unknown): void;
}
