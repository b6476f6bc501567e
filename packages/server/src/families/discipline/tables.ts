import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../../sql/database.ts';
import type { Params } from '../../sql/query.ts';
import { jsonArray, jsonObject } from '../../store/projection.ts';
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
 * Warnings about unusual values: a governing body suspends a learner for at most seven school days, and a suspension without
 * any keeps nobody away.
 */
function warnings(_p: Params, dialect: Dialect): RawBuilder<unknown> {
  const warning = (code: string, detail: RawBuilder<unknown>) =>
    jsonArray([jsonObject({ code: sql.lit(code), detail }, dialect)], dialect);
  const long = sql`'The suspension has ' || school_days || ' school days. Section 9(1C)(a) of the South African Schools Act allows a governing body at most seven.'`;
  const none = sql`'None of the days of the suspension is a school day.'`;
  const found = sql`case when school_days > 7 then ${warning('long_suspension', long)}
    when school_days = 0 then ${warning('no_school_days', none)} else ${jsonArray([], dialect)} end`;
  // In SQLite, the result of CASE is no longer marked as JSON.
  return dialect === 'sqlite' ? sql`json(${found})` : found;
}
