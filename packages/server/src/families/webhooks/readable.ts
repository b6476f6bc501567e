import { Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Reader } from '../../sql/database.ts';
import { confidentialScopes, seesConfidential } from '../../store/confidential.ts';
import type { Scopes } from '../../store/read.ts';
import {
  canRead,
  canReadAll,
  eventScopes,
  readableTypes,
  scopeOfEvent,
} from '../../webhooks/endpoint-state.ts';
import { confidentialWord, deliveryLog, guardedLog, waitingTypes } from './tables.ts';

type Webhook = Schemas['Webhook'];
type Delivery = Schemas['Delivery'];

const quoted = (names: Iterable<string>): string => [...names].map((name) => `\`${name}\``).join(' and ');

/** The scopes of the events that can be about an incident. */
const ofIncidents = new Set<string | undefined>(['read:discipline', 'read:communications']);

/** Rejects a caller without the scopes for reading the records of events of these types. */
export function requireReadable(scopes: Scopes, types: readonly string[], purpose: string): void {
  const hidden = types.filter((type) => scopeOfEvent(type) !== undefined && !canRead(scopes, type));
  if (hidden.length === 0) return;
  const missing = new Set(hidden.map((type) => String(scopeOfEvent(type))));
  throw new Problem(
    'insufficient_scope',
    `To ${purpose} ${quoted(hidden)}, the caller also needs ${quoted(missing)}.`,
  );
}

/** What an endpoint may receive whose events a caller sets: events of the records that the caller may read. */
export function scopesFor(scopes: Scopes, types: readonly string[]): Webhook['scopes'] {
  requireReadable(scopes, types, 'subscribe an endpoint to');
  const own = eventScopes.filter((scope) => scopes.has(scope));
  if (types.includes('*') && !readsRecords(scopes)) throw readsNothing();
  return own;
}

/** Whether events of records can be read, and not only those about endpoints. */
export const readsRecords = (scopes: Scopes): boolean =>
  readableTypes(scopes).some((type) => scopeOfEvent(type) !== 'read:events');

export const readsNothing = (): Problem =>
  new Problem(
    'insufficient_scope',
    'The API key may read no events of records: it also needs a scope for reading their records, such as `read:learners`.',
  );

/**
 * Rejects a caller who would decide where events are sent that the caller may not read: those that the endpoint
 * receives, those that wait to be sent to it, and those that it would receive after the change.
 */
export async function requireOwnReach(
  { db, schoolId: school, scopes }: { db: Reader; schoolId: string; scopes: Scopes },
  { id, event_types, scopes: reach }: Webhook,
  added: readonly string[] = [],
): Promise<void> {
  const waiting = await db.all(waitingTypes, { school, webhook: id });
  const types = new Set<string>([...event_types, ...waiting.map(({ event_type }) => event_type), ...added]);
  requireReadable(scopes, [...types], 'change an endpoint that receives');
  const isAboutIncidents = [...types].some((type) => ofIncidents.has(scopeOfEvent(type)));
  const reached = { scopes: new Set<string>(reach) };
  if (isAboutIncidents && seesConfidential(reached) && !seesConfidential({ scopes }))
    throw new Problem(
      'insufficient_scope',
      `To change an endpoint that receives events about confidential incidents, the caller also needs ${quoted(confidentialScopes)}.`,
    );
}

/** A delivery without what its receiver responded, which can repeat the event, unless the caller may read the event. */
export function shownDelivery<D extends Delivery>(
  { is_confidential: isConfidential, ...delivery }: D & { is_confidential?: number },
  scopes: Scopes,
): D {
  const isShown = canRead(scopes, delivery.event_type, isConfidential === 1);
  return (isShown ? delivery : { ...delivery, response_headers: null, response_body: null }) as D;
}

/** The same for the records of a page of the log. */
export const shownDeliveries = (records: readonly string[], scopes: Scopes): readonly string[] =>
  canReadAll(scopes)
    ? records
    : records.map((json) => JSON.stringify(shownDelivery(JSON.parse(json), scopes)));

/** The log as a caller may read it: without finding records through events that the caller may not read. */
export function readableLog<Q extends { resource_id?: string | undefined }>(query: Q, scopes: Scopes) {
  if (canReadAll(scopes)) return { log: deliveryLog, filters: query };
  return {
    log: guardedLog,
    filters: query.resource_id === undefined ? query : { ...query, readable: readableKey(scopes) },
  };
}

/** The types of events that can be read, separated by commas, with a word for confidential ones. */
const readableKey = (scopes: Scopes): string =>
  `,${[...readableTypes(scopes), ...(seesConfidential({ scopes }) ? [confidentialWord] : [])].join()},`;
