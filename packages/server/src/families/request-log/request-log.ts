import type { Schemas } from '../../contract/schemas.ts';
import type { Context, Handlers } from '../../work/operation.ts';
import { groupedErrors, requests, state } from './queries.ts';

type Query = Context<'request-log.list'>['query'];

const mostGroups = 100;

/** The filters of the log for those of a request: errors have an index. */
function logFilters({ status_class: ofClass, errors_only: errors, ...query }: Query) {
  const first = ofClass === undefined ? undefined : Number(ofClass[0]) * 100;
  return {
    ...query,
    errors_only: errors || undefined,
    [first !== undefined && first >= 400 ? 'error_class' : 'success_class']: first,
  };
}

export const requestLog: Handlers<'request-log'> = {
  async list({ db, schoolId, query, services }) {
    await services.requestLog.flush();
    return requests.list(db, schoolId, logFilters(query));
  },

  async get({ db, schoolId, params, services }) {
    await services.requestLog.flush();
    return JSON.parse(await requests.get(db, schoolId, params.logged_request_id));
  },

  async errors({ db, schoolId, query, services }) {
    await services.requestLog.flush();
    const { from, to, actor_id: actor } = query;
    const rows = await db.all(groupedErrors, {
      school: schoolId,
      from: from ?? '',
      // After every time.
      to: to ?? '~',
      actor: actor ?? null,
      limit: mostGroups + 1,
    });
    const groups: Schemas['RequestErrorGroup'][] = [];
    for (const { request_id: id, ...row } of rows.slice(0, mostGroups)) {
      const example: Schemas['LoggedRequest'] = JSON.parse(await requests.get(db, schoolId, id));
      groups.push({ ...row, request_id: id, status: example.status, fields: example.error_fields });
    }
    return { object: 'request_errors', groups, is_complete: rows.length <= mostGroups };
  },

  async status({ db, schoolId, services }) {
    const { requestLog: log } = services;
    await log.flush();
    const found = await db.first(state, { school: schoolId });
    return {
      object: 'request_log_status',
      is_on: log.isOn,
      kept_days: log.days,
      kept_requests: log.rows,
      oldest_at: found?.oldest_at ?? null,
      missing: found?.missing ?? 0,
      missing_since: found?.missing_since ?? null,
    };
  },
};
