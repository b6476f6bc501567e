import { type FieldError, Problem } from '../contract/errors.ts';

/** The parts of a person's full name. */
export interface Name {
  name?: string | undefined;
  first_name?: string | null | undefined;
  middle_names?: string | null | undefined;
  last_name?: string | null | undefined;
}

const longestName = 200;

/** The full name: as sent, otherwise composed of its parts. */
export function composeName({ name, first_name, middle_names, last_name }: Name): string | undefined {
  if (name !== undefined) return name;
  if (!first_name || !last_name) return undefined;
  return [first_name, middle_names, last_name].filter(Boolean).join(' ');
}

/** The field errors of a full name, sent or composed. */
export function nameErrors(name: string | undefined): FieldError[] {
  const fieldError = (code: string, detail: string): FieldError[] => [{ pointer: '/name', code, detail }];
  if (name === undefined)
    return fieldError('required', 'is required unless first_name and last_name are sent');
  return name.length > longestName
    ? fieldError('too_long', `must have at most ${longestName} characters, whether sent or composed`)
    : [];
}

/** The field errors of a date that must not be after today (YYYY-MM-DD). */
export function pastErrors(field: string, day: string | null | undefined, today: string): FieldError[] {
  if (!day || day <= today) return [];
  return [{ pointer: `/${field}`, code: 'in_future', detail: `must not be after today, ${today}` }];
}

/** The field errors of the check digit of a South African identity number (Luhn's sum over all 13 digits). */
export function nationalIdErrors(number: string | null | undefined): FieldError[] {
  if (!number || luhn(number) % 10 === 0) return [];
  return [
    {
      pointer: '/national_id',
      code: 'invalid_check_digit',
      detail: 'has an invalid check digit',
    },
  ];
}

function luhn(digits: string): number {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum;
}

/** Rejects restoring a person whose personal values were erased. */
export function refuseErased({ plain }: { plain: { erased_at?: string | null } }): void {
  if (plain.erased_at)
    throw new Problem(
      'resource_erased',
      'The personal values of the record were erased, so it cannot be restored.',
    );
}
