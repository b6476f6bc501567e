import { sql } from 'kysely';
import { hasId } from '../../db/filters.ts';
import { defineResource } from '../../db/resource.ts';

export const academicYears = defineResource('academic_years', 'AcademicYear', {
  unique: { name: { name: 'name' } },
});

export const terms = defineResource('terms', 'Term', {
  unique: { number: { name: 'number in its academic year', within: 'academic_year_id' } },
  references: { academic_year_id: academicYears },
});

export const gradeLevels = defineResource('grade_levels', 'GradeLevel', {
  unique: { label: { name: 'label' } },
});

export const subjects = defineResource('subjects', 'Subject', {
  unique: { code: { name: 'code' } },
  references: { grade_level_ids: gradeLevels },
  filters: { grade_level_id: hasId('grade_level_ids', 'grade_level_id') },
});

export const rooms = defineResource('rooms', 'Room', { unique: { name: { name: 'name' } } });

export const classes = defineResource('classes', 'Class', {
  unique: { label: { name: 'label in its academic year', within: 'academic_year_id' } },
  references: {
    academic_year_id: academicYears,
    grade_level_id: gradeLevels,
    subject_id: subjects,
    room_id: rooms,
    term_ids: terms,
  },
  derived: {
    learner_count: () => sql`(select cast(count(distinct e.learner_id) as integer) from enrollments e
      where e.school_id = classes.school_id and e.class_id = classes.id and e.status = 'active' and e.archived_at is null)`,
  },
  filters: {
    term_id: (select, p) =>
      select.where((or) =>
        or.or([
          sql<boolean>`term_ids like '%"' || cast(${p.term_id} as text) || '"%'`,
          sql<boolean>`term_ids is null and academic_year_id =
            (select t.academic_year_id from terms t where t.school_id = classes.school_id and t.id = ${p.term_id})`,
        ]),
      ),
  },
});
