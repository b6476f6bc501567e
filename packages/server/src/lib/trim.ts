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

/** Whether the text ends with a joiner after a mark, which some scripts have at the end of a word. */
const isJoined = (text: string, end: number): boolean =>
  /^\p{M}[\u200c\u200d]$/u.test(text.slice(end - 2, end));
