const formats = new Map<string, Intl.DateTimeFormat>();

/** The day (YYYY-MM-DD) that it is in an IANA time zone at a time. */
export function dayIn(timeZone: string, at: number | Date): string {
  let format = formats.get(timeZone);
  if (!format) {
    // The Swedish way to write a date is that of ISO 8601.
    format = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format.format(at);
}

/** The later of two days. */
export const later = (one: string, other: string): string => [one, other].sort()[1] ?? one;

/** The earlier of two days. */
export const earlier = (one: string, other: string): string => [one, other].sort()[0] ?? one;

const dayMs = 86_400_000;

/** The day so many days after another. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** 1 (Monday) to 7 (Sunday). */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** How many days lie between two, the second included. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs;

/** The days from one to another, both included. */
export function* daysOf(from: string, to: string): Generator<string> {
  // The day after the last that four digits of a year can name does not sort behind it, so days are counted.
  for (let day = 0; day <= daysBetween(from, to); day++) yield addDays(from, day);
}
