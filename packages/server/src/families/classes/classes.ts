import type { Handlers } from '../../work/operation.ts';
import { standard } from '../standard.ts';
import { labelChanged } from './raised.ts';
import { classes as cls } from './tables.ts';

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
