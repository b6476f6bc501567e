import type { Context } from '../../core/operation.ts';

type Query = Context<'delivery-log.list'>['query'];
type Filters = Pick<Query, 'status' | 'event_type' | 'error'> & Partial<Query>;

const unsent = ['pending', 'held', 'cancelled'];

/** The filters of the log for those of a request: each has an index. */
export function logFilters<Q extends Filters>({ status, status_class: ofClass, ...query }: Q) {
  const ofState = { ...statusFilter(status), ...classFilter(ofClass) };
  const isCommon = !query.error && Object.keys(ofState).every((name) => name in commonFilters);
  if (isCommon) return { ...query, ...ofState };
  // What failed or was not sent is rare: an index has it, and these conditions are checked on its rows.
  const { webhook_id: among_webhook, event_type: among_type, ...others } = query;
  return { ...others, among_webhook, among_type, ...ofState };
}

const commonFilters = { status: true, success_class: true };

function statusFilter(status: Filters['status']) {
  if (status === undefined) return {};
  if (unsent.includes(status)) return { unsent_status: status };
  return status === 'succeeded' ? { status } : { failed_status: status };
}

function classFilter(ofClass: Filters['status_class']) {
  if (ofClass === undefined) return {};
  if (ofClass === 'none') return { no_response: 1 };
  const first = Number(ofClass[0]) * 100;
  return ofClass === '2xx' ? { success_class: first } : { failure_class: first };
}
