import { sql } from 'kysely';
import type { LogOptions } from '../../db/log.ts';
import { type Derived, jsonObject } from '../../db/projection.ts';

/** The record that an entry refers to. */
export const resource: Derived = (_p, dialect) =>
  jsonObject({ type: sql.ref('resource_type'), id: sql.ref('resource_id') }, dialect);

/** An entry that another request has just written and that has no number yet is left for the next list. */
export const numbered: NonNullable<LogOptions['only']> = (select) =>
  select.where(sql.ref('sequence'), 'is not', null);
