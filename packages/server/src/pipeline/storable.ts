import type { FieldError } from '../contract/errors.ts';
import { mostErrors, type Place, pointerOf } from './field-errors.ts';

// More levels than the stack can hold fit into a body of a megabyte.
const deepest = 32;

// Neither database can store every text: PostgreSQL rejects U+0000, and half of a surrogate pair is not UTF-8.
export function noteUnstorable(
  fieldErrors: FieldError[],
  value: unknown,
  path: PropertyKey[],
  place: Place,
): void {
  if (fieldErrors.length >= mostErrors) return;
  const note = (code: string, detail: string) =>
    fieldErrors.push({ pointer: pointerOf(place(path)), code, detail });
  if (typeof value === 'string') {
    if (!isStorable(value))
      note(
        'invalid_character',
        'contains a character that cannot be stored (U+0000 or half of a surrogate pair)',
      );
  } else if (Array.isArray(value)) {
    if (path.length > deepest) note('too_deep', 'is nested too deeply');
    else
      for (const [index, item] of value.entries()) noteUnstorable(fieldErrors, item, [...path, index], place);
  } else if (typeof value === 'object' && value !== null) {
    if (path.length > deepest) return void note('too_deep', 'is nested too deeply');
    for (const [key, item] of Object.entries(value)) {
      if (key !== '__proto__' && isStorable(key)) noteUnstorable(fieldErrors, item, [...path, key], place);
      else note('invalid_key', 'contains a key that cannot be stored');
    }
  }
}

export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
