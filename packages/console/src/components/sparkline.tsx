import type { IntervalCounts } from '@rollbook/sdk';
import { fillHours } from '../lib/intervals.ts';

const width = 120;
const height = 28;

/** The attempts of the last 24 hours as bars: those that failed are on top of those that succeeded. */
export function Sparkline({ intervals, now }: { intervals: readonly IntervalCounts[]; now: string }) {
  const hours = fillHours(intervals, now, 24);
  const most = Math.max(1, ...hours.map(({ succeeded, retrying, failed }) => succeeded + retrying + failed));
  const all = hours.reduce((sum, each) => sum + each.succeeded + each.retrying + each.failed, 0);
  const bad = hours.reduce((sum, each) => sum + each.retrying + each.failed, 0);
  const step = width / hours.length;
  const scale = (value: number) => (value === 0 ? 0 : Math.max(2, (value / most) * (height - 2)));
  return (
    <svg
      class="sparkline"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${all} attempts in 24 hours, ${bad} of them failed`}
    >
      <title>{`${all} attempts in 24 hours, ${bad} of them failed`}</title>
      <path class="base" d={`M0 ${height - 0.5}H${width}`} />
      {hours.map(({ start, succeeded, retrying, failed }, index) => {
        const good = scale(succeeded);
        const badHeight = Math.min(height - good, scale(retrying + failed));
        return (
          <g key={start} transform={`translate(${index * step + 0.5} 0)`}>
            <rect class="good" y={height - good} width={step - 1} height={good} />
            <rect
              class={failed > 0 ? 'bad' : 'warn'}
              y={height - good - badHeight}
              width={step - 1}
              height={badHeight}
            />
          </g>
        );
      })}
    </svg>
  );
}
