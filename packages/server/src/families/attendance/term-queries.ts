import { type Kysely, sql } from 'kysely';
import { type Params, query } from '../../db/query.ts';
import { inSchool, live } from '../../db/school-rows.ts';
import type { Tables } from '../../db/tables.ts';

/** A term, with settings of the school. */
export interface TermOfSchool {
  id: string;
  academic_year_id: string;
  starts_on: string;
  ends_on: string;
  status: string;
  /** JSON. */
  school_days: string;
  session_times: string;
  attendance_mode: 'daily' | 'am_pm' | 'per_slot';
}

const terms = (db: Kysely<Tables>, p: Params) =>
  inSchool(db, 'terms as t', p)
    .innerJoin('schools as s', (join) =>
      join.onRef('s.school_id', '=', 't.school_id').onRef('s.id', '=', 't.school_id'),
    )
    .select(['t.id', 't.academic_year_id', 't.starts_on', 't.ends_on', 't.status'])
    .select(['s.school_days', 's.session_times'])
    .select(sql<TermOfSchool['attendance_mode']>`s.attendance_mode`.as('attendance_mode'));

const oneTerm = <P extends Params>(
  only: (select: ReturnType<typeof terms>, p: P) => ReturnType<typeof terms>,
) => query<P, TermOfSchool>((db, p) => only(terms(db, p), p));

type Select = ReturnType<typeof terms>;
const withId = (select: Select, p: { school: string; id: string }) => select.where('t.id', '=', p.id);
const onDay = (select: Select, p: { school: string; date: string }) =>
  select
    .where('t.archived_at', 'is', null)
    .where('t.starts_on', '<=', p.date)
    .where('t.ends_on', '>=', p.date);

export const termOf = oneTerm(withId);
/** The term that contains a day. */
export const termOnDay = oneTerm(onDay);

/** The first and the last day of the registers of a term. */
export const registerDays = query<
  { school: string; term: string },
  { first: string | null; last: string | null }
>((db, p) =>
  live(db, 'registers', p)
    .select([sql<string | null>`min(date)`.as('first'), sql<string | null>`max(date)`.as('last')])
    .where('term_id', '=', p.term)
    .where('status', '!=', 'void'),
);
