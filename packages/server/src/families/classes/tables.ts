import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../../db/database.ts';
import { hasId, idIn } from '../../db/filters.ts';
import { jsonArray, jsonObject } from '../../db/projection.ts';
import type { Params } from '../../db/query.ts';
import { defineResource } from '../../db/resource.ts';

export const academicYears = defineResource('academic_years', 'AcademicYear');

export const terms = defineResource('terms', 'Term', {
  references: { academic_year_id: academicYears },
  derived: { warnings },
});

/** What is unusual for a term of a South African public school: it has 43 to 60 school days. */
function warnings(_p: Params, dialect: Dialect): RawBuilder<unknown> {
  const count = sql.ref('school_days_count');
  const warning = (code: string) =>
    jsonArray(
      [
        jsonObject(
          {
            code: sql.lit(code),
            detail: sql`'The term has ' || ${count} || ' school days; 43 to 60 are usual.'`,
          },
          dialect,
        ),
      ],
      dialect,
    );
  const found = sql`case when ${count} < 43 then ${warning('short_term')}
    when ${count} > 60 then ${warning('long_term')} else ${jsonArray([], dialect)} end`;
  // A choice of SQLite's has forgotten that it is JSON.
  return dialect === 'sqlite' ? sql`json(${found})` : found;
}

export const gradeLevels = defineResource('grade_levels', 'GradeLevel');

export const subjects = defineResource('subjects', 'Subject', {
  references: { grade_level_ids: gradeLevels },
  filters: { grade_level_id: hasId('grade_level_ids', 'grade_level_id') },
});

export const calendarExceptions = defineResource('calendar_exceptions', 'CalendarException', {
  references: { grade_level_ids: gradeLevels },
  filters: {
    from: (select, p) => select.where('date', '>=', p.from as string),
    to: (select, p) => select.where('date', '<=', p.to as string),
    grade_level_id: (select, p) =>
      select.where((either) =>
        either.or([either('grade_level_ids', 'is', null), idIn('grade_level_ids', p.grade_level_id)]),
      ),
  },
});
