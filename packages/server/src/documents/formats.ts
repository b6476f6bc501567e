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
