import { Problem, resourceInUse } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { differs, type RecordWork } from '../../db/rules.ts';
import { checkCovered } from '../classes/spans.ts';
import { openByTerm, places, useOfTerm } from './tables.ts';

type Class = Schemas['Class'];

/** A class keeps the learners that it has. */
export async function checkMembers(next: Class, previous: Class, work: RecordWork): Promise<void> {
  if (differs(next, previous, 'capacity')) await refuseTooSmall(next, work);
  if (differs(next, previous, 'term_ids')) await refuseLost(next, work);
}

/** The enrollments of a term stay inside its dates. */
export async function checkTermDates(
  next: Schemas['Term'],
  { db, schoolId: school }: RecordWork,
): Promise<void> {
  const use = await db.first(useOfTerm, { school, term: next.id });
  if (use) checkCovered(next, use, 'an enrollment');
}

/** Refuses a capacity below what a class has in a term already. */
async function refuseTooSmall({ id, capacity }: Class, { db, schoolId: school }: RecordWork): Promise<void> {
  const [fullest] = await db.all(places, { school, class: id, from: '', except: '' });
  if (fullest && capacity !== null && capacity < fullest.taken)
    throw new Problem(
      'class_full',
      `The class has ${fullest.taken} learners, more than the capacity ${capacity}.`,
    );
}

/** Refuses to take a class out of terms in which it has enrollments that are active or pending. */
async function refuseLost({ id, term_ids }: Class, { db, schoolId: school }: RecordWork): Promise<void> {
  if (term_ids === null) return;
  const open = await db.all(openByTerm, { school, class: id });
  const lost = open.filter(({ term_id }) => !term_ids.includes(term_id));
  const count = lost.reduce((sum, { open: more }) => sum + more, 0);
  if (count > 0) throw resourceInUse([{ type: 'enrollment', count }]);
}
