import { type RawBuilder, sql } from 'kysely';
import { invalidField } from '../../contract/errors.ts';
import type { Dialect } from '../../sql/database.ts';
import type { Params } from '../../sql/query.ts';
import { idIn, warningList } from '../../store/projection.ts';
import { defineResource } from '../../store/resource.ts';
import { checkClass, checkTerm, checkYear, countDays } from './calendar-rules.ts';

export const academicYears = defineResource('academic_years', 'AcademicYear', {
  check: checkYear,
  derived: { warnings: yearWarnings },
});

export const terms = defineResource('terms', 'Term', {
  fill: countDays,
  check: checkTerm,
  derived: { warnings: termWarnings },
});

/**
 * Warnings until the day on which what was done early would have been due. A year can be started in the holidays before it, but
 * not while another one still has days.
 */
function yearWarnings({ today }: Params, dialect: Dialect): RawBuilder<unknown> {
  const y = sql.ref('academic_years');
  const closed = sql`'The year is closed before its last day, ' || ${y}.ends_on || ': labels of classes no longer mean its classes.'`;
  const started = sql`'The year is current although another one lasts until ' || o.ends_on || ': labels of classes mean those of this year already.'`;
  const found = sql`select 'closed_early' as code, ${closed} as detail
      where ${y}.status = 'closed' and ${y}.ends_on >= ${today}
    union all select 'started_early', ${started} from academic_years as o
      where o.school_id = ${y}.school_id and o.archived_at is null and o.id <> ${y}.id and ${y}.status = 'current'
        and o.starts_on <= ${today} and o.ends_on >= ${today}`;
  return warningList(found, dialect);
}

/**
 * Warnings about unusual values: a term of a South African public school has 43 to 60 school days, and when a term is closed,
 * its assessments are published. They cannot change while it is.
 */
function termWarnings(_p: Params, dialect: Dialect): RawBuilder<unknown> {
  const open = sql`(select count(*) from assessments a where a.school_id = terms.school_id and a.term_id = terms.id
    and a.status = 'open' and a.archived_at is null)`;
  const usual = sql`'The term has ' || terms.school_days_count || ' school days; the usual number is 43 to 60.'`;
  const left = sql`'Assessments that are open, with marks that are in no result: ' || ${open} || '. Reopen the term to publish or cancel them.'`;
  const found = sql`select 'short_term' as code, ${usual} as detail where terms.school_days_count < 43
    union all select 'long_term', ${usual} where terms.school_days_count > 60
    union all select 'open_assessments', ${left} where terms.status = 'closed' and ${open} > 0`;
  return warningList(found, dialect);
}

export const gradeLevels = defineResource('grade_levels', 'GradeLevel');

export const subjects = defineResource('subjects', 'Subject');

export const rooms = defineResource('rooms', 'Room', {
  async check({ bookable, sharing, max_lessons }) {
    if (!bookable && sharing === 'shared')
      throw invalidField(
        '/sharing',
        'not_applicable',
        'must be exclusive if bookable is false: such a room has any number of lessons at the same time; to limit their number, send bookable true',
      );
    if (sharing === 'shared' || max_lessons === null) return;
    throw invalidField('/max_lessons', 'not_applicable', 'must be null unless the room is shared');
  },
});

export const classes = defineResource('classes', 'Class', {
  check: checkClass,
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
