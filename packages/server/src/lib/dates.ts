interface Calendar {
  format: Intl.DateTimeFormat;
  /** The second (since the epoch) for which the day was last computed. */
  second: number;
  day: string;
}

const calendars = new Map<string, Calendar>();

/** Whether the day in a time zone can be computed. */
export function hasDates(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * The day (YYYY-MM-DD) in an IANA time zone at a time. For a time zone that does not exist, which may have been
 * stored before validation existed or by a runtime with other zones, it is the day in UTC: the school must stay
 * usable.
 */
export function dayIn(timeZone: string, at: number | Date): string {
  let calendar = calendars.get(timeZone);
  if (!calendar) {
    // The Swedish date format is that of ISO 8601.
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: hasDates(timeZone) ? timeZone : 'UTC',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    calendar = { format, second: Number.NaN, day: '' };
    calendars.set(timeZone, calendar);
  }
  const second = Math.floor(Number(at) / 1000);
  if (second !== calendar.second) {
    calendar.second = second;
    calendar.day = calendar.format.format(at);
  }
  return calendar.day;
}

/** The later of two days. */
export const later = (one: string, other: string): string => [one, other].sort()[1] ?? one;

/** The earlier of two days. */
export const earlier = (one: string, other: string): string => [one, other].sort()[0] ?? one;

const dayMs = 86_400_000;

/** The day a number of days after another. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** 1 (Monday) to 7 (Sunday). */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The number of days between two days, including the second. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs;

/** The days from one day to another, inclusive. */
export function* daysOf(from: string, to: string): Generator<string> {
  // After 9999-12-31 dates no longer sort as text, so days are counted.
  for (let day = 0; day <= daysBetween(from, to); day++) yield addDays(from, day);
}

/**
 * Converts times of day (`HH:MM`) on days (`YYYY-MM-DD`) in a time zone to points in time. A time that a change of the
 * clocks skips is moved by the length of the change; of a time that occurs twice, the first is meant.
 */
export function instantsIn(timeZone: string): (day: string, time: string) => Date {
  // The Swedish format is that of ISO 8601, except for the letter between date and time.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: hasDates(timeZone) ? timeZone : 'UTC',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const offsetAt = (at: number): number => Date.parse(`${format.format(at).replace(' ', 'T')}Z`) - at;
  return (day, time) => {
    const wall = Date.parse(`${day}T${time}:00Z`);
    const before = offsetAt(wall - 86_400_000);
    const after = offsetAt(wall + 86_400_000);
    if (before === after) return new Date(wall - before);
    const candidates = [wall - Math.max(before, after), wall - Math.min(before, after)];
    return new Date(candidates.find((at) => at + offsetAt(at) === wall) ?? wall - before);
  };
}

/** Whether a text is a date, YYYY-MM-DD, that exists. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
