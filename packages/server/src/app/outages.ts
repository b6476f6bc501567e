import type { Logger } from 'pino';
import { clearInterval, monotonicMs, setInterval } from '../lib/platform.ts';
import { messageOf } from '../lib/text.ts';
import { ConnectionLost, diskTrouble, NotNotified } from '../sql/database.ts';

const reportEveryMs = 10_000;
const probeEveryMs = 1000;
/** Of different reasons: errors that name a port or an id could otherwise fill the memory. */
const mostReasons = 100;

/**
 * Writes to the log that a database is unavailable, too busy, or sends no notifications: at once, then at most every ten
 * seconds for each reason, with the number of requests and tasks that failed because of it, and when it is available again.
 * One that comes and goes writes no more.
 */
export class Outages {
  readonly #log: Logger;
  readonly #reasons = new Map<string, { at: number; times: number }>();
  readonly #subject: string;
  #isUp: (() => Promise<boolean>) | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isProbing = false;
  #since = 0;
  #times = 0;
  #isReported = false;

  constructor(log: Logger, subject: 'the database' | 'the standby server') {
    this.#log = log;
    this.#subject = subject;
  }

  /** Asks, during an outage, whether the database is available again. */
  watch(isUp: () => Promise<boolean>): void {
    this.#isUp = isUp;
  }

  note(error: unknown): void {
    const isOutage = error instanceof ConnectionLost || diskTrouble(error) !== undefined;
    const now = monotonicMs();
    if (isOutage) this.#begin(now);
    // Without a stack: an outage is not an error of the code.
    const reason = messageOf(error);
    const known = this.#reasons.get(reason) ?? { at: -Infinity, times: 0 };
    known.times++;
    if (now - known.at >= reportEveryMs) {
      const state = isOutage
        ? 'is unavailable'
        : error instanceof NotNotified
          ? 'sends no notifications'
          : 'is busy';
      this.#isReported ||= isOutage;
      this.#log.warn({ reason, times: known.times }, `${this.#subject} ${state}`);
      Object.assign(known, { at: now, times: 0 });
    }
    if (this.#reasons.size >= mostReasons) this.#reasons.clear();
    this.#reasons.set(reason, known);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#isUp = undefined;
  }

  #begin(now: number): void {
    this.#times++;
    if (this.#timer || !this.#isUp) return;
    this.#since = now;
    this.#timer = setInterval(() => void this.#probe(), probeEveryMs).unref();
  }

  async #probe(): Promise<void> {
    if (this.#isProbing) return;
    this.#isProbing = true;
    const isUp = await this.#isUp?.().catch(() => false);
    this.#isProbing = false;
    if (!isUp || !this.#isUp) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    if (this.#isReported)
      this.#log.info(
        { duration_ms: Math.round(monotonicMs() - this.#since), times: this.#times },
        `${this.#subject} is available again`,
      );
    this.#isReported = false;
    this.#times = 0;
  }
}
