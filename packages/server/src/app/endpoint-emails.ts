import { sql } from 'kysely';
import { reportEmail } from '../families/webhooks/report-email.ts';
import type { ReportKind } from '../families/webhooks/reports.ts';
import { type Clock, iso } from '../lib/clock.ts';
import type { Job } from '../lib/jobs.ts';
import type { ChannelAdapter } from '../messages/channels.ts';
import type { Database } from '../sql/database.ts';
import { statement } from '../sql/query.ts';
import { joinSchool, type SchoolRow, schoolColumns } from '../sql/school-rows.ts';
import { attemptEmail, claimMs } from './email-attempts.ts';

const atOnce = 10;

type Notice = {
  school_id: string;
  webhook_id: string;
  kind: ReportKind;
  reported_at: string;
  recipient_id: string;
};

interface DueNotice extends SchoolRow, Notice {
  attempts: number;
  due_at: string;
  name: string | null;
  email: string | null;
  url: string;
  description: string | null;
  failing_since: string | null;
  school_name: string;
  locale: string;
}

const dueNotices = statement<{ now: string; limit: number }, DueNotice>(
  (p) => sql`
    select n.webhook_id, n.kind, n.reported_at, n.recipient_id, n.attempts, n.due_at, m.name, m.email, w.url, w.description,
      w.failing_since, s.name as school_name, s.locale, ${schoolColumns}
    from webhook_notices as n
    join webhooks as w on w.school_id = n.school_id and w.id = n.webhook_id ${joinSchool('n')}
    left join staff as m on m.school_id = n.school_id and m.id = n.recipient_id and m.status = 'active'
      and m.archived_at is null
    where n.due_at <= ${p.now} order by n.due_at, n.webhook_id, n.recipient_id limit ${p.limit}`,
);

const isNotice = (p: { [Name in keyof Notice]: unknown }) => sql`school_id = ${p.school_id}
  and webhook_id = ${p.webhook_id} and kind = ${p.kind} and reported_at = ${p.reported_at}
  and recipient_id = ${p.recipient_id}`;

/** Only one of several processes changes the time that all of them have read. */
const postpone = statement<Notice & { due_at: string; until: string; made: number }, { kind: string }>(
  (p) => sql`
    update webhook_notices set due_at = ${p.until}, attempts = attempts + cast(${p.made} as integer)
    where ${isNotice(p)} and due_at = ${p.due_at} returning kind`,
);

const forget = statement<Notice>((p) => sql`delete from webhook_notices where ${isNotice(p)}`);

export interface EndpointEmailParts {
  db: Database;
  clock: Clock;
  /** Undefined if no email is configured. */
  email: ChannelAdapter | undefined;
  publicUrl: () => string;
  onError: (error: unknown) => void;
}

/** Sends the emails about endpoints that fail, are disabled, or work again, to the owners of their school. */
export class EndpointEmails implements Job {
  readonly #parts: EndpointEmailParts;

  constructor(parts: EndpointEmailParts) {
    this.#parts = parts;
  }

  async run(stopping: AbortSignal): Promise<boolean> {
    const { db, clock } = this.#parts;
    const due = await db.all(dueNotices, { now: iso(clock.now()), limit: atOnce });
    for (const row of due) {
      if (stopping.aborted) return false;
      await this.#process(row, stopping);
    }
    return due.length > 0;
  }

  async #process(row: DueNotice, stopping: AbortSignal): Promise<void> {
    const { db, clock, onError } = this.#parts;
    const { school_id, webhook_id, kind, reported_at, recipient_id } = row;
    const notice: Notice = { school_id, webhook_id, kind, reported_at, recipient_id };
    const own = db.forSchool(school_id);
    const until = iso(clock.now() + claimMs);
    const claim = { ...notice, due_at: row.due_at, until, made: 0 };
    if (!(await own.transact((tx) => tx.first(postpone, claim)))) return;
    const outcome = await this.#send(row, stopping);
    if ('retryAt' in outcome) {
      const later = { ...notice, due_at: until, until: iso(outcome.retryAt), made: 1 };
      await own.transact((tx) => tx.first(postpone, later));
      return;
    }
    if (outcome.status === 'failed')
      onError(
        new Error(
          `The email that ${webhook_id} is ${kind} was not sent to ${recipient_id}: ${outcome.detail}`,
        ),
      );
    await own.transact((tx) => tx.run(forget, notice));
  }

  #send(row: DueNotice, stopping: AbortSignal) {
    const { email, clock, publicUrl } = this.#parts;
    if (!email) return { status: 'failed' as const, detail: 'No email is configured.' };
    if (row.email === null || row.name === null)
      return { status: 'failed' as const, detail: 'The staff member is no longer active.' };
    const { subject, html } = reportEmail({
      ...{ kind: row.kind, school: row.school_name, name: row.name, locale: row.locale },
      ...{ endpoint: row.description ?? row.url.split(/[?#]/, 1)[0] ?? '', timeZone: row.time_zone },
      ...{ failingSince: row.failing_since, url: `${publicUrl()}/settings/webhooks/${row.webhook_id}` },
    });
    const attempt = row.attempts + 1;
    const id = `${row.webhook_id}.${row.kind}.${row.reported_at}.${row.recipient_id}`;
    return attemptEmail(
      email,
      clock,
      {
        ...{ id: `${id}.${attempt}`, messageId: id, schoolId: row.school_id, schoolName: row.school_name },
        ...{ to: row.email, recipientName: row.name, subject, body: html, attempt },
      },
      stopping,
    );
  }
}
