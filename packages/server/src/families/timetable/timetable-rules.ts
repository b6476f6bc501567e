import { type FieldError, invalidBody, Problem, resourceInUse } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { idRows } from '../../sql/query.ts';
import type { Resource } from '../../store/resource.ts';
import { differs, type RecordWork, type StateChange } from '../../store/rules.ts';
import type { ReadWork } from '../../work/unit-of-work.ts';
import { datesOfYear, liveTerms } from '../classes/queries.ts';
import { schools } from '../school/tables.ts';
import { type Conflict, crossBookings, distinct, refuseConflicts } from './conflicts.ts';
import {
  coincide,
  type DatedTimetable,
  datedTimetables,
  datesOf,
  rowOf,
  withDates,
} from './dated-timetables.ts';
import { occupancyOfTimetable } from './queries/occupancy-rows.ts';
import {
  roomsAmong,
  roomsStartingWith,
  type SlotRow,
  slotsAfterDay,
  slotsOfTimetable,
  teachersAmong,
  teachersStartingWith,
} from './queries/slots.ts';
import { addTerms, classesOfTimetable, dropTerms } from './queries/timetables.ts';
import { classProblem, notDraft } from './rules.ts';
import { changeAll, doubleBookings, keysOf, notActive, refuseArchivedRooms, settle } from './settle.ts';

type Timetable = Schemas['Timetable'];

const longestWeek = 7;
const cycleFields = [
  ...(['cycle_length', 'cycle_mode', 'cycle_weeks', 'skip_weeks_without_school'] as const),
  'cycle_start_date',
] as const;

/** School days and weeks are counted from the first day, unless another one is sent. */
export async function fillTimetable(next: Timetable): Promise<Partial<Timetable>> {
  if (next.cycle_mode === 'weekday' || next.cycle_start_date !== null) return {};
  return { cycle_start_date: next.effective_from };
}

export async function checkTimetable(
  next: Timetable,
  previous: Timetable | undefined,
  work: RecordWork,
): Promise<void> {
  const isDraft = next.status === 'draft';
  if (previous && !isDraft && previous.status !== 'draft' && isRule(next, previous))
    throw notDraft(next.status);
  const fieldErrors = [
    ...orderErrors(next),
    ...(previous ? extensionErrors(next, previous) : []),
    ...(isDraft ? await cycleErrors(next, previous, work) : []),
    ...(isDraft ? await termErrors(next, work) : []),
  ];
  if (fieldErrors.length > 0)
    throw invalidBody(
      fieldErrors,
      fieldErrors.every(({ code }) => code === 'outside_academic_year') ? 'outside_academic_year' : undefined,
    );
  if (isDraft && previous) await checkSlotsOf(next, previous, work);
  const begins = !previous || differs(next, previous, 'status', 'archived_at', 'effective_to');
  if (next.status === 'published' && begins) await checkPublished(next, previous, work);
  const isRestored = previous !== undefined && previous.archived_at !== null;
  if (next.status === 'retired' && isRestored)
    refuseOthers(await withDates(work, next), await datedTimetables(work));
}

/** Whether a change concerns more than the name and the last day of a timetable. */
const isRule = (next: Timetable, previous: Timetable): boolean =>
  differs(next, previous, ...cycleFields, 'effective_from') ||
  String(next.term_ids) !== String(previous.term_ids) ||
  String(next.grade_level_ids) !== String(previous.grade_level_ids);

function orderErrors({ status, effective_from: from, effective_to: to }: Timetable): FieldError[] {
  // One that is retired before its first day has no days.
  if (to === null || from <= to || status === 'retired') return [];
  return [{ pointer: '/effective_to', code: 'ends_before_start', detail: `must not be before ${from}` }];
}

/** One that is retired gets no further lessons: nothing is compared with it afterwards. */
function extensionErrors(
  { effective_to: to }: Timetable,
  { status, effective_to: last }: Timetable,
): FieldError[] {
  if (status !== 'retired' || last === null || (to !== null && to <= last)) return [];
  const detail = `must not be after ${last}, because the timetable is retired; for later days, publish a clone of it`;
  return [{ pointer: '/effective_to', code: 'after_end', detail }];
}

