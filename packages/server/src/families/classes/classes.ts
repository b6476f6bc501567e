import type { Handlers } from '../../work/operation.ts';
import { schools } from '../school/tables.ts';
import { staff } from '../staff/tables.ts';
import { standard } from '../standard.ts';
import { dated } from './calendar-rules.ts';
import { gradeLevelNamed, labelChanged, termsChanging } from './raised.ts';
import { academicYears, classes as cls, gradeLevels as gradeLevel, terms as term } from './tables.ts';

export const classes: Omit<Handlers<'classes'>, 'enrollments' | 'enroll'> = {
  ...standard('classes', cls),

  async update(context) {
    const { params, body, records } = context;
    const current = await records(cls).current(params.class_id);
    const updated = await records(cls).update(current.id, body);
    const { label } = updated.value;
    if (label !== current.value.label)
      await context.raise(labelChanged, { field: 'class_id', id: current.id, label });
    return updated;
  },

  async restore({ params, records, today }) {
    const { id, plain } = await records(cls).current(params.class_id, 'any');
    const teacher = plain.teacher_id === null ? undefined : await records(staff).find(plain.teacher_id);
    const isGone = teacher !== undefined && (teacher.archived || teacher.plain.status === 'left');
    const year = await records(academicYears).get(plain.academic_year_id);
    // Of a year that is over, anybody can have been the teacher.
    const fields = isGone && year.plain.ends_on >= today ? { teacher_id: null } : {};
    return (await records(cls).restore(id, fields)).record;
  },
};

const ofTerms = standard('terms', term);

export const terms: Omit<Handlers<'terms'>, 'rollover'> = {
  ...ofTerms,

  async archive(context) {
    const { archived, plain: previous } = await context.records(term).current(context.params.term_id, 'any');
    const record = await ofTerms.archive(context);
    if (!archived) await context.raise(termsChanging, { previous: [dated(previous)], next: [] });
    return record;
  },

  async restore({ params, records, schoolId }) {
    const { id, plain } = await records(term).current(params.term_id, 'any');
    // The school can have changed its weekdays meanwhile.
    const { school_days } = (await records(schools).current(schoolId)).plain;
    const fields = plain.status === 'closed' ? {} : { school_days };
    return (await records(term).restore(id, fields)).record;
  },
};

const ofGradeLevels = standard('grade-levels', gradeLevel);

export const gradeLevels: Handlers<'grade-levels'> = {
  ...ofGradeLevels,

  async create(context) {
    const created = await ofGradeLevels.create(context);
    await context.raise(gradeLevelNamed, created.value);
    return created;
  },

  async update(context) {
    const { params, body, records } = context;
    const { value: current } = await records(gradeLevel).current(params.grade_level_id);
    const updated = await records(gradeLevel).update(current.id, body);
    const { id, label } = updated.value;
    if (label === current.label) return updated;
    await context.raise(labelChanged, { field: 'grade_level_id', id, label });
    await context.raise(gradeLevelNamed, { id, label });
    return updated;
  },

  async restore(context) {
    const { record, changed } = await context.records(gradeLevel).restore(context.params.grade_level_id);
    if (changed) await context.raise(gradeLevelNamed, record.value);
    return record;
  },
};
