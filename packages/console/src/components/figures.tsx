import type { AttemptStats } from '@rollbook/sdk';
import { duration, number, percent } from '../lib/format.ts';

interface FiguresProps {
  stats: AttemptStats;
  waiting?: number;
  held?: number;
}

/** The figures of a period. */
export function Figures({ stats, waiting, held }: FiguresProps) {
  const all = stats.succeeded + stats.retrying + stats.failed;
  return (
    <dl class="figures">
      <Figure name="Attempts" value={number(all)} />
      <Figure name="Succeeded" value={percent(stats.succeeded, all)} />
      <Figure name="Retrying" value={number(stats.retrying)} tone={stats.retrying > 0 ? 'warn' : ''} />
      <Figure name="Failed" value={number(stats.failed)} tone={stats.failed > 0 ? 'bad' : ''} />
      <Figure name="Median" value={duration(stats.p50_ms)} />
      <Figure name="95th percentile" value={duration(stats.p95_ms)} />
      {waiting !== undefined && <Figure name="Scheduled" value={number(waiting)} />}
      {held !== undefined && held > 0 && <Figure name="Held" value={number(held)} tone="held" />}
    </dl>
  );
}

function Figure({ name, value, tone = '' }: { name: string; value: string; tone?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd class={tone}>{value}</dd>
    </div>
  );
}
