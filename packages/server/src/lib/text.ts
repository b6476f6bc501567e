const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML shows it, in an element or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

/** A name in a sentence of HTML, whose direction changes nothing around it. */
export const isolated = (text: string): string => `<bdi>${escapeHtml(text)}</bdi>`;

/** Letters of scripts that are written from right to left. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** A part of a text by characters that keep its direction from changing anything around it. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;

/** Texts beside one another, in any directions. */
export function besideOneAnother(texts: readonly string[], separator = ' · '): string {
  const line = texts.join(separator);
  return hasRightToLeft(line) ? texts.map(isolate).join(separator) : line;
}

const blanks = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*/uy;
// Marks, such as variation selectors, belong to the character before them.
const blank = /^(?=[\s\p{Cc}\p{Default_Ignorable_Code_Point}])\P{M}$/u;

/** Text without whitespace, control characters and invisible characters at its ends. Inside words they stay: scripts need the joiners. */
export function trim(text: string): string {
  blanks.lastIndex = 0;
  const start = blanks.exec(text)?.[0].length ?? 0;
  let end = text.length;
  // One expression for the end would take quadratic time for long runs of blanks inside the text.
  while (end > start) {
    const length = (text.codePointAt(end - 2) ?? 0) > 0xffff ? 2 : 1;
    if (!blank.test(text.slice(end - length, end)) || isJoined(text, end)) break;
    end -= length;
  }
  return text.slice(start, end);
}

// Marks, embeddings, overrides and isolates of bidirectional text. Joiners are none: Persian and Indic names need them.
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Text without the invisible characters that only change the order in which it is shown. */
export const withoutDirections = (text: string): string => text.replace(directions, '');

const breaks = /[\t-\r\u0085\u2028\u2029]+/gu;

/**
 * A line of text, such as a name, in the form in which it is stored: trimmed, with spaces in place of line breaks and tabs,
 * and without the invisible characters that only change the order in which text around them is
 * shown. What shows a line isolates it from what is around it.
 */
export const tidyLine = (text: string): string => trim(withoutDirections(text).replace(breaks, ' '));

/** Whether the text ends with a joiner after a mark, which some scripts have at the end of a word. */
const isJoined = (text: string, end: number): boolean =>
  /^\p{M}[\u200c\u200d]$/u.test(text.slice(end - 2, end));

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

/** A noun with its indefinite article, by its first letter: `a learner`, `an invoice`. */
export const withArticle = (noun: string): string => (/^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`);

interface Address {
  line1?: string | null | undefined;
  line2?: string | null | undefined;
  suburb?: string | null | undefined;
  city?: string | null | undefined;
  province?: string | null | undefined;
  postal_code?: string | null | undefined;
}

/** An address on one line; null if it has no parts. The reader of a report knows the country. */
export function addressLine(address: Address | null): string | null {
  const { line1, line2, suburb, city, province, postal_code } = address ?? {};
  const parts = [line1, line2, suburb, city, province, postal_code].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}

/** A message with that of its cause, which has the reason why a connection failed. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause.message : '';
  if (cause === '' || error.message.includes(cause)) return error.message;
  return error.message.endsWith('.') ? `${error.message} (${cause})` : `${error.message}: ${cause}`;
}
