/**
 * The form in which text is compared case-insensitively. The databases do not compute it, because their `lower()`
 * functions differ. Composed last, because some lower-case letters compose that have no upper case: T̈ and ẗ.
 */
export const fold = (text: string): string => text.toLowerCase().normalize('NFC');
