import { sql } from 'kysely';
import type { Reader } from '../sql/database.ts';
import { idRows, type Rows, rowsOf, statement } from '../sql/query.ts';
import { plural } from './output.ts';

type Row = Readonly<Record<string, string | null>> & { id: string };

/** What a restored database would do again, or permit again, although the configured one has ended it since. */
interface Kind {
  table: string;
  columns: readonly string[];
  /** Whether a row of the restored database is in force at a time. */
  isOpen: (restored: Row, now: string) => boolean;
  /** Whether the configured database has ended it; the default is that it is no longer in force. */
  isEnded?: (live: Row, now: string, restored: Row) => boolean;
  /** Whether the ids are listed: somebody has to end each of them again. */
  listed?: true;
}

const isLive = ({ archived_at }: Row): boolean => archived_at === null;
const isPast = (time: string | null | undefined, now: string): boolean => !!time && time <= now;
/** Whether a last day is over. */
const isOver = (day: string | null | undefined, now: string): boolean => !!day && day < now.slice(0, 10);

const erased = {
  columns: ['erased_at'],
  isOpen: ({ erased_at }) => erased_at === null,
  listed: true,
} as const satisfies Omit<Kind, 'table'>;

const active = {
  columns: ['status', 'archived_at'],
  isOpen: (row) => row.status === 'active' && isLive(row),
  listed: true,
} as const satisfies Omit<Kind, 'table'>;

/** Whether the guardian of a link sees the learner. */
const sees = (row: Row): boolean => isLive(row) && row.access !== 'none';

/** The kinds of messages that a link permits. */
function received(row: Row): string[] {
  if (!sees(row)) return [];
  const kinds = JSON.parse(row.receives ?? '{}') as Record<string, unknown>;
  return Object.keys(kinds).filter((kind) => kinds[kind]);
}

const kinds = {
  copies: {
    table: 'message_recipients',
    columns: ['status'],
    isOpen: ({ status }) => status === 'queued',
    isEnded: ({ status }) => ['sent', 'delivered', 'read', 'bounced'].includes(String(status)),
  },
  announcements: {
    table: 'announcements',
    columns: ['status', 'archived_at'],
    isOpen: (row) => row.status === 'scheduled' && isLive(row),
    isEnded: ({ status }) => status === 'published',
  },
  invitations: {
    table: 'invitations',
    columns: ['status', 'email_status'],
    isOpen: ({ status, email_status }) => email_status === 'queued' && status === 'pending',
    isEnded: ({ email_status }) => email_status === 'sent',
  },
  api_keys: {
    table: 'api_keys',
    columns: ['revoked_at', 'archived_at', 'expires_at'],
    isOpen: (row) => row.revoked_at === null && isLive(row),
    isEnded: (row, now) => (row.revoked_at !== null || !isLive(row)) && !isPast(row.expires_at, now),
  },
  calendar_feeds: {
    table: 'calendar_feeds',
    columns: ['archived_at'],
    isOpen: isLive,
  },
  sign_ins: {
    table: 'settings_sessions',
    columns: ['ended_at', 'expires_at'],
    isOpen: ({ ended_at }) => ended_at === null,
    isEnded: ({ ended_at, expires_at }, now) => ended_at !== null && !isPast(expires_at, now),
  },
  erased_learners: { table: 'learners', ...erased },
  erased_guardians: { table: 'guardians', ...erased },
  guardian_links: {
    table: 'learner_guardians',
    columns: ['receives', 'access', 'archived_at'],
    isOpen: sees,
    isEnded: (live, _now, restored) => {
      const still = new Set(received(live));
      return !sees(live) || received(restored).some((kind) => !still.has(kind));
    },
    listed: true,
  },
  staff: { table: 'staff', ...active },
  roles: {
    table: 'role_assignments',
    columns: ['ends_on', 'archived_at'],
    isOpen: (row, now) => isLive(row) && !isOver(row.ends_on, now),
    listed: true,
  },
  endpoints: { table: 'webhooks', ...active },
} as const satisfies Record<string, Kind>;

const rowsAtOnce = 500;

const queriesOf = ({ table, columns }: Kind) => {
  const names = sql.join(['id', ...columns].map((name) => sql.ref(`t.${name}`)));
  return {
    after: statement<{ school: string; after: string }, Row>(
      (
        p,
      ) => sql`select ${names} from ${sql.table(table)} as t where t.school_id = ${p.school} and t.id > ${p.after}
        order by t.id limit ${sql.lit(rowsAtOnce)}`,
    ),
    among: statement<{ school: string; rows: Rows }, Row>(
      (p, dialect) => sql`select ${names} from ${sql.table(table)} as t where t.school_id = ${p.school}
        and t.id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)})`,
    ),
  };
};

