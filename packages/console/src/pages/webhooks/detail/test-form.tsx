import { events } from 'virtual:catalog';
import type { WebhookTest } from '@rollbook/sdk';
import { useState } from 'preact/hooks';
import { Form } from '../../../components/form.tsx';
import { SelectField } from '../../../components/inputs.tsx';
import { Problem } from '../../../components/problem.tsx';
import { Status } from '../../../components/status.tsx';
import { api } from '../../../lib/api.ts';
import { can } from '../../../lib/session.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { resultOf } from '../../deliveries/words.ts';
import type { PanelProps } from './panel-props.ts';

/** Sends a sample event, and shows its result as soon as it is there. */
export function TestForm({ webhook, onClose }: PanelProps) {
  const readable = events.filter(({ scope }) => can(scope));
  const first =
    readable.find(({ type: each }) => webhook.event_types.some((own) => own === each)) ?? readable[0];
  const [type, setType] = useState<string>(first?.type ?? '');
  const [sent, setSent] = useState<string>();
  const action = useAction(async () => {
    const delivery = await api.webhooks.test(webhook.id, { type: type as WebhookTest['type'] });
    setSent(delivery.id);
    return undefined;
  });
  return (
    <Form
      title="Send a test event"
      look="confirm"
      action={action}
      onSubmit={action.run}
      submit={sent ? 'Send another' : 'Send'}
      scope="write:webhooks"
      result={sent && <Result key={sent} id={sent} />}
      onClose={onClose}
      close="Close"
    >
      <SelectField
        label="Event"
        hint="A sample, of a type whose records you may read, with the header Service-Test: true. It is sent once, even if the endpoint is paused."
        field="type"
        value={type}
        options={readable.map(({ type: each }) => [each, each])}
        onChange={setType}
      />
    </Form>
  );
}

function Result({ id }: { id: string }) {
  const [done, setDone] = useState(false);
  const { data, error } = useLoad(
    id,
    async (signal) => {
      const delivery = await api.deliveryLog.get(id, { signal });
      if (delivery.status !== 'pending') setDone(true);
      return delivery;
    },
    { everyMs: done ? undefined : 500 },
  );
  if (error) return <Problem error={error} />;
  return (
    <p class="test-result" role="status">
      {data ? (
        <>
          <Status of={data.status} /> {resultOf(data)}{' '}
          <a href={`/settings/deliveries/${id}`}>Show the delivery</a>
        </>
      ) : (
        'Sending…'
      )}
    </p>
  );
}
