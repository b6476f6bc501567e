import type { Reader } from '../db/database.ts';
import { query } from '../db/query.ts';
import { eventDataDown, isEventType } from '../versions/index.ts';
import type { DueDelivery } from './outbox.ts';
import type { SigningSecrets } from './secrets.ts';

/** What one attempt needs beside its delivery. */
export interface Outgoing {
  url: string;
  live: boolean;
  /** Whether the event is a sample, whatever the attempt is made for. */
  isTest: boolean;
  secrets: string[];
  body: string;
  failingSince: string | null;
  /** What becomes of a delivery whose endpoint was paused, disabled or archived while it was being written. */
  setAside: 'held' | 'cancelled' | undefined;
}

interface Row {
  status: string;
  archived_at: string | null;
  url: string;
  version: string;
  mode: string;
  secret_sealed: string;
  former_secret_sealed: string | null;
  secret_expires_at: string | null;
  failing_since: string | null;
  data: string;
  is_test: number;
  created_at: string;
}

// Only while the delivery is still ours to send: its endpoint may have been paused, or another may have it.
const load = query<{ school: string; id: string; owner: string }, Row>((db, p) =>
  db
    .selectFrom('deliveries as d')
    .innerJoin('events as e', (join) =>
      join.onRef('e.school_id', '=', 'd.school_id').onRef('e.id', '=', 'd.event_id'),
    )
    .innerJoin('webhooks as w', (join) =>
      join.onRef('w.school_id', '=', 'd.school_id').onRef('w.id', '=', 'd.webhook_id'),
    )
    .innerJoin('schools as s', (join) =>
      join.onRef('s.school_id', '=', 'd.school_id').onRef('s.id', '=', 'd.school_id'),
    )
    .select([
      'w.status',
      'w.archived_at',
      'w.url',
      'w.version',
      's.mode',
      'w.secret_sealed',
      'w.former_secret_sealed',
      'w.secret_expires_at',
      'w.failing_since',
      'e.data',
      'e.is_test',
      'e.created_at',
    ])
    .where('d.school_id', '=', p.school)
    .where('d.id', '=', p.id)
    .where('d.claimed_by', '=', p.owner)
    .where('d.status', '=', 'pending')
    .$castTo<Row>(),
);

/** The event's envelope in the version of the endpoint, and how to sign it; nothing when the delivery is no longer ours. */
export async function loadOutgoing(
  db: Reader,
  signing: SigningSecrets,
  delivery: DueDelivery,
  owner: string,
  now: string,
): Promise<Outgoing | undefined> {
  const row = await db.first(load, { school: delivery.school_id, id: delivery.id, owner });
  if (!row) return undefined;
  const { webhook_id: webhookId } = delivery;
  const secrets = [signing.open(row.secret_sealed, webhookId)];
  const formerLives =
    row.former_secret_sealed !== null && row.secret_expires_at !== null && row.secret_expires_at > now;
  if (formerLives && row.former_secret_sealed)
    secrets.push(signing.open(row.former_secret_sealed, webhookId));
  return {
    url: row.url,
    live: row.mode === 'live',
    isTest: row.is_test === 1,
    secrets,
    body: envelope(delivery, row),
    failingSince: row.failing_since,
    setAside: setAside(delivery, row),
  };
}

function setAside({ trigger }: DueDelivery, { status, archived_at }: Row): Outgoing['setAside'] {
  if (archived_at !== null) return 'cancelled';
  return status === 'active' || trigger === 'test' ? undefined : 'held';
}

function envelope({ event_id: id, event_type: type, school_id: school }: DueDelivery, row: Row): string {
  const data = isEventType(type) ? eventDataDown(row.version, type, row.data) : row.data;
  return `{"id":"${id}","type":"${type}","version":"${row.version}","created_at":"${row.created_at}","school_id":"${school}","data":${data}}`;
}
