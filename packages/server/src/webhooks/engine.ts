import { sign } from '@rollbook/webhook-verify/node';
import type { AuditTrail } from '../audit/trail.ts';
import { type Clock, iso } from '../clock.ts';
import { type Database, Unavailable } from '../db/database.ts';
import type { Ids } from '../ids.ts';
import type { Vault } from '../vault.ts';
import type { TargetPolicy } from './address.ts';
import { Claims } from './claims.ts';
import type { AttemptResult, Sender } from './deliver.ts';
import { loadOutgoing } from './envelope.ts';
import { type LaneLimits, Lanes } from './lanes.ts';
import type { Dispatcher, DueDelivery } from './outbox.ts';
import { type Attempted, Recorder } from './record.ts';
import type { RetrySchedule } from './schedule.ts';
import { SigningSecrets } from './secrets.ts';

export interface EngineOptions {
  db: Database;
  ids: Ids;
  clock: Clock;
  vault: Vault;
  audit: AuditTrail;
  sender: Sender;
  schedule: RetrySchedule;
  limits: LaneLimits;
  timeoutMs: number;
  sweepMs: number;
  targetPolicy(mode: 'live' | 'test'): TargetPolicy;
  onFault(error: unknown): void;
}

const leaseMs = 30_000;
// Time to write the result down, and for clocks of machines to differ.
const leaseMarginMs = 5_000;
const slowMs = 1_000;
const ownFaultPauseMs = 1_000;
const endpointsPerSweep = 200;
export const wakeChannel = 'rollbook_deliveries';

/** Sends what is due, knowing nothing of HTTP requests to this server: beside the API or in a process of its own. */
export class Engine implements Dispatcher {
  readonly #options: EngineOptions;
  readonly #claims: Claims;
  readonly #recorder: Recorder;
  readonly #lanes: Lanes;
  readonly #secrets: SigningSecrets;
  /** Deliveries that this process has taken up and not finished. */
  readonly #known = new Set<string>();
  readonly #underWay = new Set<Promise<void>>();
  /** Endpoints for which more may be due than there was room for. */
  readonly #behind = new Set<string>();
  #finished: Attempted[] = [];
  #flushing: Promise<void> | undefined;
  #sweeping: Promise<void> | undefined;
  #sweepAgain = false;
  #pumpScheduled = false;
  #running = false;
  #timer: NodeJS.Timeout | undefined;
  #stopListening: (() => Promise<void>) | undefined;

  constructor(options: EngineOptions) {
    this.#options = options;
    this.#claims = new Claims(options.ids.next('eng'));
    this.#recorder = new Recorder({ ...options, owner: this.#claims.owner });
    this.#lanes = new Lanes(options.limits);
    this.#secrets = new SigningSecrets(options.vault);
  }

  async start(): Promise<void> {
    const { db, sweepMs } = this.#options;
    await this.#claims.releaseOfTheDead(db);
    this.#stopListening = await db.listen(wakeChannel, () => this.wake());
    this.#running = true;
    this.#timer = setInterval(() => this.wake(), sweepMs);
    this.wake();
  }

