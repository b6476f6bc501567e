import type { FieldError } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { RecordWork, StateChange } from '../../store/rules.ts';
import { notDraft } from './drafts.ts';
import { type ClassRow, classesAmong } from './queries/classes.ts';
import { periodsOfTimetables, type TimetableRow, timetablesAmong } from './queries/timetables.ts';
import { keysOf } from './settle.ts';

type Slot = Schemas['Slot'];
type Of = Pick<TimetableRow, 'term_ids' | 'grade_level_ids'> & { academic_year_id: string };

/**
 * Slots are changed only in a draft, in periods of their timetable in which classes are taught, and with classes for
 * which the timetable is.
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
  const published = timetables.find(({ status }) => status !== 'draft');
  if (published) throw notDraft(published.status);
  const periods = await db.all(periodsOfTimetables, { school, rows: timetableRows });
  const classes = await db.all(classesAmong, {
    school,
    rows: distinct(slots.flatMap((slot) => slot.class_ids)),
  });
  const timetableOf = new Map(timetables.map((one) => [one.id, one]));
  const periodOf = new Map(periods.map((one) => [one.id, one]));
  const classOf = new Map(classes.map((one) => [one.id, one]));
  return slots.map((slot) => {
    const timetable = timetableOf.get(slot.timetable_id);
    if (!timetable) return [];
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
