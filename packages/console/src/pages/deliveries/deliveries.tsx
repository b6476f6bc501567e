import type { DeliveryLogListQuery } from '@rollbook/sdk';
import { useState } from 'preact/hooks';
import { Empty } from '../../components/empty.tsx';
import { Loading } from '../../components/loading.tsx';
import { More } from '../../components/more.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { api } from '../../lib/api.ts';
import { place } from '../../lib/router.ts';
import { queryOf } from '../../lib/time-range.ts';
import { useLog } from '../../lib/use-log.ts';
import { DeliveryRows } from './delivery-rows.tsx';
import { Filters } from './filters.tsx';
import { RedeliverSelected } from './redeliver-selected.tsx';

/** The webhook activity log over all endpoints. */
export function Deliveries() {
  const [live, setLive] = useState(true);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string, on: boolean) =>
    setSelected((before) =>
      on ? new Set([...before, id]) : new Set([...before].filter((each) => each !== id)),
    );
  const search = place.value.query.toString();
  const log = useLog(
    search,
    (page, options) =>
      api.deliveryLog.list(
        { ...queryOf<DeliveryLogListQuery>(new URLSearchParams(search), 'created_after'), ...page },
        options,
      ),
    { live },
  );
  return (
    <>
      <PageHead title="Deliveries" intro="Every attempt to send an event to an endpoint, newest first.">
        <button type="button" class="button live" aria-pressed={live} onClick={() => setLive(!live)}>
          <span class="dot" />
          {live ? 'Live' : 'Paused'}
        </button>
      </PageHead>
      <Filters />
      <Loading of={log} lines={8}>
        {() =>
          log.rows.length > 0 ? (
            <>
              <DeliveryRows
                rows={log.rows}
                selection={{ ids: selected, toggle }}
                onChange={() => void log.reload()}
              />
              <RedeliverSelected
                deliveries={log.rows.filter(({ id }) => selected.has(id))}
                onSent={(id) => toggle(id, false)}
                onClear={() => setSelected(new Set())}
                onDone={() => void log.reload()}
              />
              <More log={log} />
            </>
          ) : (
            <NoDeliveries isFiltered={search !== ''} />
          )
        }
      </Loading>
      <p class="keys">
        <kbd>/</kbd> search <kbd>j</kbd> <kbd>k</kbd> move <kbd>Enter</kbd> open
      </p>
    </>
  );
}

function NoDeliveries({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered)
    return (
      <Empty title="No delivery matches these filters">
        <a class="button" href="/settings/deliveries">
          Clear filters
        </a>
      </Empty>
    );
  return (
    <Empty title="Deliveries appear here when an event occurs that an endpoint is subscribed to">
      <a class="button main" href="/settings/webhooks">
        Send a test event to an endpoint
      </a>
    </Empty>
  );
}
