import { useState } from 'preact/hooks';
import type { Options } from '../../../components/choice.tsx';
import { Confirm } from '../../../components/confirm.tsx';
import { SelectField } from '../../../components/inputs.tsx';
import { api } from '../../../lib/api.ts';
import { exactTime } from '../../../lib/format.ts';
import { useAction } from '../../../lib/use-action.ts';
import type { PanelProps } from './panel-props.ts';

const lifetimes: Options = [
  ['3600', '1 hour'],
  ['86400', '1 day'],
  ['259200', '3 days'],
  ['604800', '7 days'],
  ['0', 'not at all: the receiver rejects deliveries until it has the new secret'],
];

export function RotateForm({
  webhook,
  onSecret,
  onClose,
}: PanelProps & { onSecret: (secret: string) => void }) {
  const [seconds, setSeconds] = useState(86_400);
  const { secret_expires_at: earlier } = webhook;
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
      <p>
        The new secret is shown once. Until the current one expires, deliveries are signed with both.
        {earlier &&
          seconds > 0 &&
          ` Earlier secrets go on signing too, the last until ${exactTime(earlier)}.`}
        {earlier && seconds === 0 && ' Earlier secrets that still sign end now as well.'}
      </p>
      <SelectField
        label="The current secret also signs for"
        field="expires_in"
        value={seconds}
        options={lifetimes}
        onChange={(value) => setSeconds(Number(value))}
      />
    </Confirm>
  );
}
