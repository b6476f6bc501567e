import type { Context } from '../../work/operation.ts';

export type LogQuery = Context<'delivery-log.list'>['query'];
export type Filters = Pick<LogQuery, 'status' | 'waiting' | 'event_type' | 'error'> & Partial<LogQuery>;

const unsent = ['pending', 'held', 'cancelled'];

/** The filters of the log for those of a request: each has an index. */
export function logFilters<Q extends Filters & { any_failure?: 1 | undefined }>({
  status,
  waiting,
  status_class: ofClass,
  given_up,
  any_failure,
  ...query
}: Q) {
  const ofState = {
    ...(any_failure && { any_failure }),
    ...statusFilter(status),
    ...(waiting && { waiting: 1 }),
    ...classFilter(ofClass),
    ...(given_up !== undefined && { [given_up ? 'given_up' : 'not_given_up']: 1 }),
    ...(query.error && { error: query.error }),
  };
  const names = Object.keys(ofState);
  const isMade = waiting === false || query.sent_since !== undefined || query.sent_before !== undefined;
  if (names.every((name) => name in commonFilters))
    return { ...query, ...ofState, ...((isMade || names.length > 0) && { made: 1 }) };
  // What failed or was not sent is rare: an index has it, and these conditions are checked on its rows.
  const { webhook_id: among_webhook, event_type: among_type, ...others } = query;
  const isOfUnsent = 'unsent_status' in ofState || 'waiting' in ofState;
  return { ...others, among_webhook, among_type, ...ofState, ...(isMade && isOfUnsent && { made: 1 }) };
}

/** What most attempts that were made meet. */
const commonFilters = { status: true, success_class: true, not_given_up: true };

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
