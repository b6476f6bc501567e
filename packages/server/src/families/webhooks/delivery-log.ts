import type { Schemas } from '../../contract/schemas.ts';
import type { Handlers } from '../../core/operation.ts';
import { loadRequest } from '../../webhooks/envelope.ts';
import { logFilters } from './log-filters.ts';
import { schoolStats } from './stats.ts';
import { deliveryLog as log } from './tables.ts';

export const deliveryLog: Handlers<'delivery-log'> = {
  list({ query, db, schoolId }) {
    return log.list(db, schoolId, logFilters(query));
  },

  async get({ params, db, schoolId, services }) {
    const delivery = JSON.parse(await log.get(db, schoolId, params.delivery_id)) as Schemas['Delivery'];
    return { ...delivery, ...(await loadRequest(db, services.dataKeys, schoolId, delivery)) };
  },

  stats(context) {
    return schoolStats(context, context.query.period);
  },
};
