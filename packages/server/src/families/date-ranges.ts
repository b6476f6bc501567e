import { type FieldError, invalidBody } from '../contract/errors.ts';

/** The first and the last day of a year or a term. */
export interface DateRange {
  starts_on: string;
  ends_on: string;
}

/** Before and after every date of a school, as text. */
export const always = { starts_on: '0000-01-01', ends_on: '9999-12-31' } as const;

type Nullable<T> = { [K in keyof T]: T[K] | null };

/** The field errors of a date range that ends before it starts; one end, or both, can be open. */
export function orderErrors({ starts_on, ends_on }: Partial<Nullable<DateRange>>): FieldError[] {
  if (!starts_on || !ends_on || starts_on <= ends_on) return [];
  return [{ pointer: '/ends_on', code: 'ends_before_start', detail: `must not be before ${starts_on}` }];
}

/** Rejects a date range that ends before it starts. */
export function checkOrder(dates: Partial<Nullable<DateRange>>): void {
  const fieldErrors = orderErrors(dates);
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors);
}
