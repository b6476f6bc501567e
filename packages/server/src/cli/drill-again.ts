import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../sql/database.ts';
import { idRows, type Rows, rowsOf, statement } from '../sql/query.ts';
import { plural } from './output.ts';

/** What a restored database would do again, or permit again, although the configured one has ended it since. */
interface Kind {
  table:
    | 'message_recipients'
    | 'announcements'
    | 'invitations'
    | 'api_keys'
    | 'calendar_feeds'
    | 'settings_sessions';
  /** In the restored database. */
  open: RawBuilder<boolean>;
  /** In the configured one. */
  ended: (now: unknown) => RawBuilder<boolean>;
}

const kinds = {
  copies: {
    table: 'message_recipients',
    open: sql`status = 'queued'`,
    ended: () => sql`status in ('sent', 'delivered', 'read', 'bounced')`,
  },
  announcements: {
    table: 'announcements',
    open: sql`status = 'scheduled' and archived_at is null`,
    ended: () => sql`status = 'published'`,
  },
  invitations: {
    table: 'invitations',
    open: sql`email_status = 'queued' and status = 'pending'`,
    ended: () => sql`email_status = 'sent'`,
  },
  api_keys: {
    table: 'api_keys',
    open: sql`revoked_at is null and archived_at is null`,
    ended: (now) => sql`(revoked_at is not null or archived_at is not null)
      and (expires_at is null or expires_at > ${now})`,
  },
  calendar_feeds: {
    table: 'calendar_feeds',
    open: sql`archived_at is null`,
    ended: () => sql`archived_at is not null`,
  },
  sign_ins: {
    table: 'settings_sessions',
    open: sql`ended_at is null`,
    ended: (now) => sql`ended_at is not null and expires_at > ${now}`,
  },
} as const satisfies Record<string, Kind>;

const rowsAtOnce = 500;

const queriesOf = ({ table, open, ended }: Kind) => ({
  open: statement<{ school: string; after: string }, { id: string }>(
    (
      p,
    ) => sql`select id from ${sql.table(table)} where school_id = ${p.school} and id > ${p.after} and ${open}
      order by id limit ${sql.lit(rowsAtOnce)}`,
  ),
  ended: statement<{ school: string; rows: Rows; now: string }, { count: number }>(
    (p, dialect) => sql`select count(*) as count from ${sql.table(table)} where school_id = ${p.school}
      and id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)}) and ${ended(p.now)}`,
  ),
});

const queries = Object.entries(kinds).map(([name, kind]) => [name as Name, queriesOf(kind)] as const);

type Name = keyof typeof kinds;
interface Count {
  /** In the restored database. */
  open: number;
  /** Those of them that the configured database has ended since; null without one to compare with. */
  ended: number | null;
}
export type Again = Record<Name, Count>;

export async function againIn(
  restored: Reader,
  live: Reader | undefined,
  schools: readonly string[],
): Promise<Again> {
  const now = new Date().toISOString();
  const found: Partial<Again> = {};
  for (const [name, { open, ended }] of queries) {
    const count = { open: 0, ended: 0 };
    for (const school of schools)
      for (let after = ''; ; ) {
        const page = await restored.all(open, { school, after });
        count.open += page.length;
        const rows = idRows(page.map(({ id }) => id));
        if (page.length > 0)
          count.ended += Number((await live?.first(ended, { school, rows, now }))?.count ?? 0);
        after = page.at(-1)?.id ?? after;
        if (page.length < rowsAtOnce) break;
      }
    found[name] = live ? count : { ...count, ended: null };
  }
  // Each kind has its count.
  return found as Again;
}

export function againLines(again: Again): string[] {
  const { copies, announcements, invitations, api_keys, calendar_feeds, sign_ins } = again;
  const sent = (which: 'open' | 'ended') =>
    `${plural(copies[which] ?? 0, 'message')}, ${plural(announcements[which] ?? 0, 'announcement')} and ${plural(invitations[which] ?? 0, 'invitation')}`;
  const waiting = `Messages    ${sent('open')} to people were waiting, and are sent after a restore`;
  if (copies.ended === null) return [waiting];
  const ended = `${plural(api_keys.ended ?? 0, 'API key')}, ${plural(calendar_feeds.ended ?? 0, 'calendar feed')} and ${plural(sign_ins.ended ?? 0, 'sign-in')}`;
  return [
    waiting,
    `            ${sent('ended')} of them have been sent since: people get them again`,
    `Access      ${ended} that have been ended since work again after a restore`,
  ];
}
