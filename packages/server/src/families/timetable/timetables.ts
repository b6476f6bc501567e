import { type Schemas, schemaOf } from '../../contract/schemas.ts';
import { addDays, earlier, later } from '../../lib/dates.ts';
import type { Stored } from '../../store/read.ts';
import type { Handlers } from '../../work/operation.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { standard } from '../standard.ts';
import { withDates } from './dated-timetables.ts';
import {
  type RoomRow,
  roomsAmong,
  slotsOfTimetable,
  type TeacherRow,
  teachersAmong,
} from './queries/slots.ts';
import { periodsToCopy } from './queries/timetables.ts';
import type { Timetable } from './rules.ts';
import { copyAll, createAll, keysOf, settle } from './settle.ts';
import {
  lessonsEnding,
  periods,
  roomAssignments,
  slots,
  teacherAllocations,
  timetables as timetable,
} from './tables.ts';
import { checkClasses, conflictsOf } from './timetable-rules.ts';
import { changesWithoutLesson, notTakenOver, warningsOf } from './warnings.ts';

const handlers = standard('timetables', timetable);

export const timetables: Handlers<'timetables'> = {
  ...handlers,

  async update(context) {
    const { params, body, records } = context;
    const { id, value } = await records(timetable).current(params.timetable_id);
    const { effective_to: last } = body;
    if (last && value.status !== 'draft' && (value.effective_to === null || last < value.effective_to))
      await context.raise(lessonsEnding, { timetable: id, last });
    return handlers.update(context);
  },

  /** Only its lessons that took place have registers. */
  async archive(context) {
    const { params, records } = context;
    const { id, plain, archived } = await records(timetable).current(params.timetable_id, 'any');
    if (!archived && plain.status !== 'draft')
      await context.raise(lessonsEnding, { timetable: id, last: null });
    return handlers.archive(context);
  },

  async retire({ params, records, today }) {
    const { id, value } = await records(timetable).current(params.timetable_id);
    const { effective_to: to } = value;
    return records(timetable).act(id, 'retire', { effective_to: to === null ? today : earlier(to, today) });
  },

  clone: (context) => cloneTimetable(context, context.params.timetable_id, context.body),

  async conflicts(context) {
    const { params, records, db, schoolId: school } = context;
    const { id, value } = await records(timetable).get(params.timetable_id);
    const own = await withDates(context, value);
    const slots = await db.all(slotsOfTimetable, { school, timetable: id });
    return {
      conflicts: await conflictsOf(context, own),
      warnings: [
        ...(await warningsOf(
          context,
          slots.map((slot) => slot.id),
        )),
        ...(await changesWithoutLesson(context, own)),
        ...(await notTakenOver(context, own)),
      ],
    };
  },
};

