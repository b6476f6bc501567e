import { sql } from 'kysely';
import { suspendedSchools } from '../app/school-states.ts';
import type { Reader } from '../sql/database.ts';
import { idRows, query, type Rows, rowsOf, statement } from '../sql/query.ts';
import { plural } from './output.ts';

const schools = query<Record<never, never>, { id: string }>((db) =>
  db
    .selectFrom('audit_heads')
    .select('school_id as id')
    // The log of a school whose deletion has begun is not complete.
    .where('school_id', 'not in', (among) =>
      among.selectFrom('suspended_schools').select('school_id').where('deleting_since', 'is not', null),
    )
    .orderBy('school_id'),
);
export const schoolsOf = async (db: Reader): Promise<string[]> =>
  (await db.all(schools, {})).map(({ id }) => id);

type Row = Readonly<Record<string, string | number | null>> & { id: string };
type Value = Row[string] | undefined;

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
  /** Whether it is done by itself, so not for a school that is suspended. */
  isAutomatic?: true;
}

const isLive = ({ archived_at }: Row): boolean => archived_at === null;
const isPast = (time: Value, now: string): boolean => !!time && String(time) <= now;
/** Whether a last day is over. */
const isOver = (day: Value, now: string): boolean => !!day && String(day) < now.slice(0, 10);

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

/** The names that are true in a JSON object. */
function permitted(json: Value): string[] {
  const all = JSON.parse(String(json ?? '{}')) as Record<string, unknown>;
  return Object.keys(all).filter((name) => all[name]);
}

/** The kinds of messages that a link permits. */
const received = (row: Row): string[] => (sees(row) ? permitted(row.receives) : []);

const lacks = (since: readonly string[], before: readonly string[]): boolean =>
  before.some((one) => !since.includes(one));

const listIn = (json: Value): string[] => JSON.parse(String(json ?? '[]'));

/** Whether fields have other values. */
const differ = (live: Row, restored: Row, ...fields: string[]): boolean =>
  fields.some((field) => live[field] !== restored[field]);

/** Whether an endpoint no longer receives some events. */
function isNarrowed(live: Row, restored: Row): boolean {
  const since = listIn(live.events);
  if (!since.includes('*') && lacks(since, listIn(restored.events))) return true;
  return listIn(live.filters).length > 0 && differ(live, restored, 'filters');
}

/** Whether a time comes before another one, of which null is never. */
const isEarlier = (time: Value, other: Value): boolean => !!time && (!other || String(time) < String(other));

/** Whether an API key works. */
const isValid = (row: Row, now: string): boolean =>
  row.revoked_at === null && isLive(row) && !isPast(row.expires_at, now);

/** Whether somebody has a role. */
const hasRole = (row: Row, now: string): boolean => isLive(row) && !isOver(row.ends_on, now);

