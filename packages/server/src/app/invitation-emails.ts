import { sql } from 'kysely';
import type { MasterKeys } from '../crypto/master-keys.ts';
import { invitationContext } from '../crypto/sealed-columns.ts';
import { invitationEmail } from '../families/staff/invitation-email.ts';
import { invitations } from '../families/staff/tables.ts';
import { type Clock, iso } from '../lib/clock.ts';
import type { Job } from '../lib/jobs.ts';
import type { ChannelAdapter } from '../messages/channels.ts';
import type { Database } from '../sql/database.ts';
import { query, statement } from '../sql/query.ts';
import { joinSchool, type SchoolRow, schoolColumns } from '../sql/school-rows.ts';
import { systemAuthor, type UnitsOfWork } from '../work/unit-of-work.ts';
import { attemptEmail, claimMs, type EmailOutcome } from './email-attempts.ts';

const atOnce = 10;

interface DueEmail extends SchoolRow {
  id: string;
  name: string;
  email: string;
  message: string | null;
  expires_at: string;
  url_sealed: string;
  email_attempts: number;
  email_due_at: string;
  school_name: string;
  locale: string;
}

const dueEmails = statement<{ now: string; limit: number }, DueEmail>(
  (p) => sql`
    select i.id, i.name, i.email, i.message, i.expires_at, i.url_sealed, i.email_attempts, i.email_due_at,
      s.name as school_name, s.locale, ${schoolColumns}
    from invitations as i ${joinSchool('i')}
    where i.email_due_at <= ${p.now} and i.email_status = 'queued' and i.status = 'pending' and i.url_sealed is not null
    order by i.email_due_at, i.id limit ${p.limit}`,
);

/** Only one of several processes changes the time that all of them have read. */
const claim = query<{ school: string; id: string; due: string; until: string }, { id: string }>((db, p) =>
  db
    .updateTable('invitations')
    .set({ email_due_at: p.until })
    .where('school_id', '=', p.school)
    .where('id', '=', p.id)
    .where('email_due_at', '=', p.due)
    .where('email_status', '=', 'queued')
    .returning('id'),
);

export interface InvitationEmailParts {
  db: Database;
  clock: Clock;
  cipher: MasterKeys;
  works: UnitsOfWork;
  /** Undefined if no email is configured. */
  email: ChannelAdapter | undefined;
}

type Outcome = EmailOutcome | { status: 'failed' | 'simulated' | 'not_configured'; detail: string | null };

/** Sends the emails of invitations. Their texts contain a secret, so they are not messages that others can read. */
export class InvitationEmails implements Job {
  readonly #parts: InvitationEmailParts;

  constructor(parts: InvitationEmailParts) {
    this.#parts = parts;
  }

  async run(stopping: AbortSignal): Promise<boolean> {
    const { db, clock } = this.#parts;
    const due = await db.all(dueEmails, { now: iso(clock.now()), limit: atOnce });
    for (const row of due) {
      if (stopping.aborted) return false;
      await this.#process(row, stopping);
    }
    return due.length > 0;
  }

  async #process(row: DueEmail, stopping: AbortSignal): Promise<void> {
    const { db, clock } = this.#parts;
    const until = iso(clock.now() + claimMs);
    const own = { school: row.school_id, id: row.id, due: row.email_due_at, until };
    const claimed = await db.forSchool(row.school_id).transact((tx) => tx.first(claim, own));
    if (!claimed) return;
    await this.#record(row, until, await this.#send(row, stopping));
  }

  async #send(row: DueEmail, stopping: AbortSignal): Promise<Outcome> {
    const { email, clock, cipher } = this.#parts;
    if (row.expires_at <= iso(clock.now() + Number(row.ahead_ms)))
      return { status: 'failed', detail: 'The invitation expired before the email could be sent.' };
    if (row.mode !== 'live') return { status: 'simulated', detail: null };
    if (!email) return { status: 'not_configured', detail: null };
    const { subject, html } = invitationEmail({
      ...{ school: row.school_name, name: row.name, message: row.message, expiresAt: row.expires_at },
      ...{ url: cipher.decrypt(row.url_sealed, invitationContext(row.id)) },
      ...{ locale: row.locale, timeZone: row.time_zone },
    });
    const attempt = row.email_attempts + 1;
    const copy = {
      ...{
        id: `${row.id}.${attempt}`,
        messageId: row.id,
        schoolId: row.school_id,
        schoolName: row.school_name,
      },
      ...{ to: row.email, recipientName: row.name, subject, body: html, attempt },
    };
    return attemptEmail(email, clock, copy, stopping);
  }

  async #record(row: DueEmail, until: string, outcome: Outcome): Promise<void> {
    const { db, works, clock } = this.#parts;
    const school = { id: row.school_id, timeZone: row.time_zone };
    const author = systemAuthor(school, 'Invitations', clock.now() + Number(row.ahead_ms));
    await db.forSchool(row.school_id).transact((tx) =>
      works.run(tx, author, async (work) => {
        const { db: own, records } = work;
        const kept = { school: row.school_id, id: row.id, due: until };
        // It was sent again, accepted or revoked in the meantime.
        const retryAt = 'retryAt' in outcome ? iso(outcome.retryAt) : until;
        if (!(await own.first(claim, { ...kept, until: retryAt }))) return;
        if ('retryAt' in outcome) return void (await own.run(count, { school: row.school_id, id: row.id }));
        const fields = { email_status: outcome.status, email_error: outcome.detail };
        await records(invitations).update(row.id, fields, {
          action: 'emailed',
          hidden: { url_sealed: null, email_due_at: null },
        });
      }),
    );
  }
}

const count = query<{ school: string; id: string }>((db, p) =>
  db
    .updateTable('invitations')
    .set((of) => ({ email_attempts: of('email_attempts', '+', 1) }))
    .where('school_id', '=', p.school)
    .where('id', '=', p.id),
);
