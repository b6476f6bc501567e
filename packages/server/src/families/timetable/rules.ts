import {
  alreadyExists,
  type FieldError,
  invalidBody,
  Problem,
  resourceInUse,
} from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { differs, type RecordWork, type StateChange } from '../../store/rules.ts';
import { slotsInPeriod, teachersAmong } from './queries/slots.ts';
import {
  type ClassRow,
  classesAmong,
  periodsOfTimetables,
  type TimetableRow,
  timetablesAmong,
} from './queries/timetables.ts';
import { keysOf } from './settle.ts';

export type Timetable = Schemas['Timetable'];

export const notDraft = (status: string): Problem =>
  new Problem(
    'timetable_not_draft',
    `The timetable is ${status}. Slots and periods can be changed only in a draft: clone the timetable, or change the teacher or the room of a slot with dates.`,
  );

type Slot = Schemas['Slot'];
type Of = Pick<TimetableRow, 'term_ids' | 'grade_level_ids'> & { academic_year_id: string };

/**
 * Slots are changed only in a draft, in periods of their timetable in which classes are taught, and with classes for
 * which the timetable is. Their external ids and metadata can always be changed.
 */
export async function checkSlots(
  changes: readonly StateChange<Slot>[],
  work: RecordWork,
): Promise<FieldError[][]> {
  const { db, schoolId: school } = work;
  const slots = changes.map(({ next }) => next);
  const distinct = (ids: string[]) => keysOf(work, new Set(ids));
  const timetableRows = distinct(slots.map(({ timetable_id }) => timetable_id));
  const timetables = await db.all(timetablesAmong, { school, rows: timetableRows });
  const timetableOf = new Map(timetables.map((one) => [one.id, one]));
  for (const { next, previous } of changes) {
    const { status = 'draft' } = timetableOf.get(next.timetable_id) ?? {};
    if (status !== 'draft' && isPlan(next, previous)) throw notDraft(status);
  }
  const periods = await db.all(periodsOfTimetables, { school, rows: timetableRows });
  const classes = await db.all(classesAmong, {
    school,
    rows: distinct(slots.flatMap((slot) => slot.class_ids)),
  });
  const periodOf = new Map(periods.map((one) => [one.id, one]));
  const classOf = new Map(classes.map((one) => [one.id, one]));
  return slots.map((slot) => {
    const timetable = timetableOf.get(slot.timetable_id);
    if (timetable?.status !== 'draft') return [];
    return [
      ...cycleErrors(slot, timetable),
      ...periodErrors(slot, periodOf.get(slot.period_id)),
      ...dutyErrors(slot),
      ...slot.class_ids.flatMap((id, at): FieldError[] => {
        const cls = classOf.get(id);
        const [code, detail] = (cls && classProblem(cls, timetable)) ?? [];
        return code && detail ? [{ pointer: `/class_ids/${at}`, code, detail }] : [];
      }),
    ];
  });
}

/** Whether a change concerns more than the ids of a slot in other systems, and its metadata. */
const isPlan = (next: Slot, previous: Slot | undefined): boolean =>
  previous === undefined || differs(next, previous, ...planFields);

const planFields = [
  ...(['cycle_day', 'period_id', 'kind', 'title', 'class_ids'] as const),
  ...(['subject_id', 'block', 'notes', 'archived_at'] as const),
];

function cycleErrors({ cycle_day: day }: Slot, { cycle_length: length }: TimetableRow): FieldError[] {
  if (day <= length) return [];
  return [
    { pointer: '/cycle_day', code: 'too_big', detail: `must be at most ${length}, the length of the cycle` },
  ];
}

function periodErrors(slot: Slot, period: { timetable_id: string; kind: string } | undefined): FieldError[] {
  const fieldError = (field: string, code: string, detail: string): FieldError[] => [
    { pointer: `/${field}`, code, detail },
  ];
  if (period?.timetable_id !== slot.timetable_id)
    return fieldError('period_id', 'other_timetable', 'must be a period of the timetable of the slot');
  if (slot.kind === 'duty') return [];
  if (period.kind !== 'lesson' && period.kind !== 'registration')
    return fieldError(
      'period_id',
      'not_applicable',
      `must be a period for lessons; the kind of this one is ${period.kind}`,
    );
  return period.kind === 'lesson' && !slot.subject_id
    ? fieldError('subject_id', 'required', 'is required in a period of the kind lesson')
    : [];
}