const kinds = {
  copies: {
    isAutomatic: true,
    table: 'message_recipients',
    columns: ['status'],
    isOpen: ({ status }) => status === 'queued',
    isEnded: ({ status }) => ['sent', 'delivered', 'read', 'bounced'].includes(String(status)),
  },
  announcements: {
    isAutomatic: true,
    table: 'announcements',
    columns: ['status', 'archived_at'],
    isOpen: (row) => row.status === 'scheduled' && isLive(row),
    isEnded: ({ status }) => status === 'published',
  },
  invitations: {
    isAutomatic: true,
    table: 'invitations',
    columns: ['status', 'email_status'],
    isOpen: ({ status, email_status }) => email_status === 'queued' && status === 'pending',
    isEnded: ({ email_status }) => email_status === 'sent',
  },
  cancelled_messages: {
    table: 'messages',
    columns: ['status'],
    isOpen: ({ status }) => status === 'queued' || status === 'sending',
    isEnded: ({ status }) => status === 'cancelled',
    listed: true,
  },
  cancelled_announcements: {
    table: 'announcements',
    columns: ['status', 'archived_at'],
    isOpen: (row) => row.status === 'scheduled' && isLive(row),
    isEnded: (row) => row.status === 'cancelled' || !isLive(row),
    listed: true,
  },
  retracted_announcements: {
    table: 'announcements',
    columns: ['status', 'archived_at'],
    isOpen: (row) => row.status === 'published' && isLive(row),
    listed: true,
  },
  withdrawn_reports: {
    table: 'term_reports',
    columns: ['status'],
    isOpen: ({ status }) => status === 'published',
    isEnded: ({ status }) => status === 'withdrawn',
    listed: true,
  },
  cancelled_recoveries: {
    table: 'webhook_recoveries',
    columns: ['status'],
    isOpen: ({ status }) => status === 'queued' || status === 'running',
    isEnded: ({ status }) => status === 'cancelled',
    listed: true,
  },
  cancelled_imports: {
    table: 'imports',
    columns: ['status'],
    isOpen: ({ status }) => status === 'queued' || status === 'running',
    isEnded: ({ status }) => status === 'cancelled',
    listed: true,
  },
  revoked_invitations: {
    table: 'invitations',
    columns: ['status'],
    isOpen: ({ status }) => status === 'pending',
    isEnded: ({ status }) => status === 'revoked',
    listed: true,
  },
  api_keys: {
    table: 'api_keys',
    columns: ['revoked_at', 'archived_at', 'expires_at'],
    isOpen: isValid,
    isEnded: (live, now, restored) => !isValid(live, now) || isEarlier(live.expires_at, restored.expires_at),
    listed: true,
  },
  calendar_feeds: {
    table: 'calendar_feeds',
    columns: ['archived_at'],
    isOpen: isLive,
    listed: true,
  },
  sign_ins: {
    table: 'settings_sessions',
    columns: ['ended_at', 'expires_at'],
    isOpen: ({ ended_at, expires_at }, now) => ended_at === null && !isPast(expires_at, now),
    listed: true,
  },
  sign_in_links: {
    table: 'settings_links',
    columns: ['used_at', 'revoked_at', 'expires_at'],
    isOpen: ({ used_at, revoked_at, expires_at }, now) =>
      used_at === null && revoked_at === null && !isPast(expires_at, now),
    listed: true,
  },
  sign_in_accounts: {
    table: 'staff',
    columns: ['login_key'],
    isOpen: ({ login_key }) => login_key !== null,
    isEnded: (live, _now, restored) => differ(live, restored, 'login_key'),
    listed: true,
  },
  email_sign_in: {
    table: 'schools',
    columns: ['sign_in_by_email'],
    isOpen: ({ sign_in_by_email }) => sign_in_by_email === 1,
    listed: true,
  },
  // A rule that keeps records, such as for a court, may have been one that erases them.
  retention: {
    table: 'schools',
    columns: ['retention'],
    isOpen: () => true,
    isEnded: (live, _now, restored) => differ(live, restored, 'retention'),
    listed: true,
  },
  incidents: {
    table: 'incidents',
    columns: ['confidential'],
    isOpen: ({ confidential }) => confidential === 0,
    listed: true,
  },
  erased_learners: { table: 'learners', ...erased },
  erased_guardians: { table: 'guardians', ...erased },
  erased_staff: { table: 'staff', ...erased },
  guardian_links: {
    table: 'learner_guardians',
    columns: ['receives', 'access', 'archived_at'],
    isOpen: sees,
    isEnded: (live, _now, restored) => !sees(live) || lacks(received(live), received(restored)),
    listed: true,
  },
  guardian_channels: {
    table: 'guardians',
    columns: ['channels', 'archived_at'],
    isOpen: isLive,
    isEnded: (live, _now, restored) => lacks(permitted(live.channels), permitted(restored.channels)),
    listed: true,
  },
  staff: {
    ...{ table: 'staff', ...active },
    columns: [...active.columns, 'ends_on'],
    // Access ends after the last day by itself.
    isEnded: (live, _now, restored) => !active.isOpen(live) || isEarlier(live.ends_on, restored.ends_on),
  },
  roles: {
    table: 'role_assignments',
    columns: ['role', 'scope_type', 'scope_id', 'ends_on', 'archived_at'],
    isOpen: hasRole,
    isEnded: (live, now, restored) =>
      !hasRole(live, now) ||
      isEarlier(live.ends_on, restored.ends_on) ||
      differ(live, restored, 'role', 'scope_type', 'scope_id'),
    listed: true,
  },
  endpoints: {
    ...{ table: 'webhooks', ...active },
    columns: [...active.columns, 'url', 'events', 'filters', 'header_names'],
    isEnded: (live, _now, restored) =>
      !active.isOpen(live) ||
      live.url !== restored.url ||
      isNarrowed(live, restored) ||
      lacks(listIn(live.header_names), listIn(restored.header_names)),
  },
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

const schoolWithEvents = statement<{ school: string }, { name: string; mode: string; events: number }>(
  (
    p,
  ) => sql`select s.name, s.mode, (select cast(count(*) as integer) from events as e where e.school_id = s.id) as events
    from schools as s where s.school_id = ${p.school} and s.id = ${p.school}`,
);

/** A school that only the configured database has. */
interface NewSchool {
  id: string;
  name: string;
  mode: string;
  entries: number;
  events: number;
}

async function newSchools(live: Reader, created: readonly string[]): Promise<NewSchool[]> {
  const found: NewSchool[] = [];
  for (const id of created) {
    const entries = Number((await live.first(newestEntry, { school: id }))?.sequence ?? 0);
    const school = await live.first(schoolWithEvents, { school: id });
    if (school) found.push({ id, ...school, entries });
  }
  return found;
}

async function namesOf(db: Reader, schools: readonly string[]) {
  const found: { id: string; name: string; mode: string }[] = [];
  for (const id of schools) {
    const school = await db.first(schoolWithEvents, { school: id });
    if (school) found.push({ id, name: school.name, mode: school.mode });
  }
  return found;
}

interface Count {
  /** In the restored database. */
  open: number;
  /** Those of them that the configured database has ended since; null without one to compare with. */
  ended: number | null;
  /** The ids of those, where somebody has to end each again. */
  ids?: string[];
}
export type Again = Record<Name, Count> & {
  /** The schools with which nothing was compared: their logs in the configured database do not go further than the backup. */
  uncompared: string[];
  /** The schools that were created since, and do not exist after a restore; null if nothing was compared. */
  created_schools: NewSchool[] | null;
  /** The schools that were deleted since, and are there again after a restore; null if nothing was compared. */
  deleted_schools: { id: string; name: string; mode: string }[] | null;
  /** The schools that were suspended since, and are in use after a restore. */
  suspended_schools: { ended: number | null; ids: string[] };
  /** Endpoints whose secret has been rotated since: their receivers may only know the new one. */
  rotated_secrets: { ended: number | null; ids: string[] };
};

export async function againIn(restored: Reader, live: Reader | undefined): Promise<Again> {
  const ids = await schoolsOf(restored);
  const now = new Date().toISOString();
  const found: Partial<Again> = {};
  const compared = new Set<string>();
  const notInUse = live ? await suspendedSchools(live) : new Map<string, never>();
  const deleted = ids.filter((school) => notInUse.get(school)?.deleting_since);
  for (const school of live ? ids.filter((id) => !deleted.includes(id)) : []) {
    const before = (await restored.first(newestEntry, { school }))?.sequence ?? 0;
    const since = (await live?.first(newestEntry, { school }))?.sequence ?? 0;
    if (since >= before && since > 0) compared.add(school);
  }
  const before = await suspendedSchools(restored);
  for (const { name, kind, after: rowsAfter, among } of queries) {
    const { isEnded = (row: Row) => !kind.isOpen(row, now) } = kind;
    let open = 0;
    const ended: string[] = [];
    for (const school of kind.isAutomatic ? ids.filter((id) => !before.has(id)) : ids)
      for (let after = ''; ; ) {
        const page = await restored.all(rowsAfter, { school, after });
        const opened = page.filter((row) => kind.isOpen(row, now));
        open += opened.length;
        const rows = idRows(opened.map(({ id }) => id));
        const isCompared = compared.has(school) && rows.length > 0;
        const present = isCompared ? ((await live?.all(among, { school, rows })) ?? []) : [];
        const byId = new Map(present.map((row) => [row.id, row]));
        for (const row of opened) {
          const since = byId.get(row.id);
          if (since && isEnded(since, now, row)) ended.push(row.id);
        }
        after = page.at(-1)?.id ?? after;
        if (page.length < rowsAtOnce) break;
      }
    found[name] = {
      open,
      ended: compared.size > 0 ? ended.length : null,
      ...(kind.listed ? { ids: ended } : {}),
    };
  }
  const rotated: string[] = [];
  for (const school of compared) {
    const after = Number((await restored.first(newestEntry, { school }))?.sequence ?? 0);
    rotated.push(...((await live?.all(rotatedAfter, { school, after })) ?? []).map(({ id }) => id));
  }
  found.rotated_secrets = { ended: compared.size > 0 ? rotated.length : null, ids: rotated };
  // A database that continues no school of the backup is another one.
  const isSame = live && (compared.size > 0 || deleted.length > 0 || ids.length === 0);
  const created = isSame ? (await schoolsOf(live)).filter((school) => !ids.includes(school)) : [];
  found.created_schools = isSame ? await newSchools(live, created) : null;
  const suspended = [...compared].filter((school) => notInUse.has(school) && !before.has(school));
  found.deleted_schools = isSame ? await namesOf(restored, deleted) : null;
  found.suspended_schools = { ended: isSame ? suspended.length : null, ids: suspended };
  found.uncompared = ids.filter((school) => !compared.has(school) && !deleted.includes(school));
  // Each kind has its count.
  return found as Again;
}

/** What a restore sends again, and what it permits again. */
export function againLines(again: Again): string[] {
  const { copies, announcements, invitations } = again;
  const sent = (which: 'open' | 'ended') =>
    `${plural(copies[which] ?? 0, 'message')}, ${plural(announcements[which] ?? 0, 'announcement')} and ${plural(invitations[which] ?? 0, 'invitation')}`;
  const waiting = `Messages    ${sent('open')} to people were waiting, and are sent after a restore`;
  if (copies.ended === null) return [waiting, ...endedLines(again)];
  return [
    waiting,
    `            ${sent('ended')} of them have been sent since: people get them again`,
    ...endedLines(again),
  ];
}

export const notCompared =
  'It could not be compared with a database that was there. Erase again who has been erased since, end again what has been ended since (staff, roles, API keys, sign-ins, endpoints, messages to guardians, announcements, reports), and set again the rules of retention that were changed.';

const mostIds = 10;

/** The kinds whose ids are listed, with the name of each line. */
const listedKinds: readonly [string, ...(keyof Again)[]][] = [
  ['schools that were suspended', 'suspended_schools'],
  ['erased people', 'erased_learners', 'erased_guardians', 'erased_staff'],
  ['access and messages of guardians', 'guardian_links', 'guardian_channels'],
  ['messages that were cancelled', 'cancelled_messages', 'cancelled_announcements'],
  ['announcements that were retracted', 'retracted_announcements'],
  ['reports that were withdrawn', 'withdrawn_reports'],
  ['imports that were cancelled', 'cancelled_imports'],
  ['recoveries that were cancelled', 'cancelled_recoveries'],
  ['incidents that became confidential', 'incidents'],
  ['staff who were suspended or leave', 'staff'],
  ['roles', 'roles'],
  ['invitations', 'revoked_invitations'],
  ['endpoints', 'endpoints'],
  ['secrets that were rotated', 'rotated_secrets'],
  ['API keys', 'api_keys'],
  ['calendar feeds', 'calendar_feeds'],
  ['sign-ins', 'sign_ins'],
  ['links to sign in with', 'sign_in_links'],
  ['accounts to sign in with', 'sign_in_accounts'],
  ['signing in by email (schools)', 'email_sign_in'],
  ['retention rules (schools)', 'retention'],
];

/** What has been ended since a backup, and has to be ended again after a restore. */
export function endedLines(again: Again): string[] {
  if (again.copies.ended === null) return [notCompared];
  const idsOf = (name: keyof Again): readonly string[] => {
    const found = again[name];
    return found !== null && 'ids' in found ? (found.ids ?? []) : [];
  };
  return [
    ...(again.created_schools ?? []).map(
      ({ id, name, mode, entries, events }) =>
        `The ${mode} school ${id} (${name}) was created since: it does not exist after a restore, and ${entries === 1 ? '1 entry' : `${entries} entries`} of its audit log and ${plural(events, 'event')} would be lost.`,
    ),
    ...(again.deleted_schools ?? []).map(
      ({ id, name, mode }) =>
        `The ${mode} school ${id} (${name}) was deleted since: it is there again after a restore, until it is deleted again.`,
    ),
    'Ended or limited since, and as they were after a restore, until that is done again:',
    ...listedKinds.map(([name, ...kinds]) => endedLine(name, kinds.flatMap(idsOf))),
    ...again.uncompared.map((school) => `The school ${school} is not among them. ${notCompared}`),
  ];
}

function endedLine(name: string, ids: readonly string[]): string {
  const more = ids.length > mostIds ? ` and ${ids.length - mostIds} more (--json names all)` : '';
  return `  ${name.padEnd(34)}${String(ids.length).padStart(5)}  ${ids.slice(0, mostIds).join(' ')}${more}`.trimEnd();
}
