import { sql } from 'kysely';
import { sha256 } from '../crypto/cipher.ts';
import type { MasterKeys } from '../crypto/master-keys.ts';
import { invitationContext } from '../crypto/sealed-columns.ts';
import { invitationEmail } from '../families/staff/invitation-email.ts';
import { invitations } from '../families/staff/tables.ts';
import { iso } from '../lib/clock.ts';
import { query, statement } from '../sql/query.ts';
import { isInUse, joinSchool, schoolColumns } from '../sql/school-rows.ts';
import { systemAuthor, type UnitOfWork, type UnitsOfWork } from '../work/unit-of-work.ts';
import {
  type DueEmail,
  type EmailOutcome,
  type EmailParts,
  type EmailText,
  SchoolEmails,
} from './school-emails.ts';

interface DueInvitation extends DueEmail {
  id: string;
  name: string;
  email: string;
  message: string | null;
  expires_at: string;
  url_sealed: string;
  locale: string;
}

const dueInvitations = statement<{ now: string; limit: number }, DueInvitation>(
  (p) => sql`
    select i.id, i.name, i.email, i.message, i.expires_at, i.url_sealed, i.email_attempts as attempts,
      i.email_due_at as due_at,
      s.name as school_name, s.locale, ${schoolColumns}
    from invitations as i ${joinSchool('i')}
    where i.email_due_at <= ${p.now} and i.email_status = 'queued' and i.status = 'pending' and i.url_sealed is not null
      and ${isInUse('i.school_id')}
    order by i.email_due_at, i.id limit ${p.limit}`,
);

/** Only one of several processes changes the time that all of them have read. */
const postpone = query<
  { school: string; id: string; due: string; until: string; attempts: number },
  { id: string }
>((db, p) =>
  db
    .updateTable('invitations')
    .set({ email_due_at: p.until, email_attempts: p.attempts })
    .where('school_id', '=', p.school)
    .where('id', '=', p.id)
    .where('email_due_at', '=', p.due)
    .where('email_status', '=', 'queued')
    .returning('id'),
);

export interface InvitationEmailParts extends EmailParts {
  cipher: MasterKeys;
  works: UnitsOfWork;
}

/** Sends the emails of invitations. Their texts contain a secret, so they are not messages that others can read. */
export const invitationEmails = (parts: InvitationEmailParts): SchoolEmails<DueInvitation> =>
  new SchoolEmails(parts, {
    due: (p) => parts.db.all(dueInvitations, p),

    postpone: async (tx, { school_id: school, id, due_at: due }, until, attempts) =>
      (await tx.first(postpone, { school, id, due, until, attempts })) !== undefined,

    write: (row) => textOf(row, parts),

    noteRetry: (row, detail) =>
      change(parts, row, ({ records }) => records(invitations).update(row.id, { email_error: detail })),

    settle: (row, { status, detail }) =>
      change(parts, row, ({ records }) =>
        records(invitations).update(
          row.id,
          { email_status: status, email_error: detail },
          { action: 'emailed', hidden: { url_sealed: null, email_due_at: null } },
        ),
      ),
  });

/** Changes an invitation, unless it was sent again, accepted or revoked in the meantime. */
function change(
  { db, works, clock }: InvitationEmailParts,
  { school_id: id, id: invitation, due_at: due, attempts, ...row }: DueInvitation,
  update: (work: UnitOfWork) => Promise<unknown>,
): Promise<void> {
  const author = systemAuthor(
    { id, timeZone: row.time_zone },
    'Invitations',
    clock.now() + Number(row.ahead_ms),
  );
  return db.forSchool(id).transact((tx) =>
    works.run(tx, author, async (work) => {
      const kept = { school: id, id: invitation, due, until: due, attempts };
      if (await work.db.first(postpone, kept)) await update(work);
    }),
  );
}

function textOf(
  { id, name, email, message, expires_at, url_sealed, locale, ...row }: DueInvitation,
  { clock, cipher }: InvitationEmailParts,
): EmailText | EmailOutcome {
  if (expires_at <= iso(clock.now() + Number(row.ahead_ms)))
    return { status: 'failed', detail: 'The invitation expired before the email could be sent.' };
  if (row.mode !== 'live') return { status: 'simulated', detail: null };
  const url = cipher.decrypt(url_sealed, invitationContext(id));
  const { subject, html } = invitationEmail({
    ...{ school: row.school_name, name, message, expiresAt: expires_at, locale },
    ...{ url, timeZone: row.time_zone },
  });
  // An invitation that is sent again has another link.
  return { id: `${id}.${sha256(url).slice(0, 16)}`, to: email, name, subject, html };
}