/** Copies a timetable to a draft, in the same academic year. */
async function cloneTimetable(
  work: UnitOfWork,
  id: string,
  changes: Schemas['TimetableClone'],
): Promise<Stored<Timetable>> {
  const { db, schoolId: school, records } = work;
  const { value } = await records(timetable).get(id);
  // School days are counted as in the original, so that a copy that starts later continues its cycle.
  const copy = { ...copied(value), ...withoutUndefined(changes), id: work.newId('tmt') };
  await checkClasses(id, { ...value, ...copy }, 'term_ids', work);
  const newIds = new Map<string, string>();
  const copyOf = (old: string, prefix: string) => {
    const fresh = work.newId(prefix);
    newIds.set(old, fresh);
    return fresh;
  };
  const newPeriods = (await db.all(periodsToCopy, { school, timetable: id })).map(
    ({ metadata, ...period }) => ({
      ...period,
      metadata: JSON.parse(metadata),
      id: copyOf(period.id, 'prd'),
      timetable_id: copy.id,
    }),
  );
  const oldSlots = await db.all(slotsOfTimetable, { school, timetable: id });
  const newSlots = oldSlots.map((slot) => ({
    id: copyOf(slot.id, 'slt'),
    timetable_id: copy.id,
    period_id: newIds.get(slot.period_id) ?? slot.period_id,
    cycle_day: slot.cycle_day,
    kind: slot.kind,
    title: slot.title,
    class_ids: JSON.parse(slot.class_ids),
    subject_id: slot.subject_id,
    block: slot.block,
    notes: slot.notes,
  }));
  const rows = keysOf(
    work,
    oldSlots.map((slot) => slot.id),
  );
  const inCopy = { from: copy.effective_from, to: copy.effective_to };
  const original = { from: value.effective_from, to: value.effective_to };
  const inDates = <T extends RoomRow | TeacherRow>(list: readonly T[]) =>
    list.flatMap((row) => {
      const dates = limited(row, inCopy, original, goneAfter(row, work.today));
      return dates ? [{ ...row, ...dates, slot_id: newIds.get(row.slot_id) ?? row.slot_id }] : [];
    });
  const newRooms = inDates(await db.all(roomsAmong, { school, rows })).map(
    ({ slot_id, room_id, from, to }) => ({
      slot_id,
      room_id,
      from,
      to,
    }),
  );
  const newTeachers = inDates(await db.all(teachersAmong, { school, rows })).map(
    ({ slot_id, staff_id, role, replaces_id, from, to }) => ({
      slot_id,
      staff_id,
      role,
      replaces_id,
      from,
      to,
    }),
  );
  const pointerOf = (_index: number, pointer: string) => pointer;
  const moves = (list: readonly object[]) => list.map((to) => ({ from: {}, to }));
  await records(timetable).current(id);
  await records(timetable).checkReferences([
    { resource: timetable, moves: moves([copy]), pointerOf },
    { resource: periods, moves: moves(newPeriods), pointerOf },
    { resource: slots, moves: moves(newSlots), pointerOf },
  ]);
  const draft = await records(timetable).create(copy);
  await createAll(work, periods, newPeriods);
  await createAll(work, slots, newSlots);
  await copyAll(work, roomAssignments, newRooms);
  await copyAll(work, teacherAllocations, newTeachers);
  await settle(
    work,
    newSlots.map((slot) => slot.id),
  );
  return draft;
}

/** The fields that a request can set, except the ids of other systems: these are of the original. */
type Copied = Pick<Timetable, Exclude<keyof Schemas['TimetableCreate'], 'external_ids'>>;

const copied = (original: Timetable): Copied => {
  const { external_ids: _own, ...fields } = schemaOf('TimetableCreate').properties ?? {};
  const values = new Map<string, unknown>(Object.entries(original));
  return Object.fromEntries(Object.keys(fields).map((name) => [name, values.get(name)])) as Copied;
};

const withoutUndefined = (
  fields: Schemas['TimetableClone'],
): Partial<Pick<Timetable, 'name' | 'term_ids' | 'effective_from' | 'effective_to'>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

interface Dates {
  from: string;
  to: string | null;
}

/** The last day of staff members who have left, and of archived staff members and rooms: one in the past. */
function goneAfter(row: RoomRow | TeacherRow, today: string): string | undefined {
  const hasLeft = 'status' in row && row.status === 'left';
  if (hasLeft && row.ends_on !== null) return row.ends_on;
  return hasLeft || row.archived_at !== null ? addDays(today, -1) : undefined;
}

/** The dates of a row, limited to those of the copy; what lasts as long as the original lasts as long as the copy. */
function limited(
  row: Dates & { replaces_id?: string | null },
  copy: Dates,
  original: Dates,
  gone: string | undefined,
): Dates | undefined {
  const from = later(row.from, copy.from);
  // A substitute or another room until the last day is a change that ends.
  const isWhole = row.from <= original.from && row.to === original.to && !row.replaces_id;
  const ends = isWhole && gone === undefined ? [] : [row.to, gone];
  const last = [...ends, copy.to].filter((day) => typeof day === 'string').sort()[0] ?? null;
  if (last !== null && last < from) return undefined;
  return { from, to: ends.some((day) => typeof day === 'string') ? last : null };
}
