import { sql } from 'kysely';
import { Log } from '../../db/log.ts';
import { numbered, resource } from '../audit-log/tables.ts';

/** The part of the audit log that is about a learner, its enrollments and its guardians; reads are not changes. */
export const timelineEntries = new Log('audit_log', 'TimelineEntry', {
  prefix: 'aud',
  order: 'sequence',
  derived: {
    resource,
    fields: (_p, dialect) => (dialect === 'sqlite' ? sql`json(changes)` : sql`changes::json`),
  },
  only: (select) => numbered(select).where(sql<boolean>`action like resource_type || '.%'`),
  filters: {
    learner_id: (select, p) =>
      select.where(
        sql<boolean>`resource_id in (select cast(${p.learner_id} as text)
          union all select id from enrollments where school_id = ${p.school} and learner_id = ${p.learner_id}
          union all select id from learner_guardians where school_id = ${p.school} and learner_id = ${p.learner_id})`,
      ),
  },
});
