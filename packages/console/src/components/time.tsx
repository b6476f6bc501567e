import { now, serverTime } from '../lib/clock.ts';
import { exactTime, relativeTime } from '../lib/format.ts';

interface TimeProps {
  at: string | null | undefined;
  /** It is by the clock of the server, which that of a test school can be ahead of. */
  ofServer?: boolean;
}

/** A relative time, with the exact one in the time zone of the school on hover. */
export function Time({ at, ofServer = false }: TimeProps) {
  if (!at) return <span class="quiet">–</span>;
  return (
    <time dateTime={at} title={exactTime(at)}>
      {relativeTime(at, ofServer ? serverTime.value : now.value)}
    </time>
  );
}
