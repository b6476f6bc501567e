import { DataKeys } from '../../crypto/data-keys.ts';
import { iso } from '../../lib/clock.ts';
import { monotonicMs, setImmediate } from '../../lib/platform.ts';
import { Deadlines } from '../../lib/timers.ts';
import type { Lease } from '../../queue/lease.ts';
import type { SchoolClocks } from '../../store/school-clocks.ts';
import { Signers } from '../endpoint-state.ts';
import { loadOutgoing, type Outgoing, userAgent } from '../envelope.ts';
import { withoutSecrets } from '../headers.ts';
import type { DueDelivery } from '../outbox.ts';
import type { TargetPolicy } from '../sender/address.ts';
import type { AttemptResult } from '../sender/deliver.ts';
import type { Claims } from './claims.ts';
import { aheadMs, Contents } from './contents.ts';
import type { EngineOptions } from './engine.ts';
import { Lanes } from './lanes.ts';
import { Results } from './outcomes.ts';
import { Recorder } from './record.ts';
import type { Takeover } from './takeover.ts';

export interface SendingParts extends EngineOptions {
  lease: Lease;
  claims: Claims;
  takeover: Takeover;
  clocks: SchoolClocks;
  /** Called when an attempt at an endpoint has ended. */
  onSlotFree(webhookId: string): void;
  /** Called when results of attempts are about to be written. */
  onWrite(): void;
}

type AttemptOutcome = Parameters<Lanes['done']>[1];
type Policies = Readonly<Record<Outgoing['to']['mode'], TargetPolicy>>;

const slowMs = 1_000;
const internalErrorPauseMs = 1_000;
/** Until keys or content that could not be read are read again. */
const unreadablePauseMs = 60_000;

/** Sends the deliveries that this process has claimed, and records the results. */
export class Sending {
  readonly lanes: Lanes;
  readonly #parts: SendingParts;
  readonly #contents: Contents;
  readonly #results: Results;
  readonly #slow: Deadlines<DueDelivery>;
  /** Deliveries that this process has taken and not finished. */
  readonly #known = new Set<string>();
  readonly #underWay = new Set<Promise<void>>();
  #starting: Promise<void> = Promise.resolve();
  #pumpScheduled = false;
  #isStopped = true;