/** A lesson is with classes, and a duty without. */
function dutyErrors({ kind, class_ids, subject_id }: Slot): FieldError[] {
  if (kind === 'lesson')
    return class_ids.length > 0
      ? []
      : [
          {
            pointer: '/class_ids',
            code: 'required',
            detail: 'must have at least one class; a slot without classes has the kind duty',
          },
        ];
  const detail = 'cannot be sent for a duty';
  return [
    ...(class_ids.length > 0 ? [{ pointer: '/class_ids', code: 'not_applicable', detail }] : []),
    ...(subject_id ? [{ pointer: '/subject_id', code: 'not_applicable', detail }] : []),
  ];
}

/** Why a timetable is not for a class: the code and the detail of a field error. */
export function classProblem(cls: ClassRow, timetable: Of): [code: string, detail: string] | undefined {
  if (cls.academic_year_id !== timetable.academic_year_id)
    return ['other_academic_year', 'must be a class of the academic year of the timetable'];
  const grades: string[] | null = timetable.grade_level_ids && JSON.parse(timetable.grade_level_ids);
  if (grades && !grades.includes(cls.grade_level_id))
    return ['other_grade_level', 'must be a class of a grade level that the timetable is for'];
  const offered: string[] | null = cls.term_ids && JSON.parse(cls.term_ids);
  const terms: string[] = JSON.parse(timetable.term_ids);
  if (offered && !terms.every((id) => offered.includes(id)))
    return ['class_not_offered', 'must be a class that is offered in all terms of the timetable'];
  return undefined;
}

type Period = Schemas['Period'];

/** Periods are changed only in a draft, and those of one day pattern neither overlap nor have the same position. */
export async function checkPeriods(
  changes: readonly StateChange<Period>[],
  work: RecordWork,
): Promise<FieldError[][]> {
  const { db, schoolId: school } = work;
  const all = changes.map(({ next }) => next);
  const fieldErrors = all.map(orderErrors);
  if (fieldErrors.some((own) => own.length > 0)) return fieldErrors;
  const rows = keysOf(work, new Set(all.map(({ timetable_id }) => timetable_id)));
  const [other] = (await db.all(timetablesAmong, { school, rows })).filter(
    ({ status }) => status !== 'draft',
  );
  if (other && changes.some(({ next, previous }) => isRule(next, previous))) throw notDraft(other.status);
  const own = new Set(all.map(({ id }) => id));
  const stored = await db.all(periodsOfTimetables, { school, rows });
  const periods = [...stored.filter(({ id }) => !own.has(id)), ...all];
  const byPattern = Map.groupBy(periods, (one) => `${one.timetable_id} ${one.day_pattern}`);
  for (const period of all)
    refuseOverlap(period, byPattern.get(`${period.timetable_id} ${period.day_pattern}`));
  for (const { next, previous } of changes)
    if (previous?.archived_at === null && differs(next, previous, 'kind')) await refuseUsed(next.id, work);
  return [];
}

/** Whether a change concerns more than what a period is called. */
const isRule = (next: Period, previous: Period | undefined): boolean =>
  differs(next, previous, 'day_pattern', 'sequence', 'starts_at', 'ends_at', 'kind', 'archived_at');

function orderErrors({ starts_at, ends_at }: Period): FieldError[] {
  if (starts_at < ends_at) return [];
  return [{ pointer: '/ends_at', code: 'ends_before_start', detail: `must be later than ${starts_at}` }];
}

function refuseOverlap(
  { id, sequence, starts_at, ends_at }: Period,
  sisters: readonly Pick<Period, 'id' | 'sequence' | 'starts_at' | 'ends_at'>[] = [],
): void {
  const others = sisters.filter((sister) => sister.id !== id);
  const clash = others.find((other) => other.starts_at < ends_at && other.ends_at > starts_at);
  if (clash)
    throw new Problem(
      'periods_overlap',
      `The period overlaps ${clash.id} of the same day pattern: ${clash.starts_at} to ${clash.ends_at}.`,
      { members: { existing_id: clash.id } },
    );
  const same = others.find((other) => other.sequence === sequence);
  if (same) throw alreadyExists('Another period of the same day pattern has this sequence', same.id);
}

