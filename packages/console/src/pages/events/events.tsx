import { events as catalog } from 'virtual:catalog';
import type { Event as EventRecord, EventsListQuery } from '@rollbook/sdk';
import { Choice, type Options } from '../../components/choice.tsx';
import { Id } from '../../components/id.tsx';
import { ClearFilters, LogRows } from '../../components/log.tsx';
import { NameSearch } from '../../components/name-search.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Time } from '../../components/time.tsx';
import { api } from '../../lib/api.ts';
import { place, setQuery } from '../../lib/router.ts';
import { useLog } from '../../lib/use-log.ts';
import { useRows } from '../../lib/use-rows.ts';

const receivedOrNot: Options = [
  ['true', 'received by every endpoint'],
  ['false', 'not received by an endpoint'],
];

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
      <LogRows
        log={log}
        none="No event matches these filters"
        empty="Events appear here when records of the school change"
      >
        {(rows) => (
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
              {rows.map(({ id, type, data, created_at }) => (
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
        )}
      </LogRows>
    </>
  );
}

function Filters() {
  const { query } = place.value;
  return (
    <search class="filters">
      <NameSearch
        label="Person or record id"
        kinds={['learner', 'staff member', 'guardian']}
        current={query.get('resource_id') ?? ''}
        onSearch={(text) => setQuery({ resource_id: text })}
      />
      <Choice
        name="type"
        label="Event"
        any="Any event"
        options={catalog.map(({ type }) => [type, type] as const)}
      />
      <Choice name="delivery_success" label="Received" any="Received or not" options={receivedOrNot} />
      {query.size > 0 && <ClearFilters small />}
    </search>
  );
}

/** The record that an event is about: the one that its data is, or the first that it refers to. */
function Record({ of: data }: { of: EventRecord['data'] }) {
  const [, id] = Object.entries(data).find(([name]) => name === 'id' || name.endsWith('_id')) ?? [];
  return typeof id === 'string' ? <Id id={id} /> : <span class="quiet">–</span>;
}
