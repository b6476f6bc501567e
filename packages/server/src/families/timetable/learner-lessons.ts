import type { Lesson } from './lessons-between.ts';
import type { Membership } from './queries/classes.ts';

/**
 * The lessons of a learner: those of the classes in which the learner is enrolled on the day. The parallel lessons of a
 * block may share a register class; of these, the learner has those of a subject class, or of a subject, in which the
 * learner is enrolled. If there is none, it is not known which of them the learner has, and all are kept.
 */
export function lessonsOfLearner(lessons: readonly Lesson[], memberships: readonly Membership[]): Lesson[] {
  const enrolledOn = new Map<string, Membership[]>();
  const on = (date: string) => {
    const known =
      enrolledOn.get(date) ??
      memberships.filter(({ starts_on, ends_on }) => starts_on <= date && date <= ends_on);
    enrolledOn.set(date, known);
    return known;
  };
  const shared = lessons.filter((lesson) =>
    on(lesson.date).some(({ class_id }) => lesson.class_ids.includes(class_id)),
  );
  const byBlock = Map.groupBy(shared, ({ date, timetable_id, block, slot_id, starts_at }) =>
    block === null ? slot_id + date : JSON.stringify([date, timetable_id, block, starts_at]),
  );
  return [...byBlock.values()].flatMap((options) => {
    const chosen = options.filter((lesson) => isChosen(lesson, on(lesson.date)));
    return chosen.length > 0 ? chosen : options;
  });
}

const isChosen = ({ class_ids, subject_id }: Lesson, enrolled: readonly Membership[]): boolean =>
  enrolled.some(
    ({ kind, class_id, subject_id: subject }) =>
      kind === 'subject' && (class_ids.includes(class_id) || (subject !== null && subject === subject_id)),
  );
