import { type FieldError, invalidBody } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { differs, type RecordWork } from '../../store/rules.ts';
import { yearOfTerm } from './queries.ts';
import { classChanging } from './raised.ts';

type Class = Schemas['Class'];

/** A subject class has a subject and a register class has none, and a class is offered in terms of its year. */
export async function checkClass(next: Class, previous: Class | undefined, work: RecordWork): Promise<void> {
  const fieldErrors = subjectErrors(next);
  if (differs(next, previous, 'term_ids')) fieldErrors.push(...(await termErrors(next, work)));
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors);
  if (previous) await work.raise(classChanging, { next, previous });
}

function subjectErrors({ kind, subject_id }: Class): FieldError[] {
  const fieldError = (code: string, detail: string): FieldError[] => [
    { pointer: '/subject_id', code, detail },
  ];
  if (kind === 'subject' && !subject_id) return fieldError('required', 'is required for a subject class');
  return kind === 'register' && subject_id
    ? fieldError('not_allowed', 'must be null for a register class')
    : [];
}

async function termErrors(
  { academic_year_id: year, term_ids }: Class,
  { db, schoolId: school }: RecordWork,
): Promise<FieldError[]> {
  const fieldErrors: FieldError[] = [];
  for (const [index, id] of (term_ids ?? []).entries()) {
    const term = await db.first(yearOfTerm, { school, id });
    if (term?.academic_year_id === year) continue;
    const detail = 'must be a term of the academic year of the class';
    fieldErrors.push({ pointer: `/term_ids/${index}`, code: 'other_academic_year', detail });
  }
  return fieldErrors;
}