async function cycleErrors(
  next: Timetable,
  previous: Timetable | undefined,
  { records, schoolId }: RecordWork,
): Promise<FieldError[]> {
  const { cycle_mode: mode, cycle_length: length, cycle_start_date: start, effective_from: from } = next;
  const fieldError = (field: string, code: string, detail: string): FieldError[] => [
    { pointer: `/${field}`, code, detail },
  ];
  const { cycle_weeks: weeks, skip_weeks_without_school: skips } = next;
  if (mode !== 'weeks') {
    const detail = `must be 1 in the mode ${mode}; for weeks that take turns, such as week A and week B, send the cycle_mode weeks`;
    if (weeks !== 1) return fieldError('cycle_weeks', 'not_applicable', detail);
    if (skips)
      return fieldError('skip_weeks_without_school', 'not_applicable', `must be false in the mode ${mode}`);
  }
  if (mode !== 'weekday' && start !== null && start > from)
    return fieldError(
      'cycle_start_date',
      'after_start',
      `must not be after ${from}, the first day of the timetable; in the mode weeks it is a day of the first week, also before that day`,
    );
  if (mode === 'rolling') return [];
  if (mode === 'weeks' && weeks === 1)
    return fieldError(
      'cycle_weeks',
      'required',
      'must be the number of weeks that take turns, 2 to 4: 2 for week A and week B; if all weeks are the same, send the cycle_mode weekday',
    );
  if (mode === 'weekday' && start !== null)
    return fieldError('cycle_start_date', 'not_applicable', 'must be null in the mode weekday');
  const ofWeek = length / weeks;
  if (!Number.isInteger(ofWeek))
    return fieldError(
      'cycle_length',
      'not_divisible',
      `must be a multiple of ${weeks}, the number of weeks: each week has the same number of days`,
    );
  const most = longestWeek * weeks;
  if (length > most)
    return fieldError(
      'cycle_length',
      'too_big',
      `must be at most ${most} in the mode ${mode}${mode === 'weekday' ? '; for weeks that take turns, such as week A and week B, send the cycle_mode weeks with cycle_weeks' : ''}`,
    );
  if (previous && !differs(next, previous, 'cycle_mode', 'cycle_length', 'cycle_weeks')) return [];
  const { value: school } = await records(schools).current(schoolId);
  const last = Math.max(...school.school_days);
  return ofWeek < last
    ? fieldError(
        'cycle_length',
        'too_small',
        `must be at least ${last * weeks}: the school is open on day ${last} of the week`,
      )
    : [];
}

/** The terms are those of the year, and the dates are within it. */
async function termErrors(
  { term_ids, academic_year_id: id, effective_from: from, effective_to: to }: Timetable,
  { db, schoolId: school }: RecordWork,
): Promise<FieldError[]> {
  const fieldErrors: FieldError[] = [];
  const year = await db.first(datesOfYear, { school, id });
  const terms = new Set((await db.all(liveTerms, { school, year: id })).map((term) => term.id));
  for (const [index, term] of term_ids.entries()) {
    const detail = 'must be a term of the academic year of the timetable';
    if (!terms.has(term))
      fieldErrors.push({ pointer: `/term_ids/${index}`, code: 'other_academic_year', detail });
  }
  const isOutside = (day: string | null) =>
    day !== null && year !== undefined && (day < year.starts_on || day > year.ends_on);
  const detail = `must be within the academic year, ${year?.starts_on} to ${year?.ends_on}`;
  for (const [field, day] of [
    ['effective_from', from],
    ['effective_to', to],
  ] as const)
    if (isOutside(day)) fieldErrors.push({ pointer: `/${field}`, code: 'outside_academic_year', detail });
  return fieldErrors;
}

/** A draft keeps the slots that it has: its cycle is long enough, and it is for their classes. */
async function checkSlotsOf(
  next: Timetable,
  previous: Timetable,
  { db, schoolId: school }: RecordWork,
): Promise<void> {
  if (next.cycle_length < previous.cycle_length) {
    const after = await db.first(slotsAfterDay, { school, timetable: next.id, day: next.cycle_length });
    if (after && after.count > 0) throw resourceInUse([{ type: 'slot', count: after.count }]);
  }
  const changed = ['term_ids', 'grade_level_ids'] as const;
  const field = changed.find((name) => String(next[name]) !== String(previous[name]));
  if (!field) return;
  await checkClasses(next.id, next, field, { db, schoolId: school });
}

/** Rejects a field of a timetable with which it would not be for the classes of the slots of one. */
export async function checkClasses(
  timetable: string,
  next: Timetable,
  field: string,
  { db, schoolId: school }: Pick<RecordWork, 'db' | 'schoolId'>,
): Promise<void> {
  const of = { ...rowOf(next), academic_year_id: next.academic_year_id };
  for (const cls of await db.all(classesOfTimetable, { school, timetable })) {
    const [code, detail] = classProblem(cls, of) ?? [];
    if (code && detail)
      throw invalidBody([{ pointer: `/${field}`, code, detail: `the class ${cls.id} of a slot ${detail}` }]);
  }
}

