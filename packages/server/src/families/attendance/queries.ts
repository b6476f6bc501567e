import { type Kysely, sql } from 'kysely';
import { type Params, query, statement } from '../../db/query.ts';
import { rowsOf } from '../../db/rows.ts';
import { inSchool, live } from '../../db/school-rows.ts';
import type { Tables } from '../../db/tables.ts';

/** A term that is not closed before the transaction ends, with settings of the school. */
export interface HeldTerm {
  id: string;
  academic_year_id: string;
  starts_on: string;
  ends_on: string;
  status: string;
  /** JSON. */
  school_days: string;
  session_times: string;
}

const heldTerm = <P extends { school: string }>(
  only: (select: ReturnType<typeof termsWithSchool>, p: P) => ReturnType<typeof termsWithSchool>,
) =>
  query<P & Params, HeldTerm>((db, p, dialect) => {
    const select = only(termsWithSchool(db, p), p);
    return dialect === 'postgres' ? select.forShare('t') : select;
  });

const termsWithSchool = (db: Kysely<Tables>, p: { school: string }) =>
  inSchool(db, 'terms as t', p)
    .innerJoin('schools as s', (join) =>
      join.onRef('s.school_id', '=', 't.school_id').onRef('s.id', '=', 't.school_id'),
    )
    .select(['t.id', 't.academic_year_id', 't.starts_on', 't.ends_on', 't.status'])
    .select(['s.school_days', 's.session_times']);

/** The term that contains a day. */
export const termOnDay = heldTerm<{ school: string; date: string }>((select, p) =>
  select
    .where('t.archived_at', 'is', null)
    .where('t.starts_on', '<=', p.date)
    .where('t.ends_on', '>=', p.date),
);

export const termOf = heldTerm<{ school: string; id: string }>((select, p) =>
  select.where('t.id', '=', p.id),
);

/** Enrollments that have begun, or begin with a planned transfer whose day has come. */
const onRoll = sql<boolean>`(e.status not in ('pending', 'cancelled')
  or (e.status = 'pending' and e.transferred_from_id is not null))`;

/** The learners on the roll of a class on a day. */
export const rollOf = query<{ school: string; class: string; date: string }, { learner_id: string }>(
  (db, p) =>
    inSchool(db, 'enrollments as e', p)
      .innerJoin('terms as t', (join) =>
        join.onRef('t.school_id', '=', 'e.school_id').onRef('t.id', '=', 'e.term_id'),
      )
      .select('e.learner_id')
      .distinct()
      .where('e.class_id', '=', p.class)
      .where('e.archived_at', 'is', null)
      .where(onRoll)
      .where('e.starts_on', '<=', p.date)
      .where(sql<boolean>`coalesce(e.ends_on, t.ends_on) >= ${p.date}`)
      .orderBy('e.learner_id'),
);

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

/** Makes the marks of a register count nowhere. */
export const voidMarks = query<{ school: string; register: string }>((db, p) =>
  db
    .updateTable('register_marks')
    .set({ is_void: 1 })
    .where('school_id', '=', p.school)
    .where('register_id', '=', p.register),
);

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
