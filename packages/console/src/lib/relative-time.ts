type Unit = readonly [name: Intl.RelativeTimeFormatUnit, ms: number];
const smallest: Unit = ['second', 1000];
const units: readonly Unit[] = [['day', 86_400_000], ['hour', 3_600_000], ['minute', 60_000], smallest];
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always', style: 'narrow' });

/** How long it is until a time, or since it. */
export function relativeTime(iso: string, from: number, close = 'just now'): string {
  const difference = Date.parse(iso) - from;
  if (Math.abs(difference) < 5000) return close;
  // An age is never longer than it is, and a wait never shorter.
  if (difference > 0) return timeTo(difference, Math.ceil);
  const [unit, size] = units.find(([, ms]) => -difference >= ms) ?? smallest;
  return relative.format(Math.trunc(difference / size), unit);
}

/** How much time is left until a deadline, in two units, because a day more or less matters: never more than there is. */
export function timeLeft(iso: string, from: number): string {
  const left = Date.parse(iso) - from;
  if (left < 5000) return left > 0 ? 'now' : timeSince(iso, from);
  return timeTo(left, Math.floor);
}

/** A time to come in two units, of which the smaller one is rounded: an hour more or less matters to whoever waits for days. */
function timeTo(ms: number, round: (value: number) => number): string {
  const from = (value: number) => units.slice(units.findIndex(([, size]) => value >= size));
  const [, [, smallerMs] = smallest] = from(ms);
  const rounded = round(ms / smallerMs) * smallerMs;
  const [[unit, size] = smallest, [next, nextMs] = smallest] = from(rounded);
  const rest = Math.floor((rounded % size) / nextMs);
  return relative.format(Math.floor(rounded / size), unit) + (rest > 0 ? ` ${rest}${next[0]}` : '');
}

/** How long ago something was: never in the future, although what has just been can be after a clock that moves in steps. */
export const timeSince = (iso: string, from: number): string =>
  relativeTime(iso, Math.max(from, Date.parse(iso)));
