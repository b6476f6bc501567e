import { sql } from 'kysely';
import type { Reachable } from '../../communications/addresses.ts';
import { statement } from '../../db/query.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Named } from '../../lib/names.ts';

type ByIds = { school: string; rows: string };

export interface Learner extends Reachable, Named {
  grade_level: string | null;
  class: string | null;
}

/** The learners with these ids who are not archived. */
export const learnersByIds = statement<ByIds, Learner>(
  (p, dialect) => sql`
    select l.id, l.name, l.first_name, l.last_name, l.preferred_name, l.grade_level, l."class", l.email, l.phone, l.address
    from ${rowsOf(p.rows, { id: 'text' }, dialect)}
    join learners l on l.school_id = ${p.school} and l.id = r.id
    where l.archived_at is null order by l.id`,
);

/** Those of these learners who were not erased. */
export const notErasedByIds = statement<ByIds, { id: string }>(
  (p, dialect) => sql`
    select l.id from ${rowsOf(p.rows, { id: 'text' }, dialect)}
    join learners l on l.school_id = ${p.school} and l.id = r.id
    where l.erased_at is null order by l.id`,
);

export interface StaffMember extends Reachable {
  name: string;
  status: string;
}

/** The staff members with these ids who are not archived. */
export const staffByIds = statement<ByIds, StaffMember>(
  (p, dialect) => sql`
    select s.id, s.name, s.email, s.phone, null as address, s.status
    from ${rowsOf(p.rows, { id: 'text' }, dialect)}
    join staff s on s.school_id = ${p.school} and s.id = r.id
    where s.archived_at is null order by s.id`,
);
