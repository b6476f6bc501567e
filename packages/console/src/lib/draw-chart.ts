import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { dayOf, hourOf, number } from './format.ts';
import type { Counts } from './intervals.ts';

const height = 160;

/** The total of each bar up to and including a status: the highest is drawn first, behind the others. */
const stacked = (bars: readonly Counts[]): uPlot.AlignedData => [
  bars.map((_, index) => index),
  bars.map(({ succeeded, retrying, failed }) => succeeded + retrying + failed),
  bars.map(({ succeeded, retrying }) => succeeded + retrying),
  bars.map(({ succeeded }) => succeeded),
];

const color = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Draws stacked bars that follow the size of their element and the theme. */
export function drawChart(element: HTMLElement, first: readonly Counts[], period: 'day' | 'week') {
  const tip = document.createElement('p');
  tip.className = 'tip';
  element.after(tip);
  let bars = first;
  let plot = create();

  function create(): uPlot {
    const paths = uPlot.paths.bars?.({ size: [0.82, 40], align: 0 });
    const series = (label: string, name: string): uPlot.Series => ({
      label,
      fill: color(name),
      width: 0,
      points: { show: false },
      ...(paths && { paths }),
    });
    const axis = { stroke: color('--muted'), font: `11px ${color('--font')}`, ticks: { show: false } };
    const label = (index: number) => {
      const start = bars[index]?.start;
      return start === undefined ? '' : period === 'day' ? hourOf(start) : dayOf(start);
    };
    return new uPlot(
      {
        width: element.clientWidth,
        height,
        legend: { show: false },
        cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
        scales: {
          x: { time: false, range: [-0.6, bars.length - 0.4] },
          y: { range: (_, __, most) => [0, Math.max(4, Math.ceil(most * 1.1))] },
        },
        axes: [
          {
            ...axis,
            size: 24,
            gap: 4,
            grid: { show: false },
            splits: () => bars.map((_, index) => index).filter((index) => index % 4 === 0),
            values: (_, splits) => splits.map(label),
          },
          {
            ...axis,
            size: 44,
            grid: { stroke: color('--border'), width: 1 },
            values: (_, splits) => splits.map((value) => (Number.isInteger(value) ? number(value) : '')),
          },
        ],
        series: [{}, series('given up', '--bad'), series('retried', '--warn'), series('succeeded', '--good')],
        hooks: { setCursor: [(self) => describe(self.cursor.idx)] },
      },
      stacked(bars),
      element,
    );
  }

  function describe(index: number | null | undefined): void {
    const bar = bars[index ?? -1];
    tip.textContent = bar
      ? `${dayOf(bar.start)} ${hourOf(bar.start)}: ${number(bar.succeeded)} succeeded, ${number(bar.retrying)} retried, ${number(bar.failed)} given up`
      : '';
  }

  const redraw = () => {
    plot.destroy();
    plot = create();
  };
  const resized = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }));
  resized.observe(element);
  const theme = matchMedia('(prefers-color-scheme: dark)');
  theme.addEventListener('change', redraw);
  return {
    update(next: readonly Counts[]) {
      bars = next;
      plot.setData(stacked(bars), true);
    },
    destroy() {
      resized.disconnect();
      theme.removeEventListener('change', redraw);
      tip.remove();
      plot.destroy();
    },
  };
}