type Name = keyof typeof kinds;
const queries = (Object.entries(kinds) as [Name, Kind][]).map(([name, kind]) => ({
  name,
  kind,
  ...queriesOf(kind),
}));

/** The endpoints whose secret was rotated after an entry of the audit log. */
const rotatedAfter = statement<{ school: string; after: number }, { id: string }>(
  (p) => sql`select distinct resource_id as id from audit_log where school_id = ${p.school}
    and action = 'webhook.secret_rotated' and sequence > ${p.after} order by id`,
);
const newestEntry = statement<{ school: string }, { sequence: number }>(
  (p) => sql`select coalesce(max(sequence), 0) as sequence from audit_log where school_id = ${p.school}`,
);

interface Count {
  /** In the restored database. */
  open: number;
  /** Those of them that the configured database has ended since; null without one to compare with. */
  ended: number | null;
  /** The ids of those, where somebody has to end each again. */
  ids?: string[];
}
export type Again = Record<Name, Count> & {
  /** Endpoints whose secret has been rotated since: their receivers may only know the new one. */
  rotated_secrets: { ended: number | null; ids: string[] };
};

export async function againIn(
  restored: Reader,
  live: Reader | undefined,
  schools: readonly string[],
): Promise<Again> {
  const now = new Date().toISOString();
  const found: Partial<Again> = {};
  for (const { name, kind, after: rowsAfter, among } of queries) {
    const { isEnded = (row: Row) => !kind.isOpen(row, now) } = kind;
    let open = 0;
    const ended: string[] = [];
    for (const school of schools)
      for (let after = ''; ; ) {
        const page = await restored.all(rowsAfter, { school, after });
        const opened = page.filter((row) => kind.isOpen(row, now));
        open += opened.length;
        const rows = idRows(opened.map(({ id }) => id));
        const present = rows.length > 0 ? ((await live?.all(among, { school, rows })) ?? []) : [];
        const byId = new Map(present.map((row) => [row.id, row]));
        for (const row of opened) {
          const since = byId.get(row.id);
          if (since && isEnded(since, now, row)) ended.push(row.id);
        }
        after = page.at(-1)?.id ?? after;
        if (page.length < rowsAtOnce) break;
      }
    found[name] = { open, ended: live ? ended.length : null, ...(kind.listed ? { ids: ended } : {}) };
  }
  const rotated: string[] = [];
  for (const school of live ? schools : []) {
    const after = Number((await restored.first(newestEntry, { school }))?.sequence ?? 0);
    rotated.push(...((await live?.all(rotatedAfter, { school, after })) ?? []).map(({ id }) => id));
  }
  found.rotated_secrets = { ended: live ? rotated.length : null, ids: rotated };
  // Each kind has its count.
  return found as Again;
}

/** What a restore sends again, and what it permits again. */
export function againLines(again: Again): string[] {
  const { copies, announcements, invitations } = again;
  const sent = (which: 'open' | 'ended') =>
    `${plural(copies[which] ?? 0, 'message')}, ${plural(announcements[which] ?? 0, 'announcement')} and ${plural(invitations[which] ?? 0, 'invitation')}`;
  const waiting = `Messages    ${sent('open')} to people were waiting, and are sent after a restore`;
  if (copies.ended === null) return [waiting];
  return [
    waiting,
    `            ${sent('ended')} of them have been sent since: people get them again`,
    ...endedLines(again),
  ];
}

const mostIds = 10;

/** What has been ended since a backup, and has to be ended again after a restore. */
export function endedLines(again: Again): string[] {
  const { erased_learners, erased_guardians, guardian_links, staff, roles, endpoints, rotated_secrets } =
    again;
  const listed: [string, readonly string[]][] = [
    ['erased people', [...(erased_learners.ids ?? []), ...(erased_guardians.ids ?? [])]],
    ['access and messages of guardians', guardian_links.ids ?? []],
    ['staff who were suspended or left', staff.ids ?? []],
    ['roles', roles.ids ?? []],
    ['endpoints', endpoints.ids ?? []],
    ['secrets that were rotated', rotated_secrets.ids],
  ];
  const counted: [string, number | null][] = [
    ['API keys', again.api_keys.ended],
    ['calendar feeds', again.calendar_feeds.ended],
    ['sign-ins', again.sign_ins.ended],
  ];
  return [
    'Ended since, and as they were after a restore, until they are ended again:',
    ...listed.map(([name, ids]) => endedLine(name, ids.length, ids)),
    ...counted.map(([name, count]) => endedLine(name, count ?? 0)),
  ];
}

function endedLine(name: string, count: number, ids: readonly string[] = []): string {
  const more = ids.length > mostIds ? ` and ${ids.length - mostIds} more (--json names all)` : '';
  return `  ${name.padEnd(34)}${String(count).padStart(5)}  ${ids.slice(0, mostIds).join(' ')}${more}`.trimEnd();
}
