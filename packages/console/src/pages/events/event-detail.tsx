import type { EventDelivery, Event as EventRecord } from '@rollbook/sdk';
import { Endpoint } from '../../components/endpoint.tsx';
import { Id } from '../../components/id.tsx';
import { JsonView } from '../../components/json-view.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Status } from '../../components/status.tsx';
import { Time } from '../../components/time.tsx';
import { api } from '../../lib/api.ts';
import { count, exactTime } from '../../lib/format.ts';
import { useLoad } from '../../lib/use-load.ts';
import { RedeliverButton } from '../deliveries/redeliver-button.tsx';

const reasons: Record<EventDelivery['outcome'], string> = {
  succeeded: 'The receiver confirmed it with a 2xx response.',
  pending: 'It is being sent.',
  retrying: 'Attempts have failed so far; another one is scheduled.',
  failed: 'All attempts failed, and no other is scheduled.',
  held: 'The endpoint is paused or disabled. It is sent when the endpoint is activated.',
  filtered:
    'The endpoint does not receive this type of event, or its events or filters were changed afterwards.',
  not_matched: 'The event does not meet the filters of the endpoint.',
  endpoint_created_later: 'The endpoint was registered after the event.',
  cancelled: 'It was discarded, or the endpoint was archived, before it was sent.',
};

async function load(id: string, signal: AbortSignal) {
  const [event, outcomes] = await Promise.all([
    api.events.get(id, { signal }),
    api.events.deliveries(id, { limit: 100 }, { signal }).toArray({ limit: 1000 }),
  ]);
  return { event, outcomes };
}

/** An event, and for each endpoint whether it received it, and why not. */
export function EventDetail({ id }: { id: string }) {
  const loaded = useLoad(id, (signal) => load(id, signal), { everyMs: 3000 });
  return (
    <>
      <PageHead
        title={loaded.data?.event.type ?? 'Event'}
        up={{ href: '/settings/events', title: 'Events' }}
        intro={loaded.data && exactTime(loaded.data.event.created_at)}
      />
      <Loading of={loaded} lines={8}>
        {({ event, outcomes }) => (
          <>
            <Outcomes event={event} outcomes={outcomes} onChange={() => void loaded.reload()} />
            <section>
              <h2>Payload</h2>
              <JsonView text={JSON.stringify(event, null, 2)} what="event" />
            </section>
          </>
        )}
      </Loading>
    </>
  );
}

interface OutcomesProps {
  event: EventRecord;
  outcomes: readonly EventDelivery[];
  onChange: () => void;
}

function Outcomes({ event, outcomes, onChange }: OutcomesProps) {
  const received = outcomes.filter(({ outcome }) => outcome === 'succeeded').length;
  return (
    <section>
      <div class="section-head">
        <h2>
          Received by {received} of {count(outcomes.length, 'endpoint')}
        </h2>
        <Id id={event.id} />
      </div>
      {outcomes.length === 0 ? (
        <p class="quiet">The school has no endpoint to which this event could have been sent.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th>Result</th>
              <th>Endpoint</th>
              <th>Why</th>
              <th class="number">Attempts</th>
              <th class="number">Next</th>
              <th>
                <span class="hidden">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {outcomes.map((each) => (
              <tr key={each.webhook_id}>
                <td>
                  <Status of={each.outcome} />
                </td>
                <td class="main-cell">
                  <Endpoint id={each.webhook_id} />
                </td>
                <td data-label="Why" class="grow wrap">
                  {reasons[each.outcome]}{' '}
                  {each.delivery_id && (
                    <a href={`/settings/deliveries/${each.delivery_id}`}>Show the delivery</a>
                  )}
                </td>
                <td data-label="Attempts" class="number">
                  {each.attempts}
                </td>
                <td data-label="Next" class="number">
                  <Time at={each.next_attempt_at} upcoming="wait" />
                </td>
                <td class="act">
                  {each.delivery_id && (
                    <RedeliverButton
                      small
                      delivery={{ id: each.delivery_id, webhook_id: each.webhook_id }}
                      onDone={onChange}
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
