import type { DeliveryLogListQuery } from '@rollbook/sdk';
import { useState } from 'preact/hooks';
import { Empty } from '../../components/empty.tsx';
import { Loading } from '../../components/loading.tsx';
import { More } from '../../components/more.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { api } from '../../lib/api.ts';
import { now } from '../../lib/clock.ts';
import { place } from '../../lib/router.ts';
import { queryOf } from '../../lib/time-range.ts';
import { useLog } from '../../lib/use-log.ts';
import { DeliveryRows } from './delivery-rows.tsx';
import { Filters } from './filters.tsx';
import { RedeliverMatching } from './redeliver-matching.tsx';
import { RedeliverSelected } from './redeliver-selected.tsx';

/** Attempts that were made, unless the filter asks for others: a backlog would hide them under what is still to come. */
function logQuery(search: URLSearchParams): DeliveryLogListQuery {
  const { status, ...query } = queryOf<Omit<DeliveryLogListQuery, 'status'> & { status?: string }>(
    search,
    'created_after',
  );
  if (status === undefined || status === 'waiting') return { ...query, waiting: status === 'waiting' };
  return { ...query, status: status as NonNullable<DeliveryLogListQuery['status']> };
}

/** How long a live log is not called live without a response. */
const staleMs = 12_000;

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
    (page, options) => api.deliveryLog.list({ ...logQuery(new URLSearchParams(search)), ...page }, options),
    { live },
  );
  // Relative times are shown anew every ten seconds, and so is this.
  const isStale = live && now.value > 0 && log.loadedAt !== undefined && Date.now() - log.loadedAt > staleMs;
  return (
    <>
      <PageHead title="Deliveries" intro="Every attempt to send an event to an endpoint, newest first.">
        <button
          type="button"
          class={`button live${isStale ? ' stale' : ''}`}
          aria-pressed={live}
          onClick={() => setLive(!live)}
        >
          <span class="dot" />
          {!live ? 'Paused' : isStale ? 'No response' : 'Live'}
        </button>
      </PageHead>
      <Filters />
      {log.rows.length > 0 && (
        <RedeliverMatching
          key={search}
          query={logQuery(new URLSearchParams(search))}
          onDone={() => void log.reload()}
        />
      )}
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
