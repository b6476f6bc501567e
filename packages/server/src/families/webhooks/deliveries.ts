import { notFound, Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { canRead } from '../../webhooks/endpoint-state.ts';
import { lockEvents } from '../../webhooks/retained-events.ts';
import type { Context, Handlers } from '../../work/operation.ts';
import { listReadable } from './delivery-log.ts';
import { requireReadable, shownDelivery } from './readable.ts';
import { confidentialEvent, countAttempts, deliveryLog, guardedLog, webhooks } from './tables.ts';

type Delivery = Schemas['Delivery'];

export const deliveries: Handlers<'deliveries'> = {
  async list(context) {
    const { params, query, db, schoolId, scopes } = context;
    const { id } = await context.records(webhooks).get(params.webhook_id);
    return listReadable(db, schoolId, { ...query, webhook_id: id }, scopes);
  },

  async get({ params, db, schoolId, scopes }) {
    const delivery = ofWebhook(await guardedLog.get(db, schoolId, params.delivery_id), params.webhook_id);
    return shownDelivery(delivery, scopes);
  },

  async redeliver(context) {
    const { params, db, schoolId, services, now } = context;
    const endpoint = await context.records(webhooks).get(params.webhook_id);
    const delivery = ofWebhook(await deliveryLog.get(db, schoolId, params.delivery_id), endpoint.id);
    await requireReceivable(context, endpoint.value, delivery);
    if (endpoint.archived) {
      throw new Problem(
        'resource_archived',
        'The endpoint is archived. Restore and activate it before you redeliver events to it.',
      );
    }
    const retained = await lockEvents(db, schoolId, [{ id: delivery.event_id }]);
    if (retained.size === 0) throw notFound();
    const pair = { school: schoolId, webhook: endpoint.id, event: delivery.event_id };
    const attempt = ((await db.first(countAttempts, pair))?.attempts ?? 0) + 1;
    const request = {
      schoolId,
      webhook: endpoint.value,
      eventId: delivery.event_id,
      type: delivery.event_type,
      attempt,
    };
    const trigger = delivery.trigger === 'test' ? 'test' : 'redelivery';
    const id = await services.outbox.schedule(db, { ...request, trigger }, now);
    context.record({ action: 'delivery.redelivered', resource: { type: 'delivery', id }, changes: {} });
    return JSON.parse(await deliveryLog.get(db, schoolId, id));
  },
};

/** Rejects sending an event that the caller, or the endpoint, may not read. */
async function requireReceivable(
  { db, schoolId: school, scopes }: Context<'deliveries.redeliver'>,
  endpoint: Schemas['Webhook'],
  { event_id: id, event_type: type }: Delivery,
): Promise<void> {
  requireReadable(scopes, [type], 'redeliver events of the type');
  const found = await db.first(confidentialEvent, { school, id });
  const isConfidential = found?.confidential === 1;
  if (
    canRead(new Set<string>(endpoint.scopes), type, isConfidential) &&
    canRead(scopes, type, isConfidential)
  )
    return;
  throw new Problem(
    'insufficient_scope',
    `The endpoint may not receive this event of the type \`${type}\`: its \`scopes\`, or those of the API key, do not include the records. Set its \`events\` again with a key that may read them.`,
  );
}

function ofWebhook(json: string, webhookId: string): Delivery {
  const delivery = JSON.parse(json) as Delivery;
  if (delivery.webhook_id !== webhookId) throw notFound();
  return delivery;
}
