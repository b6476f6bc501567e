import type { Handlers } from '../../core/operation.ts';
import { standard } from '../standard.ts';
import { labelChanged, labelChanging } from './raised.ts';
import { gradeLevels as gradeLevel } from './tables.ts';

export const gradeLevels: Handlers<'grade-levels'> = {
  ...standard('grade-levels', gradeLevel),

  async update(context) {
    const { params, body, records } = context;
    const known = await records(gradeLevel).get(params.grade_level_id);
    if (body.label !== undefined)
      await context.raise(labelChanging, { field: 'grade_level_id', id: known.id });
    const { value: current } = await records(gradeLevel).lockForUpdate(known.id);
    const updated = await records(gradeLevel).update(current.id, body);
    const { id, label } = updated.value;
    if (label !== current.label) await context.raise(labelChanged, { field: 'grade_level_id', id, label });
    return updated;
  },
};
