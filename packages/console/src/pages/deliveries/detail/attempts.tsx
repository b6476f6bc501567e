import type { Delivery } from '@rollbook/sdk';
import { Status } from '../../../components/status.tsx';
import { Time } from '../../../components/time.tsx';
import { isAhead } from '../../../lib/clock.ts';
import { duration } from '../../../lib/format.ts';
import { resultOf, timeOf } from '../words.ts';

const triggers: Record<Delivery['trigger'], string> = {
  event: 'first attempt',
  retry: 'retry',
  redelivery: 'redelivered',
  recovery: 'recovered',
  test: 'test',
};

const byTime = (a: Delivery, b: Delivery): number => timeOf(a).localeCompare(timeOf(b));

/** All attempts to send one event to one endpoint, on a line from the first to the next one. */
export function Attempts({ deliveries, current }: { deliveries: readonly Delivery[]; current: string }) {
  return (
    <ol class="attempts">
      {[...deliveries].sort(byTime).map((delivery) => (
        <li key={delivery.id} class={`is-${delivery.status}`}>
          <a
            href={`/settings/deliveries/${delivery.id}`}
            aria-current={delivery.id === current ? 'true' : undefined}
          >
            <span class="n">{delivery.attempt}</span>
            <Status of={delivery.status} />
            <span class="result">{resultOf(delivery)}</span>
            <span class="quiet">
              {triggers[delivery.trigger]}
              {delivery.total_ms !== null && ` · ${duration(delivery.total_ms)}`}
            </span>
            <Time at={timeOf(delivery)} upcoming={isAhead(timeOf(delivery)) ? 'wait' : undefined} />
          </a>
        </li>
      ))}
    </ol>
  );
}
