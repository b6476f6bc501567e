import type { ImportTarget } from '../../core/import-target.ts';
import { classes } from '../classes/tables.ts';
import { places } from './tables.ts';

/** Whether a class has places for so many more in every term. */
export const roomInClass: NonNullable<ImportTarget['hasRoom']> = async (
  { db, schoolId: school, records },
  field,
  id,
  rows,
) => {
  if (field !== 'class_id') return false;
  const capacity = (await records(classes).find(id))?.value.capacity ?? null;
  if (capacity === null) return true;
  const [fullest] = await db.all(places, { school, class: id });
  return (fullest?.taken ?? 0) + rows <= capacity;
};
