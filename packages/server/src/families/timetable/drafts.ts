import { Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { timetables } from './tables.ts';

export type Timetable = Schemas['Timetable'];

export const notDraft = (status: string): Problem =>
  new Problem(
    'timetable_not_draft',
    `The timetable is ${status}. Slots and periods can be changed only in a draft: clone the timetable, or change the teacher or the room of a slot with dates.`,
  );

/** A timetable, which must be a draft. */
export async function openDraft({ records }: UnitOfWork, id: string): Promise<Timetable> {
  const found = await records(timetables).get(id);
  if (found.archived) throw notDraft('archived');
  if (found.value.status !== 'draft') throw notDraft(found.value.status);
  return found.value;
}
