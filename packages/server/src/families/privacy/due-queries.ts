import { type RawBuilder, sql } from 'kysely';
import type { DailyTask } from '../../core/daily-task.ts';
import type { Dialect } from '../../db/database.ts';
import { type RetentionFamily, suffixOf } from '../../db/personal.ts';
import { statement } from '../../db/query.ts';
import { ownTimes, timeOfSchool } from '../../db/school-clocks.ts';
import { joinSchool } from '../../db/school-rows.ts';
import { openMoneyOf } from './open-money-queries.ts';

/** Families whose texts stay while money is open: it could not be claimed from anybody. */
const needSettled: ReadonlySet<RetentionFamily> = new Set(['learners', 'fees']);

type Root = keyof typeof openMoneyOf;
type Day = RawBuilder<string | null>;

const settled = (root: Root) =>
  sql`not exists (${openMoneyOf[root](sql.ref('x.school_id'), sql.ref('x.id'))})`;

/** The day from which the months are counted: the last day of a learner who left, or the day of archiving. */
const archivedOn: Day = sql`substr(x.archived_at, 1, 10)`;
const goneOn: Day = sql`coalesce(case when x.status = 'left' then x.left_on end, ${archivedOn})`;

/** The action of the retention rule of a family, and the day from which it is due. */
function ruleOf(family: RetentionFamily, from: Day, dialect: Dialect) {
  if (dialect === 'postgres') {
    const rule = sql`(s.retention::json -> ${sql.lit(family)})`;
    return {
      action: sql`${rule} ->> 'action'`,
      day: sql`to_char((${from})::date + make_interval(months => cast(${rule} ->> 'months' as integer)), 'YYYY-MM-DD')`,
    };
  }
  const member = (name: string) => sql`json_extract(s.retention, ${sql.lit(`$.${family}.${name}`)})`;
  return { action: member('action'), day: sql`date(${from}, '+' || ${member('months')} || ' months')` };
}

/** The people, as `x`, for whom the rule of a family is due. */
const dueFor = (
  root: Root,
  family: RetentionFamily,
  from: Day,
  isLeft: RawBuilder<unknown>,
): DailyTask['due'] =>
  statement((p, dialect) => {
    const { action, day } = ruleOf(family, from, dialect);
    return sql`select x.school_id, x.id from ${sql.table(root)} as x ${joinSchool('x')}
      left join ${ownTimes(p.clocks, dialect)} on own.school = x.school_id
      where s.time_zone = ${p.zone} and ${action} = 'anonymise' and ${day} <= ${timeOfSchool(p.now)}
        and ${isLeft} and ${needSettled.has(family) ? settled(root) : sql`true`}
      order by x.school_id, x.id limit ${p.limit}`;
  });

/**
 * Whether the records of a family were erased after a learner left or was archived. What was written later needs a data
 * key, so then the family is due again.
 */
const isDone = (family: RetentionFamily) => sql`exists (select 1 from erasures as e
    where e.school_id = x.school_id and e.subject_id = x.id and e.family = ${sql.lit(family)} and e.erased_at >= ${goneOn})
  and not exists (select 1 from data_keys as k
    where k.school_id = x.school_id and k.subject_id = x.id || ${sql.lit(suffixOf('learners', family))})`;

/** Learners who left, or were archived, so long ago that the records of a family are due, and were not erased yet. */
export const dueOf = (family: RetentionFamily): DailyTask['due'] =>
  dueFor(
    'learners',
    family,
    goneOn,
    sql`(x.status = 'left' or x.archived_at is not null) and not (${isDone(family)})`,
  );

/** Whether a family of a learner's records was erased and nothing was written since. */
export const doneOf = (family: RetentionFamily) =>
  statement<{ school: string; id: string }, { id: string }>(
    (p) => sql`select x.id from learners as x
      where x.school_id = ${p.school} and x.id = ${p.id} and ${isDone(family)}`,
  );

/** Guardians without learners who were archived so long ago that they are due. */
export const guardiansDue = dueFor(
  'guardians',
  'learners',
  archivedOn,
  sql`x.archived_at is not null and x.erased_at is null`,
);
