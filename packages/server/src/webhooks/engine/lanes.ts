import type { DueDelivery } from '../outbox.ts';

const startingCap = 4;
// A school takes another slot only while it has fewer than this many times the number of free slots, so that some
// slots are always free.
const shareOfFree = 4;
// Taking more deliveries is a durable commit: while it is written, deliveries that were taken before are sent.
const capsAhead = 8;
// With this many left, more are taken: until they are there, these are sent.
const capsLow = 6;
// Starting those that were taken without being started is another one.
const capsStarted = 2;

interface Lane {
  readonly webhookId: string;
  readonly school: School;
  readonly waiting: DueDelivery[];
  inFlight: number;
  /** Concurrent attempts: grows with success, and falls to one when the receiver does not respond. */
  cap: number;
  /** How long the last attempt took. */
  lastMs: number;
  suspect: boolean;
  ready: boolean;
}

interface School {
  readonly id: string;
  readonly ready: Lane[];
  /** Attempts in progress at endpoints that respond. */
  inFlight: number;
  inTurn: boolean;
}

export interface LaneLimits {
  /** Maximum number of concurrent attempts at one endpoint. */
  perEndpoint: number;
  /** Maximum number of concurrent attempts in total, without those that wait for a receiver that does not respond. */
  total: number;
}

/**
 * Chooses what to send next: schools in turn, endpoints of a school in turn, and no endpoint above its maximum. An
 * endpoint that does not respond is suspect. All suspects together use at most half of the slots, including those
 * that they took before they were suspect, so that they never block endpoints that respond. However much one school
 * has to send, a fifth of the slots is left for the others; several such schools get equal shares.
 */
export class Lanes {
  readonly #limits: LaneLimits;
  readonly #lanes = new Map<string, Lane>();
  readonly #schools = new Map<string, School>();
  #turn: School[] = [];
  #waiting = 0;
  #inFlight = 0;
  #suspectInFlight = 0;

  constructor(limits: LaneLimits) {
    this.#limits = limits;
  }

  get inFlight(): number {
    return this.#inFlight;
  }

  /** The number of further deliveries of the endpoint that this process can take now. */
  room(webhookId: string): number {
    const lane = this.#lanes.get(webhookId);
    if (!lane) return startingCap;
    return Math.max(0, lane.cap * capsAhead - lane.inFlight - lane.waiting.length);
  }

