import { useState } from 'preact/hooks';
import { Confirm } from '../../../components/confirm.tsx';
import { Field } from '../../../components/field.tsx';
import { api } from '../../../lib/api.ts';
import { useAction } from '../../../lib/use-action.ts';
import type { PanelProps } from './webhook-detail.tsx';

const lifetimes: [seconds: number, label: string][] = [
  [3600, '1 hour'],
  [86_400, '1 day'],
  [259_200, '3 days'],
  [604_800, '7 days'],
  [0, 'not at all: the receiver rejects deliveries until it has the new secret'],
];

export function RotateForm({
  webhook,
  onSecret,
  onClose,
}: PanelProps & { onSecret: (secret: string) => void }) {
  const [seconds, setSeconds] = useState(86_400);
  const action = useAction(async () => {
    const rotated = await api.webhooks.rotateSecret(webhook.id, { expires_in: seconds });
    onSecret(rotated.signing_secret);
    return 'Rotated';
  });
  return (
    <Confirm
      title="Create a new signing secret?"
      action={action}
      label="Rotate"
      danger={seconds === 0}
      scope="write:webhooks"
      onClose={onClose}
    >
      <p>The new secret is shown once. Until the current one expires, deliveries are signed with both.</p>
      <Field label="The current secret also signs for">
        {(props) => (
          <select
            {...props}
            value={seconds}
            onChange={(event) => setSeconds(Number(event.currentTarget.value))}
          >
            {lifetimes.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
    </Confirm>
  );
}
