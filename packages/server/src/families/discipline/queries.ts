import { sql } from 'kysely';
import { query, type Rows, rowsOf } from '../../sql/query.ts';
import { inSchool, live } from '../../sql/school-rows.ts';
import type { RecordTables } from '../../sql/tables.ts';
import type { AnyRecords } from '../../store/resource.ts';

/** The open follow-ups of an incident. */
export const openFollowUps = query<{ school: string; incident: string }, { id: string }>((db, p) =>
  live(db, 'follow_ups', p)
    .select('id')
    .where('incident_id', '=', p.incident)
    .where('status', '=', 'open')
    .orderBy('id'),
);

/** The open follow-up of an excuse: a suspension, whose days it excuses. */
export const suspensionOf = query<{ school: string; excuse: string }, { id: string }>((db, p) =>
  live(db, 'follow_ups', p).select('id').where('excuse_id', '=', p.excuse).where('status', '=', 'open'),
);

/** The copies of messages about an incident. */
export const copiesAbout = query<{ school: string; incident: string }, { id: string }>((db, p) =>
  inSchool(db, 'messages as m', p)
    .innerJoin('message_recipients as c', (join) =>
      join.onRef('c.school_id', '=', 'm.school_id').onRef('c.message_id', '=', 'm.id'),
    )
    .select('c.id')
    .where('m.regarding_id', '=', p.incident),
);

/** Those of the ids that belong to learners or staff members of the school. */
const known = (table: keyof RecordTables) =>
  query<{ school: string; rows: Rows }, { id: string }>((db, p, dialect) =>
    inSchool(db, table as AnyRecords, p)
      .select('id')
      .where(sql<boolean>`id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)})`),
  );

export const knownPeople = { learner: known('learners'), staff: known('staff') };

/** The incidents of a learner in which others were involved, that count, each with their group. */
export const groupedIncidentsOf = query<{ school: string; person: string }, { id: string; key: string }>(
  (db, p) =>
    live(db, 'incidents', p)
      .select(['id', sql<string>`group_id`.as('key')])
      .where('learner_id', '=', p.person)
      .where('group_id', 'is not', null)
      .where('status', '!=', 'dismissed')
      .orderBy('id'),
);

interface Points {
  incidents: number;
  merits: number;
  points: number;
}

/** The incidents of a learner that count, in a range of times; confidential ones only if `confidential` is 1. */
export const pointsOf = query<
  { school: string; learner: string; from: string; to: string; confidential: number },
  Points
>((db, p) =>
  live(db, 'incidents', p)
    .select([
      sql<number>`cast(count(case when category != 'merit' then 1 end) as integer)`.as('incidents'),
      sql<number>`cast(count(case when category = 'merit' then 1 end) as integer)`.as('merits'),
      sql<number>`cast(coalesce(sum(points), 0) as integer)`.as('points'),
    ])
    .where('learner_id', '=', p.learner)
    .where('status', '!=', 'dismissed')
    .where('occurred_at', '>=', p.from)
    .where('occurred_at', '<=', p.to)
    .where('confidential', '<=', p.confidential),
);
