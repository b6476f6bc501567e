import { sql } from 'kysely';
import { query, statement } from '../../db/query.ts';
import { rowsOf } from '../../db/rows.ts';
import { live } from '../../db/school-rows.ts';

const markColumns = {
  learner_id: 'text',
  status: 'text',
  minutes_late: 'integer',
  arrived_at: 'text',
  left_at: 'text',
  reason_code: 'text',
  comment: 'text',
} as const;
const names = Object.keys(markColumns);
const columns = sql.join(names.map((name) => sql.ref(name)));

interface MarkRows extends Record<string, string | null> {
  school: string;
  register: string;
  date: string;
  term: string;
  session: string | null;
  rows: string;
}

/** Writes marks of a register, in place of those that it has of the same learners. */
export const writeMarks = statement<MarkRows>(
  (
    p,
    dialect,
  ) => sql`insert into register_marks (school_id, register_id, date, term_id, session, is_void, ${columns})
    select cast(${p.school} as text), cast(${p.register} as text), cast(${p.date} as text), cast(${p.term} as text),
      cast(${p.session} as text), 0, ${columns} from ${rowsOf(p.rows, markColumns, dialect)} where true
    on conflict (school_id, register_id, learner_id) do update set ${sql.join(
      names.slice(1).map((name) => sql`${sql.id(name)} = excluded.${sql.id(name)}`),
    )}`,
);

/** Those of some learners whose attendance was erased since they left. */
export const erasedAmong = statement<{ school: string; rows: string }, { id: string }>(
  (p, dialect) => sql`select l.id from ${rowsOf(p.rows, { learner_id: 'text' }, dialect)}
    join learners as l on l.school_id = ${p.school} and l.id = r.learner_id
    where l.erased_at is not null or exists (select 1 from erasures as e where e.school_id = l.school_id
      and e.subject_id = l.id and e.family = 'attendance' and e.erased_at >= l.left_on)`,
);

/** Makes the marks of registers count nowhere. */
export const voidMarks = query<{ school: string; registers: string }>((db, p, dialect) =>
  db
    .updateTable('register_marks')
    .set({ is_void: 1 })
    .where('school_id', '=', p.school)
    .where(sql<boolean>`register_id in (select r.id from ${rowsOf(p.registers, { id: 'text' }, dialect)})`),
);

/** The link of a guardian who has access to a learner. */
export const linkWith = query<{ school: string; learner: string; guardian: string }, { id: string }>(
  (db, p) =>
    live(db, 'learner_guardians', p)
      .select('id')
      .where('learner_id', '=', p.learner)
      .where('guardian_id', '=', p.guardian)
      .where('access', '!=', 'none'),
);
