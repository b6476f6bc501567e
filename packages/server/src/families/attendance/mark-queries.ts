import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../../db/database.ts';
import { jsonObject } from '../../db/projection.ts';
import type { Params } from '../../db/query.ts';

/** Whether an approved excuse covers the date of a mark, in a query with the table of marks as `m`. */
export const isExcused = sql<boolean>`exists (select 1 from excuses x
  where x.school_id = m.school_id and x.learner_id = m.learner_id and x.status = 'approved' and x.archived_at is null
  and x."from" <= m.date and x."to" >= m.date)`;

const ofRegister = sql`from register_marks m
  where m.school_id = registers.school_id and m.register_id = registers.id`;

const fields = ['learner_id', 'status', 'minutes_late', 'arrived_at', 'left_at', 'reason_code', 'comment'];

/** The marks of a register as one JSON array. */
export function marksOf(_p: Params, dialect: Dialect): RawBuilder<unknown> {
  const excused = dialect === 'sqlite' ? sql`json(iif(${isExcused}, 'true', 'false'))` : isExcused;
  const columns = Object.fromEntries(fields.map((field) => [field, sql.ref(`m.${field}`)]));
  const mark = jsonObject({ ...columns, excused }, dialect);
  return dialect === 'sqlite'
    ? sql`json((select json_group_array(${mark} order by m.learner_id) ${ofRegister}))`
    : sql`(select coalesce(json_agg(${mark} order by m.learner_id), '[]'::json) ${ofRegister})`;
}

const statuses = ['present', 'absent', 'late', 'left_early', 'offsite'];

/** The number of marks of a register by status. */
export function countsOf(_p: Params, dialect: Dialect): RawBuilder<unknown> {
  const count = (which: RawBuilder<unknown>) => sql`cast(count(case when ${which} then 1 end) as integer)`;
  const counts = jsonObject(
    {
      enrolled: sql`cast(count(*) as integer)`,
      ...Object.fromEntries(statuses.map((status) => [status, count(sql`m.status = ${sql.lit(status)}`)])),
      excused: count(sql`m.status in ('absent', 'late', 'left_early') and ${isExcused}`),
    },
    dialect,
  );
  return dialect === 'sqlite'
    ? sql`json((select ${counts} ${ofRegister}))`
    : sql`(select ${counts} ${ofRegister})`;
}
