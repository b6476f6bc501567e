import type { Context } from '../../work/operation.ts';

export type LogQuery = Context<'delivery-log.list'>['query'];
export type Filters = Pick<LogQuery, 'status' | 'waiting' | 'event_type' | 'error'> & Partial<LogQuery>;

const unsent = ['pending', 'held', 'cancelled'];

/** The filters of the log for those of a request: each has an index. */
export function logFilters<Q extends Filters>({ status, waiting, status_class: ofClass, ...query }: Q) {
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
