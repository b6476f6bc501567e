import { type RawBuilder, sql } from 'kysely';
import type { DailyTask } from '../../core/daily-task.ts';
import type { Dialect } from '../../db/database.ts';
import { idIn } from '../../db/filters.ts';
import { type RetentionFamily, suffixOf } from '../../db/personal.ts';
import { statement } from '../../db/query.ts';
import { ownTimes, timeOfSchool } from '../../db/school-clocks.ts';

/** Families whose texts stay while money is open: it could not be claimed from anybody. */
const needSettled: ReadonlySet<RetentionFamily> = new Set(['learners', 'fees']);

const settled = sql`not exists (select 1 from fee_accounts as a
  where a.school_id = l.school_id and (a.balance != 0 or a.unallocated_credit != 0)
    and (a.id in (select m.account_id from fee_account_learners as m
        where m.school_id = l.school_id and m.learner_id = l.id)
      or a.id in (select i.account_id from invoices as i
        where i.school_id = l.school_id and i.learner_id = l.id)))`;

/** The day from which the months are counted: the last day of a learner who left, or the day of archiving. */
const goneOn = sql<
  string | null
>`coalesce(case when l.status = 'left' then l.left_on end, substr(l.archived_at, 1, 10))`;

function ruleOf(
  family: RetentionFamily,
  goneOn: RawBuilder<string | null>,
  dialect: Dialect,
): { action: RawBuilder<string>; day: RawBuilder<string> } {
  if (dialect === 'postgres') {
    const rule = sql`(s.retention::json -> ${sql.lit(family)})`;
    return {
      action: sql`${rule} ->> 'action'`,
      day: sql`to_char((${goneOn})::date + make_interval(months => cast(${rule} ->> 'months' as integer)), 'YYYY-MM-DD')`,
    };
  }
  const member = (name: string) => sql`json_extract(s.retention, ${sql.lit(`$.${family}.${name}`)})`;
  return {
    action: member('action') as RawBuilder<string>,
    day: sql`date(${goneOn}, '+' || ${member('months')} || ' months')`,
  };
}

/**
 * Whether the records of a family were erased after a learner left or was archived. What was written later needs a data key, so then the
 * family is due again.
 */
const isDone = (family: RetentionFamily) => sql`exists (select 1 from erasures as e
    where e.school_id = l.school_id and e.subject_id = l.id and e.family = ${sql.lit(family)} and e.erased_at >= ${goneOn})
  and not exists (select 1 from data_keys as k
    where k.school_id = l.school_id and k.subject_id = l.id || ${sql.lit(suffixOf('learners', family))})`;

/** Learners who left, or were archived, so long ago that the records of a family are due, and were not erased yet. */
export const dueOf = (family: RetentionFamily): DailyTask['due'] =>
  statement((p, dialect) => {
    const { action, day } = ruleOf(family, goneOn, dialect);
    return sql`select l.school_id, l.id from learners as l
      join schools as s on s.school_id = l.school_id and s.id = l.school_id
      left join ${ownTimes(p.clocks, dialect)} on own.school = l.school_id
      where s.time_zone = ${p.zone} and (l.status = 'left' or l.archived_at is not null)
        and ${action} = 'anonymise' and ${day} <= ${timeOfSchool(p.now)}
        and not (${isDone(family)})
        and ${needSettled.has(family) ? settled : sql`true`}
      order by l.school_id, l.id limit ${p.limit}`;
  });

/** Whether a family of a learner's records was erased and nothing was written since. */
export const doneOf = (family: RetentionFamily) =>
  statement<{ school: string; id: string }, { id: string }>(
    (p) => sql`select l.id from learners as l
      where l.school_id = ${p.school} and l.id = ${p.id} and ${isDone(family)}`,
  );

/** Guardians without learners who were archived so long ago that they are due. */
export const guardiansDue: DailyTask['due'] = statement((p, dialect) => {
  const archivedOn = sql<string | null>`substr(g.archived_at, 1, 10)`;
  const { action, day } = ruleOf('learners', archivedOn, dialect);
  return sql`select g.school_id, g.id from guardians as g
    join schools as s on s.school_id = g.school_id and s.id = g.school_id
    left join ${ownTimes(p.clocks, dialect)} on own.school = g.school_id
    where s.time_zone = ${p.zone} and g.archived_at is not null and g.erased_at is null
      and ${action} = 'anonymise' and ${day} <= ${timeOfSchool(p.now)}
      and not exists (select 1 from fee_accounts as a where a.school_id = g.school_id
        and (a.balance != 0 or a.unallocated_credit != 0) and ${idIn('a.payer_guardian_ids', sql.ref('g.id'))})
    order by g.school_id, g.id limit ${p.limit}`;
});
