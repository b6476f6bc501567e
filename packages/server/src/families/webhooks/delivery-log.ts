import type { Schemas } from '../../contract/schemas.ts';
import type { Reader } from '../../sql/database.ts';
import { Page, type Scopes } from '../../store/read.ts';
import { canRead } from '../../webhooks/endpoint-state.ts';
import { loadRequest } from '../../webhooks/envelope.ts';
import type { Context, Handlers } from '../../work/operation.ts';
import { readableLog, shownDeliveries, shownDelivery } from './readable.ts';
import { schoolStats } from './stats.ts';
import { guardedLog } from './tables.ts';

type Query = Context<'delivery-log.list'>['query'];
type Filters = Pick<Query, 'status' | 'waiting' | 'event_type' | 'error'> & Partial<Query>;

/** A page of the log as a caller may read it: also the records of events can only be found by those who may read these. */
export async function listReadable(
  db: Reader,
  school: string,
  query: Filters & Pick<Query, 'limit' | 'order'>,
  scopes: Scopes,
): Promise<Page> {
  const { log, filters } = readableLog(query, scopes);
  const page = await log.list(db, school, logFilters(filters));
  return new Page(shownDeliveries(page.records, scopes), page.nextCursor);
}

const unsent = ['pending', 'held', 'cancelled'];

/** The filters of the log for those of a request: each has an index. */
function logFilters<Q extends Filters>({ status, waiting, status_class: ofClass, ...query }: Q) {
  const ofState = { ...statusFilter(status), ...waitingFilter(waiting), ...classFilter(ofClass) };
  const isCommon = !query.error && Object.keys(ofState).every((name) => name in commonFilters);
  if (isCommon) return { ...query, ...ofState };
  // What failed or was not sent is rare: an index has it, and these conditions are checked on its rows.
  const { webhook_id: among_webhook, event_type: among_type, ...others } = query;
  return { ...others, among_webhook, among_type, ...ofState };
}

const commonFilters = { status: true, success_class: true, not_waiting: true };

function statusFilter(status: Filters['status']) {
  if (status === undefined) return {};
  if (unsent.includes(status)) return { unsent_status: status };
  return status === 'succeeded' ? { status } : { failed_status: status };
}

function waitingFilter(waiting: Filters['waiting']) {
  if (waiting === undefined) return {};
  return waiting ? { waiting: 1 } : { not_waiting: 1 };
}

function classFilter(ofClass: Filters['status_class']) {
  if (ofClass === undefined) return {};
  if (ofClass === 'none') return { no_response: 1 };
  const first = Number(ofClass[0]) * 100;
  return ofClass === '2xx' ? { success_class: first } : { failure_class: first };
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

  stats(context) {
    return schoolStats(context, context.query.period);
  },
};
