import type { Database } from '../db/database.ts';
import { rowsParameter } from '../db/rows.ts';
import { type Clock, iso } from '../lib/clock.ts';
import type { SendResult } from './channels.ts';
import { settle } from './copy-queries.ts';
import { type Suppression, whySuppressed } from './eligibility.ts';

/** Delays before the next attempts, in seconds; after the last one, the copy has failed. */
const delaysSeconds = [30, 120, 600, 1800, 7200, 21_600];
const longestDetail = 500;

interface Attempted {
  school: string;
  id: string;
  /** Attempts before this one. */
  attempts: number;
  /** By how many milliseconds the clock of the school is ahead. */
  aheadMs: number;
}

interface Outcome extends Omit<Attempted, 'aheadMs'> {
  status: string;
  error: string | null;
  next_attempt_at: string | null;
  sent_at: string | null;
}

/** What became of copies, until it is recorded. */
export class Outcomes {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #owner: string;
  #pending: Outcome[] = [];
  #flushing: Promise<void> | undefined;

  constructor(db: Database, clock: Clock, owner: string) {
    this.#db = db;
    this.#clock = clock;
    this.#owner = owner;
  }

  add({ school, id, attempts: before, aheadMs }: Attempted, result: SendResult): void {
    const attempts = before + 1;
    const now = this.#clock.now();
    const outcome = { school, id, attempts, error: null, next_attempt_at: null, sent_at: null };
    if (result.status === 'sent')
      this.#pending.push({ ...outcome, status: 'sent', sent_at: iso(now + aheadMs) });
    else if (result.status !== 'retry') {
      const status = result.status === 'bounced' ? 'bounced' : 'failed';
      this.#pending.push({ ...outcome, status, error: errorOf(result.status, result.detail) });
    } else {
      const error = errorOf('temporary_failure', result.detail);
      const delay = delaysSeconds[before];
      if (delay === undefined) this.#pending.push({ ...outcome, status: 'failed', error });
      else {
        const next = iso(now + Math.max(delay * 1000, result.afterMs ?? 0));
        this.#pending.push({ ...outcome, status: 'queued', error, next_attempt_at: next });
      }
    }
  }

  suppress({ school, id, attempts }: Attempted, why: Suppression): void {
    const error = errorOf(why, whySuppressed[why]);
    const outcome = { school, id, attempts, error, next_attempt_at: null, sent_at: null };
    this.#pending.push({ ...outcome, status: 'suppressed' });
  }

  /** Records all outcomes, those of attempts that end at the same time together. */
  async flush(): Promise<void> {
    while (this.#pending.length > 0) {
      this.#flushing ??= this.#write().finally(() => {
        this.#flushing = undefined;
      });
      await this.#flushing;
    }
  }

  async #write(): Promise<void> {
    const written = this.#pending;
    const rows = rowsParameter(written);
    this.#pending = [];
    try {
      await this.#db.transact((tx) => tx.run(settle, { rows, owner: this.#owner }));
    } catch (error) {
      this.#pending.unshift(...written);
      throw error;
    }
  }
}

const errorOf = (code: string, detail: string): string =>
  JSON.stringify({ code, detail: detail.slice(0, longestDetail) });
