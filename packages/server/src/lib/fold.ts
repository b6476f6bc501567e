const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * The form in which text is compared case-insensitively. The databases do not compute it, because their `lower()`
 * functions differ. Composed last, because some lower-case letters compose that have no upper case: T̈ and ẗ.
 * Without invisible characters: nobody could tell apart two texts that differ in them alone.
 */
export const fold = (text: string): string => text.replace(invisible, '').toLowerCase().normalize('NFC');

const marks = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;
const spaces = /[\s\p{Cc}]+/gu;

/**
 * A name in the form in which it is searched: without case, diacritics and invisible characters, and with one space
 * for each run of whitespace. A space at its end stays: it is the end of a word.
 */
export const foldName = (name: string): string =>
  name.normalize('NFD').replace(marks, '').replace(spaces, ' ').trimStart().toLowerCase();
