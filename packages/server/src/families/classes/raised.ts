import type { Schemas } from '../../contract/schemas.ts';
import { defineChange } from '../../work/family.ts';
import type { DateRange } from '../date-ranges.ts';

/** The field by which records refer to a class or a grade level. */
type Field = 'class_id' | 'grade_level_id';

/** The label of a class or a grade level has changed. */
export const labelChanged = defineChange<{ field: Field; id: string; label: string }>('label changed');

/** The school has a grade level with this label from now on: it was created, restored, or had another label. */
export const gradeLevelNamed = defineChange<{ id: string; label: string }>('grade level named');

/** A class is about to be changed. */
export const classChanging = defineChange<{ next: Schemas['Class']; previous: Schemas['Class'] }>(
  'class changing',
);

/** A term is about to get other dates. */
export const termMoving = defineChange<{ next: Schemas['Term']; previous: Schemas['Term'] }>('term moving');

/** A term, with the weekdays on which it has school. */
export type DatedTerm = DateRange & { id: string; status: string; schoolDays: readonly number[] };

/** Terms are about to be created, restored, archived, or to get other dates or weekdays: other days have school. */
export const termsChanging = defineChange<{
  previous: readonly DatedTerm[];
  next: readonly DatedTerm[];
}>('terms changing');

/** A change of the calendar that is about to be made: days may have no school for some grade levels. */
export interface DaysClosing {
  dates: readonly string[];
  /** The id of the exception that no longer applies as it is. */
  replaced: string | undefined;
  /** The exception that applies afterwards. */
  next:
    | Pick<Schemas['CalendarException'], 'date' | 'kind' | 'name' | 'grade_level_ids' | 'keeps_cycle'>
    | undefined;
  /** Whether a day is a school day of a grade level after the change. */
  isSchoolDay(date: string, gradeLevelId: string): boolean;
  reason: string;
  /** Whether the registers of days without school are voided; otherwise they prevent the change. Undefined if a request cannot say so. */
  voidRegisters: boolean | undefined;
}

export const schoolDaysClosing = defineChange<DaysClosing>('school days closing');