  constructor(parts: SendingParts) {
    this.#parts = parts;
    this.lanes = new Lanes(parts.limits);
    const { db, cipher, lease, clocks } = parts;
    const keys = { signers: new Signers(cipher), dataKeys: new DataKeys(cipher), cipher };
    this.#contents = new Contents((deliveries) =>
      loadOutgoing(db, keys, deliveries, lease.owner, (school) => iso(clocks.of(school))),
    );
    this.#slow = new Deadlines(slowMs, ({ webhook_id: webhook }) => {
      this.lanes.suspect(webhook);
      this.#schedulePump();
    });
    this.#results = new Results({
      db,
      recorder: new Recorder({ ...parts, owner: lease.owner }),
      onWrite: () => parts.onWrite(),
      onDone: ({ delivery }) => void this.#known.delete(delivery.id),
      onRefused: ({ delivery }) => this.#sendAgain(delivery),
      onError: parts.onError,
    });
  }

  start(): void {
    this.#isStopped = false;
  }

  /** Sends nothing more. */
  halt(): void {
    this.#isStopped = true;
  }

  /** Sends nothing more, waits for attempts in progress, and releases the other deliveries. */
  async stop(): Promise<void> {
    this.halt();
    const waiting = this.lanes.clear();
    await this.settle();
    await this.#results.stop();
    await this.#parts.claims.release(this.#parts.db, waiting);
  }

  get isIdle(): boolean {
    return this.#known.size === 0;
  }

  isKnown(id: string): boolean {
    return this.#known.has(id);
  }

  take(deliveries: readonly DueDelivery[]): void {
    for (const delivery of deliveries) {
      if (this.#known.has(delivery.id)) continue;
      this.#known.add(delivery.id);
      this.lanes.add(delivery);
    }
    this.#schedulePump();
  }

  /** Resolves when everything that can be sent is sent and recorded. */
  async settle(): Promise<void> {
    this.#pump();
    while (this.#underWay.size > 0 || !this.#results.isEmpty) {
      await Promise.all(this.#underWay);
      await this.#results.flush();
      this.#pump();
    }
  }

  #track(work: Promise<void>): void {
    const tracked = work.finally(() => this.#underWay.delete(tracked));
    this.#underWay.add(tracked);
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
    if (this.#isStopped) return;
    const batch: DueDelivery[] = [];
    for (let next = this.lanes.next(); next; next = this.lanes.next()) batch.push(next);
    if (batch.length > 0) this.#track(this.#run(batch));
  }

  async #run(batch: readonly DueDelivery[]): Promise<void> {
    const { onError, targetPolicy } = this.#parts;
    const since = monotonicMs();
    let outgoing: readonly (Outgoing | undefined)[] = [];
    let policies: Policies | undefined;
    try {
      const allowed = Promise.all([targetPolicy('live'), targetPolicy('test')]);
      const [begun, [live, test]] = await Promise.all([this.#begin(batch), allowed]);
      outgoing = begun;
      policies = { live, test };
    } catch (error) {
      onError(error);
      await this.#release(batch, internalErrorPauseMs).catch(onError);
    }
    await Promise.all(
      batch.map((delivery, index) => {
        const found = outgoing[index];
        if (found && policies) return this.#attempt(delivery, found, policies, since);
        this.#known.delete(delivery.id);
        this.#done(delivery, 'other', since);
        return undefined;
      }),
    );
  }

  /**
   * Records that deliveries may be sent from now on, and loads what to send, except for deliveries that must no
   * longer be sent.
   */
  async #begin(batch: readonly DueDelivery[]): Promise<(Outgoing | undefined)[]> {
    const { db, lease, claims } = this.#parts;
    await lease.ensure();
    if (batch.some(({ started }) => started === 0)) await this.#start(batch);
    const following = endpointsOf(batch).flatMap((webhook) => this.lanes.soon(webhook, aheadMs));
    const found = await this.#contents.of(batch, following);
    await claims.release(
      db,
      batch.filter((_, index) => !found[index]),
    );
    await this.#release(
      batch.filter((_, index) => found[index] instanceof Error),
      unreadablePauseMs,
    );
    const cause = found.find((one) => one instanceof Error);
    if (cause) this.#parts.onError(new Error('Keys or contents of deliveries cannot be read', { cause }));
    return found.map((one) => (one instanceof Error ? undefined : one));
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
    const upcoming = endpointsOf(batch).flatMap((webhook) => this.lanes.upcoming(webhook));
    const unstarted = [...batch, ...upcoming].filter(({ started }) => started === 0);
    await this.#parts.claims.start(this.#parts.db, unstarted);
    for (const delivery of unstarted) delivery.started = 1;
  }

  async #attempt(
    delivery: DueDelivery,
    outgoing: Outgoing,
    policies: Policies,
    since: number,
  ): Promise<void> {
    const { clock, clocks, sender, tracing, onAttempt, onError } = this.#parts;
    let outcome: AttemptOutcome = 'other';
    let result: AttemptResult | undefined;
    delivery.event_type = outgoing.type;
    const trace = tracing?.attempt(tracedAttempt(delivery, outgoing));
    this.#slow.add(delivery);
    try {
      const { to, body, subjectKey } = outgoing;
      const sentAt = clocks.of(delivery.school_id);
      // Receivers compare the timestamp with their own clocks, which a test clock does not advance.
      const signed = headersOf(delivery, outgoing, clock.now());
      const headers = trace ? { ...signed, ...trace.headers } : signed;
      const sent = await sender.send({ url: to.url, headers, body, policy: policies[to.mode] });
      result = withoutSecrets(sent, to.headers);
      onAttempt?.(result);
      if (!result.isInternal) {
        outcome = result.error === 'timeout' ? 'silent' : 'answered';
        const completedAt = clocks.of(delivery.school_id);
        const { url, failingSince, failingReportedAt } = to;
        this.#results.add({
          ...{ delivery, result, sentAt, completedAt, url, failingSince, failingReportedAt, subjectKey },
        });
      } else if (result.written) await this.#sendAgain(delivery);
      else await this.#release([delivery], internalErrorPauseMs);
    } catch (error) {
      onError(error);
      await this.#release([delivery], internalErrorPauseMs).catch(onError);
    } finally {
      trace?.end(result);
      this.#slow.delete(delivery);
      this.#done(delivery, outcome, since);
    }
  }

  #done({ webhook_id: webhook }: DueDelivery, outcome: AttemptOutcome, since: number): void {
    this.lanes.done(webhook, outcome, monotonicMs() - since);
    if (outcome === 'silent') this.#track(this.#releaseSurplus(webhook));
    this.#schedulePump();
    this.#parts.onSlotFree(webhook);
  }

  /** Releases what an endpoint that does not respond will not get soon. */
  async #releaseSurplus(webhook: string): Promise<void> {
    const surplus = this.lanes.takeSurplus(webhook);
    for (const { id } of surplus) this.#known.delete(id);
    await this.#parts.claims.release(this.#parts.db, surplus).catch(this.#parts.onError);
  }

  /** Releases deliveries that have certainly not been sent. */
  async #release(deliveries: readonly DueDelivery[], pauseMs: number): Promise<void> {
    const { db, claims, clocks } = this.#parts;
    for (const { id } of deliveries) this.#known.delete(id);
    await claims.release(db, deliveries, (school) => iso(clocks.of(school) + pauseMs));
  }

  /** Sends an event again, as a new delivery, because it is unknown whether it was received. */
  async #sendAgain(delivery: DueDelivery): Promise<void> {
    const { db, clocks, takeover, lease } = this.#parts;
    const timeOf = (school: string): number => clocks.of(school);
    this.#known.delete(delivery.id);
    await db.transact((tx) => takeover.from(tx, lease.owner, [delivery], timeOf, internalErrorPauseMs));
  }
}

const endpointsOf = (batch: readonly DueDelivery[]): string[] => [
  ...new Set(batch.map(({ webhook_id: webhook }) => webhook)),
];

const tracedAttempt = (delivery: DueDelivery, { to, traceParent }: Outgoing) => ({
  schoolId: delivery.school_id,
  deliveryId: delivery.id,
  webhookId: delivery.webhook_id,
  eventId: delivery.event_id,
  eventType: delivery.event_type,
  attempt: delivery.attempt,
  url: to.url,
  traceParent,
  isApart: delivery.trigger === 'redelivery' || delivery.trigger === 'recovery',
});

function headersOf(delivery: DueDelivery, { to, body, isTest }: Outgoing, signedAt: number) {
  const signed = to.sign({
    body,
    timestamp: Math.floor(signedAt / 1000),
    id: delivery.event_id,
    type: delivery.event_type,
    deliveryId: delivery.id,
  });
  const additional = Object.fromEntries(to.headers.map(({ name, value }) => [name, value]));
  const headers = { ...additional, ...signed, 'User-Agent': userAgent };
  return isTest ? { ...headers, 'Service-Test': 'true' } : headers;
}
