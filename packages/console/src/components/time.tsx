import { now, serverTime } from '../lib/clock.ts';
import { exactTime } from '../lib/format.ts';
import { relativeTime, timeLeft, timeSince } from '../lib/relative-time.ts';

interface TimeProps {
  at: string | null | undefined;
  /** It is by the clock of the server, which that of a test school can be ahead of. */
  ofServer?: boolean;
  /** It can be still to come, as what is waited for or as a deadline. Otherwise it has been, and is never shown as the future. */
  upcoming?: 'wait' | 'deadline' | undefined;
}

/** A relative time, with the exact one in the time zone of the school on hover. */
export function Time({ at, ofServer = false, upcoming }: TimeProps) {
  if (!at) return <span class="quiet">–</span>;
  const from = ofServer ? serverTime.value : now.value;
  return (
    <time dateTime={at} title={exactTime(at)}>
      {upcoming === 'wait' && relativeTime(at, from, 'now')}
      {upcoming === 'deadline' && timeLeft(at, from)}
      {upcoming === undefined && timeSince(at, from)}
    </time>
  );
}
