import type { RowColumns } from '../../../db/rows.ts';

/** `rows`: JSON, one object for each record that is looked up, with the columns `ids`. */
export type Among = { school: string; rows: string };
export type OfTimetable = { school: string; timetable: string };

/** The ids with their school, so that records are looked up by their keys. */
export const ids: RowColumns = { school_id: 'text', id: 'text' };
