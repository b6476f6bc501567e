/**
 * The form in which texts are compared without regard to case. The databases do not do this: their `lower()` differ.
 * Composed last, since lower-case letters compose that have no upper case: T̈ and ẗ.
 */
export const fold = (text: string): string => text.toLowerCase().normalize('NFC');
