import { sql } from 'kysely';
import type { LogOptions } from '../../db/log.ts';
import { type Derived, jsonObject } from '../../db/projection.ts';

/** The record that an entry refers to. */
export const resource: Derived = (_p, dialect) =>
  jsonObject({ type: sql.ref('resource_type'), id: sql.ref('resource_id') }, dialect);

/** An entry without a number was not written by a server; a verification reports it. */
export const numbered: NonNullable<LogOptions['only']> = (select) =>
  select.where(sql.ref('sequence'), 'is not', null);
