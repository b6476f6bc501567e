import type { Signer } from '@rollbook/webhook-verify/node';
import { sql } from 'kysely';
import { eventDataDown, eventTypeDown, isEventType } from '../contract/versions/index.ts';
import type { DataKeys, EncryptedPart } from '../crypto/data-keys.ts';
import type { MasterKeys } from '../crypto/master-keys.ts';
import type { Reader } from '../sql/database.ts';
import { joinByKey, query, type Rows, statement } from '../sql/query.ts';
import { inSchool } from '../sql/school-rows.ts';
import { keysOf, listed } from './delivery-rows.ts';
import { liveSecrets, maySend, type Signers } from './endpoint-state.ts';
import { type Header, headersOf, redacted } from './headers.ts';
import { type DueDelivery, eventContext } from './outbox.ts';

/** The header `User-Agent` of deliveries. */
export const userAgent = 'Rollbook-Webhooks/1';

/** The endpoint of an attempt. */
interface Recipient {
  url: string;
  mode: 'live' | 'test';
  version: string;
  sign: Signer;
  /** Additional headers, whose values are secrets. */
  headers: readonly Header[];
  failingSince: string | null;
  failingReportedAt: string | null;
}

/** The data of an attempt in addition to its delivery. */
export interface Outgoing {
  to: Recipient;
  /** The type of the event in the version of the endpoint, which can have been raised since the delivery was written. */
  type: string;
  /** Whether the event is a sample, whatever triggered the attempt. */
  isTest: boolean;
  /** The same for all deliveries of an event in one version. */
  body: Buffer;
  /** The name of the data key of the person whom the event is about. */
  subjectKey: string | null;
  /** The trace context of the change. */
  traceParent: string | null;
}

interface EndpointRow {
  webhook_id: string;
  url: string;
  version: string;
  mode: string;
  secret_sealed: string;
  former_secrets: string | null;
  headers_sealed: string | null;
  failing_since: string | null;
  failing_reported_at: string | null;
}

interface ContentRow extends EndpointRow {
  id: string;
  type: string;
  data: string;
  is_test: number;
  created_at: string;
  encrypted: string | null;
  subject_key: string | null;
  data_key: string | null;
  trace_parent: string | null;
}

// Only deliveries that this process can still send: the endpoint may have been paused, or another process may have
// taken over.
const loadContents = statement<{ rows: Rows; owner: string }, ContentRow>(
  (p, dialect) => sql`
    select d.id, e.type, e.data, e.is_test, e.created_at, e.encrypted, e.subject_key, e.trace_parent, (select k.sealed from data_keys as k
        where k.school_id = d.school_id and k.subject_id = e.subject_key) as data_key,
      w.id as webhook_id, w.url, w.version, w.secret_sealed, w.former_secrets, w.headers_sealed, w.failing_since,
      w.failing_reported_at, (select s.mode from schools as s where s.school_id = d.school_id and s.id = d.school_id) as mode
    from ${listed(p.rows, dialect)}
    ${joinByKey('events', 'e', { school_id: 'd.school_id', id: 'd.event_id' }, dialect)}
    ${joinByKey('webhooks', 'w', { school_id: 'd.school_id', id: 'd.webhook_id' }, dialect)}
    where d.claimed_by = ${p.owner} and d.status = 'pending' and d.started = 1 and ${maySend}`,
);

/**
 * The content of each delivery: the event in the version of the endpoint, and the keys to sign it; undefined for those
 * that must not be sent, and an error for those whose keys or content cannot be read.
 */
export async function loadOutgoing(
  db: Reader,
  { signers, dataKeys, cipher }: { signers: Signers; dataKeys: DataKeys; cipher: MasterKeys },
  deliveries: readonly DueDelivery[],
  owner: string,
  now: (school: string) => string,
): Promise<(Outgoing | Error | undefined)[]> {
  const contents = await db.all(loadContents, { rows: keysOf(deliveries), owner });
  const contentOf = new Map(contents.map((row) => [row.id, row]));
  const recipients = new Map<string, Recipient | Error>();
  const recipientOf = ({ school_id, webhook_id: id }: DueDelivery, row: EndpointRow): Recipient | Error => {
    const to = recipients.get(id) ?? caught(() => recipient(row, signers, cipher, now(school_id)));
    recipients.set(id, to);
    return to;
  };
  const bodies = new Map<string, Buffer>();
  const outgoing = (delivery: DueDelivery, to: Recipient, content: ContentRow): Outgoing => {
    const type = isEventType(content.type)
      ? (eventTypeDown(to.version, content.type) ?? delivery.event_type)
      : content.type;
    const key = `${delivery.event_id} ${to.version}`;
    const body =
      bodies.get(key) ??
      Buffer.from(envelope({ ...delivery, event_type: type }, to.version, dataKeys, content));
    bodies.set(key, body);
    return {
      to,
      type,
      isTest: content.is_test === 1,
      body,
      subjectKey: content.subject_key,
      traceParent: content.trace_parent,
    };
  };
  return deliveries.map((delivery) => {
    const content = contentOf.get(delivery.id);
    if (!content) return undefined;
    const to = recipientOf(delivery, content);
    return to instanceof Error ? to : caught(() => outgoing(delivery, to, content));
  });
}

