import { type FieldError, invalidBody, Problem } from '../../contract/errors.ts';
import type { DateRange } from '../date-ranges.ts';

/** Rejects a date range that overlaps that of another record of the same kind. */
export function checkApart(
  dates: DateRange,
  others: readonly (DateRange & { id: string })[],
  ownId?: string,
): void {
  const clash = others.find(
    ({ id, starts_on, ends_on }) => id !== ownId && starts_on <= dates.ends_on && ends_on >= dates.starts_on,
  );
  if (!clash) return;
  throw new Problem(
    'dates_overlap',
    `The dates overlap those of ${clash.id}: ${clash.starts_on} to ${clash.ends_on}.`,
    {
      members: { existing_id: clash.id },
    },
  );
}

/** Rejects a term that is not within its year. */
export function checkInside(term: DateRange, year: DateRange): void {
  const fieldErrors: FieldError[] = [];
  const fieldError = (field: keyof DateRange, detail: string) =>
    fieldErrors.push({ pointer: `/${field}`, code: 'outside_academic_year', detail });
  if (term.starts_on < year.starts_on)
    fieldError('starts_on', `must not be before ${year.starts_on}, the first day of the academic year`);
  if (term.ends_on > year.ends_on)
    fieldError('ends_on', `must not be after ${year.ends_on}, the last day of the academic year`);
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors, 'outside_academic_year');
}

/** Rejects dates of a year that do not contain all of its terms. */
export function checkHolds(year: DateRange, terms: readonly DateRange[]): void {
  const fieldErrors: FieldError[] = [];
  const first = terms.map(({ starts_on }) => starts_on).sort()[0];
  const last = terms
    .map(({ ends_on }) => ends_on)
    .sort()
    .at(-1);
  if (first !== undefined && first < year.starts_on) {
    fieldErrors.push({
      pointer: '/starts_on',
      code: 'outside_academic_year',
      detail: `must not be after ${first}, the first day of a term`,
    });
  }
  if (last !== undefined && last > year.ends_on) {
    fieldErrors.push({
      pointer: '/ends_on',
      code: 'outside_academic_year',
      detail: `must not be before ${last}, the last day of a term`,
    });
  }
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors, 'outside_academic_year');
}

/** Rejects dates of a term that do not contain all of its enrollments, registers or other records. */
export function checkCovered(
  next: DateRange,
  { first, last }: { first: string | null; last: string | null },
  what: string,
): void {
  const fieldErrors: FieldError[] = [];
  const fieldError = (field: keyof DateRange, detail: string) =>
    fieldErrors.push({ pointer: `/${field}`, code: 'outside_term', detail });
  if (first !== null && first < next.starts_on)
    fieldError('starts_on', `must not be after ${first}, the first day of ${what}`);
  if (last !== null && last > next.ends_on)
    fieldError('ends_on', `must not be before ${last}, the last day of ${what}`);
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors, 'outside_term');
}
