import type { Delivery, DeliveryWithRequest } from '@rollbook/sdk';
import { useState } from 'preact/hooks';
import { Button } from '../../../components/button.tsx';
import { Copy } from '../../../components/copy.tsx';
import { Endpoint } from '../../../components/endpoint.tsx';
import { Id } from '../../../components/id.tsx';
import { JsonView } from '../../../components/json-view.tsx';
import { Loading } from '../../../components/loading.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { Status } from '../../../components/status.tsx';
import { Time } from '../../../components/time.tsx';
import { api } from '../../../lib/api.ts';
import { isAhead, schoolTime } from '../../../lib/clock.ts';
import { exactTime } from '../../../lib/format.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { RedeliverButton } from '../redeliver-button.tsx';
import { explanationOf } from '../words.ts';
import { Attempts } from './attempts.tsx';
import { curlOf } from './curl.ts';
import { Headers } from './headers.tsx';
import { Timings } from './timings.tsx';
import { VerifySignature } from './verify-signature.tsx';

interface Shown {
  delivery: DeliveryWithRequest;
  attempts: Delivery[];
}

async function load(id: string, signal: AbortSignal): Promise<Shown> {
  const delivery = await api.deliveryLog.get(id, { signal });
  const { webhook_id, event_id } = delivery;
  const all = await api.deliveryLog.list({ webhook_id, event_id, order: 'asc', limit: 100 }, { signal });
  return { delivery, attempts: all.data };
}

/** Whether a result is to be expected in a moment. */
const isUnderWay = ({ status, scheduled_at: at }: Delivery): boolean =>
  status === 'pending' && Math.abs(Date.parse(at) - schoolTime()) < 15_000;

/** One event at one endpoint: every attempt, with its request and response. */
export function DeliveryDetail({ id }: { id: string }) {
  const [isBusy, setBusy] = useState(false);
  const [verifying, setVerifying] = useState(false);
  const shown = useLoad(
    id,
    async (signal) => {
      const data = await load(id, signal);
      setBusy(data.attempts.some(isUnderWay));
      return data;
    },
    { everyMs: isBusy ? 500 : 3000 },
  );
  const { delivery } = shown.data ?? {};
  return (
    <>
      <PageHead
        title={delivery?.event_type ?? 'Delivery'}
        up={{ href: '/settings/deliveries', title: 'Deliveries' }}
        note={delivery && <Status of={delivery.status} />}
      >
        {delivery && (
          <>
            {delivery.sent_at && delivery.request.body !== null && (
              <Button small expanded={verifying} onClick={() => setVerifying(!verifying)}>
                Verify the signature
              </Button>
            )}
            {delivery.request.body !== null && (
              <Copy text={curlOf(delivery)} what="the request as a curl command" label="Copy as curl" />
            )}
            <RedeliverButton key={id} delivery={delivery} onDone={() => void shown.reload()} />
          </>
        )}
      </PageHead>
      <Loading of={shown} lines={8}>
        {(data) => (
          <>
            {verifying && <VerifySignature delivery={data.delivery} onClose={() => setVerifying(false)} />}
            <Detail {...data} />
          </>
        )}
      </Loading>
    </>
  );
}

function Detail({ delivery, attempts }: Shown) {
  return (
    <>
      <Explanation delivery={delivery} later={attempts.filter(({ id }) => id > delivery.id)} />
      <dl class="facts">
        <div>
          <dt>Endpoint</dt>
          <dd>
            <Endpoint id={delivery.webhook_id} />
          </dd>
        </div>
        <div>
          <dt>Event</dt>
          <dd>
            <Id id={delivery.event_id} href={`/settings/events/${delivery.event_id}`} />
          </dd>
        </div>
        <div>
          <dt>Record</dt>
          <dd>
            {delivery.resource_id === null ? (
              'Not shown'
            ) : (
              <Id
                id={delivery.resource_id}
                href={`/settings/deliveries?resource_id=${delivery.resource_id}`}
              />
            )}
          </dd>
        </div>
        <div>
          <dt>Delivery</dt>
          <dd>
            <Id id={delivery.id} />
          </dd>
        </div>
        <div>
          <dt>{delivery.sent_at ? 'Sent' : 'Scheduled'}</dt>
          <dd>{exactTime(delivery.sent_at ?? delivery.scheduled_at)}</dd>
        </div>
      </dl>
      <section>
        <h2>Attempts for this event at this endpoint</h2>
        <Attempts deliveries={attempts} current={delivery.id} />
      </section>
      <div class="two">
        <section>
          <h2>Response {delivery.response_status !== null && <code>{delivery.response_status}</code>}</h2>
          <Timings delivery={delivery} />
          {delivery.response_status === null ? (
            <p class="quiet">{delivery.sent_at ? 'The receiver sent no response.' : 'Not sent yet.'}</p>
          ) : (
            <ResponseOf delivery={delivery} />
          )}
        </section>
        <section>
          <h2>
            Request <code>POST</code>
          </h2>
          <Headers headers={delivery.request.headers} />
          <p class="hint">Signatures are not stored.</p>
          {delivery.request.body === null ? (
            <Hidden what="body" />
          ) : (
            <JsonView text={delivery.request.body} what="request body" />
          )}
        </section>
      </div>
    </>
  );
}

/** The response, which can repeat the event. */
function ResponseOf({ delivery }: { delivery: DeliveryWithRequest }) {
  if (delivery.request.body === null) return <Hidden what="response" />;
  return (
    <>
      <Headers headers={delivery.response_headers} />
      <JsonView text={delivery.response_body ?? ''} what="response body" />
    </>
  );
}

const Hidden = ({ what }: { what: string }) => (
  <p class="quiet">The {what} is not shown: you may not read the record of this event.</p>
);

/** What happened, and what to do, unless it was done in later attempts. */
function Explanation({ delivery, later }: { delivery: Delivery; later: readonly Delivery[] }) {
  const { status, next_attempt_at: next } = delivery;
  const explanation = explanationOf(delivery);
  if (status === 'held')
    return (
      <p class="explanation held">
        The endpoint is paused or disabled. The delivery is sent when the endpoint is activated again.
      </p>
    );
  if (!explanation) return null;
  return (
    <div class={`explanation ${status === 'failed' ? 'bad' : 'warn'}`}>
      <p>
        <strong>{explanation.what}</strong>
        {delivery.error_detail !== null && (
          <>
            {' '}
            <code>{delivery.error_detail}</code>
          </>
        )}
      </p>
      <p>{explanation.todo}</p>
      {next ? (
        <p>
          {isAhead(next) ? (
            <>
              The next attempt is due <Time at={next} upcoming="wait" />, at {exactTime(next)}.
            </>
          ) : (
            <>
              The next attempt was due <Time at={next} />, at {exactTime(next)}: it is being sent, or waits
              for its turn.
            </>
          )}
        </p>
      ) : (
        status === 'failed' && <p>{nextStep(later)}</p>
      )}
    </div>
  );
}

/** What is left to do about an attempt that failed and is not repeated by itself. */
function nextStep(later: readonly Delivery[]): string {
  const statuses = new Set(later.map(({ status }) => status));
  if (statuses.has('succeeded')) return 'The event was delivered by a later attempt: see below.';
  if (statuses.has('pending') || statuses.has('held')) return 'The event is being redelivered: see below.';
  return 'No further attempt is scheduled. Redeliver the event when the receiver works again.';
}
