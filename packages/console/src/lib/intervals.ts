import type { IntervalCounts } from '@rollbook/sdk';

export type Counts = Pick<IntervalCounts, 'start' | 'succeeded' | 'retrying' | 'failed'>;

const hourMs = 3_600_000;

/** The last hours, oldest first, with zeros for those without attempts; several hours together if `step` is more than 1. */
export function fillHours(intervals: readonly Counts[], to: string, hours: number, step = 1): Counts[] {
  const end = Math.floor(Date.parse(to) / hourMs) + 1;
  const filled: Counts[] = [];
  for (let hour = end - hours; hour < end; hour += step)
    filled.push({ start: new Date(hour * hourMs).toISOString(), succeeded: 0, retrying: 0, failed: 0 });
  for (const { start, succeeded, retrying, failed } of intervals) {
    const at = Math.floor((Date.parse(start) / hourMs - (end - hours)) / step);
    const sum = filled[at];
    if (!sum) continue;
    sum.succeeded += succeeded;
    sum.retrying += retrying;
    sum.failed += failed;
  }
  return filled;
}
