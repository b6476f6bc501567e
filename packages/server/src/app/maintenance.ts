import { type KeyUse, seenEveryMs } from '../crypto/key-use.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import type { Idempotency } from '../pipeline/idempotency.ts';
import type { KeyUsage } from '../pipeline/key-usage.ts';
import type { RateLimiter } from '../pipeline/rate-limit.ts';
import { forgetCounts } from '../webhooks/delivery-counts.ts';

export interface MaintenanceParts {
  db: Database;
  clock: Clock;
  idempotency: Idempotency;
  keyUsage: KeyUsage;
  keyUse: KeyUse;
  rateLimiter: RateLimiter;
  onError: (error: unknown) => void;
}

/** The small regular jobs of a process; each can run in any number of processes at the same time. */
export class Maintenance {
  readonly #parts: MaintenanceParts;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #running = new Set<Promise<void>>();

  constructor(parts: MaintenanceParts) {
    this.#parts = parts;
  }

  start(): void {
    const { db, clock, idempotency, keyUsage, keyUse, rateLimiter } = this.#parts;
    this.#every(1000, () => rateLimiter.share(db));
    this.#every(10_000, () => keyUsage.flush(db));
    this.#every(seenEveryMs, () => keyUse.show());
    this.#every(600_000, () => idempotency.purge(db, clock.now()));
    this.#every(600_000, () => db.truncateLog());
    this.#every(3_600_000, () => forgetCounts(db, clock.now()));
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#running);
    const { db, keyUsage, keyUse } = this.#parts;
    try {
      await keyUsage.flush(db);
    } finally {
      await keyUse.end();
    }
  }

  #every(ms: number, job: () => Promise<unknown>): void {
    let busy = false;
    const timer = setInterval(() => {
      if (busy) return;
      busy = true;
      const run: Promise<void> = job()
        .then(() => {}, this.#parts.onError)
        .finally(() => {
          busy = false;
          this.#running.delete(run);
        });
      this.#running.add(run);
    }, ms);
    timer.unref();
    this.#timers.push(timer);
  }
}
