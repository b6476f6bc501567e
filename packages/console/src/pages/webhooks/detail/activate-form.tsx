import { useState } from 'preact/hooks';
import { Confirm } from '../../../components/confirm.tsx';
import { api } from '../../../lib/api.ts';
import { count } from '../../../lib/format.ts';
import { useAction } from '../../../lib/use-action.ts';
import type { PanelProps } from './panel-props.ts';

export function ActivateForm({ webhook, stats: { held: number }, onClose }: PanelProps) {
  const [held, setHeld] = useState<'deliver' | 'discard'>('deliver');
  const action = useAction(async () => {
    await api.webhooks.activate(webhook.id, { held });
    return 'Activated';
  });
  const discards = held === 'discard' && number > 0;
  return (
    <Confirm
      title="Activate this endpoint?"
      action={action}
      label={discards ? `Activate and discard ${count(number, 'delivery', 'deliveries')}` : 'Activate'}
      danger={discards}
      scope="write:webhooks"
      onClose={onClose}
    >
      {number === 0 ? (
        <p>No delivery is held. New events are sent from now on.</p>
      ) : (
        <>
          <label class="choice">
            <input
              type="radio"
              name="held"
              checked={held === 'deliver'}
              onChange={() => setHeld('deliver')}
            />
            <span>
              Send {count(number, 'held delivery', 'held deliveries')}
              <span class="sub">ten per second, oldest first</span>
            </span>
          </label>
          <label class="choice">
            <input
              type="radio"
              name="held"
              checked={held === 'discard'}
              onChange={() => setHeld('discard')}
            />
            <span>
              Discard {count(number, 'held delivery', 'held deliveries')}
              <span class="sub">the receiver does not get these events unless you recover them</span>
            </span>
          </label>
        </>
      )}
    </Confirm>
  );
}
