import { type RawBuilder, sql } from 'kysely';
import { schoolSuspended } from '../contract/errors.ts';
import type { Reader } from '../sql/database.ts';
import { type Query, statement } from '../sql/query.ts';
import { isInUse, joinSchool, type SchoolRow, schoolColumns } from '../sql/school-rows.ts';
import type { Actor } from './operation.ts';

/** The sender of a request, and its school. */
export interface Caller {
  readonly actor: Actor;
  readonly schoolId: string;
  readonly mode: 'live' | 'test';
  /** IANA time zone of the school. */
  readonly timeZone: string;
  /** The API key with whose link a staff member signed in: what they create gives no more and for no longer than it. */
  readonly linkKeyId?: string | null;
}

/** A caller whom a key or a token identifies. */
export interface Holder extends Caller {
  /** By how much the clock of the school is ahead of the server's, in milliseconds. */
  readonly aheadMs: number;
}

/** A caller without the actor, from a row with its school. */
export const schoolOf = (row: SchoolRow): Omit<Holder, 'actor'> => ({
  schoolId: row.school_id,
  mode: row.mode === 'live' ? 'live' : 'test',
  timeZone: row.time_zone,
  aheadMs: Number(row.ahead_ms),
});

/** Rejects whoever is identified in a school that is suspended. */
export function requireInUse({ suspended_at }: Pick<SchoolRow, 'suspended_at'>): void {
  if (suspended_at !== null) throw schoolSuspended();
}

/** The tables of work that an API key starts and that continues without it: `key_id` is the key. */
type KeyWorkTable = 'imports' | 'webhook_recoveries' | 'messages' | 'announcements';

/** Why work stops: the key that started it was revoked or has expired. */
export interface EndOfKey {
  code: 'api_key_revoked' | 'api_key_expired';
  detail: string;
}

/**
 * Whether a key `k` no longer permits the work that it started. An expired key does as long as one of the keys that
 * replaced it is valid, because a roll is a rotation. A revoked key never does. Keys expire by the clock of the server.
 */
const isOver = (now: unknown): RawBuilder<boolean> => sql`(k.revoked_at is not null or (k.expires_at <= ${now}
  and not exists (select 1 from api_keys as o where o.school_id = k.school_id and o.lineage = k.lineage
    and o.revoked_at is null and (o.expires_at is null or o.expires_at > ${now}))))`;

const joinKey = sql`join api_keys as k on k.school_id = w.school_id and k.id = w.key_id`;

/** The unfinished work of a kind whose key has ended. `unfinished` is a condition on the row `w`. */
export const stoppedWork = (
  table: KeyWorkTable,
  unfinished: RawBuilder<boolean>,
): Query<{ now: string; limit: number }, SchoolRow & { id: string }> =>
  statement<{ now: string; limit: number }, SchoolRow & { id: string }>(
    (p) => sql`
      select w.id, ${schoolColumns} from ${sql.table(table)} as w ${joinKey} ${joinSchool('w')}
      where ${unfinished} and ${isInUse('w.school_id')} and ${isOver(p.now)} order by w.id limit ${p.limit}`,
  );

/** The code of the reason why the work of a row must stop, in a query; null if it can continue. */
export const codeOfEnd = (row: string, now: unknown): RawBuilder<EndOfKey['code'] | null> => sql`(
  select case when k.revoked_at is null then 'api_key_expired' else 'api_key_revoked' end from api_keys as k
  where k.school_id = ${sql.ref(`${row}.school_id`)} and k.id = ${sql.ref(`${row}.key_id`)} and ${isOver(now)})`;

interface EndedKey {
  id: string;
  revoked_at: string | null;
  expires_at: string;
}

const endedKeys = new Map(
  (['imports', 'webhook_recoveries', 'messages', 'announcements'] as const).map((table) => [
    table,
    statement<{ school: string; id: string; now: string }, EndedKey>(
      (p) => sql`
        select k.id, k.revoked_at, k.expires_at from ${sql.table(table)} as w ${joinKey}
        where w.school_id = ${p.school} and w.id = ${p.id} and ${isOver(p.now)}`,
    ),
  ]),
);

/** Why work must stop; undefined as long as the key that started it, or one that replaced it, is valid. */
export async function endOfKey(
  db: Reader,
  table: KeyWorkTable,
  { school, id, now }: { school: string; id: string; now: string },
): Promise<EndOfKey | undefined> {
  const query = endedKeys.get(table);
  const key = query && (await db.first(query, { school, id, now }));
  if (!key) return undefined;
  const started = `The API key ${key.id}, which started this,`;
  return key.revoked_at === null
    ? { code: 'api_key_expired', detail: `${started} expired at ${key.expires_at}.` }
    : { code: 'api_key_revoked', detail: `${started} was revoked at ${key.revoked_at}.` };
}
