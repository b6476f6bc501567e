import { Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { UnitOfWork } from '../../core/unit-of-work.ts';
import { schools } from '../school/tables.ts';
import { timetables } from './tables.ts';

export type Timetable = Schemas['Timetable'];

export const notDraft = (status: string): Problem =>
  new Problem(
    'timetable_not_draft',
    `The timetable is ${status}. Slots and periods can be changed only in a draft: clone the timetable, or change the teacher or the room of a slot with dates.`,
  );

/** A timetable that is a draft. It stays one until this transaction ends, because the school is locked. */
export async function lockDraft({ records, schoolId }: UnitOfWork, id: string): Promise<Timetable> {
  await records(schools).lockForUpdate(schoolId);
  const found = await records(timetables).get(id);
  if (found.archived) throw notDraft('archived');
  if (found.value.status !== 'draft') throw notDraft(found.value.status);
  return found.value;
}
