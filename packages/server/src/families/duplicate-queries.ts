import { type RawBuilder, sql } from 'kysely';
import { joinRange, type Params, type Rows, rowsOf, statement } from '../sql/query.ts';
import type { PeopleTable } from '../store/name-words.ts';

/** More than one is rare, and each of them says the same. */
const most = 5;

/** People who are not archived and meet a condition. */
const people = (
  table: PeopleTable,
  p: Params,
  columns: RawBuilder<unknown>,
  condition: RawBuilder<boolean>,
) =>
  sql<never>`select ${columns} from ${sql.table(table)}
    where school_id = ${p.school} and archived_at is null and ${condition} order by id limit ${sql.lit(most)}`;

type Named = { school: string; folded: string };
const isNamed = (p: Named) => sql<boolean>`name_folded = ${p.folded}`;

/** Learners with a name and a date of birth, or without a date of birth to tell them apart. */
export const learnersNamed = statement<Named & { born: string | null }, { id: string; born: string | null }>(
  (p) =>
    people(
      'learners',
      p,
      sql`id, date_of_birth as born`,
      sql`${isNamed(p)} and coalesce(date_of_birth = cast(${p.born} as text), true)`,
    ),
);

/** Guardians with a name and an email address or telephone number, or without any to tell them apart. */
export const guardiansNamed = statement<
  Named & { email: string | null; phone: string | null },
  { id: string; contact: string | null }
>((p) => {
  const [email, phone] = [sql`cast(${p.email} as text)`, sql`cast(${p.phone} as text)`];
  const condition = sql<boolean>`${isNamed(p)} and (lower(email) = lower(${email}) or phone = ${phone}
    or alternate_phone = ${phone} or coalesce(email, phone) is null or coalesce(${email}, ${phone}) is null)`;
  return people('guardians', p, sql`id, coalesce(email, phone) as contact`, condition);
});

export const staffNamed = statement<Named, { id: string }>((p) => people('staff', p, sql`id`, isNamed(p)));

/** Learners whose admission number is one of these. */
export const numberedLike = statement<{ school: string; rows: Rows }, { id: string }>((p, dialect) => {
  const numbered = sql`l.school_id = ${p.school} and l.archived_at is null and l.admission_number_key = r.number`;
  return sql`select l.id from ${rowsOf(p.rows, { number: 'text' }, dialect)}
    ${joinRange('learners', 'l', numbered, dialect)} order by l.id limit ${sql.lit(most)}`;
});
