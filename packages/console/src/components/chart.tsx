import type { IntervalStats } from '@rollbook/sdk';
import { useState } from 'preact/hooks';
import { dayOf, hourOf, number } from '../lib/format.ts';
import { fillHours } from '../lib/intervals.ts';

const height = 136;

interface ChartProps {
  stats: { to: string; intervals: readonly IntervalStats[] };
  period: 'day' | 'week';
  /** The log that the chart is about. */
  href: string;
}

/** Attempts by hour, or by six hours, as stacked bars. */
export function Chart({ stats, period, href }: ChartProps) {
  const [shown, setShown] = useState<number>();
  const bars = fillHours(stats.intervals, stats.to, period === 'day' ? 24 : 168, period === 'day' ? 1 : 6);
  const totals = bars.map(({ succeeded, retrying, failed }) => succeeded + retrying + failed);
  const most = Math.max(4, Math.ceil(Math.max(...totals) * 1.1));
  const all = totals.reduce((sum, each) => sum + each, 0);
  const good = bars.reduce((sum, { succeeded }) => sum + succeeded, 0);
  const scale = (value: number) => (value / most) * height;
  const percent = (index: number) => `${(index * 100) / bars.length}%`;
  const bar = bars[shown ?? -1];
  return (
    <figure class="chart">
      <figcaption>
        <span>{period === 'day' ? 'Attempts in 24 hours, by hour' : 'Attempts in 7 days, by 6 hours'}</span>
        <span class="legend">
          <span class="good">succeeded</span>
          <span class="warn">failed, tried again</span>
          <span class="bad">given up</span>
        </span>
        <a href={href}>Open the log</a>
      </figcaption>
      <div class="plot" role="img" aria-label={`${good} attempts succeeded, ${all - good} failed`}>
        <svg class="marks" aria-hidden="true">
          {marksUpTo(most).map((mark) => (
            <text key={mark} x="100%" y={height - scale(mark) + 4}>
              {number(mark)}
            </text>
          ))}
        </svg>
        <svg class="bars" aria-hidden="true" onPointerLeave={() => setShown(undefined)}>
          {marksUpTo(most).map((mark) => (
            <line key={mark} x2="100%" y1={height - scale(mark)} y2={height - scale(mark)} />
          ))}
          {bars.map(({ start, succeeded, retrying, failed }, index) => (
            <svg
              key={start}
              x={percent(index)}
              width={percent(1)}
              aria-hidden="true"
              onPointerEnter={() => setShown(index)}
            >
              <rect class="none" width="100%" height={height} />
              {(
                [
                  ['good', succeeded, succeeded],
                  ['warn', retrying, succeeded + retrying],
                  ['bad', failed, succeeded + retrying + failed],
                ] as const
              ).map(([name, value, top]) => (
                <rect
                  key={name}
                  class={name}
                  x="9%"
                  width="82%"
                  y={height - scale(top)}
                  height={scale(value)}
                />
              ))}
              {index % 4 === 0 && (
                <text y={height + 16}>{period === 'day' ? hourOf(start) : dayOf(start)}</text>
              )}
            </svg>
          ))}
        </svg>
      </div>
      <p class="tip">
        {bar &&
          `${dayOf(bar.start)} ${hourOf(bar.start)}: ${number(bar.succeeded)} succeeded, ${number(bar.retrying)} retried, ${number(bar.failed)} given up`}
      </p>
    </figure>
  );
}

/** Four or five round numbers from zero. */
function marksUpTo(most: number): number[] {
  const size = 10 ** Math.floor(Math.log10(most / 4));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * size).find((each) => most / each < 5) ?? size);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}
