const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * The form in which text is compared case-insensitively. The databases do not compute it, because their `lower()`
 * functions differ. Composed last, because some lower-case letters compose that have no upper case: T̈ and ẗ.
 * Without invisible characters: nobody could tell apart two texts that differ in them alone.
 */
export const fold = (text: string): string => text.replace(invisible, '').toLowerCase().normalize('NFC');
