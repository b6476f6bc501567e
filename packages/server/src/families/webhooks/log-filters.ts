import type { Context } from '../../core/operation.ts';

type Query = Context<'delivery-log.list'>['query'];
type Filters = Pick<Query, 'status'> & Partial<Pick<Query, 'status_class'>>;

const unsent = ['pending', 'held', 'cancelled'];

/** The filters of the log for those of a request: each is answered from an index. */
export function logFilters<Q extends Filters>({ status, status_class: ofClass, ...query }: Q) {
  return { ...query, ...statusFilter(status), ...classFilter(ofClass) };
}

function statusFilter(status: Filters['status']) {
  if (status === undefined) return {};
  if (unsent.includes(status)) return { unsent_status: status };
  // Almost all attempts succeed, so these are found in the log itself.
  return status === 'succeeded' ? { status } : { failed_status: status };
}

function classFilter(ofClass: Filters['status_class']) {
  if (ofClass === undefined) return {};
  if (ofClass === 'none') return { no_response: 1 };
  const first = Number(ofClass[0]) * 100;
  return ofClass === '2xx' ? { success_class: first } : { failure_class: first };
}
