/**
 * Characters that a terminal acts on, or that change the order in which it shows others: control characters (C0, DEL, C1),
 * line and paragraph separators, and marks, embeddings, overrides and isolates of bidirectional text.
 */
const acted = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
const actedExceptLineBreaks = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A text of others on one line, with the characters that a terminal would act on as JSON escapes them: `\u001b`. */
export const visible = (text: string): string => text.replace(acted, escaped);

/** The same for a text whose line breaks are kept, such as JSON, which stays valid: such characters are only in its strings. */
export const visibleLines = (text: string): string => text.replace(actedExceptLineBreaks, escaped);
