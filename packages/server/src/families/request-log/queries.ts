import { sql } from 'kysely';
import type { Params } from '../../sql/query.ts';
import { statement } from '../../sql/query.ts';
import { Log } from '../../store/log.ts';
import { type Derived, jsonObject } from '../../store/projection.ts';

/** The name at the time of reading: it is not stored, so it ends with the record. */
const actorName = sql`case actor_type
  when 'api_key' then (select k.name from api_keys as k where k.school_id = request_log.school_id and k.id = request_log.actor_id)
  when 'staff' then (select s.name from staff as s where s.school_id = request_log.school_id and s.id = request_log.actor_id)
  end`;

const actor: Derived = (_p, dialect) =>
  jsonObject({ type: sql.ref('actor_type'), id: sql.ref('actor_id'), name: actorName }, dialect);

const ofJson =
  (column: string): Derived =>
  (_p, dialect) =>
    dialect === 'sqlite' ? sql`json(${sql.ref(column)})` : sql`cast(${sql.ref(column)} as json)`;

/** The id of the first or last request in a range of times; null if there is none. Ids are in the order of times. */
const idAt = (p: Params, when: ReturnType<typeof sql>, order: ReturnType<typeof sql>) =>
  sql<string>`(select id from request_log where school_id = ${p.school} and occurred_at ${when}
    order by occurred_at ${order}, id ${order} limit 1)`;

const errorFilters = ['error_code', 'error_class', 'errors_only'];

/** Which index has the fewest requests for these filters. Others are checked on its rows. */
function indexFor(filters: readonly string[]): string | undefined {
  if (filters.includes('request_id')) return undefined;
  return filters.some((filter) => errorFilters.includes(filter)) ? 'request_log_errors' : undefined;
}

export const requests = new Log('request_log', 'LoggedRequest', {
  prefix: 'req',
  derived: { actor, query_parameters: ofJson('query_parameters'), error_fields: ofJson('error_fields') },
  index: indexFor,
  filters: {
    request_id: (select, p) => select.where('id', '=', p.request_id as string),
    from: (select, p) =>
      select
        .where('id', '>=', idAt(p, sql`>= ${p.from}`, sql`asc`))
        .where(sql.ref('occurred_at'), '>=', p.from as string),
    to: (select, p) =>
      select
        .where('id', '<=', idAt(p, sql`< ${p.to}`, sql`desc`))
        .where(sql.ref('occurred_at'), '<', p.to as string),
    // The condition of the index of errors is repeated, so that it can be used.
    error_code: (select, p) =>
      select.where(sql<boolean>`status >= 400`).where(sql.ref('error_code'), '=', p.error_code as string),
    errors_only: (select) => select.where(sql<boolean>`status >= 400`),
    error_class: (select, p) =>
      select
        .where(sql<boolean>`status >= 400`)
        .where(sql<boolean>`status >= ${p.error_class} and status < ${p.error_class} + 100`),
    success_class: (select, p) =>
      select.where(sql<boolean>`status >= ${p.success_class} and status < ${p.success_class} + 100`),
  },
});

interface Range extends Params {
  school: string;
  from: string;
  to: string;
  actor: string | null;
  limit: number;
}

export interface ErrorRow {
  error_code: string;
  operation: string;
  count: number;
  first_at: string;
  last_at: string;
  request_id: string;
}

/** Errors of a time range by their code and operation, the most frequent first. */
export const groupedErrors = statement<Range, ErrorRow>(
  (p, dialect) => sql`
    select error_code, operation, cast(count(*) as integer) as count,
      min(occurred_at) as first_at, max(occurred_at) as last_at, max(id) as request_id
    from ${dialect === 'sqlite' ? sql`request_log indexed by request_log_errors` : sql`request_log`}
    where school_id = ${p.school} and status >= 400 and occurred_at >= ${p.from} and occurred_at < ${p.to}
      and (cast(${p.actor} as text) is null or actor_id = ${p.actor})
    group by error_code, operation
    order by count desc, error_code, operation limit ${p.limit}`,
);

export interface State {
  oldest_at: string | null;
  missing: number;
  missing_since: string | null;
}

/** Since when requests are recorded, and how many are missing. */
export const state = statement<{ school: string }, State>(
  (p) => sql`
    select (select occurred_at from request_log where school_id = ${p.school}
        order by occurred_at limit 1) as oldest_at,
      cast(coalesce(sum(requests), 0) as integer) as missing, min(hour) as missing_since
    from request_log_gaps where school_id = ${p.school}`,
);
