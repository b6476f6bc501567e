import type { DeliveriesRedeliver, DeliveryLogListQuery } from '@rollbook/sdk';
import { useState } from 'preact/hooks';
import { Button } from '../../components/button.tsx';
import { Confirm } from '../../components/confirm.tsx';
import { Done } from '../../components/done.tsx';
import { Loading } from '../../components/loading.tsx';
import { api } from '../../lib/api.ts';
import { schoolTime } from '../../lib/clock.ts';
import { count, number } from '../../lib/format.ts';
import { useAction } from '../../lib/use-action.ts';
import { useLoad } from '../../lib/use-load.ts';
import { heldOf, sentAgain } from './words.ts';

type Filters = Omit<DeliveriesRedeliver, 'dry_run' | 'starting_after'>;

/** The filters for the same attempts of the log; undefined if these cannot be sent again. */
function filtersOf({ waiting, status, ...others }: DeliveryLogListQuery): Filters | undefined {
  // The log is read in pages, which the request does not have.
  const { limit: _limit, order: _order, starting_after: _cursor, ...filters } = others;
  const { sent_since, sent_before, created_after, created_before, ...rest } = filters;
  const times = { sent_since, sent_before, created_after, created_before };
  if (waiting === true || status === 'pending' || status === 'held' || status === 'succeeded')
    return undefined;
  return {
    ...rest,
    ...(status && { status }),
    ...Object.fromEntries(
      Object.entries(times).flatMap(([name, at]) => (at ? [[name, new Date(at).toISOString()]] : [])),
    ),
  };
}

interface Totals {
  deliveries: number;
  held: number;
  left_out: number;
}

/** All parts, one after the other. */
async function redeliverAll(
  filters: Filters,
  dry_run: boolean,
  onPart: (totals: Totals) => void = () => {},
  signal?: AbortSignal,
): Promise<Totals> {
  const totals = { deliveries: 0, held: 0, left_out: 0 };
  let starting_after: string | null = null;
  do {
    const part: Awaited<ReturnType<typeof api.deliveryLog.redeliver>> = await api.deliveryLog.redeliver(
      { ...filters, dry_run, ...(starting_after !== null && { starting_after }) },
      signal && { signal },
    );
    totals.deliveries += part.deliveries;
    totals.held += part.held;
    totals.left_out += part.left_out;
    onPart({ ...totals });
    starting_after = part.next_cursor;
  } while (starting_after !== null);
  return totals;
}

interface MatchingProps {
  query: DeliveryLogListQuery;
  /** Whether the log has no such attempt. What was asked or done stays when a live log becomes empty. */
  isEmpty: boolean;
  onDone: () => void;
}

/** Sends all events again whose last attempt matches the filters of the log: it counts them first. */
export function RedeliverMatching({ query, isEmpty, onDone }: MatchingProps) {
  const [open, setOpen] = useState<Filters>();
  const [done, setDone] = useState<string>();
  // Filters that the API rejects have no rows.
  const filters = isEmpty && !open && !done ? undefined : filtersOf(query);
  if (!filters) return null;
  const start = () => {
    setDone(undefined);
    // What fails from now on was not counted.
    const now = new Date(schoolTime()).toISOString();
    setOpen(
      filters.status === 'cancelled' ? { created_before: now, ...filters } : { sent_before: now, ...filters },
    );
  };
  return (
    <div class="redeliver-matching">
      <Button small scope="write:webhooks" expanded={open !== undefined} onClick={start}>
        Redeliver all that match…
      </Button>
      <Done>{done}</Done>
      {open && (
        <Counted
          filters={open}
          isEmpty={isEmpty}
          onClose={() => setOpen(undefined)}
          onDone={(text) => {
            setDone(text);
            onDone();
          }}
        />
      )}
    </div>
  );
}

interface CountedProps {
  filters: Filters;
  isEmpty: boolean;
  onClose: () => void;
  onDone: (text: string) => void;
}

function Counted({ filters, isEmpty, onClose, onDone }: CountedProps) {
  // Counted again when the log becomes empty: then there is probably nothing left to send again.
  const counted = useLoad(`${JSON.stringify(filters)} ${isEmpty}`, (signal) =>
    redeliverAll(filters, true, undefined, signal),
  );
  const [sent, setSent] = useState<Totals>();
  const action = useAction(async () => {
    const text = sentAgain(await redeliverAll(filters, false, setSent));
    onDone(text);
    return text;
  });
  const found = counted.data;
  const total = found?.deliveries ?? 0;
  return (
    <Confirm
      title="Redeliver all events that match these filters?"
      action={action}
      label={found ? `Redeliver ${count(total, 'event')}` : 'Redeliver'}
      scope="write:webhooks"
      missing={
        found &&
        total === 0 &&
        'There is nothing to send again. Since the attempts that match, their events were received, are on their way, or were tried again: choose “failed” to find the last attempts.'
      }
      onClose={onClose}
    >
      <Loading of={counted} lines={1}>
        {({ deliveries, held, left_out }) => (
          <>
            <p>
              <strong>{count(deliveries, 'event')}</strong> whose last attempt matches and failed
              {filters.status === 'cancelled' && ' or was cancelled'} will be sent once more, each to the
              endpoint of the attempt.
            </p>
            {held > 0 && <p>{heldOf(held)}</p>}
            {left_out > 0 && (
              <p class="quiet">
                {count(left_out, 'attempt is', 'attempts are')} left out: the endpoint has received the event
                or is archived, the event is already being sent again or is a test, or its records may not be
                read.
              </p>
            )}
            {sent && action.busy && (
              <p role="status">
                {number(sent.deliveries)} of {number(deliveries)} …
              </p>
            )}
          </>
        )}
      </Loading>
    </Confirm>
  );
}
