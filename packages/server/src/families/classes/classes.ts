import type { Handlers } from '../../work/operation.ts';
import { standard } from '../standard.ts';
import { labelChanged } from './raised.ts';
import { classes as cls, gradeLevels as gradeLevel } from './tables.ts';

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
};

export const gradeLevels: Handlers<'grade-levels'> = {
  ...standard('grade-levels', gradeLevel),

  async update(context) {
    const { params, body, records } = context;
    const { value: current } = await records(gradeLevel).current(params.grade_level_id);
    const updated = await records(gradeLevel).update(current.id, body);
    const { id, label } = updated.value;
    if (label !== current.label) await context.raise(labelChanged, { field: 'grade_level_id', id, label });
    return updated;
  },
};
