import type { Schemas } from '../../contract/schemas.ts';
import type { Reader } from '../../sql/database.ts';
import { Page, type Scopes } from '../../store/read.ts';
import { canRead } from '../../webhooks/endpoint-state.ts';
import { loadRequest } from '../../webhooks/envelope.ts';
import type { Handlers } from '../../work/operation.ts';
import { type Filters, type LogQuery, logFilters } from './log-filters.ts';
import { readableLog, shownDeliveries, shownDelivery } from './readable.ts';
import { redeliverMatching } from './redelivering.ts';
import { schoolStats } from './stats.ts';
import { guardedLog } from './tables.ts';

/** A page of the log as a caller may read it: also the records of events can only be found by those who may read these. */
export async function listReadable(
  db: Reader,
  school: string,
  query: Filters & Pick<LogQuery, 'limit' | 'order'>,
  scopes: Scopes,
): Promise<Page> {
  const { log, filters } = readableLog(query, scopes);
  const page = await log.list(db, school, logFilters(filters));
  return new Page(shownDeliveries(page.records, scopes), page.nextCursor);
}

type Guarded = Schemas['Delivery'] & { is_confidential?: number };

export const deliveryLog: Handlers<'delivery-log'> = {
  list({ query, db, schoolId, scopes }) {
    return listReadable(db, schoolId, query, scopes);
  },

  async get({ params, db, schoolId, services, scopes }) {
    const delivery: Guarded = JSON.parse(await guardedLog.get(db, schoolId, params.delivery_id));
    const { resource_id, request } = await loadRequest(db, services.dataKeys, schoolId, delivery);
    const shown = shownDelivery(delivery, scopes);
    if (canRead(scopes, delivery.event_type, delivery.is_confidential === 1))
      return { ...shown, resource_id, request };
    return { ...shown, resource_id: null, request: { ...request, body: null } };
  },

  redeliver: redeliverMatching,

  stats(context) {
    return schoolStats(context, context.query.period);
  },
};
