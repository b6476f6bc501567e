import { sql } from 'kysely';
import { type Params, query } from '../../db/query.ts';
import { inSchool } from '../../db/school-rows.ts';
import { isExcused } from './mark-queries.ts';

/** How attendance is ranked, the best first. */
export const ranks = ['present', 'offsite', 'late', 'left_early', 'absent'] as const;

const rank = sql<number>`max(case m.status ${sql.join(
  ranks.map((status, index) => sql`when ${sql.lit(status)} then ${sql.lit(index)}`),
  sql` `,
)} end)`;

interface DayOfLearner {
  learner_id: string;
  /** Index in `ranks` of the worst attendance of the day. */
  rank: number;
  minutes_late: number;
  excused: number;
  registers: number;
}

/** The filters of the day, in a fixed order. */
type Filters = readonly ('grade_level_id' | 'class_id')[];

const built = new Map<string, ReturnType<typeof dayOf>>();

/** The attendance of each learner on a day, of registers of all classes or of some. */
export function learnersOnDay(filters: Filters): ReturnType<typeof dayOf> {
  const key = filters.join();
  const found = built.get(key) ?? dayOf(filters);
  built.set(key, found);
  return found;
}

const dayOf = (filters: Filters) =>
  query<Params, DayOfLearner>((db, p) => {
    let select = inSchool(db, 'register_marks as m', p)
      .select(['m.learner_id', rank.as('rank')])
      .select(sql<number>`cast(coalesce(sum(m.minutes_late), 0) as integer)`.as('minutes_late'))
      .select(sql<number>`max(case when ${isExcused} then 1 else 0 end)`.as('excused'))
      .select(sql<number>`cast(count(*) as integer)`.as('registers'))
      .where('m.is_void', '=', 0)
      .where('m.date', '=', p.date as string)
      .groupBy('m.learner_id')
      .orderBy('m.learner_id');
    for (const filter of filters)
      select = select.where(
        sql<boolean>`m.register_id in (select g.id from registers g
          join classes c on c.school_id = g.school_id and c.id = g.class_id
          where g.school_id = ${p.school} and g.date = ${p.date}
          and ${filter === 'class_id' ? sql`c.id` : sql`c.grade_level_id`} = ${p[filter]})`,
      );
    return select;
  });
