import { invalidField, Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { ReadWork } from '../../work/unit-of-work.ts';
import { termsBetween } from '../classes/queries.ts';
import { type Conflict, distinct, refuseConflicts } from './conflicts.ts';
import { crossBookings } from './cross-bookings.ts';
import { coincide, datesOf } from './cycle-days.ts';
import { type DatedTimetable, dated, datedTimetables, rowOf } from './dated-timetables.ts';
import { always } from './occupancy.ts';
import { archivedRoom, occupancyOfTimetable } from './queries/occupancy-rows.ts';
import { teachersAmong } from './queries/room-and-teacher-rows.ts';
import { slotsOfTimetable } from './queries/slots.ts';
import { doubleBookings, keysOf, notActive } from './settle.ts';

type Timetable = Schemas['Timetable'];
type Scope = Pick<ReadWork, 'db' | 'schoolId' | 'records' | 'today'>;

/** A grade level has at most one published timetable on a day, and a published timetable has no conflicts. */
export async function checkPublished(next: Timetable, work: Scope): Promise<void> {
  const { db, schoolId: school } = work;
  const terms = await db.all(termsBetween, { school, ...always });
  const own = dated(rowOf(next), terms);
  const others = (await datedTimetables(work)).filter(
    ({ id, status }) => id !== next.id && status === 'published',
  );
  const other = others.find((one) => coincide(own, one));
  if (other)
    throw new Problem(
      'dates_overlap',
      `The timetable ${other.id} is published for some of the same dates and grade levels. Set its \`effective_to\`, or retire it.`,
      { members: { existing_id: other.id } },
    );
  await refuseArchivedRooms(work, next.id);
  refuseConflicts(await conflictsOf(work, own));
}

/** All conflicts that a timetable has, or would have if it were published. */
export async function conflictsOf(work: Scope, own: DatedTimetable): Promise<Conflict[]> {
  const { db, schoolId: school, today } = work;
  const of = { school, timetable: own.id };
  const last_day = datesOf(own)
    .map(({ ends_on }) => ends_on)
    .sort()
    .at(-1);
  const slots = (await db.all(slotsOfTimetable, of)).map((slot) => ({
    ...slot,
    last_day: last_day ?? slot.last_day,
  }));
  const rows = keysOf(
    work,
    slots.map(({ id }) => id),
  );
  const teachers = await db.all(teachersAmong, { school, rows });
  const occupancy = await db.all(occupancyOfTimetable, of);
  return distinct([
    ...notActive(slots, teachers, { today }),
    ...(await doubleBookings(work, slots, occupancy)),
    ...(own.status === 'published' ? await crossBookings(work, own, occupancy) : []),
  ]);
}

/** Rejects publishing slots in rooms that were archived while the slots were. */
async function refuseArchivedRooms({ db, schoolId: school }: Scope, timetable: string): Promise<void> {
  const gone = await db.first(archivedRoom, { school, timetable });
  if (!gone) return;
  const detail = `the room ${gone.room_id} of the slot ${gone.slot_id} is archived; choose another room first`;
  throw invalidField('', 'unknown_reference', detail, 'unknown_reference');
}
