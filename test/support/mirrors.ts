import type { AuditEntry, Rollbook } from '@rollbook/sdk';
import { type DocumentedSchema, document, resolve } from './document.ts';

const dataOf = (type: string): DocumentedSchema => {
  const schema = document.webhooks[type]?.post.requestBody?.content['application/json']?.schema ?? {};
  return resolve(resolve(schema).properties?.data ?? {});
};

/** The fields that events show, by the types of records that they show. */
const shown = new Map<string, Set<string>>();
for (const type of Object.keys(document.webhooks)) {
  const { properties = {} } = dataOf(type);
  const of = String(properties.object?.const ?? '');
  if (of) shown.set(of, new Set([...(shown.get(of) ?? []), ...Object.keys(properties)]));
}

/** What the events of other records say. */
const toldByOthers = new Set([
  // Each journal of the ledger has an event, from which a receiver has the figures, and a new due date has its own.
  'invoice.issued',
  'invoice.updated',
  'invoice.partly_paid',
  'invoice.paid',
  'invoice.reopened',
  'payment.updated',
  'payment.refunded',
  'payment.reopened',
  // The staff member is activated.
  'invitation.accepted',
  // When and how it was sent is of no use without its token, which no event has.
  'invitation.resent',
  'invitation.emailed',
  // Events are about the health of an endpoint, and not about its settings.
  'webhook.updated',
  'webhook.paused',
  'webhook.activated',
]);

/** The last entry of the audit log. */
export const lastEntry = async (client: Rollbook): Promise<AuditEntry | undefined> =>
  (await client.auditLog.list({ limit: 1 })).data[0];

/**
 * The changes since an entry that receivers do not learn, although an earlier event showed them the record with the fields
 * that changed.
 */
export async function unannounced(client: Rollbook, since: AuditEntry | undefined): Promise<string[]> {
  const found = [];
  for await (const { id, resource, action, changes, event_ids } of client.auditLog.list({ limit: 100 })) {
    if (id === since?.id) break;
    const fields = Object.keys(changes).filter((field) => shown.get(resource.type)?.has(field));
    // A fee account or a person was merged, which says what moves.
    const isMoved = action.endsWith('.moved');
    if (fields.length === 0 || event_ids.length > 0 || isMoved || toldByOthers.has(action)) continue;
    const earlier = (await client.events.list({ resource_id: String(resource.id), limit: 1 })).data;
    if (earlier.length > 0) found.push(`${action}: ${fields.join()}`);
  }
  return found;
}
