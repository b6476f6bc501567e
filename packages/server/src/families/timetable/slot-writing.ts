import { invalidBody, invalidReference } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Stored } from '../../store/read.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { roomsAmong, teachersAmong } from './queries/slots.ts';
import { notDraft, type Timetable } from './rules.ts';
import { changeAll, createAll, keysOf, settle } from './settle.ts';
import { roomAssignments, slots, teacherAllocations, timetables } from './tables.ts';

type Slot = Schemas['Slot'];
type NewSlot = Omit<Schemas['SlotCreate'], 'timetable_id'>;

/** Creates the slots of one request in a draft, with their teachers and rooms. */
export async function createSlots(
  work: UnitOfWork,
  timetableId: string,
  list: readonly NewSlot[],
  pointerOf: (index: number) => string,
): Promise<string[]> {
  const timetable = await draftOf(work, timetableId);
  const { records } = work;
  const rows = list.map(({ teacher_ids = [], room_id = null, ...slot }, index) => ({
    slot: { ...(slot as Partial<Slot>), timetable_id: timetableId, id: work.newId('slt') },
    teacher_ids,
    room_id,
    pointer: pointerOf(index),
  }));
  const leads = rows.flatMap(({ slot, teacher_ids, pointer }) =>
    teacher_ids.map((id, at) => ({
      record: leadOf(timetable, slot.id, id),
      pointer: `${pointer}/teacher_ids/${at}`,
    })),
  );
  const housed = rows.flatMap(({ slot, room_id, pointer }) =>
    room_id === null ? [] : [{ record: roomOf(timetable, slot.id, room_id), pointer: `${pointer}/room_id` }],
  );
  const recordsOf = <T>(all: readonly { record: T }[]) => all.map(({ record }) => record);
  await records(slots).checkReferences([
    {
      resource: slots,
      moves: moves(rows.map(({ slot }) => slot)),
      pointerOf: (index, pointer) => pointerOf(index) + pointer,
    },
    {
      resource: teacherAllocations,
      moves: moves(recordsOf(leads)),
      pointerOf: (index) => leads[index]?.pointer ?? '',
    },
    {
      resource: roomAssignments,
      moves: moves(recordsOf(housed)),
      pointerOf: (index) => housed[index]?.pointer ?? '',
    },
  ]);
  await createAll(
    work,
    slots,
    rows.map(({ slot }) => slot),
    pointerOf,
  );
  const without = rows.filter(({ slot, teacher_ids }) => slot.kind === 'duty' && teacher_ids.length === 0);
  if (without.length > 0) throw invalidBody(without.map(({ pointer }) => ofNobody(pointer)));
  const teachers = await createAll(work, teacherAllocations, recordsOf(leads));
  const rooms = await createAll(work, roomAssignments, recordsOf(housed));
  // Only the slots of a bulk request have positions.
  const created = new Map(
    rows.map(({ slot, pointer }, index) => [slot.id, pointer === '' ? undefined : index]),
  );
  await settle(work, created.keys(), {
    created,
    sources: new Set([...teachers, ...rooms].map(({ id }) => id)),
  });
  return [...created.keys()];
}

const ofNobody = (pointer: string) => ({
  pointer: `${pointer}/teacher_ids`,
  code: 'required',
  detail: 'must have at least one staff member: a duty is what they do instead of a lesson',
});

/** New records, as changes. */
const moves = (list: readonly object[]) => list.map((to) => ({ from: {}, to }));

/** From the first day of the timetable, or from that of the row that is replaced. */
const roomOf = (
  { effective_from }: Timetable,
  slot_id: string,
  room_id: string,
  replaced?: { from: string },
) => ({ slot_id, room_id, from: replaced?.from ?? effective_from });

const leadOf = (
  { effective_from }: Timetable,
  slot_id: string,
  staff_id: string,
  replaced?: { from: string },
) => ({ slot_id, staff_id, role: 'lead' as const, from: replaced?.from ?? effective_from });

async function draftOf(work: UnitOfWork, id: string): Promise<Timetable> {
  const known = await work.records(slots).referred('timetable_id').find(id);
  if (known && !known.archived) return openDraft(work, id);
  throw invalidReference('/timetable_id', 'timetable');
}

