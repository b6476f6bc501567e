import { type RawBuilder, sql } from 'kysely';

type Day = RawBuilder<string | null>;

/** The day on which a person was archived: that of UTC. */
export const archivedOn = (person: string): Day => sql`substr(${sql.ref(`${person}.archived_at`)}, 1, 10)`;

/** The last day of a learner who left, or the day of archiving; null while the learner is at the school. */
export const goneOn = (learner: string): Day =>
  sql`coalesce(case when ${sql.ref(`${learner}.status`)} = 'left' then ${sql.ref(`${learner}.left_on`)} end,
    ${archivedOn(learner)})`;

/** Whether a family of somebody's records was erased. What was erased before a learner came back says nothing about now. */
export const isErased = (school: unknown, id: unknown, family: unknown): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from erasures as e
    left join learners as gone on gone.school_id = e.school_id and gone.id = e.subject_id
    where e.school_id = ${school} and e.subject_id = ${id} and e.family = ${family}
      and (gone.id is null or e.erased_on >= ${goneOn('gone')}))`;
