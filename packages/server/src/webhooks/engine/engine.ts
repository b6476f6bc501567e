import type { AuditTrail } from '../../audit/trail.ts';
import type { Cipher } from '../../crypto/cipher.ts';
import { DataKeys } from '../../crypto/data-keys.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { SchoolClocks } from '../../db/school-clocks.ts';
import { type Clock, iso } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import { loadOutgoing, type Outgoing, userAgent } from '../envelope.ts';
import type { Dispatcher, DueDelivery } from '../outbox.ts';
import type { RetrySchedule } from '../schedule.ts';
import { Signers } from '../secrets.ts';
import type { TargetPolicy } from '../sender/address.ts';
import type { AttemptResult, Sender } from '../sender/deliver.ts';
import { Claims, type DueEndpoint } from './claims.ts';
import { type LaneLimits, Lanes } from './lanes.ts';
import { Lease, renewEveryMs } from './lease.ts';
import { type Attempted, Recorder } from './record.ts';
import { Results } from './results.ts';
import { Settling } from './settling.ts';
import { Takeover } from './takeover.ts';

export interface EngineOptions {
  db: Database;
  ids: Ids;
  clock: Clock;
  cipher: Cipher;
  audit: AuditTrail;
  sender: Sender;
  schedule: RetrySchedule;
  limits: LaneLimits;
  timeoutMs: number;
  sweepMs: number;
  targetPolicy(mode: 'live' | 'test'): TargetPolicy;
  onAttempt?: ((result: AttemptResult) => void) | undefined;
  onError(error: unknown): void;
}