/** Changes a slot of a draft; `teacher_ids` and `room_id` replace its lead teachers and its room. */
export async function updateSlot(
  work: UnitOfWork,
  slotId: string,
  body: Schemas['SlotUpdate'],
): Promise<Stored<Slot>> {
  const { records } = work;
  const { id, value: known } = await records(slots).get(slotId);
  const { teacher_ids: teachers, room_id: room } = body;
  if (teachers !== undefined)
    await records(slots).checkReferences([
      {
        resource: teacherAllocations,
        moves: moves(teachers.map((staff_id) => ({ staff_id }))),
        pointerOf: (index) => `/teacher_ids/${index}`,
      },
    ]);
  const current = await records(slots).current(id);
  const { value } = current;
  const next = { ...value, ...body };
  const isChanged = teachers !== undefined || next.kind !== value.kind;
  if (isChanged && next.kind === 'duty' && next.teacher_ids.length === 0) throw invalidBody([ofNobody('')]);
  const sources = new Set<string>();
  const changesTeachers = teachers !== undefined && String(teachers) !== String(value.teacher_ids);
  const changesRoom = room !== undefined && room !== value.room_id;
  if (changesTeachers || changesRoom) {
    const timetable = await openDraft(work, known.timetable_id);
    await records(slots).checkReferences([
      {
        resource: slots,
        moves: [{ from: value, to: next }],
        pointerOf: (_index, pointer) => pointer,
      },
      {
        resource: roomAssignments,
        moves: moves(changesRoom ? [{ room_id: room }] : []),
        pointerOf: () => '/room_id',
      },
    ]);
    if (changesTeachers)
      for (const one of await replaceTeachers(work, timetable, id, teachers)) sources.add(one);
    if (changesRoom) for (const one of await replaceRoom(work, timetable, id, room)) sources.add(one);
  }
  const updated = await records(slots).update(id, body as Partial<Slot>);
  if (updated.version !== current.version) await settle(work, [id], { sources });
  return updated;
}

/** Ends the lead teachers without a last day that are left out, and allocates those that are new. */
async function replaceTeachers(
  work: UnitOfWork,
  timetable: Timetable,
  slot: string,
  ids: readonly string[],
): Promise<string[]> {
  const { db, schoolId: school, now } = work;
  const stored = await db.all(teachersAmong, { school, rows: keysOf(work, [slot]) });
  const leads = stored.filter(({ role, to }) => role === 'lead' && to === null);
  // The order of the lead teachers is that of their allocations: those after the first difference are made anew.
  const kept = leads.findIndex(({ staff_id }, index) => staff_id !== ids[index]);
  const [staying, leaving] = kept === -1 ? [leads, []] : [leads.slice(0, kept), leads.slice(kept)];
  // Those who are before a change that is planned stay until then.
  const [first] = leaving.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  await changeAll(
    work,
    teacherAllocations,
    new Map(leaving.map(({ id }) => [id, { archived_at: now }])),
    'archived',
  );
  const created = await createAll(
    work,
    teacherAllocations,
    ids.slice(staying.length).map((staff_id) => leadOf(timetable, slot, staff_id, first)),
  );
  return created.map(({ id }) => id);
}

/** Ends the room assignments without a last day, and creates one for another room. */
async function replaceRoom(
  work: UnitOfWork,
  timetable: Timetable,
  slot: string,
  room_id: string | null,
): Promise<string[]> {
  const { db, schoolId: school, now } = work;
  const stored = await db.all(roomsAmong, { school, rows: keysOf(work, [slot]) });
  const open = stored.filter(({ to }) => to === null);
  await changeAll(
    work,
    roomAssignments,
    new Map(open.map(({ id }) => [id, { archived_at: now }])),
    'archived',
  );
  if (room_id === null) return [];
  const [first] = open.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const created = await createAll(work, roomAssignments, [roomOf(timetable, slot, room_id, first)]);
  return created.map(({ id }) => id);
}

/** A timetable, which must be a draft. */
export async function openDraft({ records }: UnitOfWork, id: string): Promise<Timetable> {
  const found = await records(timetables).get(id);
  if (found.archived) throw notDraft('archived');
  if (found.value.status !== 'draft') throw notDraft(found.value.status);
  return found.value;
}
