import type { RequestErrorGroup, RequestLogErrorsQuery } from '@rollbook/sdk';
import { Empty } from '../../components/empty.tsx';
import { Id } from '../../components/id.tsx';
import { Loading } from '../../components/loading.tsx';
import { Time } from '../../components/time.tsx';
import { api } from '../../lib/api.ts';
import { number } from '../../lib/format.ts';
import { place } from '../../lib/router.ts';
import { queryOf } from '../../lib/time-range.ts';
import { useLoad } from '../../lib/use-load.ts';
import { Fields, HttpStatus } from './request-rows.tsx';

/** Which errors occur, how often and since when. */
export function ErrorGroups() {
  const search = place.value.query.toString();
  const loaded = useLoad(
    search,
    (signal) => {
      const { actor_id, from, to } = queryOf<RequestLogErrorsQuery>(new URLSearchParams(search), 'from');
      const asked = { actor_id, from, to };
      const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
      return api.requestLog.errors(given, { signal });
    },
    { everyMs: 5000 },
  );
  return (
    <Loading of={loaded} lines={6}>
      {({ groups, is_complete }) =>
        groups.length === 0 ? (
          <Empty title="No request failed" />
        ) : (
          <>
            <Groups groups={groups} />
            {!is_complete && <p class="hint">These are the 100 most frequent. Choose a shorter time.</p>}
          </>
        )
      }
    </Loading>
  );
}

/** The requests of a group, in the time range that is shown. */
function requestsOf({ error_code, operation }: RequestErrorGroup): string {
  const query = new URLSearchParams(place.value.query);
  query.delete('view');
  query.set('error_code', error_code);
  query.set('operation', operation);
  return `/settings/requests?${query}`;
}

function Groups({ groups }: { groups: readonly RequestErrorGroup[] }) {
  return (
    <table class="log requests">
      <thead>
        <tr>
          <th>Status</th>
          <th>Error</th>
          <th class="number">Requests</th>
          <th class="number">First</th>
          <th class="number">Last</th>
          <th>Newest request</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={`${group.error_code} ${group.operation}`}>
            <td>
              <HttpStatus status={group.status} />
            </td>
            <td class="main-cell wrap grow">
              <a href={requestsOf(group)}>{group.error_code}</a> <code class="quiet">{group.operation}</code>
              {group.fields.length > 0 && (
                <span class="failure">
                  {group.count > 1 && 'newest: '}
                  <Fields fields={group.fields} />
                </span>
              )}
            </td>
            <td data-label="Requests" class="number">
              {number(group.count)}
            </td>
            <td data-label="First" class="number">
              <Time at={group.first_at} />
            </td>
            <td data-label="Last" class="number">
              <Time at={group.last_at} />
            </td>
            <td data-label="Newest request">
              <Id id={group.request_id} href={`/settings/requests?request_id=${group.request_id}`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