const slowMs = 1_000;
const internalErrorPauseMs = 1_000;
const endpointsPerSweep = 200;
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
  readonly #lanes: Lanes;
  readonly #results: Results;
  readonly #signers: Signers;
  readonly #clocks: SchoolClocks;
  readonly #dataKeys: DataKeys;
  /** Deliveries that this process has taken and not finished. */
  readonly #known = new Set<string>();
  /** Deliveries that are claimed by this process and were unknown to it at the last check. */
  #strays = new Set<string>();
  readonly #underWay = new Set<Promise<void>>();
  #starting: Promise<void> = Promise.resolve();
  /** Endpoints that may have more due deliveries than there was room for. */
  readonly #behind = new Set<string>();
  #sweeping: Promise<void> | undefined;
  #sweepAgain = false;
  #beating: Promise<void> | undefined;
  #pumpScheduled = false;
  #running = false;
  #timers: NodeJS.Timeout[] = [];
  #stopListening: (() => Promise<void>) | undefined;

  constructor(options: EngineOptions) {
    const { db, ids } = options;
    this.#options = options;
    this.#lease = new Lease(db, ids.next('eng'), options.timeoutMs);
    const { owner } = this.#lease;
    this.#claims = new Claims(owner);
    this.#takeover = new Takeover(ids);
    this.#settling = new Settling(db);
    this.#lanes = new Lanes(options.limits);
    this.#signers = new Signers(options.cipher);
    this.#clocks = new SchoolClocks(options.clock);
    this.#dataKeys = new DataKeys(options.cipher);
    this.#results = new Results({
      db,
      recorder: new Recorder({ ...options, owner }),
      onDone: ({ delivery }) => void this.#known.delete(delivery.id),
      onRefused: ({ delivery }) => this.#sendAgain(delivery),
      onError: options.onError,
    });
  }

  async start(): Promise<void> {
    const { db, sweepMs } = this.#options;
    await this.#lease.renew();
    await this.#lease.expireTheDead();
    this.#stopListening = await db.listen(wakeChannel, () => this.wake());
    this.#running = true;
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
    for (const timer of this.#timers) clearInterval(timer);
    await this.#stopListening?.();
    await this.#beating?.catch(() => {});
    await this.#sweeping;
    const waiting = this.#lanes.clear();
    await this.#settle();
    await this.#results.stop();
    await this.#claims.release(this.#options.db, waiting);
    await this.#lease.end();
  }

  claimNew(webhookId: string): { claimed_by: string; started: 0 | 1 } | undefined {
    if (!this.#running) return undefined;
    if (this.#lanes.room(webhookId) === 0) {
      this.#behind.add(webhookId);
      return undefined;
    }
    return { claimed_by: this.#lease.owner, started: this.#lanes.isFree(webhookId) ? 1 : 0 };
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
      .catch((error) => this.#options.onError(error))
      .finally(() => {
        this.#sweeping = undefined;
        if (!this.#sweepAgain) return;
        this.#sweepAgain = false;
        this.wake();
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
      await this.#settle();
    } while (this.#running && (this.#sweeping || this.#known.size > 0 || (await this.#isDue())));
  }

  async #isDue(): Promise<boolean> {
    const [endpoints, settling] = await Promise.all([this.#dueEndpoints(), this.#dueSettling()]);
    return endpoints.length > 0 || settling.length > 0;
  }

  async #settle(): Promise<void> {
    this.#pump();
    while (this.#underWay.size > 0 || !this.#results.isEmpty) {
      await Promise.all(this.#underWay);
      await this.#results.flush();
      this.#pump();
    }
  }

  /** Renews the lease of this process, and takes over the deliveries of processes whose lease has expired. */
  #beat(): Promise<void> {
    this.#beating ??= this.#renewAndTakeOver().finally(() => {
      this.#beating = undefined;
    });
    return this.#beating;
  }

  async #renewAndTakeOver(): Promise<void> {
    const { db, clock } = this.#options;
    await this.#lease.renew();
    const taken = await this.#takeover.fromTheDead(db, clock.now());
    const { owner } = this.#lease;
    const strays = (await this.#takeover.claimedIds(db, owner)).filter(({ id }) => !this.#known.has(id));
    // A commit with an unknown outcome can leave such deliveries. Deliveries that have just been claimed are known by
    // the next check.
    const lost = strays.filter(({ id }) => this.#strays.has(id));
    this.#strays = new Set(strays.map(({ id }) => id));
    if (lost.length > 0) await db.transact((tx) => this.#takeover.from(tx, owner, lost, clock.now()));
    if (taken + lost.length > 0) this.wake();
  }

  /**
   * Finds deliveries that no process took when they were committed: after a crash, due again, or beyond the room at
   * that time.
   */
  async #sweep(): Promise<void> {
    const { db } = this.#options;
    await this.#clocks.read(db);
    const due = await this.#dueEndpoints();
    await this.#settleEndpoints(due);
    const endpoints = due.filter(({ webhook_id: webhook }) => {
      const hasRoom = this.#lanes.room(webhook) > 0;
      if (!hasRoom) this.#behind.add(webhook);
      return hasRoom;
    });
    for (let at = 0; at < endpoints.length && this.#running; at += endpointsPerSweep) {
      const some = endpoints.slice(at, at + endpointsPerSweep);
      this.offer(await db.transact((tx) => this.#claimFor(tx, some)));
    }
  }

  async #dueEndpoints(): Promise<DueEndpoint[]> {
    const found = await this.#claims.dueEndpoints(this.#options.db, iso(this.#clocks.latest()));
    return found.filter(({ school_id, due_at }) => due_at <= iso(this.#clocks.of(school_id)));
  }

  async #dueSettling(): Promise<{ school_id: string; id: string }[]> {
    const found = await this.#settling.due(this.#options.db, iso(this.#clocks.latest()));
    return found.filter(({ school_id, settles_at }) => settles_at <= iso(this.#clocks.of(school_id)));
  }

  async #claimFor(tx: Transaction, endpoints: readonly DueEndpoint[]): Promise<DueDelivery[]> {
    const found: DueDelivery[] = [];
    for (const endpoint of endpoints) {
      const room = Math.max(1, this.#lanes.room(endpoint.webhook_id));
      const now = iso(this.#clocks.of(endpoint.school_id));
      const claimed = await this.#claims.claim(tx, endpoint, room, now);
      if (claimed.length === room) this.#behind.add(endpoint.webhook_id);
      else this.#behind.delete(endpoint.webhook_id);
      found.push(...claimed);
    }
    return found;
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

  #take(delivery: DueDelivery): void {
    if (this.#known.has(delivery.id)) return;
    this.#known.add(delivery.id);
    this.#lanes.add(delivery);
  }

  // After the event-loop turn of the commit, so that the response to the change is sent first.
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
    const batch: DueDelivery[] = [];
    for (let next = this.#lanes.next(); next; next = this.#lanes.next()) batch.push(next);
    if (batch.length === 0) return;
    const run = this.#run(batch).finally(() => this.#underWay.delete(run));
    this.#underWay.add(run);
  }

  async #run(batch: readonly DueDelivery[]): Promise<void> {
    const { clock, onError } = this.#options;
    let outgoing = new Map<string, Outgoing>();
    try {
      outgoing = await this.#begin(batch);
    } catch (error) {
      onError(error);
      await this.#release(batch, clock.now() + internalErrorPauseMs).catch(onError);
    }
    for (const delivery of batch) {
      const found = outgoing.get(delivery.id);
      if (!found) {
        this.#known.delete(delivery.id);
        this.#done(delivery, 'other');
        continue;
      }
      const attempt = this.#attempt(delivery, found).finally(() => this.#underWay.delete(attempt));
      this.#underWay.add(attempt);
    }
  }

  /**
   * Records that deliveries may be sent from now on, and loads what to send, except for deliveries that must no
   * longer be sent.
   */
  async #begin(batch: readonly DueDelivery[]): Promise<Map<string, Outgoing>> {
    const { db } = this.#options;
    await this.#lease.ensure();
    await this.#start(batch);
    const outgoing = await loadOutgoing(
      db,
      { signers: this.#signers, dataKeys: this.#dataKeys },
      batch,
      this.#lease.owner,
      (school) => iso(this.#clocks.of(school)),
    );
    const refused = batch.filter(({ id }) => !outgoing.has(id));
    await this.#claims.release(db, refused);
    return outgoing;
  }

  /** One start at a time: concurrent starts would wait in the database for each other's rows. */
  #start(batch: readonly DueDelivery[]): Promise<void> {
    const start = this.#starting.then(() => this.#startUnstarted(batch));
    this.#starting = start.catch(() => {});
    return start;
  }

  /** Also starts the deliveries that follow the batch, because every start is a commit. */
  async #startUnstarted(batch: readonly DueDelivery[]): Promise<void> {
    if (batch.every(({ started }) => started === 1)) return;
    const endpoints = new Set(batch.map(({ webhook_id: webhook }) => webhook));
    const upcoming = [...endpoints].flatMap((webhook) => this.#lanes.upcoming(webhook));
    const unstarted = [...batch, ...upcoming].filter(({ started }) => started === 0);
    await this.#claims.start(this.#options.db, unstarted);
    for (const delivery of unstarted) delivery.started = 1;
  }

  async #attempt(delivery: DueDelivery, outgoing: Outgoing): Promise<void> {
    const { clock, onError } = this.#options;
    let outcome: 'answered' | 'silent' | 'other' = 'other';
    const slow = setTimeout(() => {
      this.#lanes.suspect(delivery.webhook_id);
      this.#schedulePump();
    }, slowMs);
    try {
      const attempted = await this.#send(delivery, outgoing);
      const { result } = attempted;
      this.#options.onAttempt?.(result);
      if (!result.isInternal) {
        outcome = result.error === 'timeout' ? 'silent' : 'answered';
        this.#results.add(attempted);
      } else if (result.written) await this.#sendAgain(delivery);
      else await this.#release([delivery], clock.now() + internalErrorPauseMs);
    } catch (error) {
      onError(error);
      await this.#release([delivery], clock.now() + internalErrorPauseMs).catch(onError);
    } finally {
      clearTimeout(slow);
      this.#done(delivery, outcome);
    }
  }

  #done({ webhook_id: webhook }: DueDelivery, outcome: 'answered' | 'silent' | 'other'): void {
    this.#lanes.done(webhook, outcome);
    this.#schedulePump();
    if (this.#behind.has(webhook) && this.#lanes.isLow(webhook) && !this.#sweeping) this.wake();
  }

  async #send(delivery: DueDelivery, outgoing: Outgoing): Promise<Attempted> {
    const { sender, targetPolicy } = this.#options;
    const { url, body, failingSince } = outgoing;
    const sentAt = this.#clocks.of(delivery.school_id);
    const signed = outgoing.sign({
      body,
      timestamp: Math.floor(sentAt / 1000),
      id: delivery.event_id,
      type: delivery.event_type,
      deliveryId: delivery.id,
    });
    const headers: Record<string, string> = { ...signed, 'User-Agent': userAgent };
    if (outgoing.isTest) headers['Service-Test'] = 'true';
    const result = await sender.send({
      url,
      headers,
      body,
      policy: targetPolicy(outgoing.live ? 'live' : 'test'),
    });
    return { delivery, result, sentAt, completedAt: this.#clocks.of(delivery.school_id), failingSince };
  }

  /** Releases deliveries that have certainly not been sent. */
  async #release(deliveries: readonly DueDelivery[], at: number): Promise<void> {
    for (const { id } of deliveries) this.#known.delete(id);
    await this.#claims.release(this.#options.db, deliveries, iso(at));
  }

  /** Sends an event again, as a new delivery, because it is unknown whether it was received. */
  async #sendAgain(delivery: DueDelivery): Promise<void> {
    const { db, clock } = this.#options;
    const now = clock.now();
    this.#known.delete(delivery.id);
    await db.transact((tx) =>
      this.#takeover.from(tx, this.#lease.owner, [delivery], now, now + internalErrorPauseMs),
    );
  }
}
