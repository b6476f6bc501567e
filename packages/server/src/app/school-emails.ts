import { type Clock, iso } from '../lib/clock.ts';
import type { Job } from '../lib/jobs.ts';
import {
  type ChannelAdapter,
  type OutgoingCopy,
  type SendResult,
  sendWith,
  storedDetail,
} from '../messages/channels.ts';
import { lettersOf, noLetterhead } from '../messages/letterheads.ts';
import type { Database, Transaction } from '../sql/database.ts';
import type { SchoolRow } from '../sql/school-rows.ts';

const atOnce = 10;
/** Until when no other process sends an email that one has claimed: longer than an attempt takes. */
const claimMs = 5 * 60_000;
/** The delays after attempts that may succeed later; after the last, the email has failed. */
const delaysMs = [60_000, 300_000, 1_800_000, 7_200_000, 21_600_000];
const sendMs = 60_000;

/** What became of an email. */
export interface EmailOutcome {
  status: 'sent' | 'failed' | 'simulated' | 'not_configured';
  detail: string | null;
}

/** An email that is due. */
export interface DueEmail extends SchoolRow {
  school_name: string;
  due_at: string;
  /** Attempts before this one. */
  attempts: number;
}

/** What is sent. */
export interface EmailText {
  /** The same in each attempt, and another one for another email: its Message-ID has it, so letters, digits, `_` and `.` only. */
  id: string;
  to: string;
  name: string;
  subject: string;
  html: string;
}

/** Emails of one kind, which are no messages that the school reads. */
export interface EmailKind<Row extends DueEmail> {
  due(p: { now: string; limit: number }): Promise<Row[]>;
  /** Changes when an email is due, unless another process has changed it; says whether it did. */
  postpone(tx: Transaction, row: Row, until: string, attempts: number): Promise<boolean>;
  /** The email, or why it is not sent. */
  write(row: Row): EmailText | EmailOutcome;
  /** Records why an attempt failed, of an email that is sent again at `due_at`. */
  noteRetry?(row: Row, detail: string): Promise<void>;
  /** Records what became of an email that is still due at `due_at`. */
  settle(row: Row, outcome: EmailOutcome): Promise<void>;
}

export interface EmailParts {
  db: Database;
  clock: Clock;
  /** Undefined if no email is configured. */
  email: ChannelAdapter | undefined;
}

/** Sends the due emails of one kind: claims each, sends it, and tries again later if it may succeed then. */
export class SchoolEmails<Row extends DueEmail> implements Job {
  readonly #parts: EmailParts;
  readonly #kind: EmailKind<Row>;

  constructor(parts: EmailParts, kind: EmailKind<Row>) {
    this.#parts = parts;
    this.#kind = kind;
  }

  async run(stopping: AbortSignal): Promise<boolean> {
    const due = await this.#kind.due({ now: iso(this.#parts.clock.now()), limit: atOnce });
    for (const row of due) {
      if (stopping.aborted) return false;
      await this.#process(row);
    }
    return due.length > 0;
  }

  async #process(row: Row): Promise<void> {
    const until = iso(this.#parts.clock.now() + claimMs);
    if (!(await this.#postpone(row, until, row.attempts))) return;
    const claimed = { ...row, due_at: until };
    const text = this.#kind.write(row);
    const outcome = 'status' in text ? text : await this.#attempt(row, text);
    if (!('retryAt' in outcome)) return this.#kind.settle(claimed, outcome);
    const [due_at, attempts] = [iso(outcome.retryAt), row.attempts + 1];
    if (await this.#postpone(claimed, due_at, attempts))
      await this.#kind.noteRetry?.({ ...row, due_at, attempts }, outcome.detail);
  }

  #postpone(row: Row, until: string, attempts: number): Promise<boolean> {
    return this.#parts.db
      .forSchool(row.school_id)
      .transact((tx) => this.#kind.postpone(tx, row, until, attempts));
  }

  async #attempt(
    row: Row,
    { id, to, name, subject, html }: EmailText,
  ): Promise<EmailOutcome | { retryAt: number; detail: string }> {
    const { db, clock, email } = this.#parts;
    if (!email) return { status: 'not_configured', detail: null };
    const attempt = row.attempts + 1;
    const letters = await lettersOf(db, [row.school_id]);
    const copy: OutgoingCopy = {
      ...{ id, messageId: id, schoolId: row.school_id, schoolName: row.school_name },
      ...{ channel: 'email', to, recipientName: name, subject, body: html, attempt },
      ...{ sender: letters.get(row.school_id) ?? noLetterhead, unsubscribeUrl: null },
    };
    // Not when the process stops: an attempt in progress is finished.
    const signal = AbortSignal.timeout(sendMs);
    const result = await sendWith(email, copy, signal).catch(
      (error: unknown): SendResult => ({
        status: 'retry',
        detail: error instanceof Error ? error.message : String(error),
      }),
    );
    if (result.status === 'sent') return { status: 'sent', detail: null };
    const detail = storedDetail(result.detail);
    const delay = delaysMs[row.attempts];
    if (result.status === 'retry' && delay !== undefined)
      return { retryAt: clock.now() + Math.max(delay, result.afterMs ?? 0), detail };
    return { status: 'failed', detail };
  }
}
