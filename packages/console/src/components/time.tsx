import { exactTime, relativeTime } from '../lib/format.ts';

/** A relative time, with the exact one in the time zone of the school on hover. */
export function Time({ at }: { at: string | null | undefined }) {
  if (!at) return <span class="quiet">–</span>;
  return (
    <time dateTime={at} title={exactTime(at)}>
      {relativeTime(at)}
    </time>
  );
}
