import { idRows } from '../../sql/query.ts';
import { learners } from '../learners/tables.ts';
import { type Decision, haveCommonDay, liesWithin, type MergeRule } from '../merged-records.ts';
import { isWaiting } from './rules.ts';
import { openEnrollments } from './tables.ts';

/**
 * Of two open enrollments in one class and term, the one whose days the other has too is folded. A learner has one
 * primary enrollment on a day, and nobody but the school knows which of two classes is the right one.
 */
export const enrollmentRule: MergeRule = {
  async decide({ db, records, schoolId: school, today }, { from, into }) {
    const decisions = new Map<string, Decision>();
    const own = await db.all(openEnrollments, { school, learners: idRows([into]) });
    const { plain: learner } = await records(learners).get(into);
    const refuse = (id: string, existing_id: string, detail: string) =>
      decisions.set(id, { outcome: 'refused', existing_id, code: 'already_enrolled', detail });
    const theirs = await db.all(openEnrollments, { school, learners: idRows([from]) });
    for (const one of theirs) {
      const days = { from: one.starts_on, to: one.ends_on ?? one.term_ends_on };
      for (const other of own.filter(({ term_id }) => term_id === one.term_id)) {
        const otherDays = { from: other.starts_on, to: other.ends_on ?? other.term_ends_on };
        if (one.class_id === other.class_id && one.kind === other.kind && liesWithin(days, otherDays))
          decisions.set(one.id, { outcome: 'folded', existing: other.id });
        else if (one.class_id === other.class_id)
          refuse(
            one.id,
            other.id,
            `Both are enrolled in the class ${one.class_id} for the term, on different days or in different ways. Change the dates of ${other.id} so that they include those of ${one.id}, or withdraw one of the two.`,
          );
        else if (one.kind === 'primary' && other.kind === 'primary' && haveCommonDay(days, otherDays))
          refuse(
            one.id,
            other.id,
            `The two have primary enrollments in different classes on some of the same days. Withdraw or transfer ${one.id} or ${other.id}.`,
          );
      }
      const isCurrent = days.from <= today && today <= days.to && one.status === 'active';
      const isElsewhere = learner.class !== null && learner.class_id !== one.class_id;
      if (!decisions.has(one.id) && one.kind === 'primary' && isCurrent && isElsewhere)
        refuse(
          one.id,
          into,
          `The learner ${into} has the class ${learner.class}, and the other one is enrolled in another class. Change the class of one of the two.`,
        );
    }
    // A planned transfer of an enrollment that is folded has to be planned for the one that remains.
    for (const { id, status, transferred_from_id } of theirs) {
      const previous = decisions.get(transferred_from_id ?? '');
      if (isWaiting({ status, transferred_from_id }) && previous?.outcome === 'folded' && !decisions.has(id))
        refuse(
          id,
          previous.existing,
          `A transfer from ${transferred_from_id} is planned. Archive ${id} to cancel it, merge, and plan it again.`,
        );
    }
    return decisions;
  },
};
