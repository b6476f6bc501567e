import { later } from '../../lib/dates.ts';
import type { Clash } from './queries/occupancy-rows.ts';

/** Two lessons at the same time, and the dates on which they are. */
export interface Meeting {
  clash: Clash;
  /** Whether both are on a date. */
  isOn(date: string): boolean;
  /** On these dates the number of lessons is highest. */
  dates: readonly string[];
}

/** The meeting of two slots of one timetable, on all dates that both have. */
export function meetingOf(clash: Clash): Meeting {
  const { starts_on, ends_on, other_starts_on, other_ends_on } = clash;
  return {
    clash,
    isOn: (date) => starts_on <= date && date <= ends_on && other_starts_on <= date && date <= other_ends_on,
    dates: [later(starts_on, other_starts_on)],
  };
}

/** Those in a room with a limit of which there are more at once than that; the others as they are. */
export function beyondLimits(meetings: readonly Meeting[]): Meeting[] {
  const byRow = Map.groupBy(meetings, ({ clash }) =>
    clash.room_limit === null ? '' : JSON.stringify([clash.slot_id, clash.source_id, clash.starts_on]),
  );
  return [...byRow].flatMap(([row, own]) => (row === '' ? own : crowded(own)));
}

function crowded(meetings: readonly Meeting[]): Meeting[] {
  const limit = meetings[0]?.clash.room_limit ?? 1;
  const found = new Set<Meeting>();
  for (const date of new Set(meetings.flatMap(({ dates }) => dates))) {
    const onDate = meetings.filter((one) => one.isOn(date));
    for (const { clash } of onDate) {
      const time = later(clash.starts_at, clash.other_starts_at);
      const then = onDate.filter(
        (one) => one.clash.other_starts_at <= time && time < one.clash.other_ends_at,
      );
      const others = new Set(then.map((one) => one.clash.other_id));
      if (1 + others.size > limit) for (const one of then) found.add(one);
    }
  }
  return [...found];
}
