import type { HasRoom } from '../../core/import-target.ts';
import { classes } from '../classes/tables.ts';
import { places } from './tables.ts';

/** Whether a class has room for a number of additional learners in every term. */
export const roomInClass: HasRoom = async ({ db, schoolId: school, records }, id, rows) => {
  const capacity = (await records(classes).find(id))?.value.capacity ?? null;
  if (capacity === null) return true;
  const [fullest] = await db.all(places, { school, class: id, from: '', except: '' });
  return (fullest?.taken ?? 0) + rows <= capacity;
};
