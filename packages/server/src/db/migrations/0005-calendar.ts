import type { Definer } from './define.ts';

export async function up({ recordTable, index, addColumns, run }: Definer): Promise<void> {
  await recordTable('calendar_exceptions', {
    date: 'text!',
    kind: 'text!',
    name: 'text!',
    grade_level_ids: 'text',
    occasion: 'text!',
  });
  await index('calendar_exceptions_by_occasion', 'calendar_exceptions', ['school_id', 'occasion'], {
    unique: true,
    where: 'archived_at is null',
  });
  await index('calendar_exceptions_by_date', 'calendar_exceptions', ['school_id', 'date']);

  // There are no exceptions yet, so the weekdays of the school determine which days are school days. In a range of n
  // days, a weekday whose first day is at an offset occurs (n + 6 - offset) / 7 times.
  await addColumns('terms', { school_days_count: 'integer!' }, { school_days_count: 0 });
  await run({
    sqlite: `update terms set school_days_count = (
      select sum((cast(julianday(ends_on) - julianday(starts_on) as integer) + 7
        - (weekday.value + 7 - cast(strftime('%w', starts_on) as integer)) % 7) / 7)
      from schools, json_each(schools.school_days) as weekday
      where schools.school_id = terms.school_id and schools.id = terms.school_id)`,
    postgres: `update terms set school_days_count = (
      select sum((ends_on::date - starts_on::date + 7
        - (weekday.value::integer + 7 - extract(dow from starts_on::date)::integer) % 7) / 7)
      from schools, jsonb_array_elements_text(schools.school_days::jsonb) as weekday(value)
      where schools.school_id = terms.school_id and schools.id = terms.school_id)`,
  });

  const anonymise = (months: number) => ({ months, action: 'anonymise' });
  await addColumns(
    'schools',
    { retention: 'text!' },
    {
      retention: JSON.stringify({
        learners: anonymise(60),
        attendance: anonymise(60),
        discipline: anonymise(36),
        communications: anonymise(24),
        medical: anonymise(12),
        fees: anonymise(84),
        term_reports: { months: null, action: 'keep' },
      }),
    },
  );
}
