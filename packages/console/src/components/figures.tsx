import type { AttemptStats } from '@rollbook/sdk';
import { duration, number, percent } from '../lib/format.ts';

/** The attempts of a period that are over. */
export function Figures({ stats }: { stats: AttemptStats }) {
  const all = stats.succeeded + stats.retrying + stats.failed;
  return (
    <dl class="figures">
      <Figure name="Attempts" value={number(all)} />
      <Figure name="Succeeded" value={percent(stats.succeeded, all)} />
      <Figure
        name="Retried"
        hint="Attempts that failed, after which another one was scheduled"
        value={number(stats.retrying)}
        tone={stats.retrying > 0 ? 'warn' : ''}
      />
      <Figure
        name="Given up"
        hint="Attempts that failed, after which no other one was scheduled"
        value={number(stats.failed)}
        tone={stats.failed > 0 ? 'bad' : ''}
      />
      <Figure name="Median" value={duration(stats.p50_ms)} />
      <Figure name="95th percentile" value={duration(stats.p95_ms)} />
    </dl>
  );
}

interface FigureProps {
  name: string;
  value: string;
  tone?: string;
  hint?: string;
}

function Figure({ name, value, tone = '', hint }: FigureProps) {
  return (
    <div title={hint}>
      <dt>{name}</dt>
      <dd class={tone}>{value}</dd>
    </div>
  );
}
