import type { Schemas } from '../../contract/schemas.ts';
import { fold } from '../../lib/names.ts';
import { yieldPeriodically } from '../../lib/timers.ts';
import type { Patch } from '../../store/changes.ts';
import { reactTo } from '../../work/family.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { gradeLevelNamed, labelChanged } from '../classes/raised.ts';
import { learnerGraded } from './raised.ts';
import { alertUntil, learners, learnersOf, setAlert, withLabelOnly } from './tables.ts';

export type Learner = Schemas['Learner'];

/** Updates all learners of a class or a grade level with its new label. */
async function relabel(
  work: UnitOfWork,
  of: keyof typeof learnersOf,
  id: string,
  fields: Patch<Learner>,
): Promise<void> {
  const those = await work.db.all(learnersOf[of], { school: work.schoolId, id });
  for (const [index, learner] of those.entries()) {
    await yieldPeriodically(index);
    await work.records(learners).update(learner.id, fields);
  }
}

/** Learners whose grade level was a text that is the label of a grade level by now have that grade level. */
async function linkLabels(work: UnitOfWork, { id, label }: { id: string; label: string }): Promise<void> {
  const those = await work.db.all(withLabelOnly, { school: work.schoolId, key: fold(label) });
  for (const [index, { id: own }] of those.entries()) {
    await yieldPeriodically(index);
    const fields = { grade_level_id: id, grade_level: label };
    const { value: learner } = await work.records(learners).update(own, fields);
    if (learner.status === 'active') await work.raise(learnerGraded, { learner });
  }
}

/**
 * Stores with the learner until when there is a medical alert, or null if there is none; the learner's
 * `has_medical_alert` is derived from it.
 */
export async function noteAlert(work: UnitOfWork, learner: string): Promise<void> {
  const { schoolId: school, today } = work;
  const alert = await work.db.first(alertUntil, { school, id: learner });
  if (!alert) return;
  const until = alert.until !== null && alert.until >= today ? alert.until : null;
  if (until === alert.kept) return;
  // The learner shows only whether there is an alert: another last day of it is no change of the learner.
  if (until !== null && alert.kept !== null && alert.kept >= today)
    await work.db.run(setAlert, { school, id: learner, until });
  else await work.records(learners).update(learner, {}, { hidden: { medical_alert_until: until } });
}

const shownAs = { class_id: 'class', grade_level_id: 'grade_level' } as const;

export const reactions = [
  reactTo(labelChanged, 'The learners show the new label', (work, { field, id, label }) =>
    relabel(work, field, id, { [shownAs[field]]: label }),
  ),
  reactTo(
    gradeLevelNamed,
    'Learners whose grade level was this label, as a text, have the grade level',
    linkLabels,
  ),
];
