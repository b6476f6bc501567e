/** `rows`: JSON, one object for each record that is looked up, with the columns `recordKey`. */
export type Among = { school: string; rows: string };
export type OfTimetable = { school: string; timetable: string };
