import { hasDates } from './dates.ts';

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