/** What cannot be read must not stop the other deliveries of a batch. */
function caught<T>(read: () => T): T | Error {
  try {
    return read();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function recipient(row: EndpointRow, signers: Signers, cipher: MasterKeys, now: string): Recipient {
  const { secret_sealed: current, former_secrets: former } = row;
  const secrets = former === null ? [current] : [current, ...liveSecrets(former, now)];
  return {
    url: row.url,
    mode: row.mode === 'live' ? 'live' : 'test',
    version: row.version,
    sign: signers.of(row.webhook_id, secrets),
    headers: headersOf(cipher, row.webhook_id, row.headers_sealed),
    failingSince: row.failing_since,
    failingReportedAt: row.failing_reported_at,
  };
}

type Enveloped = Pick<DueDelivery, 'event_id' | 'event_type' | 'school_id'>;
type EventContent = Pick<ContentRow, 'data' | 'created_at'> & EncryptedPart;

/** An event in a version, with its personal values unless they have been erased. */
function envelope(
  { event_id: id, event_type: type, school_id: school }: Enveloped,
  version: string,
  dataKeys: DataKeys,
  content: EventContent,
): string {
  const whole = dataKeys.decrypt(content, eventContext(id)) ?? content.data;
  const data = isEventType(type) ? eventDataDown(version, type, whole) : whole;
  return `{"id":"${id}","type":"${type}","version":"${version}","created_at":"${content.created_at}","school_id":"${school}","data":${data}}`;
}

type Sent = { id: string; event_id: string; event_type: string; webhook_id: string; sent_at: string | null };

const loadOne = query<{ school: string; event: string; webhook: string }, RequestRow>((db, p) =>
  inSchool(db, 'webhooks as w', p)
    .innerJoin('events as e', (join) => join.onRef('e.school_id', '=', 'w.school_id'))
    .select(['w.url', 'w.version', 'w.header_names', 'e.data', 'e.is_test', 'e.created_at', 'e.resource_id'])
    .select(['e.encrypted', 'e.subject_key'])
    .leftJoin('data_keys as k', (join) =>
      join.onRef('k.school_id', '=', 'e.school_id').onRef('k.subject_id', '=', 'e.subject_key'),
    )
    .leftJoin('test_clocks as t', 't.school_id', 'w.school_id')
    .select(['k.sealed as data_key', 't.ahead_ms'])
    .where('w.id', '=', p.webhook)
    .where('e.id', '=', p.event),
);

type RequestRow = EventContent &
  Pick<EndpointRow, 'url' | 'version'> &
  Pick<ContentRow, 'is_test'> & { header_names: string; resource_id: string; ahead_ms: number | null };

/** What the requests to an endpoint depend on. */
type Settings = Pick<RequestRow, 'url' | 'version'> & { header_names: readonly string[] };

interface Since extends Record<string, string> {
  school: string;
  webhook: string;
  /** The id that an entry had that was written with the delivery. */
  after: string;
  at: string;
}

// An endpoint can have been changed while the delivery waited. What was changed before it was created is known by the id: the
// times of changes can be ahead of those of attempts, because each is later than the one before.
const changesSince = query<Since, { changes: string }>((db, p) =>
  inSchool(db, 'audit_log', p)
    .select('changes')
    .where('resource_id', '=', p.webhook)
    .where('id', '>', p.after)
    .where('occurred_at', '>', p.at)
    .orderBy('id', 'desc'),
);

/** The settings that the endpoint of a delivery had when it was sent: those that it has now, with the later changes taken back. */
async function settingsAt(
  db: Reader,
  school: string,
  { id, webhook_id: webhook, sent_at: at }: Sent,
  { url, version, header_names }: RequestRow,
): Promise<Settings> {
  const now: Settings = { url, version, header_names: JSON.parse(header_names) };
  if (at === null) return now;
  const later = await db.all(changesSince, { school, webhook, after: id.replace('dlv_', 'aud_'), at });
  return later.reduce<Settings>((settings, { changes }) => {
    const { url, version, header_names }: SettingsChanges = JSON.parse(changes);
    return {
      url: url?.before ?? settings.url,
      version: version?.before ?? settings.version,
      header_names: header_names?.before ?? settings.header_names,
    };
  }, now);
}

// Before an endpoint was created, it had none.
type SettingsChanges = { readonly [F in keyof Settings]?: { before?: Settings[F] | null } };

/**
 * The request of a delivery, with the URL and the version that its endpoint had then, without signatures; and without
 * timestamps if the clock of the school is ahead, because they are the time of the server, which is not stored.
 */
export async function loadRequest(db: Reader, dataKeys: DataKeys, school: string, delivery: Sent) {
  const { event_id: id, event_type: type, webhook_id: webhook, sent_at: sentAt } = delivery;
  const row = await db.first(loadOne, { school, event: id, webhook });
  if (!row) throw new TypeError(`${delivery.id} has no event or no endpoint`);
  const { url, version, header_names } = await settingsAt(db, school, delivery, row);
  const isKnown = sentAt !== null && row.ahead_ms === null;
  const seconds = isKnown ? String(Math.floor(Date.parse(sentAt) / 1000)) : undefined;
  const headers = {
    ...Object.fromEntries(header_names.map((name) => [name, redacted])),
    'Content-Type': 'application/json',
    'Service-Event': type,
    'Service-Delivery': delivery.id,
    ...(seconds && { 'Service-Timestamp': seconds }),
    'webhook-id': id,
    ...(seconds && { 'webhook-timestamp': seconds }),
    'User-Agent': userAgent,
    ...(row.is_test === 1 && { 'Service-Test': 'true' }),
  };
  const body = envelope({ event_id: id, event_type: type, school_id: school }, version, dataKeys, row);
  return { resource_id: row.resource_id, request: { method: 'POST' as const, url, headers, body } };
}
