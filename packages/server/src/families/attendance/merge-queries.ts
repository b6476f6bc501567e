import { sql } from 'kysely';
import { type Rows, rowsOf, statement } from '../../sql/query.ts';

type Both = { school: string; from: string; into: string };
type Those = Both & { rows: Rows };

const values = ['status', 'minutes_late', 'arrived_at', 'left_at', 'reason_code', 'comment'];
const isSame = sql.join(
  values.map(
    (name) =>
      sql`coalesce(cast(${sql.ref(`m.${name}`)} as text), '') = coalesce(cast(${sql.ref(`o.${name}`)} as text), '')`,
  ),
  sql` and `,
);

/** The marks of one learner, and whether the other one has an equal or another mark in the register. */
export const marksOf = statement<Both, { id: string; outcome: 'moved' | 'folded' | 'left' }>(
  (p) => sql`select m.register_id as id,
      case when o.register_id is null then 'moved' when ${isSame} then 'folded' else 'left' end as outcome
    from register_marks as m left join register_marks as o
      on o.school_id = m.school_id and o.register_id = m.register_id and o.learner_id = ${p.into}
    where m.school_id = ${p.school} and m.learner_id = ${p.from} order by m.register_id`,
);
const listed = (p: { rows: unknown }, dialect: 'sqlite' | 'postgres') =>
  sql`register_id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)})`;
export const moveMarks = statement<Those>(
  (p, dialect) => sql`update register_marks set learner_id = ${p.into}
    where school_id = ${p.school} and learner_id = ${p.from} and ${listed(p, dialect)}`,
);
export const removeMarks = statement<Those>(
  (p, dialect) => sql`delete from register_marks
    where school_id = ${p.school} and learner_id = ${p.from} and ${listed(p, dialect)}`,
);
const columns = sql.join(
  ['school_id', 'register_id', 'date', 'term_id', 'session', 'is_void', ...values].map((name) =>
    sql.ref(name),
  ),
);
/** Gives a learner the marks of another one. */
export const repeatMarks = statement<Those>(
  (p, dialect) => sql`insert into register_marks (learner_id, ${columns})
    select cast(${p.into} as text), ${columns} from register_marks
    where school_id = ${p.school} and learner_id = ${p.from} and ${listed(p, dialect)}
    on conflict do nothing`,
);
