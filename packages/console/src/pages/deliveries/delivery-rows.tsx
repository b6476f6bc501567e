import type { Delivery } from '@rollbook/sdk';
import { Endpoint } from '../../components/endpoint.tsx';
import { Status } from '../../components/status.tsx';
import { Time } from '../../components/time.tsx';
import { isAhead } from '../../lib/clock.ts';
import { duration } from '../../lib/format.ts';
import { useRows } from '../../lib/use-rows.ts';
import { RedeliverButton } from './redeliver-button.tsx';
import { resultOf, timeOf } from './words.ts';

interface RowsProps {
  rows: readonly Delivery[];
  /** Whether all rows are of one endpoint. */
  ofOne?: boolean;
  onChange: () => void;
  /** Ids of the rows that are selected, if rows can be selected. */
  selection?: { ids: ReadonlySet<string>; toggle: (id: string, on: boolean) => void };
}

/** Deliveries as a table, and as cards on a phone. */
export function DeliveryRows({ rows, ofOne = false, onChange, selection }: RowsProps) {
  const table = useRows<HTMLTableElement>();
  return (
    <table ref={table} class="log">
      <thead>
        <tr>
          {selection && (
            <th>
              <span class="hidden">Select</span>
            </th>
          )}
          <th>Status</th>
          <th>Event</th>
          {!ofOne && <th>Endpoint</th>}
          <th>Response</th>
          <th class="number">Attempt</th>
          <th class="number">Duration</th>
          <th class="number">Time</th>
          <th>
            <span class="hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((delivery) => (
          <tr key={delivery.id} class={`row-${delivery.status}`}>
            {selection && (
              <td class="select">
                <input
                  type="checkbox"
                  aria-label={`Select the delivery ${delivery.id}`}
                  disabled={!delivery.sent_at}
                  checked={selection.ids.has(delivery.id)}
                  onChange={(event) => selection.toggle(delivery.id, event.currentTarget.checked)}
                />
              </td>
            )}
            <td>
              <Status of={delivery.status} />
            </td>
            <td class="main-cell">
              <a data-row href={`/settings/deliveries/${delivery.id}`}>
                {delivery.event_type}
              </a>
              {delivery.trigger === 'test' && <span class="tag">test</span>}
            </td>
            {!ofOne && (
              <td data-label="Endpoint" class="grow">
                <Endpoint id={delivery.webhook_id} />
              </td>
            )}
            <td data-label="Response">
              {/* One that was made is a row of its own. */}
              {delivery.next_attempt_at && isAhead(delivery.next_attempt_at) ? (
                <>
                  {resultOf(delivery)} <span class="quiet">· next</span>{' '}
                  <Time at={delivery.next_attempt_at} upcoming="wait" />
                </>
              ) : (
                resultOf(delivery) || <span class="quiet">–</span>
              )}
            </td>
            <td data-label="Attempt" class="number">
              {delivery.attempt}
            </td>
            <td data-label="Duration" class="number">
              {duration(delivery.total_ms)}
            </td>
            <td data-label="Time" class="number">
              <Time at={timeOf(delivery)} upcoming={isAhead(timeOf(delivery)) ? 'wait' : undefined} />
            </td>
            <td class="act">
              {delivery.sent_at && <RedeliverButton delivery={delivery} onDone={onChange} small />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
