import type { Table } from '../files/tables.ts';
import type { Line } from '../report/line.ts';
import { LineError } from '../report/line.ts';
import { because, type Reason } from '../report/report.ts';
import type { Dates } from './dates.ts';
import { normalizeWord } from './records.ts';

/** What the end dates of the files mean, and why. */
export interface EndDates {
  areExclusive: boolean;
  /** For the report: how they are read, and why; undefined if nothing has to be said. */
  reason?: Reason;
  /** Whether the files contradict each other, so that no end date can be read. */
  isAmbiguous?: boolean;
}

export const dayBefore = (day: string): string => shifted(day, -1);
export const dayAfter = (day: string): string => shifted(day, 1);
const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Whether an end date of OneRoster is the last day, or the day after it. A session that ends on the day on which another
 * one of its type starts has the day after it; one that ends on the day before has the last day.
 */
export function endDatesOf(sessions: Table | undefined, dates: Dates): EndDates {
  const known = (sessions?.lines ?? []).flatMap((line) => sessionIn(line, dates));
  const startsBy = new Map(known.map((session) => [`${session.type} ${session.start}`, session]));
  const pairFor = (startOf: (end: string) => string) => {
    for (const session of known) {
      const next = startsBy.get(`${session.type} ${startOf(session.end)}`);
      if (next && next !== session)
        return because`${session.line.place} ends on ${session.end} and ${next.line.place} starts on ${next.start}`;
    }
    return undefined;
  };
  const exclusive = pairFor((end) => end);
  const inclusive = pairFor(dayAfter);
  if (exclusive && inclusive)
    return {
      areExclusive: true,
      isAmbiguous: true,
      reason: because`is ambiguous: ${exclusive.text}, so it would be the day after the last day, but ${inclusive.text}, so it would be the last day; use --end-dates`,
    };
  if (inclusive)
    return {
      areExclusive: false,
      reason: because`is read as the last day, because ${inclusive.text}; use --end-dates exclusive if it is the day after it`,
    };
  if (exclusive)
    return {
      areExclusive: true,
      reason: because`is read as the day after the last day, because ${exclusive.text}; use --end-dates inclusive if it is the last day`,
    };
  return {
    areExclusive: true,
    reason: because`is read as the day after the last day, as defined by OneRoster; use --end-dates inclusive if it is the last day`,
  };
}

function sessionIn(line: Line, dates: Dates): { line: Line; type: string; start: string; end: string }[] {
  if (normalizeWord(line.peek('status') || 'active') !== 'active') return [];
  try {
    const start = dates.read(line, 'startdate');
    const end = dates.read(line, 'enddate');
    return start && end ? [{ line, type: normalizeWord(line.peek('type')), start, end }] : [];
  } catch (error) {
    // The reader of sessions reports it.
    if (error instanceof LineError) return [];
    throw error;
  }
}
