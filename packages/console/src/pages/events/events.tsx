import { events as catalog } from 'virtual:catalog';
import type { Event as EventRecord, EventsListQuery } from '@rollbook/sdk';
import { useEffect, useState } from 'preact/hooks';
import { Empty } from '../../components/empty.tsx';
import { Id } from '../../components/id.tsx';
import { Loading } from '../../components/loading.tsx';
import { More } from '../../components/more.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Time } from '../../components/time.tsx';
import { api } from '../../lib/api.ts';
import { place, setQuery } from '../../lib/router.ts';
import { useLog } from '../../lib/use-log.ts';
import { useRows } from '../../lib/use-rows.ts';

/** The events of the school. */
export function Events() {
  const search = place.value.query.toString();
  const log = useLog(
    search,
    // The API checks the values, and names those that are wrong.
    (page, options) =>
      api.events.list(
        { ...(Object.fromEntries(new URLSearchParams(search)) as EventsListQuery), ...page },
        options,
      ),
    { live: true },
  );
  const table = useRows<HTMLTableElement>();
  return (
    <>
      <PageHead title="Events" intro="Changes that endpoints can be notified of, newest first." />
      <Filters />
      <Loading of={log} lines={8}>
        {() =>
          log.rows.length > 0 ? (
            <>
              <table ref={table}>
                <thead>
                  <tr>
                    <th>Event</th>
                    <th>Record</th>
                    <th>Id</th>
                    <th class="number">Time</th>
                  </tr>
                </thead>
                <tbody>
                  {log.rows.map(({ id, type, data, created_at }) => (
                    <tr key={id}>
                      <td class="main-cell">
                        <a data-row href={`/settings/events/${id}`}>
                          {type}
                        </a>
                      </td>
                      <td data-label="Record">
                        <Record of={data} />
                      </td>
                      <td data-label="Id">
                        <Id id={id} />
                      </td>
                      <td data-label="Time" class="number">
                        <Time at={created_at} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <More log={log} />
            </>
          ) : (
            <Empty
              title={
                search
                  ? 'No event matches these filters'
                  : 'Events appear here when records of the school change'
              }
            >
              {search && (
                <a class="button" href="/settings/events">
                  Clear filters
                </a>
              )}
            </Empty>
          )
        }
      </Loading>
    </>
  );
}

function Filters() {
  const { query } = place.value;
  const current = query.get('resource_id') ?? '';
  const [text, setText] = useState(current);
  useEffect(() => setText(current), [current]);
  const submit = (event: Event) => {
    event.preventDefault();
    setQuery({ resource_id: text.trim() });
  };
  return (
    <search class="filters">
      <form onSubmit={submit}>
        <input
          type="search"
          placeholder="Record id  ( / )"
          aria-label="Record id"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          onBlur={submit}
        />
      </form>
      <select
        aria-label="Event"
        class={query.get('type') ? 'set' : ''}
        value={query.get('type') ?? ''}
        onChange={(event) => setQuery({ type: event.currentTarget.value })}
      >
        <option value="">Any event</option>
        {catalog.map(({ type }) => (
          <option key={type} value={type}>
            {type}
          </option>
        ))}
      </select>
      <select
        aria-label="Received"
        class={query.get('delivery_success') ? 'set' : ''}
        value={query.get('delivery_success') ?? ''}
        onChange={(event) => setQuery({ delivery_success: event.currentTarget.value })}
      >
        <option value="">Received or not</option>
        <option value="true">received by every endpoint</option>
        <option value="false">not received by an endpoint</option>
      </select>
    </search>
  );
}

/** The record that an event is about, if its data is that record. */
function Record({ of: data }: { of: EventRecord['data'] }) {
  return 'id' in data && typeof data.id === 'string' ? <Id id={data.id} /> : <span class="quiet">–</span>;
}
