import type { Definer } from './define.ts';

/** A table of records with a text that is unique without regard to case, or with what several columns make unique. */
export interface Keyed {
  table: string;
  /** What the key is made of. */
  columns: string[];
  key: string;
  /** What it is unique within. */
  within?: string;
  /** The former index, and the column that is not needed any more. */
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

/** Columns for the keys, empty as yet, and what keeps them apart. */
export async function up({ addColumns, index }: Definer): Promise<void> {
  for (const { table, key, within } of keyed) {
    await addColumns(table, { [key]: 'text' });
    await index(`${table}_by_${key}`, table, ['school_id', ...(within ? [within] : []), key], {
      unique: true,
      where: 'archived_at is null',
    });
  }
}
