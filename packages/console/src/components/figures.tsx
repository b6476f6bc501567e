import type { AttemptStats } from '@rollbook/sdk';
import { number, percent, roughDuration } from '../lib/format.ts';

interface FiguresProps {
  stats: { from: string; totals: AttemptStats };
  /** Only those of one endpoint. */
  webhookId?: string;
}

/** The attempts of a period that are over. */
export function Figures({ stats: { from, totals }, webhookId }: FiguresProps) {
  const all = totals.succeeded + totals.retrying + totals.failed;
  const query = new URLSearchParams({
    status: 'given_up',
    sent_since: from,
    ...(webhookId && { webhook_id: webhookId }),
  });
  return (
    <>
      <dl class="figures">
        <Figure name="Attempts" value={number(all)} />
        <Figure name="Succeeded" value={percent(totals.succeeded, all)} />
        <Figure
          name="Failed, tried again"
          value={number(totals.retrying)}
          tone={totals.retrying > 0 ? 'warn' : ''}
        />
        <Figure
          name="Given up"
          value={number(totals.failed)}
          tone={totals.failed > 0 ? 'bad' : ''}
          href={`/settings/deliveries?${query}`}
        />
        <Figure name="Median" value={roughDuration(totals.p50_ms)} />
        <Figure name="95th percentile" value={roughDuration(totals.p95_ms)} />
      </dl>
      {totals.retrying + totals.failed > 0 && (
        <p class="hint">
          “Failed, tried again” are attempts after which another one was to come. “Given up” are those after
          which none was, whether or not somebody has sent the events again since. What somebody discarded is
          “cancelled” in the log, and not counted here.
        </p>
      )}
    </>
  );
}

interface FigureProps {
  name: string;
  value: string;
  tone?: string;
  /** What is counted. */
  href?: string;
}

function Figure({ name, value, tone = '', href }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd class={tone}>{href ? <a href={href}>{value}</a> : value}</dd>
    </div>
  );
}
