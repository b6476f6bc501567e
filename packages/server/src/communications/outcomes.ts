import { systemAuthor, type UnitsOfWork } from '../core/unit-of-work.ts';
import type { Database } from '../db/database.ts';
import { rowsParameter } from '../db/rows.ts';
import { type Clock, iso } from '../lib/clock.ts';
import type { OutgoingChannel, SendResult } from './channels.ts';
import { errorsOf, settle } from './copy-queries.ts';
import { type Suppression, whySuppressed } from './eligibility.ts';
import { recordCopy } from './settled-copies.ts';

/** Delays before the next attempts, in seconds; after the last one, the copy has failed. */
const delaysSeconds = [30, 120, 600, 1800, 7200, 21_600];
const longestDetail = 500;
const failures: ReadonlySet<string> = new Set(['failed', 'bounced', 'not_configured']);

/** The actor in the audit log. */
const actor = 'Communications';

interface Attempted {
  school: string;
  /** IANA time zone of the school. */
  timeZone: string;
  id: string;
  /** Attempts before this one. */
  attempts: number;
  /** By how many milliseconds the clock of the school is ahead. */
  aheadMs: number;
}

interface Outcome extends Attempted {
  status: string;
  error: string | null;
  error_without_text: string | null;
  next_attempt_at: string | null;
  sent_at: string | null;
}

/** What became of copies, until it is recorded. */
export class Outcomes {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #works: UnitsOfWork;
  readonly #owner: string;
  #pending: Outcome[] = [];
  #flushing: Promise<void> | undefined;

  constructor({ db, clock, works }: { db: Database; clock: Clock; works: UnitsOfWork }, owner: string) {
    this.#db = db;
    this.#clock = clock;
    this.#works = works;
    this.#owner = owner;
  }

  add({ school, timeZone, id, attempts: before, aheadMs }: Attempted, result: SendResult): void {
    const now = this.#clock.now();
    const attempted = { school, timeZone, id, attempts: before + 1, aheadMs };
    const outcome = { ...attempted, ...errorsOf(null), next_attempt_at: null, sent_at: null };
    if (result.status === 'sent')
      this.#pending.push({ ...outcome, status: 'sent', sent_at: iso(now + aheadMs) });
    else if (result.status !== 'retry') {
      const status = result.status === 'bounced' ? 'bounced' : 'failed';
      this.#pending.push({ ...outcome, status, ...errorOf(result.status, result.detail) });
    } else {
      const error = errorOf('temporary_failure', result.detail);
      const delay = delaysSeconds[before];
      if (delay === undefined) this.#pending.push({ ...outcome, status: 'failed', ...error });
      else {
        const next = iso(now + Math.max(delay * 1000, result.afterMs ?? 0));
        this.#pending.push({ ...outcome, status: 'queued', ...error, next_attempt_at: next });
      }
    }
  }

  suppress(copy: Attempted, why: Suppression): void {
    this.#unattempted(copy, 'suppressed', errorOf(why, whySuppressed[why]));
  }

  /** Nothing sends copies on the channel. */
  notConfigured(copy: Attempted, channel: OutgoingChannel): void {
    this.#unattempted(copy, 'not_configured', errorOf('not_configured', whyNotConfigured(channel)));
  }

  #unattempted(
    { school, timeZone, id, attempts, aheadMs }: Attempted,
    status: string,
    error: ReturnType<typeof errorOf>,
  ): void {
    const attempted = { school, timeZone, id, attempts, aheadMs };
    this.#pending.push({ ...attempted, ...error, status, next_attempt_at: null, sent_at: null });
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
    this.#pending = [];
    const failed = written.filter(({ status }) => failures.has(status));
    try {
      await this.#settle(written.filter(({ status }) => !failures.has(status)));
      for (const own of Map.groupBy(failed, ({ school }) => school).values()) await this.#fail(own);
    } catch (error) {
      this.#pending.unshift(...written);
      throw error;
    }
  }

  async #settle(outcomes: readonly Outcome[]): Promise<void> {
    if (outcomes.length === 0) return;
    const rows = rowsParameter(outcomes);
    await this.#db.transact((tx) => tx.all(settle, { rows, owner: this.#owner }));
  }

  /** Settles copies of one school that were not sent, which is a change of its records. */
  async #fail(outcomes: readonly Outcome[]): Promise<void> {
    const [first] = outcomes;
    if (!first) return;
    const { school, timeZone, aheadMs } = first;
    const author = systemAuthor({ id: school, timeZone }, actor, this.#clock.now() + aheadMs);
    const rows = rowsParameter(outcomes);
    await this.#db.forSchool(school).transact((tx) =>
      this.#works.run(tx, author, async (work) => {
        for (const { error, ...copy } of await tx.all(settle, { rows, owner: this.#owner }))
          recordCopy(work, { ...copy, error: JSON.parse(error ?? 'null') }, 'queued');
      }),
    );
  }
}

const whyNotConfigured = (channel: OutgoingChannel): string =>
  `The server that sends messages has no adapter for the channel ${channel}. Configure the channel, and send the message again.`;

const errorOf = (code: string, detail: string) => errorsOf({ code, detail: detail.slice(0, longestDetail) });
