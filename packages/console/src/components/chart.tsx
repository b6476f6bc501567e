import type { IntervalStats } from '@rollbook/sdk';
import { useEffect, useRef } from 'preact/hooks';
import { fillHours } from '../lib/intervals.ts';

interface ChartProps {
  stats: { to: string; intervals: readonly IntervalStats[] };
  period: 'day' | 'week';
  /** The log that the chart is about. */
  href: string;
}

/** Attempts by hour, or by six hours, as stacked bars. The library that draws them is loaded when they are shown. */
export function Chart({ stats, period, href }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<{ update: (bars: ReturnType<typeof fillHours>) => void; destroy: () => void }>(
    undefined,
  );
  const bars = fillHours(stats.intervals, stats.to, period === 'day' ? 24 : 168, period === 'day' ? 1 : 6);
  const latest = useRef(bars);
  latest.current = bars;
  useEffect(() => {
    let gone = false;
    const { current: element } = box;
    void import('../lib/draw-chart.ts').then(({ drawChart }) => {
      if (gone || !element) return;
      chart.current = drawChart(element, latest.current, period);
    });
    return () => {
      gone = true;
      chart.current?.destroy();
      chart.current = undefined;
    };
  }, [period]);
  useEffect(() => chart.current?.update(latest.current), [stats]);
  const bad = bars.reduce((sum, { retrying, failed }) => sum + retrying + failed, 0);
  const good = bars.reduce((sum, { succeeded }) => sum + succeeded, 0);
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
      <div ref={box} class="plot" role="img" aria-label={`${good} attempts succeeded, ${bad} failed`} />
    </figure>
  );
}
