import type { Logger } from 'pino';
import { clearInterval, monotonicMs, setInterval } from '../lib/platform.ts';
import { ConnectionLost, type Database, diskTrouble } from '../sql/database.ts';
import { Readiness } from './listen.ts';

const reportEveryMs = 10_000;
const probeEveryMs = 1000;
/** Of different reasons: errors that name a port or an id could otherwise fill the memory. */
const mostReasons = 100;

/**
 * Writes to the log that the database is unavailable, or too busy: at once, then at most every ten seconds for each reason,
 * with the number of requests and tasks that failed because of it, and when it is available again.
 */
export class Outages {
  readonly #log: Logger;
  readonly #reasons = new Map<string, { at: number; times: number }>();
  #readiness: Readiness | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isProbing = false;
  #since = 0;
  #times = 0;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Asks this database, during an outage, whether it is available again. */
  watch(db: Database): void {
    this.#readiness = new Readiness(db, () => {});
  }

  note(error: unknown): void {
    const isOutage = error instanceof ConnectionLost || diskTrouble(error) !== undefined;
    const now = monotonicMs();
    if (isOutage) this.#begin(now);
    const reason = reasonOf(error);
    const known = this.#reasons.get(reason) ?? { at: -Infinity, times: 0 };
    known.times++;
    if (now - known.at >= reportEveryMs) {
      this.#log.warn(
        { reason, times: known.times },
        isOutage ? 'the database is unavailable' : 'the database is busy',
      );
      Object.assign(known, { at: now, times: 0 });
    }
    if (this.#reasons.size >= mostReasons) this.#reasons.clear();
    this.#reasons.set(reason, known);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#readiness = undefined;
  }

  #begin(now: number): void {
    this.#times++;
    if (this.#timer || !this.#readiness) return;
    this.#since = now;
    this.#timer = setInterval(() => void this.#probe(), probeEveryMs).unref();
  }

  async #probe(): Promise<void> {
    if (this.#isProbing) return;
    this.#isProbing = true;
    const refused = await this.#readiness?.unready().catch(() => 'unknown');
    this.#isProbing = false;
    if (refused !== undefined || !this.#readiness) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#log.info(
      { duration_ms: Math.round(monotonicMs() - this.#since), times: this.#times },
      'the database is available again',
    );
    this.#times = 0;
    this.#reasons.clear();
  }
}

/** Without a stack: an outage is not an error of the code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return cause instanceof Error && cause.message !== '' ? `${message}: ${cause.message}` : message;
}
