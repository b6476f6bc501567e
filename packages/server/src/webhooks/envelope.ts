import type { Signer } from '@rollbook/webhook-verify/node';
import { sql } from 'kysely';
import { eventDataDown, isEventType } from '../contract/versions/index.ts';
import type { DataKeys, EncryptedPart } from '../crypto/data-keys.ts';
import type { Reader } from '../db/database.ts';
import { query, statement } from '../db/query.ts';
import { joinByKey } from '../db/rows.ts';
import { inSchool } from '../db/school-rows.ts';
import { keysOf, listed } from './delivery-rows.ts';
import { maySend } from './endpoint-state.ts';
import { type DueDelivery, eventContext } from './outbox.ts';
import { liveSecrets, type Signers } from './secrets.ts';

/** The header `User-Agent` of deliveries. */
export const userAgent = 'Rollbook-Webhooks/1';

/** The data of an attempt in addition to its delivery. */
export interface Outgoing {
  url: string;
  mode: 'live' | 'test';
  /** Whether the event is a sample, whatever triggered the attempt. */
  isTest: boolean;
  sign: Signer;
  /** The same for all deliveries of an event in one version. */
  body: Buffer;
  failingSince: string | null;
  /** The name of the data key of the person whom the event is about. */
  subjectKey: string | null;
}

interface Row {
  id: string;
  url: string;
  version: string;
  mode: string;
  secret_sealed: string;
  former_secrets: string | null;
  failing_since: string | null;
  data: string;
  is_test: number;
  created_at: string;
  encrypted: string | null;
  subject_key: string | null;
  data_key: string | null;
}

// Only deliveries that this process can still send: the endpoint may have been paused, or another process may have
// taken over.
const load = statement<{ rows: string; owner: string }, Row>(
  (p, dialect) => sql`
    select d.id, w.url, w.version, s.mode, w.secret_sealed, w.former_secrets, w.failing_since, e.data, e.is_test, e.created_at,
      e.encrypted, e.subject_key, (select k.sealed from data_keys as k
        where k.school_id = d.school_id and k.subject_id = e.subject_key) as data_key
    from ${listed(p.rows, dialect)}
    ${joinByKey('events', 'e', { school_id: 'd.school_id', id: 'd.event_id' }, dialect)}
    ${joinByKey('webhooks', 'w', { school_id: 'd.school_id', id: 'd.webhook_id' }, dialect)}
    ${joinByKey('schools', 's', { school_id: 'd.school_id', id: 'd.school_id' }, dialect)}
    where d.claimed_by = ${p.owner} and d.status = 'pending' and d.started = 1 and ${maySend}`,
);

/**
 * The content of each delivery: the event in the version of the endpoint, and the keys to sign it; undefined for those
 * that must not be sent.
 */
export async function loadOutgoing(
  db: Reader,
  { signers, dataKeys }: { signers: Signers; dataKeys: DataKeys },
  deliveries: readonly DueDelivery[],
  owner: string,
  now: (school: string) => string,
): Promise<(Outgoing | undefined)[]> {
  const rows = await db.all(load, { rows: keysOf(deliveries), owner });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const bodies = new Map<string, Buffer>();
  const bodyOf = (delivery: DueDelivery, row: Row): Buffer => {
    const key = `${delivery.event_id} ${delivery.event_type} ${row.version}`;
    const known = bodies.get(key);
    if (known) return known;
    const body = Buffer.from(envelope(delivery, { ...row, data: wholeData(dataKeys, delivery, row) }));
    bodies.set(key, body);
    return body;
  };
  return deliveries.map((delivery) => {
    const row = byId.get(delivery.id);
    if (!row) return undefined;
    const secrets =
      row.former_secrets === null
        ? [row.secret_sealed]
        : [row.secret_sealed, ...liveSecrets(row.former_secrets, now(delivery.school_id))];
    return {
      url: row.url,
      mode: row.mode === 'live' ? 'live' : 'test',
      isTest: row.is_test === 1,
      sign: signers.of(delivery.webhook_id, secrets),
      body: bodyOf(delivery, row),
      failingSince: row.failing_since,
      subjectKey: row.subject_key,
    };
  });
}

/** The data of an event, with its personal values unless they have been erased. */
const wholeData = (
  dataKeys: DataKeys,
  { event_id: id }: { event_id: string },
  row: EncryptedPart & { data: string },
): string => dataKeys.decrypt(row, eventContext(id)) ?? row.data;

type Enveloped = Pick<DueDelivery, 'event_id' | 'event_type' | 'school_id'>;

function envelope(
  { event_id: id, event_type: type, school_id: school }: Enveloped,
  row: Pick<Row, 'version' | 'data' | 'created_at'>,
): string {
  const data = isEventType(type) ? eventDataDown(row.version, type, row.data) : row.data;
  return `{"id":"${id}","type":"${type}","version":"${row.version}","created_at":"${row.created_at}","school_id":"${school}","data":${data}}`;
}

type Sent = { id: string; event_id: string; event_type: string; webhook_id: string; sent_at: string | null };

const loadOne = query<{ school: string; event: string; webhook: string }, RequestRow>((db, p) =>
  inSchool(db, 'webhooks as w', p)
    .innerJoin('events as e', (join) => join.onRef('e.school_id', '=', 'w.school_id'))
    .select(['w.url', 'w.version', 'e.data', 'e.is_test', 'e.created_at', 'e.resource_id'])
    .select(['e.encrypted', 'e.subject_key'])
    .leftJoin('data_keys as k', (join) =>
      join.onRef('k.school_id', '=', 'e.school_id').onRef('k.subject_id', '=', 'e.subject_key'),
    )
    .select('k.sealed as data_key')
    .where('w.id', '=', p.webhook)
    .where('e.id', '=', p.event),
);

type RequestRow = Pick<Row, 'url' | 'version' | 'data' | 'is_test' | 'created_at'> &
  EncryptedPart & { resource_id: string };

/** The request of a delivery, with the URL and the version that its endpoint has now, without signatures. */
export async function loadRequest(db: Reader, dataKeys: DataKeys, school: string, delivery: Sent) {
  const row = await db.first(loadOne, { school, event: delivery.event_id, webhook: delivery.webhook_id });
  if (!row) throw new TypeError(`${delivery.id} has no event or no endpoint`);
  const { event_id: id, event_type: type, sent_at: sentAt } = delivery;
  const seconds = sentAt === null ? undefined : String(Math.floor(Date.parse(sentAt) / 1000));
  const headers = {
    'Content-Type': 'application/json',
    'Service-Event': type,
    'Service-Delivery': delivery.id,
    ...(seconds && { 'Service-Timestamp': seconds }),
    'webhook-id': id,
    ...(seconds && { 'webhook-timestamp': seconds }),
    'User-Agent': userAgent,
    ...(row.is_test === 1 && { 'Service-Test': 'true' }),
  };
  const data = wholeData(dataKeys, delivery, row);
  const body = envelope({ event_id: id, event_type: type, school_id: school }, { ...row, data });
  return { resource_id: row.resource_id, request: { method: 'POST' as const, url: row.url, headers, body } };
}
