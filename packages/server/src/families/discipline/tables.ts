import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../../sql/database.ts';
import type { Params } from '../../sql/query.ts';
import { jsonArray, jsonObject } from '../../store/projection.ts';
import { defineResource } from '../../store/resource.ts';
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

export const followUps = defineResource('follow_ups', 'FollowUp', {
  fill: countDays,
  check: checkFollowUp,
  confidential: ofConfidentialIncident('follow_ups', 'incident_id'),
  derived: { warnings },
});

/** Warnings about unusual values: a governing body suspends a learner for at most seven school days. */
function warnings(_p: Params, dialect: Dialect): RawBuilder<unknown> {
  const warning = jsonObject(
    {
      code: sql`'long_suspension'`,
      detail: sql`'The suspension has ' || school_days || ' school days. Section 9(1C)(a) of the South African Schools Act allows a governing body at most seven.'`,
    },
    dialect,
  );
  const found = sql`case when school_days > 7 then ${jsonArray([warning], dialect)} else ${jsonArray([], dialect)} end`;
  // In SQLite, the result of CASE is no longer marked as JSON.
  return dialect === 'sqlite' ? sql`json(${found})` : found;
}
