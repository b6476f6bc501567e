/** The texts are English, so the names of months are too; the order and the separators are those of the region. */
export const localeFor = (locale: string): string =>
  `en-${/^[a-z]{2,3}-([A-Z]{2})$/.exec(locale)?.[1] ?? 'ZA'}`;

/** Formats days as the school does. */
export function dateFormat(locale: string, month: 'long' | 'short' = 'long'): (day: string) => string {
  const format = new Intl.DateTimeFormat(localeFor(locale), {
    day: 'numeric',
    month,
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}

/** How many decimals amounts in a currency have. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Formats amounts in minor units, without the name of the currency. */
export function amountFormat(locale: string, currency: string): (amount: number) => string {
  const decimals = decimalsOf(currency);
  const format = new Intl.NumberFormat(localeFor(locale), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return (amount) => {
    const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
    const whole = digits.slice(0, digits.length - decimals);
    // As text, because a number in the currency itself would not be exact.
    const text = `${amount < 0 ? '-' : ''}${whole}.${digits.slice(whole.length)}0` as `${number}`;
    return format.format(text);
  };
}
