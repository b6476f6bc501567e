import { availableParallelism, cpus, loadavg, release, totalmem } from 'node:os';
import type { Measured, Outcome, Sample } from './bench.ts';
import { canPin } from './processes.ts';
import { median, quantile } from './stats.ts';

export interface Environment {
  node: string;
  machine: string;
  pinned: string;
  loadBefore: string;
}

export const environment = (): Environment => ({
  node: process.version,
  machine: `${cpus()[0]?.model ?? 'unknown'} x ${availableParallelism()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform} ${release()}`,
  pinned: canPin
    ? 'measured processes on core 0, load and receivers on core 1 (taskset)'
    : 'not bound to cores: no taskset, or one core only',
  loadBefore: load(),
});

export const load = (): string =>
  loadavg()
    .map((value) => value.toFixed(2))
    .join(' ');

/** Medians over the rounds; a ratio is the median of the ratios to the floor in the same round. */
export function summary(row: Measured, floor: Measured) {
  const of = (field: keyof Sample) => {
    const values = row.samples.map((sample) => sample[field]).filter((value) => value !== undefined);
    return values.length === 0 ? undefined : median(values);
  };
  const ratios = (field: 'value' | 'cpuMicros') =>
    row.samples.map(
      (sample, round) => (sample[field] ?? Number.NaN) / (floor.samples[round]?.[field] ?? Number.NaN),
    );
  const ofFloor = ratios('value');
  const ofCpu = median(ratios('cpuMicros'));
  return {
    name: row.name,
    ratio: median(ofFloor),
    lower: quantile(ofFloor, 0.25),
    upper: quantile(ofFloor, 0.75),
    value: of('value') ?? Number.NaN,
    cpuMicros: of('cpuMicros'),
    cpuRatio: Number.isNaN(ofCpu) ? undefined : ofCpu,
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
  };
}

/** One scenario as text. */
export function tableOf({ scenario, title, unit, rows, notes }: Outcome): string {
  const [floor] = rows;
  if (!floor) return '';
  const fixed = (value: number | undefined, digits: number) =>
    value === undefined ? '' : value.toFixed(digits);
  const header = [
    '',
    'of the floor',
    '(middle half)',
    unit,
    'CPU µs each',
    'CPU of the floor',
    'p50 ms',
    'p99 ms',
  ];
  const lines = rows.map((row) => {
    const { name, ratio, lower, upper, value, cpuMicros, cpuRatio, p50Ms, p99Ms } = summary(row, floor);
    const spread = row === floor ? '' : `${lower.toFixed(2)} to ${upper.toFixed(2)}`;
    const digits = value < 100 ? 2 : 0;
    return [
      name,
      ratio.toFixed(2),
      spread,
      fixed(value, digits),
      fixed(cpuMicros, 1),
      fixed(cpuRatio, 2),
      fixed(p50Ms, 2),
      fixed(p99Ms, 2),
    ];
  });
  const widths = header.map((_, column) =>
    Math.max(...[header, ...lines].map((line) => line[column]?.length ?? 0)),
  );
  const text = [header, ...lines].map((line) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  return [`${scenario}: ${title}`, ...text, ...notes.map((note) => `  ${note}`), ''].join('\n');
}