  /** Stops taking up work, lets attempts under way end, and gives the rest back. */
  async stop(): Promise<void> {
    if (!this.#running) return;
    this.#running = false;
    clearInterval(this.#timer);
    await this.#stopListening?.();
    await this.#sweeping;
    const waiting = this.#lanes.clear();
    await this.#settle();
    if (waiting.length > 0) {
      const now = iso(this.#options.clock.now());
      await this.#options.db.transact((tx) => this.#claims.release(tx, waiting, now));
    }
  }

  lease(webhookId: string): { claimed_by: string; lease_until: string } | undefined {
    if (!this.#running) return undefined;
    if (this.#lanes.room(webhookId) === 0) {
      this.#behind.add(webhookId);
      return undefined;
    }
    return { claimed_by: this.#claims.owner, lease_until: iso(this.#options.clock.now() + leaseMs) };
  }

  offer(deliveries: readonly DueDelivery[]): void {
    for (const delivery of deliveries) this.#take(delivery);
    this.#schedulePump();
  }

  wake(): void {
    if (!this.#running) return;
    if (this.#sweeping) {
      this.#sweepAgain = true;
      return;
    }
    this.#sweeping = this.#sweep()
      .catch((error) => this.#options.onFault(error))
      .finally(() => {
        this.#sweeping = undefined;
        if (!this.#sweepAgain) return;
        this.#sweepAgain = false;
        this.wake();
      });
  }

  /** Takes up everything that is due at this moment of the clock, and resolves once it is sent and written down. */
  async drain(): Promise<void> {
    if (!this.#running) return;
    do {
      this.wake();
      // A sweep that was asked for during another follows it at once.
      while (this.#sweeping) await this.#sweeping;
      await this.#settle();
    } while (this.#sweeping || this.#known.size > 0 || (await this.#isDue()));
  }

  async #isDue(): Promise<boolean> {
    const { db, clock } = this.#options;
    return (await this.#claims.dueEndpoints(db, iso(clock.now()))).length > 0;
  }

  async #settle(): Promise<void> {
    this.#pump();
    while (this.#underWay.size > 0 || this.#flushing || this.#finished.length > 0) {
      await Promise.all(this.#underWay);
      await this.#flush();
      this.#pump();
    }
  }

  /** Finds what no one took up when it was committed: left by a crash, due again, or beyond what there was room for. */
  async #sweep(): Promise<void> {
    const { db, clock } = this.#options;
    const now = clock.now();
    const until = iso(now + leaseMs);
    const due = await this.#claims.dueEndpoints(db, iso(now));
    const endpoints = due.filter(({ webhook_id: webhook }) => {
      const hasRoom = this.#lanes.room(webhook) > 0;
      if (!hasRoom) this.#behind.add(webhook);
      return hasRoom;
    });
    for (let at = 0; at < endpoints.length && this.#running; at += endpointsPerSweep) {
      const some = endpoints.slice(at, at + endpointsPerSweep);
      const claimed = await db.transact(async (tx) => {
        const found: DueDelivery[] = [];
        for (const { webhook_id: webhook } of some) {
          const room = Math.max(1, this.#lanes.room(webhook));
          const taken = await this.#claims.claim(tx, webhook, room, iso(now), until);
          if (taken.length === room) this.#behind.add(webhook);
          else this.#behind.delete(webhook);
          found.push(...taken);
        }
        return found;
      });
      this.offer(claimed);
    }
  }

  #take(delivery: DueDelivery): void {
    if (this.#known.has(delivery.id)) return;
    this.#known.add(delivery.id);
    this.#lanes.add(delivery);
  }

  // After the turn of the event loop that committed, so that the answer to the change goes out first.
  #schedulePump(): void {
    if (this.#pumpScheduled) return;
    this.#pumpScheduled = true;
    setImmediate(() => {
      this.#pumpScheduled = false;
      this.#pump();
    });
  }

  #pump(): void {
    if (!this.#running) return;
    for (let delivery = this.#lanes.next(); delivery; delivery = this.#lanes.next()) {
      const attempt = this.#attempt(delivery).finally(() => this.#underWay.delete(attempt));
      this.#underWay.add(attempt);
    }
  }

  async #attempt(delivery: DueDelivery): Promise<void> {
    const { clock, onFault } = this.#options;
    let outcome: 'answered' | 'silent' | 'other' = 'other';
    const slow = setTimeout(() => {
      this.#lanes.suspect(delivery.webhook_id);
      this.#schedulePump();
    }, slowMs);
    try {
      const attempted = await this.#send(delivery);
      if (!attempted) this.#known.delete(delivery.id);
      else if (attempted.result.ownFault) await this.#giveBack(delivery, clock.now() + ownFaultPauseMs);
      else {
        outcome = attempted.result.error === 'timeout' ? 'silent' : 'answered';
        this.#finished.push(attempted);
        this.#scheduleFlush();
      }
    } catch (error) {
      onFault(error);
      await this.#giveBack(delivery, clock.now() + ownFaultPauseMs).catch(onFault);
    } finally {
      clearTimeout(slow);
      this.#lanes.done(delivery.webhook_id, outcome);
      this.#schedulePump();
      const isLow = this.#behind.has(delivery.webhook_id) && this.#lanes.isLow(delivery.webhook_id);
      if (isLow && !this.#sweeping) this.wake();
    }
  }

  async #send(delivery: DueDelivery): Promise<Attempted | undefined> {
    const { db, clock, sender, timeoutMs, targetPolicy } = this.#options;
    const sentAt = clock.now();
    const safeUntil = sentAt + timeoutMs + leaseMarginMs;
    if (Date.parse(delivery.lease_until ?? '') < safeUntil) {
      const renewed = await db.transact((tx) => this.#claims.renew(tx, delivery, iso(sentAt + leaseMs)));
      if (!renewed) return undefined;
    }
    const outgoing = await loadOutgoing(db, this.#secrets, delivery, this.#claims.owner, iso(sentAt));
    if (!outgoing) return undefined;
    const { setAside } = outgoing;
    if (setAside) {
      await db.transact((tx) => this.#claims.setAside(tx, delivery, setAside));
      return undefined;
    }
    const signed = sign({
      body: outgoing.body,
      secret: outgoing.secrets,
      timestamp: Math.floor(sentAt / 1000),
      id: delivery.event_id,
      type: delivery.event_type,
      deliveryId: delivery.id,
    });
    const headers: Record<string, string> = { ...signed, 'User-Agent': 'Rollbook-Webhooks/1' };
    if (outgoing.isTest) headers['Service-Test'] = 'true';
    const policy = targetPolicy(outgoing.live ? 'live' : 'test');
    const result: AttemptResult = await sender.send({
      url: outgoing.url,
      headers,
      body: outgoing.body,
      policy,
    });
    return { delivery, result, sentAt, completedAt: clock.now(), failingSince: outgoing.failingSince };
  }

  async #giveBack(delivery: DueDelivery, at: number): Promise<void> {
    this.#known.delete(delivery.id);
    await this.#options.db.transact((tx) => this.#claims.release(tx, [delivery], iso(at)));
  }

  // Results that come in while others are being written are written together after them.
  #scheduleFlush(): void {
    if (!this.#flushing) setImmediate(() => this.#flush().catch(this.#options.onFault));
  }

  async #flush(): Promise<void> {
    while (this.#flushing) await this.#flushing;
    if (this.#finished.length === 0) return;
    const batch = this.#finished.splice(0);
    this.#flushing = this.#write(batch).finally(() => {
      this.#flushing = undefined;
    });
    await this.#flushing;
    if (this.#finished.length > 0) this.#scheduleFlush();
  }

  async #write(batch: Attempted[]): Promise<void> {
    const { onFault } = this.#options;
    try {
      await this.#record(batch);
    } catch (error) {
      // The attempts were made; until their results are written they are tried again when their leases end.
      onFault(error);
      if (error instanceof Unavailable) return;
      if (batch.length > 1) for (const attempted of batch) await this.#write([attempted]);
    } finally {
      for (const { delivery } of batch) this.#known.delete(delivery.id);
    }
  }

  /** Writes results down; while the database is away, again and again, lest a receiver gets everything twice. */
  async #record(batch: Attempted[]): Promise<void> {
    const { db, clock, onFault } = this.#options;
    const until = clock.now() + leaseMs;
    for (;;) {
      try {
        return await db.transact(async (tx) => {
          for (const attempted of batch) await this.#recorder.record(tx, attempted);
        });
      } catch (error) {
        const isOver = !this.#running || clock.now() > until;
        if (!(error instanceof Unavailable) || isOver) throw error;
        onFault(error);
        await new Promise((resolve) => setTimeout(resolve, ownFaultPauseMs));
      }
    }
  }
}
