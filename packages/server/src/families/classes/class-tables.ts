import { sql } from 'kysely';
import { idIn } from '../../db/filters.ts';
import { defineResource } from '../../db/resource.ts';
import { staff } from '../staff/tables.ts';
import { academicYears, gradeLevels, subjects, terms } from './tables.ts';

export const rooms = defineResource('rooms', 'Room');

export const classes = defineResource('classes', 'Class', {
  references: {
    academic_year_id: academicYears,
    grade_level_id: gradeLevels,
    subject_id: subjects,
    room_id: rooms,
    teacher_id: staff,
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
          idIn('term_ids', p.term_id),
          sql<boolean>`term_ids is null and academic_year_id =
            (select t.academic_year_id from terms t where t.school_id = classes.school_id and t.id = ${p.term_id})`,
        ]),
      ),
  },
});
