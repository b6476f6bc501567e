import { events as catalog } from 'virtual:catalog';
import type { DeliveryStats, Webhook } from '@rollbook/sdk';
import { Empty } from '../../components/empty.tsx';
import { Icon } from '../../components/icon.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Sparkline } from '../../components/sparkline.tsx';
import { Status } from '../../components/status.tsx';
import { Time } from '../../components/time.tsx';
import { api } from '../../lib/api.ts';
import { nameOf, shortUrl } from '../../lib/endpoints.ts';
import { count, percent } from '../../lib/format.ts';
import { useLoad } from '../../lib/use-load.ts';
import { useRows } from '../../lib/use-rows.ts';
import { healthOf } from './health.ts';

const load = async (signal: AbortSignal) => {
  const [webhooks, stats] = await Promise.all([
    api.webhooks.list({ limit: 100 }, { signal }).toArray({ limit: 1000 }),
    api.deliveryLog.stats({ period: 'day' }, { signal }),
  ]);
  return { webhooks, stats };
};

/** The endpoints of the school. */
export function Webhooks() {
  const loaded = useLoad('webhooks', load, { everyMs: 10_000 });
  return (
    <>
      <PageHead title="Endpoints" intro="URLs of other systems that are notified when a record changes.">
        <a class="button main" href="/settings/webhooks/new">
          <Icon name="plus" />
          Add endpoint
        </a>
      </PageHead>
      <Loading of={loaded}>
        {({ webhooks, stats }) =>
          webhooks.length > 0 ? (
            <WebhookRows webhooks={webhooks} stats={stats} />
          ) : (
            <Empty title="Endpoints appear here once you add one">
              <a class="button main" href="/settings/webhooks/new">
                <Icon name="plus" />
                Add the first endpoint
              </a>
            </Empty>
          )
        }
      </Loading>
    </>
  );
}

function WebhookRows({ webhooks, stats }: { webhooks: readonly Webhook[]; stats: DeliveryStats }) {
  const table = useRows<HTMLTableElement>();
  const byId = new Map(stats.webhooks.map((own) => [own.webhook_id, own]));
  return (
    <table ref={table}>
      <thead>
        <tr>
          <th>Status</th>
          <th>Endpoint</th>
          <th>Events</th>
          <th>Attempts in 24 h</th>
          <th class="number">Succeeded</th>
        </tr>
      </thead>
      <tbody>
        {webhooks.map((webhook) => {
          const own = byId.get(webhook.id);
          const all = own ? own.succeeded + own.retrying + own.failed : 0;
          return (
            <tr key={webhook.id}>
              <td>
                <Status of={healthOf(webhook)} />
                {webhook.failing_since && (
                  <span class="sub">
                    first failure <Time at={webhook.failing_since} />
                  </span>
                )}
              </td>
              <td class="main-cell grow">
                <a data-row href={`/settings/webhooks/${webhook.id}`}>
                  {nameOf(webhook)}
                </a>
                {webhook.description && <span class="sub">{shortUrl(webhook.url)}</span>}
              </td>
              <td data-label="Events" title={webhook.event_types.join('\n')}>
                {eventsOf(webhook)}
              </td>
              <td data-label="24 hours">
                <Sparkline intervals={own?.intervals ?? []} now={stats.to} />
              </td>
              <td data-label="Succeeded" class="number">
                {percent(own?.succeeded ?? 0, all)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What an endpoint receives: an API key that reads some kinds of records subscribes it to the events of these only. */
function eventsOf({ events, event_types: received, version }: Webhook): string {
  const [first = ''] = events;
  const isAll = received.length === catalog.filter(({ since }) => since <= version).length;
  if (first === '*') return isAll ? 'all events' : count(received.length, 'event');
  return events.length === 1 ? first : count(events.length, 'event');
}
