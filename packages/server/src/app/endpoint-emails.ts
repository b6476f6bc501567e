import { sql } from 'kysely';
import { reportEmail } from '../families/webhooks/report-email.ts';
import type { ReportKind } from '../families/webhooks/reports.ts';
import { statement } from '../sql/query.ts';
import { isInUse, joinSchool, schoolColumns } from '../sql/school-rows.ts';
import {
  type DueEmail,
  type EmailOutcome,
  type EmailParts,
  type EmailText,
  SchoolEmails,
} from './school-emails.ts';

type Notice = {
  school_id: string;
  webhook_id: string;
  kind: ReportKind;
  reported_at: string;
  recipient_id: string;
};

interface DueNotice extends DueEmail, Notice {
  name: string | null;
  email: string | null;
  url: string;
  description: string | null;
  failing_since: string | null;
  failing_reported_at: string | null;
  archived_at: string | null;
  disabled_reason: 'failing' | 'gone' | null;
  locale: string;
}

const dueNotices = statement<{ now: string; limit: number }, DueNotice>(
  (p) => sql`
    select n.webhook_id, n.kind, n.reported_at, n.recipient_id, n.attempts, n.due_at, m.name, m.email, w.url, w.description,
      w.failing_since, w.failing_reported_at, w.disabled_reason, w.archived_at, s.name as school_name, s.locale, ${schoolColumns}
    from webhook_notices as n
    join webhooks as w on w.school_id = n.school_id and w.id = n.webhook_id ${joinSchool('n')}
    left join staff as m on m.school_id = n.school_id and m.id = n.recipient_id and m.status = 'active'
      and m.archived_at is null
    where n.due_at <= ${p.now} and ${isInUse('n.school_id')} order by n.due_at, n.webhook_id, n.recipient_id limit ${p.limit}`,
);

const isNotice = (p: { [Name in keyof Notice]: unknown }) => sql`school_id = ${p.school_id}
  and webhook_id = ${p.webhook_id} and kind = ${p.kind} and reported_at = ${p.reported_at}
  and recipient_id = ${p.recipient_id}`;

/** Only one of several processes changes the time that all of them have read. */
const postpone = statement<Notice & { due_at: string; until: string; attempts: number }, { kind: string }>(
  (p) => sql`
    update webhook_notices set due_at = ${p.until}, attempts = cast(${p.attempts} as integer)
    where ${isNotice(p)} and due_at = ${p.due_at} returning kind`,
);

const forget = statement<Notice>((p) => sql`delete from webhook_notices where ${isNotice(p)}`);

const noticeOf = ({ school_id, webhook_id, kind, reported_at, recipient_id }: Notice): Notice => ({
  ...{ school_id, webhook_id, kind, reported_at, recipient_id },
});

export interface EndpointEmailParts extends EmailParts {
  publicUrl: () => string;
  onError: (error: unknown) => void;
}

/** Sends the emails about endpoints that fail, are disabled, or work again, to the owners of their school. */
export const endpointEmails = (parts: EndpointEmailParts): SchoolEmails<DueNotice> =>
  new SchoolEmails(parts, {
    due: (p) => parts.db.all(dueNotices, p),

    postpone: async (tx, row, until, attempts) =>
      (await tx.first(postpone, { ...noticeOf(row), due_at: row.due_at, until, attempts })) !== undefined,

    write: (row) => textOf(row, parts.publicUrl()),

    async settle(row, { status, detail }) {
      const { school_id, webhook_id, kind, recipient_id } = row;
      if (status !== 'sent') {
        const why = status === 'not_configured' ? 'No email is configured.' : detail;
        parts.onError(
          new Error(`The email that ${webhook_id} is ${kind} was not sent to ${recipient_id}: ${why}`),
        );
      }
      await parts.db.forSchool(school_id).transact((tx) => tx.run(forget, noticeOf(row)));
    },
  });

/** Why a report is no longer true: an email may be sent hours after it was due. */
function untrue(row: DueNotice): string | undefined {
  const { kind, archived_at, failing_reported_at: reported, disabled_reason: disabled } = row;
  if (archived_at !== null) return 'The endpoint was archived before the email was sent.';
  if (kind === 'disabled')
    return disabled === null ? 'The endpoint was activated before the email was sent.' : undefined;
  if (kind === 'failing')
    return reported === null ? 'The endpoint worked again before the email was sent.' : undefined;
  return reported === null ? undefined : 'The endpoint failed again before the email was sent.';
}

function textOf(row: DueNotice, publicUrl: string): EmailText | EmailOutcome {
  const { school_id, webhook_id, kind, reported_at, recipient_id, email, name, locale, description } = row;
  const { failing_since: failingSince, disabled_reason: disabledReason } = row;
  const why = untrue(row);
  if (email === null || name === null || why !== undefined)
    return { status: 'failed', detail: why ?? 'The staff member is no longer active.' };
  const { subject, html } = reportEmail({
    ...{ kind, disabledReason, school: row.school_name, name, locale, timeZone: row.time_zone },
    endpoint: description ?? row.url.split(/[?#]/, 1)[0] ?? '',
    ...{ failingSince, url: `${publicUrl}/settings/webhooks/${webhook_id}?school=${school_id}` },
  });
  return {
    id: `${webhook_id}.${kind}.${Date.parse(reported_at)}.${recipient_id}`,
    to: email,
    name,
    subject,
    html,
  };
}
