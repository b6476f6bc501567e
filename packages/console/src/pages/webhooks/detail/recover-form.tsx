import type { Webhook, WebhookRecovery } from '@rollbook/sdk';
import { useState } from 'preact/hooks';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { Form } from '../../../components/form.tsx';
import { SelectField } from '../../../components/inputs.tsx';
import { Problem } from '../../../components/problem.tsx';
import { Status } from '../../../components/status.tsx';
import { TimeInput } from '../../../components/time-input.tsx';
import { api } from '../../../lib/api.ts';
import { schoolTime } from '../../../lib/clock.ts';
import { count, dayOf, hourOf, minuteBefore, zone } from '../../../lib/format.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useLoad } from '../../../lib/use-load.ts';
import type { PanelProps } from './panel-props.ts';

const hourMs = 3_600_000;
const between = 'between';

/** When the events begin that are sent again. */
function rangesOf({
  failing_since: failing,
  created_at: added,
}: Webhook): (readonly [value: string, label: string])[] {
  const beforeFailure = failing && [minuteBefore(failing), added].sort()[1];
  const ago = (hours: number) => new Date(schoolTime() - hours * hourMs).toISOString();
  return [
    // The event of the first attempt that failed occurred before it.
    ...(beforeFailure
      ? [
          [
            beforeFailure,
            `since ${dayOf(beforeFailure)}, ${hourOf(beforeFailure)} (the first failure)`,
          ] as const,
        ]
      : []),
    [ago(1), 'of the last hour'],
    [ago(24), 'of the last 24 hours'],
    [ago(168), 'of the last 7 days'],
    [ago(720), 'of the last 30 days'],
    [between, 'between two times …'],
  ];
}

/** Sends events again that the endpoint has not received: it counts them first. */
export function RecoverForm({ webhook, onClose }: PanelProps) {
  const [ranges] = useState(() => rangesOf(webhook));
  const [range, setRange] = useState(ranges[0]?.[0] ?? '');
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [recovery, setRecovery] = useState<WebhookRecovery>();
  const start = useAction(async (dry_run: boolean, counted?: WebhookRecovery) => {
    // The same range as was counted.
    const chosen = range === between ? { since: from, ...(until && { until }) } : { since: range };
    const times = counted ? { since: counted.since, until: counted.until } : chosen;
    setRecovery(await api.webhookRecoveries.create(webhook.id, { ...times, dry_run }));
    return undefined;
  });
  const choose = (set: (value: string) => void) => (value: string) => {
    set(value);
    setRecovery(undefined);
  };
  return (
    <Form
      name="Recover events"
      title="Recover events that the endpoint has not received"
      look="confirm"
      action={start}
      onSubmit={() => start.run(true)}
      submit={recovery ? undefined : 'Count the events'}
      scope="write:webhooks"
      result={
        recovery && (
          <Progress
            key={recovery.id}
            of={recovery}
            isActive={webhook.status === 'active'}
            busy={start.busy}
            onSend={(counted) => void start.run(false, counted)}
          />
        )
      }
      onClose={onClose}
      close="Close"
    >
      <SelectField
        label="Events"
        hint="Events whose attempts failed or were cancelled, and events from before the endpoint was subscribed to their types. Events that are held or still being retried are left out."
        value={range}
        options={ranges}
        onChange={choose(setRange)}
      />
      {range === between && (
        <div class="times">
          <Field label="From" hint={zone()} field="since">
            {(props) => <TimeInput {...props} required value={from} onChange={choose(setFrom)} />}
          </Field>
          <Field label="Until" hint="Leave empty for now." field="until">
            {(props) => <TimeInput {...props} value={until} onChange={choose(setUntil)} />}
          </Field>
        </div>
      )}
    </Form>
  );
}

interface ProgressProps {
  of: WebhookRecovery;
  /** Whether the endpoint is sent deliveries. Otherwise they are held. */
  isActive: boolean;
  busy: boolean;
  onSend: (counted: WebhookRecovery) => void;
}

/** How far a recovery is, and what can be done with its result. */
function Progress({ of, isActive, busy, onSend }: ProgressProps) {
  const [ended, setEnded] = useState(false);
  const { data = of, error } = useLoad(
    of.id,
    async (signal) => {
      const recovery = await api.webhookRecoveries.get(of.webhook_id, of.id, { signal });
      setEnded(['completed', 'cancelled', 'failed'].includes(recovery.status));
      return recovery;
    },
    { everyMs: ended ? undefined : 500 },
  );
  const cancel = useAction(async () => {
    await api.webhookRecoveries.cancel(of.webhook_id, of.id);
    return undefined;
  });
  const { events, failed, received, waiting, held, not_matched: others } = data.progress;
  const unsent = events - failed;
  const done = isActive ? 'sent' : 'held to be sent';
  const sent = (events: number) =>
    data.dry_run ? `, and would be ${done}` : `, and ${events === 1 ? 'was' : 'were'} ${done}`;
  // Of events that were never sent before, none is sent again.
  const again = unsent > 0 ? '' : ' again';
  const soFar = ended ? '.' : ' so far …';
  return (
    <div class="recovery" role="status">
      <Problem error={error ?? cancel.error} />
      {data.error && <p>{data.error.detail}</p>}
      <p>
        {!data.dry_run && <Status of={data.status} />}{' '}
        {data.dry_run
          ? `${count(events, 'event')} would be ${done}${again}${soFar}`
          : `${count(events, 'event was', 'events were')} ${done}${again}${soFar}`}
      </p>
      {!isActive && events > 0 && (
        <p>
          The endpoint receives nothing at present: these events {data.dry_run ? 'would wait' : 'wait'} until
          it is activated.
        </p>
      )}
      <ul class="outcomes">
        <li>
          {count(failed, 'event', 'events')} failed
          {failed > 0 && `${sent(failed)} again`}
        </li>
        {unsent > 0 && (
          <li>
            {count(unsent, 'event was', 'events were')} never sent before
            {sent(unsent)}
          </li>
        )}
        <li>{count(received, 'event', 'events')} received</li>
        <li>
          {count(waiting, 'event', 'events')} waiting for the next attempt
          {waiting > 0 && '; “Send now” makes them due'}
        </li>
        <li>
          {count(held, 'event', 'events')} held
          {held > 0 && '; they are sent when the endpoint is activated'}
        </li>
        {others > 0 && (
          <li>{count(others, 'event does', 'events do')} not meet the filters of the endpoint</li>
        )}
      </ul>
      {data.status === 'completed' && data.dry_run && events > 0 && (
        <Button look="main" scope="write:webhooks" busy={busy} onClick={() => onSend(data)}>
          {`${isActive ? 'Send' : 'Hold'} ${count(events, 'event')}${isActive ? '' : ' to be sent'}${again}`}
        </Button>
      )}
      {!ended && !data.dry_run && (
        <Button small busy={cancel.busy} onClick={() => void cancel.run()}>
          Cancel the rest
        </Button>
      )}
    </div>
  );
}
