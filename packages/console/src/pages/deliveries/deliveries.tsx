import type { DeliveryLogListQuery } from '@rollbook/sdk';
import { useState } from 'preact/hooks';
import { Empty } from '../../components/empty.tsx';
import { Loading } from '../../components/loading.tsx';
import { ClearFilters } from '../../components/log.tsx';
import { More } from '../../components/more.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { api } from '../../lib/api.ts';
import { now } from '../../lib/clock.ts';
import { place } from '../../lib/router.ts';
import { queryOf } from '../../lib/time-range.ts';
import type { Loaded } from '../../lib/use-load.ts';
import { useLog } from '../../lib/use-log.ts';
import { DeliveryRows } from './delivery-rows.tsx';
import { Filters } from './filters.tsx';
import { RedeliverMatching } from './redeliver-matching.tsx';
import { RedeliverSelected } from './redeliver-selected.tsx';

const notSent = ['waiting', 'pending', 'held', 'cancelled'];

type Asked = Omit<DeliveryLogListQuery, 'status'> & { status?: string };

/**
 * Attempts that were made, unless the filter asks for others: a backlog would hide them under what is still to come. What
 * waits begins with what is due next.
 */
function logQuery(search: URLSearchParams): DeliveryLogListQuery {
  const { status, sent_since, sent_before, ...query } = queryOf<Asked>(search, 'sent_since');
  const sent = { ...(sent_since && { sent_since }), ...(sent_before && { sent_before }) };
  if (status === undefined) return { ...query, ...sent, waiting: false };
  if (status === 'given_up') return { ...query, ...sent, given_up: true };
  if (!notSent.includes(status)) return { ...query, ...sent, status: status as StatusFilter };
  return {
    ...query,
    // They have no other time that does not change.
    ...(sent_since && { created_after: sent_since }),
    ...(sent_before && { created_before: sent_before }),
    ...(status === 'waiting' ? { waiting: true } : { status: status as StatusFilter }),
    order: status === 'cancelled' ? 'desc' : 'asc',
  };
}

type StatusFilter = NonNullable<DeliveryLogListQuery['status']>;

function introOf(status: string | null): string {
  if (status === 'cancelled') return 'Deliveries that were cancelled before they were sent.';
  return status !== null && notSent.includes(status)
    ? 'What is still to be sent, the next one first.'
    : 'Every attempt to send an event to an endpoint, in the order in which they were sent, newest first.';
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
  const isStale = now.value > 0 && log.loadedAt !== undefined && Date.now() - log.loadedAt > staleMs;
  const state = liveState(live, log, isStale);
  return (
    <>
      <PageHead title="Deliveries" intro={introOf(place.value.query.get('status'))}>
        <button
          type="button"
          class={`button live${live && state !== 'Live' ? ' stale' : ''}`}
          aria-pressed={live}
          onClick={() => setLive(!live)}
        >
          <span class="dot" />
          {state}
        </button>
      </PageHead>
      <Filters />
      <RedeliverMatching
        key={search}
        query={logQuery(new URLSearchParams(search))}
        isEmpty={log.rows.length === 0}
        onDone={() => void log.reload()}
      />
      <Loading of={log} lines={8}>
        {() =>
          log.rows.length > 0 ? (
            <DeliveryRows
              rows={log.rows}
              selection={{ ids: selected, toggle }}
              onChange={() => void log.reload()}
            />
          ) : (
            <NoDeliveries isFiltered={search !== ''} />
          )
        }
      </Loading>
      <RedeliverSelected
        key={`selected ${search}`}
        deliveries={log.rows.filter(({ id }) => selected.has(id))}
        onSent={(id) => toggle(id, false)}
        onClear={() => setSelected(new Set())}
        onDone={() => void log.reload()}
      />
      <More log={log} />
      <p class="keys">
        <kbd>/</kbd> search <kbd>j</kbd> <kbd>k</kbd> move <kbd>Enter</kbd> open
      </p>
    </>
  );
}

/** What the list is: live only while responses come that have it. */
function liveState(
  live: boolean,
  { error, loadedAt }: Pick<Loaded<unknown>, 'error' | 'loadedAt'>,
  isStale: boolean,
): string {
  if (!live) return 'Paused';
  if (error !== undefined) return 'Not live';
  if (isStale) return 'No response';
  return loadedAt === undefined ? 'Loading' : 'Live';
}

function NoDeliveries({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered)
    return (
      <Empty title="No delivery matches these filters">
        <ClearFilters />
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
