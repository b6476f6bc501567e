import { sql } from 'kysely';
import { type Derived, jsonObject } from '../../store/projection.ts';

/** The record that an entry refers to. */
export const resource: Derived = (_p, dialect) =>
  jsonObject({ type: sql.ref('resource_type'), id: sql.ref('resource_id') }, dialect);
