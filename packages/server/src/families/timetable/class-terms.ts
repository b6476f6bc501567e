import { resourceInUse } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { slotsOfClass } from './queries/slots.ts';

type Class = Schemas['Class'];

/** Rejects a change of a class after which it would not fit the timetables of its slots. */
export async function checkOffered(
  { db, schoolId: school, today }: UnitOfWork,
  { next, previous }: { next: Class; previous: Class },
): Promise<void> {
  const isLess = String(next.term_ids) !== String(previous.term_ids) && next.term_ids !== null;
  const moves = next.grade_level_id !== previous.grade_level_id;
  if (!isLess && !moves) return;
  const slots = await db.all(slotsOfClass, { school, class: next.id, today });
  const lost = slots.filter(({ term_ids, grade_level_ids }) => {
    const terms: string[] = JSON.parse(term_ids);
    const grades: string[] | null = grade_level_ids && JSON.parse(grade_level_ids);
    const isOffered = next.term_ids === null || terms.every((id) => next.term_ids?.includes(id));
    return !isOffered || (grades !== null && !grades.includes(next.grade_level_id));
  });
  if (lost.length > 0) throw resourceInUse([{ type: 'slot', count: lost.length }]);
}
