import type { Handlers } from '../../operation.ts';
import { updateLearner } from '../learners/changes.ts';
import { learnersOf } from '../learners/tables.ts';
import { standard } from '../standard.ts';
import { gradeLevels as gradeLevel } from './tables.ts';

export const gradeLevels: Handlers<'grade-levels'> = {
  ...standard('grade-levels', gradeLevel),

  async update(context) {
    const { params, body, records, db, schoolId } = context;
    const { value: current } = await records(gradeLevel).lock(params.grade_level_id);
    const updated = await records(gradeLevel).update(current.id, body);
    const { id, label } = updated.value;
    // Learners show the label of their grade level.
    if (label !== current.label) {
      for (const learner of await db.all(learnersOf.grade_level_id, { school: schoolId, id }))
        await updateLearner(context, learner.id, { grade_level: label });
    }
    return updated;
  },
};
