import type { Fault } from '../errors.ts';

/** A person's name, whole and in parts, as a body may hold it. */
interface NameParts {
  name?: string | undefined;
  first_name?: string | null | undefined;
  middle_names?: string | null | undefined;
  last_name?: string | null | undefined;
}

const longestName = 200;

/** A name as it is searched: without case and diacritics. */
export const foldName = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The full name: as sent, else composed of its parts. */
export function composeName({ name, first_name, middle_names, last_name }: NameParts): string | undefined {
  if (name !== undefined) return name;
  if (!first_name || !last_name) return undefined;
  return [first_name, middle_names, last_name].filter(Boolean).join(' ');
}

/** What is wrong with a full name, sent or composed. */
export function nameFaults(name: string | undefined): Fault[] {
  const fault = (code: string, detail: string): Fault[] => [{ pointer: '/name', code, detail }];
  if (name === undefined) return fault('required', 'is required unless first_name and last_name are sent');
  return name.length > longestName
    ? fault('too_long', `takes at most ${longestName} characters, composed or sent`)
    : [];
}
