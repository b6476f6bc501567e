import { createSigner, type Signer } from '@rollbook/webhook-verify/node';
import { sql } from 'kysely';
import { type EventType, isEventType } from '../contract/versions/index.ts';
import type { MasterKeys } from '../crypto/master-keys.ts';
import { secretContext } from '../crypto/sealed-columns.ts';
import { scopes as allScopes, events } from '../generated/operations.ts';
import type { Transaction } from '../sql/database.ts';
import { joinByKey, query, type RowColumns, type Rows, rowsOf, statement } from '../sql/query.ts';
import { inSchool } from '../sql/school-rows.ts';
import { confidentialScopes, seesConfidential } from '../store/confidential.ts';
import type { Scopes } from '../store/read.ts';

/** All attempts must have failed for this number of days, and */
export const failingDaysToDisable = 5;
/** this number of events must have failed, before an endpoint is disabled. */
const failedEventsToDisable = 10;

/** An endpoint is reported as failing if an attempt fails so long after the first one. */
export const failingMsToReport = 30 * 60_000;

/**
 * Writes what the engine finds out about endpoints in the transaction of the attempt, which has the turn of the school: the
 * change, its audit entry, its event, and the emails about it. Each does nothing if the endpoint has changed meanwhile.
 */
export interface EndpointReports {
  /** An attempt failed `failingMsToReport` after the first one. */
  failing(tx: Transaction, endpoint: Endpoint): Promise<void>;
  /** An attempt at an endpoint succeeded that had been reported. */
  recovered(tx: Transaction, endpoint: Endpoint): Promise<void>;
  /** The endpoint has to be disabled, unless it has moved from the URL that the attempts failed at. */
  disabled(tx: Transaction, endpoint: Endpoint & { url: string }, reason: 'failing' | 'gone'): Promise<void>;
}

/** An endpoint of a school. */
export type Endpoint = { school: string; webhook: string };

/**
 * Whether the delivery `d` can be sent to its endpoint `w`: test events are also sent to paused and disabled
 * endpoints.
 */
export const maySend = sql<boolean>`w.archived_at is null and (w.status = 'active' or d."trigger" = 'test')
  and (w.discard_through is null or d.id > w.discard_through)`;

/**
 * The displayed state of the delivery `d`. A change of the state of an endpoint applies to all its deliveries at
 * once; their rows are updated later, in batches.
 */
export const shownStatus = sql<string>`case
  when d.status not in ('pending', 'held') or d.started = 1 then d.status
  else (
    select case
      when w.archived_at is not null or d.id <= w.discard_through then 'cancelled'
      when w.status <> 'active' and d."trigger" <> 'test' then 'held'
      else d.status end
    from webhooks w where w.school_id = d.school_id and w.id = d.webhook_id) end`;

const healthColumns = {
  school_id: 'text',
  webhook_id: 'text',
  recovered: 'integer',
  failing_since: 'text',
  failed_events: 'integer',
} as const satisfies RowColumns;

/** The changes to the health of an endpoint from a batch of results. */
export interface Health {
  school_id: string;
  webhook_id: string;
  /** 1 when an attempt succeeded. */
  recovered: 0 | 1;
  /** The time of the first failed attempt after that. */
  failing_since: string | null;
  /** The number of events that failed permanently after that. */
  failed_events: number;
}

/**
 * Stores since when endpoints have been failing. The row of an endpoint that was not and is not failing is not written; on
 * PostgreSQL it is found by its key first, because most of the time there is none to be written.
 */
export const noteHealth = statement<{ rows: Rows }>(
  (p, dialect) => sql`
    update webhooks set
      failed_events = case when r.recovered = 1 or webhooks.failing_since is null then r.failed_events
        else webhooks.failed_events + r.failed_events end,
      failing_since = case when r.recovered = 1 then r.failing_since
        else coalesce(webhooks.failing_since, r.failing_since) end
    from (
      select r.* from ${rowsOf(p.rows, healthColumns, dialect)}
      ${joinByKey('webhooks', 'w', { school_id: 'r.school_id', id: 'r.webhook_id' }, dialect)}
      where w.failing_since is not null or r.failing_since is not null ${dialect === 'postgres' ? sql`offset 0` : sql``}) as r
    where webhooks.school_id = r.school_id and webhooks.id = r.webhook_id`,
);
export const failedThroughout = query<Endpoint & { since: string }, { id: string }>((db, p) =>
  inSchool(db, 'webhooks', p)
    .select('id')
    .where('id', '=', p.webhook)
    .where('failing_since', '<=', p.since)
    .where('failed_events', '>=', failedEventsToDisable),
);

/** A signing secret that was replaced and still signs, until it expires. */
export interface PreviousSecret {
  sealed: string;
  /** ISO 8601. */
  expires_at: string;
}

/** Previous secrets that have not expired, newest first, as they are stored. */
export const unexpired = (stored: string | null, now: string): PreviousSecret[] =>
  stored === null
    ? []
    : (JSON.parse(stored) as PreviousSecret[]).filter(({ expires_at: expiresAt }) => expiresAt > now);

export const liveSecrets = (stored: string | null, now: string): string[] =>
  unexpired(stored, now).map(({ sealed }) => sealed);

const mostKept = 2_000;

/** The signers of endpoints. They are kept, because preparing the keys costs as much as signing. */
export class Signers {
  readonly #cipher: MasterKeys;
  readonly #kept = new Map<string, Signer>();

  constructor(cipher: MasterKeys) {
    this.#cipher = cipher;
  }

  /** The signer with the encrypted secrets of an endpoint, the newest first. */
  of(webhookId: string, encrypted: readonly string[]): Signer {
    const key = `${webhookId} ${encrypted.join(' ')}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const secret = encrypted.map((one) => this.#cipher.decrypt(one, secretContext(webhookId)));
    const signer = createSigner({ secret });
    if (this.#kept.size >= mostKept) this.#kept.clear();
    this.#kept.set(key, signer);
    return signer;
  }
}

const types = Object.keys(events) as EventType[];

const used = new Set<string>([...types.map((type) => events[type].scope), ...confidentialScopes]);

/** The scopes that determine which events can be read. */
export const eventScopes = allScopes.filter((scope) => used.has(scope));

/** The scope for reading the records of events of a type; undefined for a type that does not exist. */
export const scopeOfEvent = (type: string) => (isEventType(type) ? events[type].scope : undefined);

/** Whether events of a type can be read, and confidential ones. */
export function canRead(scopes: Scopes, type: string, isConfidential = false): boolean {
  const scope = scopeOfEvent(type);
  return scope !== undefined && scopes.has(scope) && (!isConfidential || seesConfidential({ scopes }));
}

export const readableTypes = (scopes: Scopes): EventType[] => types.filter((type) => canRead(scopes, type));

/** Whether all events can be read. */
export const canReadAll = (scopes: Scopes): boolean => eventScopes.every((scope) => scopes.has(scope));
