import type { Schemas } from '../../contract.ts';
import { differs, type RecordWork } from '../../db/rules.ts';
import { type Fault, invalidBody, Problem, resourceInUse } from '../../errors.ts';
import { openByTerm, places } from '../enrollments/tables.ts';
import { yearOfTerm } from './queries.ts';

type Class = Schemas['Class'];

/** A class has a subject if it is for one, is offered in terms of its year, and keeps the learners that it has. */
export async function checkClass(next: Class, previous: Class | undefined, work: RecordWork): Promise<void> {
  const faults = subjectFaults(next);
  if (differs(next, previous, 'term_ids')) faults.push(...(await termFaults(next, work)));
  if (faults.length > 0) throw invalidBody(faults);
  if (!previous) return;
  if (differs(next, previous, 'capacity')) await refuseTooSmall(next, work);
  if (differs(next, previous, 'term_ids')) await refuseLost(next, work);
}

function subjectFaults({ kind, subject_id }: Class): Fault[] {
  const fault = (code: string, detail: string): Fault[] => [{ pointer: '/subject_id', code, detail }];
  if (kind === 'subject' && !subject_id) return fault('required', 'is required for a subject class');
  return kind === 'register' && subject_id ? fault('not_allowed', 'must be null for a register class') : [];
}

async function termFaults(
  { academic_year_id: year, term_ids }: Class,
  { db, schoolId: school }: RecordWork,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const [index, id] of (term_ids ?? []).entries()) {
    const term = await db.first(yearOfTerm, { school, id });
    if (term?.academic_year_id === year) continue;
    const detail = 'must be a term of the academic year of the class';
    faults.push({ pointer: `/term_ids/${index}`, code: 'other_academic_year', detail });
  }
  return faults;
}

/** Refuses a capacity below what a class has in a term already. */
async function refuseTooSmall({ id, capacity }: Class, { db, schoolId: school }: RecordWork): Promise<void> {
  const [fullest] = await db.all(places, { school, class: id });
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
