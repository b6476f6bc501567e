/** A range of days, including its first and last day. */
export interface DateRange {
  starts_on: string;
  ends_on: string;
}

const dayMs = 86_400_000;

export const overlap = (one: DateRange, other: DateRange): boolean =>
  one.starts_on <= other.ends_on && other.starts_on <= one.ends_on;

export const isInside = (one: DateRange, other: DateRange): boolean =>
  one.starts_on >= other.starts_on && one.ends_on <= other.ends_on;

export const daysOf = ({ starts_on, ends_on }: DateRange): number =>
  (Date.parse(ends_on) - Date.parse(starts_on)) / dayMs + 1;

export const byLength = (one: DateRange, other: DateRange): number => daysOf(one) - daysOf(other);

export function enclosing(ranges: readonly DateRange[]): DateRange {
  const starts = ranges.map(({ starts_on }) => starts_on).sort();
  const ends = ranges.map(({ ends_on }) => ends_on).sort();
  return { starts_on: starts[0] ?? '', ends_on: ends.at(-1) ?? '' };
}

const dayFrom = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The parts of a range that none of the others covers, in order. */
export function gapsIn(whole: DateRange, parts: readonly DateRange[]): DateRange[] {
  const gaps: DateRange[] = [];
  let from = whole.starts_on;
  for (const { starts_on, ends_on } of parts.toSorted((one, other) =>
    one.starts_on < other.starts_on ? -1 : 1,
  )) {
    if (starts_on > from) gaps.push({ starts_on: from, ends_on: dayFrom(starts_on, -1) });
    if (ends_on >= from) from = dayFrom(ends_on, 1);
  }
  if (from <= whole.ends_on) gaps.push({ starts_on: from, ends_on: whole.ends_on });
  return gaps;
}
