import type { Definer } from './define.ts';

export async function up({ recordTable, index }: Definer): Promise<void> {
  await recordTable('academic_years', {
    name: 'text!',
    starts_on: 'text!',
    ends_on: 'text!',
    status: 'text!',
  });
  await index('academic_years_by_name', 'academic_years', ['school_id', 'name'], {
    unique: true,
    where: 'archived_at is null',
  });

  await recordTable('terms', {
    academic_year_id: 'text!',
    name: 'text!',
    number: 'integer!',
    starts_on: 'text!',
    ends_on: 'text!',
    marks_due_on: 'text',
    status: 'text!',
  });
  await index('terms_by_number', 'terms', ['school_id', 'academic_year_id', 'number'], {
    unique: true,
    where: 'archived_at is null',
  });
}