  /** The number of further deliveries to the endpoint that would be sent immediately. */
  free(webhookId: string): number {
    const lane = this.#lanes.get(webhookId);
    const own = lane ? lane.cap - lane.inFlight - lane.waiting.length : startingCap;
    return Math.max(0, Math.min(own, this.#limits.total - this.#inFlight));
  }

  /** Whether enough of the deliveries that were taken for the endpoint are done to take more. */
  isLow(webhookId: string): boolean {
    const lane = this.#lanes.get(webhookId);
    return !lane || lane.inFlight + lane.waiting.length <= lane.cap * capsLow;
  }

  /** Whether the endpoint will soon have nothing to get, unless more is taken. */
  isAlmostEmpty(webhookId: string): boolean {
    const lane = this.#lanes.get(webhookId);
    return !lane || lane.waiting.length <= lane.cap;
  }

  /**
   * Whether deliveries that are taken for the endpoint now will be sent soon, so that they can be started in the same
   * commit. What is started and not sent when the process dies is sent as a new delivery, so this is limited.
   */
  isSoonSent(webhookId: string): boolean {
    return this.#waiting < this.#limits.total && this.#lanes.get(webhookId)?.suspect !== true;
  }

  /** Whether a new delivery to the endpoint would be sent immediately. */
  isFree(webhookId: string): boolean {
    if (this.#inFlight >= this.#limits.total) return false;
    const lane = this.#lanes.get(webhookId);
    return !lane || lane.inFlight + lane.waiting.length < lane.cap;
  }

  add(delivery: DueDelivery): void {
    const lane = this.#laneOf(delivery);
    lane.waiting.push(delivery);
    this.#waiting++;
    this.#makeReady(lane);
  }

  /** Takes the next delivery that can be sent, if there is one. */
  next(): DueDelivery | undefined {
    const suspectSlots = this.#limits.total / 2;
    const beyond = Math.max(0, this.#suspectInFlight - suspectSlots);
    if (this.#inFlight - beyond >= this.#limits.total) return undefined;
    const holdSuspects = this.#suspectInFlight >= suspectSlots;
    const share = (this.#limits.total - this.#inFlight + beyond) * shareOfFree;
    // The school goes to the end of the queue, whether or not one of its deliveries could be sent.
    for (let tries = this.#turn.length; tries > 0; tries--) {
      const school = this.#turn.shift();
      if (!school) break;
      school.inTurn = false;
      const found = this.#nextOf(school, holdSuspects, school.inFlight < share);
      this.#queue(school);
      if (found) return found;
    }
    return undefined;
  }

  /** The next deliveries to the endpoint, up to twice the number of its concurrent attempts. */
  upcoming(webhookId: string): DueDelivery[] {
    const lane = this.#lanes.get(webhookId);
    return lane ? lane.waiting.slice(0, lane.cap * capsStarted) : [];
  }

  /** The next deliveries to the endpoint that will probably be sent within a time. */
  soon(webhookId: string, ms: number): DueDelivery[] {
    const lane = this.#lanes.get(webhookId);
    return lane ? lane.waiting.slice(0, Math.floor((lane.inFlight * ms) / lane.lastMs)) : [];
  }

  /** Frees the slot of a delivery, which it had for a time. */
  done(webhookId: string, outcome: 'answered' | 'silent' | 'other', ms: number): void {
    const lane = this.#lanes.get(webhookId);
    if (!lane) return;
    lane.lastMs = ms;
    this.#release(lane);
    if (outcome === 'answered') {
      this.#setSuspect(lane, false);
      lane.cap = Math.min(this.#limits.perEndpoint, lane.cap * 2);
    } else if (outcome === 'silent') {
      this.#setSuspect(lane, true);
      lane.cap = 1;
    }
    if (lane.waiting.length > 0) this.#makeReady(lane);
    else if (lane.inFlight === 0 && !lane.suspect && lane.cap <= startingCap) this.#forget(lane);
  }

  /** An attempt at the endpoint has been in progress for a long time. */
  suspect(webhookId: string): void {
    const lane = this.#lanes.get(webhookId);
    if (lane) this.#setSuspect(lane, true);
  }

  /** Removes and returns the deliveries to the endpoint for which it no longer has room. */
  takeSurplus(webhookId: string): DueDelivery[] {
    const lane = this.#lanes.get(webhookId);
    const surplus = lane?.waiting.splice(lane.cap * capsAhead) ?? [];
    this.#waiting -= surplus.length;
    return surplus;
  }

  /** Removes and returns all waiting deliveries. */
  clear(): DueDelivery[] {
    const waiting = [...this.#lanes.values()].flatMap((lane) => lane.waiting.splice(0));
    this.#waiting = 0;
    for (const school of this.#schools.values()) {
      school.ready.length = 0;
      school.inTurn = false;
    }
    for (const lane of this.#lanes.values()) lane.ready = false;
    this.#turn = [];
    return waiting;
  }

  #nextOf(school: School, holdSuspects: boolean, hasShare: boolean): DueDelivery | undefined {
    for (let tries = school.ready.length; tries > 0; tries--) {
      const lane = school.ready.shift();
      if (!lane) return undefined;
      if (lane.suspect ? holdSuspects : !hasShare) {
        school.ready.push(lane);
        continue;
      }
      lane.ready = false;
      // Its maximum may have become smaller since it was ready; the end of one of its attempts makes it ready again.
      if (lane.inFlight >= lane.cap) continue;
      const delivery = lane.waiting.shift();
      this.#waiting--;
      lane.inFlight++;
      this.#inFlight++;
      if (lane.suspect) this.#suspectInFlight++;
      else school.inFlight++;
      this.#makeReady(lane);
      return delivery;
    }
    return undefined;
  }

  #laneOf({ webhook_id: webhookId, school_id: schoolId }: DueDelivery): Lane {
    let lane = this.#lanes.get(webhookId);
    if (!lane) {
      let school = this.#schools.get(schoolId);
      if (!school) {
        school = { id: schoolId, ready: [], inFlight: 0, inTurn: false };
        this.#schools.set(schoolId, school);
      }
      const cap = Math.min(startingCap, this.#limits.perEndpoint);
      lane = {
        webhookId,
        school,
        waiting: [],
        inFlight: 0,
        cap,
        lastMs: Infinity,
        suspect: false,
        ready: false,
      };
      this.#lanes.set(webhookId, lane);
    }
    return lane;
  }

  #makeReady(lane: Lane): void {
    if (lane.ready || lane.waiting.length === 0 || lane.inFlight >= lane.cap) return;
    lane.ready = true;
    lane.school.ready.push(lane);
    this.#queue(lane.school);
  }

  #queue(school: School): void {
    if (school.inTurn || school.ready.length === 0) return;
    school.inTurn = true;
    this.#turn.push(school);
  }

  #release(lane: Lane): void {
    lane.inFlight--;
    this.#inFlight--;
    if (lane.suspect) this.#suspectInFlight--;
    else lane.school.inFlight--;
  }

  #setSuspect(lane: Lane, suspect: boolean): void {
    if (lane.suspect === suspect) return;
    lane.suspect = suspect;
    this.#suspectInFlight += suspect ? lane.inFlight : -lane.inFlight;
    lane.school.inFlight += suspect ? -lane.inFlight : lane.inFlight;
  }

  #forget(lane: Lane): void {
    this.#lanes.delete(lane.webhookId);
  }
}
