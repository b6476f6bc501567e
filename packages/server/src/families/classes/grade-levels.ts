import type { Handlers } from '../../operation.ts';
import { lockMembers, relabel } from '../learners/changes.ts';
import { standard } from '../standard.ts';
import { gradeLevels as gradeLevel } from './tables.ts';

export const gradeLevels: Handlers<'grade-levels'> = {
  ...standard('grade-levels', gradeLevel),

  async update(context) {
    const { params, body, records } = context;
    const known = await records(gradeLevel).get(params.grade_level_id);
    // Before the grade level itself, as whoever changes a learner locks them.
    if (body.label !== undefined && body.label !== known.value.label)
      await lockMembers(context, 'grade_level_id', known.id);
    const { value: current } = await records(gradeLevel).lock(known.id);
    const updated = await records(gradeLevel).update(current.id, body);
    const { id, label } = updated.value;
    if (label !== current.label) await relabel(context, 'grade_level_id', id, { grade_level: label });
    return updated;
  },
};
