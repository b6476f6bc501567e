import { sql } from 'kysely';
import { statement } from '../../db/query.ts';

interface RegisterOfDay {
  id: string;
  date: string;
  grade_level_id: string;
  term_status: string;
}

const liveRegisters = (school: unknown) => sql`registers g
  join classes c on c.school_id = g.school_id and c.id = g.class_id
  join terms t on t.school_id = g.school_id and t.id = g.term_id
  where g.school_id = ${school} and g.archived_at is null and g.status != 'void'`;

/** The registers of two days that are not void, with the grade levels of their classes. */
export const registersOnDays = statement<{ school: string; first: string; last: string }, RegisterOfDay>(
  (p) => sql<RegisterOfDay>`select g.id, g.date, c.grade_level_id, t.status as term_status
    from ${liveRegisters(p.school)} and g.date in (${p.first}, ${p.last}) order by g.id`,
);

export interface DayOfRegisters {
  date: string;
  grade_level_id: string;
  registers: number;
}

/** The days of registers that are not void, of terms that are not closed, by grade level. */
export const daysOfRegisters = statement<{ school: string }, DayOfRegisters>(
  (p) => sql<DayOfRegisters>`select g.date, c.grade_level_id, cast(count(*) as integer) as registers
    from ${liveRegisters(p.school)} and t.status != 'closed' group by g.date, c.grade_level_id order by g.date`,
);
