import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../../sql/database.ts';
import type { Params } from '../../sql/query.ts';
import { warningList } from '../../store/projection.ts';
import { defineResource } from '../../store/resource.ts';
import { defineChange } from '../../work/family.ts';
import { checkFollowUp, checkIncident, countDays } from './rules.ts';

export const incidents = defineResource('incidents', 'Incident', {
  check: checkIncident,
  confidential: sql`confidential = 1`,
  filters: {
    from: (select, p) => select.where('occurred_at', '>=', p.from as string),
    to: (select, p) => select.where('occurred_at', '<=', p.to as string),
  },
});

/** The condition that the record of a table refers to a confidential incident. */
export const ofConfidentialIncident = (table: string, field: string) => sql<boolean>`exists (
  select 1 from incidents as i
  where i.school_id = ${sql.ref(`${table}.school_id`)} and i.id = ${sql.ref(`${table}.${field}`)}
    and i.confidential = 1)`;

/** An incident is dismissed or archived. */
export const incidentEnding = defineChange<{ incident: string }>('incident ending');

export const followUps = defineResource('follow_ups', 'FollowUp', {
  fill: countDays,
  check: checkFollowUp,
  confidential: ofConfidentialIncident('follow_ups', 'incident_id'),
  derived: { warnings },
});

/**
 * Warnings about unusual values: a governing body suspends a learner for at most seven school days, a suspension without any
 * keeps nobody away, and nobody does what somebody who has left was to do.
 */
function warnings(_p: Params, dialect: Dialect): RawBuilder<unknown> {
  const long = sql`'The suspension has ' || school_days || ' school days. Section 9(1C)(a) of the South African Schools Act allows a governing body at most seven.'`;
  const none = sql`'None of the days of the suspension is a school day.'`;
  const gone = sql`'The staff member to whom it is assigned has left. Assign it to another one, or complete or cancel it.'`;
  const found = sql`select 'long_suspension' as code, ${long} as detail where school_days > 7
    union all select 'no_school_days', ${none} where school_days = 0
    union all select 'assignee_left', ${gone} from staff as s
      where s.school_id = follow_ups.school_id and s.id = follow_ups.assigned_to and follow_ups.status = 'open'
        and (s.status = 'left' or s.archived_at is not null)`;
  return warningList(found, dialect);
}
