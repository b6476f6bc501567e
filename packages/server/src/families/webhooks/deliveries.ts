import { notFound, Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Handlers } from '../../core/operation.ts';
import { lockEvents } from '../../webhooks/retained-events.ts';
import { logFilters } from './log-filters.ts';
import { countAttempts, deliveryLog, webhooks } from './tables.ts';

type Delivery = Schemas['Delivery'];

export const deliveries: Handlers<'deliveries'> = {
  async list(context) {
    const { params, query, db, schoolId } = context;
    const { id } = await context.records(webhooks).get(params.webhook_id);
    return deliveryLog.list(db, schoolId, logFilters({ ...query, webhook_id: id }));
  },

  async get({ params, db, schoolId }) {
    return ofWebhook(await deliveryLog.get(db, schoolId, params.delivery_id), params.webhook_id);
  },

  async redeliver(context) {
    const { params, db, schoolId, services, now } = context;
    const endpoint = await context.records(webhooks).get(params.webhook_id);
    const delivery = ofWebhook(await deliveryLog.get(db, schoolId, params.delivery_id), endpoint.id);
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
    const id = await services.outbox.schedule(db, { ...request, trigger: 'redelivery' }, now);
    context.record({ action: 'delivery.redelivered', resource: { type: 'delivery', id }, changes: {} });
    return JSON.parse(await deliveryLog.get(db, schoolId, id));
  },
};

function ofWebhook(json: string, webhookId: string): Delivery {
  const delivery = JSON.parse(json) as Delivery;
  if (delivery.webhook_id !== webhookId) throw notFound();
  return delivery;
}
