import type { Definer } from './define.ts';

/**
 * A table of records with a text that is unique case-insensitively, or with several columns that are unique together.
 */
export interface Keyed {
  table: string;
  /** The columns that determine the key. */
  columns: string[];
  key: string;
  /** The column within which the key is unique. */
  within?: string;
  /** The previous index, and the column that is no longer needed. */
  former: { index: string; column?: string };
}

const text = (table: string, column: string, within?: string): Keyed => ({
  table,
  columns: [column],
  key: `${column}_key`,
  ...(within === undefined ? {} : { within }),
  former: { index: `${table}_by_${column}` },
});

export const keyed: Keyed[] = [
  text('academic_years', 'name'),
  text('classes', 'label', 'academic_year_id'),
  text('grade_levels', 'label'),
  text('learners', 'admission_number'),
  text('rooms', 'name'),
  text('staff', 'employee_number'),
  text('subjects', 'code'),
  {
    table: 'calendar_exceptions',
    columns: ['date', 'kind', 'grade_level_ids'],
    key: 'unique_key',
    former: { index: 'calendar_exceptions_by_occasion', column: 'occasion' },
  },
];

/** Adds the columns for the keys, still empty, and their indexes. */
export async function up({ addColumns, index }: Definer): Promise<void> {
  for (const { table, key, within } of keyed) {
    await addColumns(table, { [key]: 'text' });
    await index(`${table}_by_${key}`, table, ['school_id', ...(within ? [within] : []), key], {
      unique: true,
      where: 'archived_at is null',
    });
  }
}
