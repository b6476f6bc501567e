/**
 * The ways to read digits with separators, each with a decimal point and without separators of thousands: none if the text
 * is not a number, and two for `1,250`.
 */
export function numbersIn(text: string): string[] {
  const marked = text.trim().replace(/\s/g, ' ').replaceAll('’', "'");
  const whole = wholeIn(marked);
  const decimal = decimalIn(marked);
  return [whole, decimal].filter((each) => each !== undefined);
}

const grouped = /^[1-9]\d{0,2}(?:([ ',.])\d{3})(?:\1\d{3})*$/;
// As in India: 1,25,000.
const groupedByTwo = /^[1-9]\d?(?:,\d{2})+,\d{3}$/;

function wholeIn(text: string): string | undefined {
  const isWhole = /^\d+$/.test(text) || grouped.test(text) || groupedByTwo.test(text);
  return isWhole ? text.replace(/\D/g, '') : undefined;
}

/** A number whose last separator is that of the decimals. */
function decimalIn(text: string): string | undefined {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (at < 0) return undefined;
  const [before, mark = '', decimals] = [text.slice(0, at), text[at], text.slice(at + 1)];
  const whole = before.includes(mark) ? undefined : wholeIn(before);
  if (whole === undefined || !/^\d*$/.test(decimals)) return undefined;
  return decimals === '' ? whole : `${whole}.${decimals}`;
}
