import { sql } from 'kysely';
import { Log } from '../../db/log.ts';
import { jsonObject } from '../../db/projection.ts';

/** The part of the audit log that is about a learner, its enrollments and its guardians; reads are not changes. */
export const timelineEntries = new Log('audit_log', 'TimelineEntry', {
  prefix: 'aud',
  derived: {
    resource: (_p, dialect) =>
      jsonObject({ type: sql.ref('resource_type'), id: sql.ref('resource_id') }, dialect),
    fields: (_p, dialect) => (dialect === 'sqlite' ? sql`json(changes)` : sql`changes::json`),
  },
  only: (select) =>
    select.where(sql.ref('sequence'), 'is not', null).where(sql<boolean>`action like resource_type || '.%'`),
  filters: {
    learner_id: (select, p) =>
      select.where(
        sql<boolean>`resource_id in (select cast(${p.learner_id} as text)
          union all select id from enrollments where school_id = ${p.school} and learner_id = ${p.learner_id}
          union all select id from learner_guardians where school_id = ${p.school} and learner_id = ${p.learner_id})`,
      ),
  },
});