/** What has dates in the slots of a timetable. */
interface DatedResources {
  roomAssignments: Resource<Schemas['RoomAssignment']>;
  teacherAllocations: Resource<Schemas['TeacherAllocation']>;
}

/** Keeps the terms that find the timetable, and moves what starts with it to its new first day. */
export async function followTimetables(
  changes: readonly StateChange<Timetable>[],
  work: RecordWork,
  dated: DatedResources,
): Promise<void> {
  for (const change of changes) await followTimetable(change, work, dated);
}

async function followTimetable(
  { next, previous }: StateChange<Timetable>,
  work: RecordWork,
  { roomAssignments, teacherAllocations }: DatedResources,
): Promise<void> {
  const { db, schoolId: school } = work;
  const timetable = next.id;
  if (String(next.term_ids) !== String(previous?.term_ids)) {
    if (previous) await db.run(dropTerms, { school, timetable });
    await db.run(addTerms, { school, timetable, rows: idRows(next.term_ids) });
  }
  if (!previous || next.effective_from === previous.effective_from) return;
  const from = next.effective_from;
  const of = { school, timetable, day: previous.effective_from, next: from };
  const move = <T extends object>(rows: { id: string }[], fields: T) =>
    new Map(rows.map(({ id }) => [id, fields]));
  await changeAll(work, roomAssignments, move(await db.all(roomsStartingWith, of), { from }));
  await changeAll(work, teacherAllocations, move(await db.all(teachersStartingWith, of), { from }));
  const slots = await db.all(slotsOfTimetable, { school, timetable });
  await settle(
    work,
    slots.map(({ id }) => id),
  );
}

type Scope = Pick<ReadWork, 'db' | 'schoolId' | 'records' | 'today'>;

/** Rejects a second timetable of a grade level on a day. One that is retired keeps the lessons that it had. */
function refuseOthers(
  own: DatedTimetable,
  inForce: readonly DatedTimetable[],
  former?: DatedTimetable | undefined,
): void {
  const others = inForce.filter((one) => one.id !== own.id && coincide(own, one));
  // What was on the same days before is not made worse by other last days.
  const other = others.find((one) => !former || !coincide(former, one));
  if (!other) return;
  const way =
    own.effective_from < other.effective_from
      ? `Let this one end before ${other.effective_from} with \`effective_to\``
      : 'Let a draft of this one begin after that day with `effective_from`';
  const detail =
    other.status === 'published'
      ? `The timetable ${other.id} is published for some of the same dates and grade levels. Set its \`effective_to\`, or retire it.`
      : `The timetable ${other.id} was in force for some of the same grade levels until ${other.effective_to}, and keeps its lessons. ${way}, or archive the other one if none of its lessons took place.`;
  throw new Problem('dates_overlap', detail, { members: { existing_id: other.id } });
}

/** A grade level has at most one timetable on a day, and a published timetable has no conflicts. */
async function checkPublished(next: Timetable, previous: Timetable | undefined, work: Scope): Promise<void> {
  const own = await withDates(work, next);
  const isInForce = previous?.status === 'published' && previous.archived_at === null;
  const former = isInForce ? await withDates(work, previous) : undefined;
  refuseOthers(own, await datedTimetables(work), former);
  const slots = await slotsUntilLastDay(work, own);
  const rooms = await work.db.all(roomsAmong, {
    school: work.schoolId,
    rows: keysOf(
      work,
      slots.map(({ id }) => id),
    ),
  });
  refuseArchivedRooms(slots, rooms, { today: work.today, pointer: '' });
  refuseConflicts(await conflictsOf(work, own));
}

/** The slots of a timetable with the last day that it has, or would have. */
async function slotsUntilLastDay({ db, schoolId: school }: Scope, own: DatedTimetable): Promise<SlotRow[]> {
  const last_day = datesOf(own)
    .map(({ ends_on }) => ends_on)
    .sort()
    .at(-1);
  const slots = await db.all(slotsOfTimetable, { school, timetable: own.id });
  return slots.map((slot) => ({ ...slot, last_day: last_day ?? slot.last_day }));
}

/** All conflicts that a timetable has, or would have if it were published. */
export async function conflictsOf(work: Scope, own: DatedTimetable): Promise<Conflict[]> {
  const { db, schoolId: school, today } = work;
  const slots = await slotsUntilLastDay(work, own);
  const rows = keysOf(
    work,
    slots.map(({ id }) => id),
  );
  const teachers = await db.all(teachersAmong, { school, rows });
  const occupancy = await db.all(occupancyOfTimetable, { school, timetable: own.id });
  return distinct([
    ...notActive(slots, teachers, { today }),
    ...(await doubleBookings(work, slots, occupancy)),
    ...(await crossBookings(work, own, occupancy)),
  ]);
}
