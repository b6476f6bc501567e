import { type FieldError, Problem } from '../contract/errors.ts';
import { composeName, type NameParts } from '../lib/names.ts';
import type { Rows } from '../sql/query.ts';
import { soughtWords } from '../store/name-words.ts';
import type { ReadWork, UnitOfWork } from '../work/unit-of-work.ts';
import { schools } from './school/tables.ts';

const longestName = 200;

/** The full name of a new person: as sent, otherwise composed in the order of the school's locale. */
export async function fullName(
  { schoolId, records }: Pick<UnitOfWork, 'schoolId' | 'records'>,
  { name, ...parts }: NameParts & { name?: string | undefined },
): Promise<string | undefined> {
  if (name !== undefined || (!parts.first_name && !parts.last_name)) return name;
  const { plain: school } = await records(schools).get(schoolId);
  return composeName(parts, school.locale);
}

/**
 * The full name of a person of whom a row of an import changes parts: composed again, if it was composed of them. Who imports
 * a list without full names cannot correct them otherwise.
 */
export async function nameOfParts(
  { schoolId, records }: ReadWork,
  person: Record<string, unknown>,
  patch: Record<string, unknown>,
): Promise<{ name?: string }> {
  const parts = ['first_name', 'middle_names', 'last_name'];
  const isChanged = parts.some((part) => part in patch && patch[part] !== person[part]);
  if ('name' in patch || !isChanged) return {};
  const { locale } = (await records(schools).get(schoolId)).plain;
  // The parts of both have the types of the document.
  const [before, after] = [person as NameParts, { ...person, ...patch } as NameParts];
  if (person.name !== composeName(before, locale)) return {};
  const name = composeName(after, locale);
  return name === undefined ? {} : { name };
}

/** The query of a list of people, with the text that a name is searched by as the words that are searched. */
export const withSoughtWords = <Q extends { name?: string | undefined }>({
  name,
  ...query
}: Q): Omit<Q, 'name'> & { name?: Rows } =>
  name === undefined ? query : { ...query, name: soughtWords(name) };

/** The field errors of a full name, sent or composed. */
export function nameErrors(name: string | undefined): FieldError[] {
  const fieldError = (code: string, detail: string): FieldError[] => [{ pointer: '/name', code, detail }];
  if (name === undefined) return fieldError('required', 'is required unless first_name or last_name is sent');
  // As JSON Schema counts: rare characters are two units of a string.
  return [...name].length > longestName
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

/** Rejects a person who cannot be restored: merged into another one, or with erased personal values. */
export function refuseGone({
  plain,
}: {
  plain: { erased_at?: string | null; merged_into_id: string | null };
}): void {
  if (plain.merged_into_id !== null)
    throw new Problem(
      'record_merged',
      `The record was merged into ${plain.merged_into_id}. Use that record, or undo the merge.`,
      { members: { existing_id: plain.merged_into_id } },
    );
  if (plain.erased_at)
    throw new Problem(
      'resource_erased',
      'The personal values of the record were erased, so it cannot be restored.',
    );
}
