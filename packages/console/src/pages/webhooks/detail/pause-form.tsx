import { Confirm } from '../../../components/confirm.tsx';
import { api } from '../../../lib/api.ts';
import { count } from '../../../lib/format.ts';
import { useAction } from '../../../lib/use-action.ts';
import type { PanelProps } from './panel-props.ts';

export function PauseForm({ webhook, stats, onClose }: PanelProps) {
  const action = useAction(async () => {
    await api.webhooks.pause(webhook.id);
    return 'Paused';
  });
  return (
    <Confirm
      title="Pause this endpoint?"
      action={action}
      label="Pause"
      scope="write:webhooks"
      onClose={onClose}
    >
      <p>
        {count(stats.pending, 'scheduled delivery', 'scheduled deliveries')} and all new ones are held, and
        nothing is lost. You decide whether they are sent when you activate the endpoint again.
      </p>
    </Confirm>
  );
}