/** Slots depend on the kind of their period. */
async function refuseUsed(period: string, { db, schoolId: school }: RecordWork): Promise<void> {
  const { length: count } = await db.all(slotsInPeriod, { school, period });
  if (count > 0) throw resourceInUse([{ type: 'slot', count }]);
}

type Allocation = Schemas['TeacherAllocation'];

const dateErrors = ({ from, to }: { from: string; to: string | null }): FieldError[] =>
  to !== null && to < from
    ? [{ pointer: '/to', code: 'ends_before_start', detail: `must not be before ${from}` }]
    : [];

/** A room assignment does not end before it starts. */
export async function checkAssignments(
  changes: readonly StateChange<Schemas['RoomAssignment']>[],
): Promise<FieldError[][]> {
  return changes.map(({ next }) => dateErrors(next));
}

/** Only a substitute replaces somebody, and a staff member has a role in a slot only once on a day. */
export async function checkAllocations(
  changes: readonly StateChange<Allocation>[],
  work: RecordWork,
): Promise<FieldError[][]> {
  const fieldErrors = changes.map(({ next }) => [...dateErrors(next), ...replacementErrors(next)]);
  if (fieldErrors.some((some) => some.length > 0)) return fieldErrors;
  const all = changes.map(({ next }) => next).filter(({ archived_at }) => archived_at === null);
  if (all.length === 0) return [];
  const own = new Set(all.map(({ id }) => id));
  const rows = keysOf(work, new Set(all.map(({ slot_id }) => slot_id)));
  const stored = await work.db.all(teachersAmong, { school: work.schoolId, rows });
  const nameOf = (one: Pick<Allocation, 'slot_id' | 'staff_id' | 'role'>) =>
    `${one.slot_id} ${one.staff_id} ${one.role}`;
  const others = Map.groupBy([...stored.filter(({ id }) => !own.has(id)), ...all], nameOf);
  for (const next of all) {
    const twin = others.get(nameOf(next))?.find((other) => other.id !== next.id && overlaps(other, next));
    if (twin)
      throw alreadyExists(
        'The staff member already has this role in the slot on some of these days',
        twin.id,
      );
  }
  return [];
}

function replacementErrors({ role, staff_id, replaces_id: replaced }: Allocation): FieldError[] {
  const fieldError = (code: string, detail: string): FieldError[] => [
    { pointer: '/replaces_id', code, detail },
  ];
  if (replaced !== null && role !== 'substitute')
    return fieldError('not_applicable', 'must be null unless role is substitute');
  return replaced === staff_id ? fieldError('same_staff', 'must not be the substitute') : [];
}

const overlaps = (
  one: { from: string; to: string | null },
  other: { from: string; to: string | null },
): boolean => (one.to === null || other.from <= one.to) && (other.to === null || one.from <= other.to);

/** Whose calendar a feed can be, by what it contains. */
export const feedChoices = {
  lessons: ['class_id', 'staff_id', 'room_id', 'learner_id'],
  dates: ['class_id', 'staff_id', 'learner_id', 'guardian_id'],
} as const;

/** A feed of lessons is the calendar of exactly one record, and one of dates that of one record or of the school. */
export function checkFeed(next: Schemas['CalendarFeed']): void {
  const { content } = next;
  const choices: readonly string[] = feedChoices[content];
  const foreign = (['room_id', 'guardian_id'] as const).find(
    (field) => next[field] !== null && !choices.includes(field),
  );
  if (foreign)
    throw invalidBody([
      { pointer: `/${foreign}`, code: 'not_applicable', detail: `cannot be sent for a feed of ${content}` },
    ]);
  const sent = feedChoices[content].filter((field) => next[field] !== null);
  if (sent.length === 1 || (sent.length === 0 && content === 'dates')) return;
  const count = content === 'lessons' ? 'exactly' : 'at most';
  const detail = `must have ${count} one of ${choices.join(', ')}`;
  throw invalidBody([
    sent[1] === undefined
      ? { pointer: '', code: 'required', detail }
      : { pointer: `/${sent[1]}`, code: 'not_applicable', detail },
  ]);
}
