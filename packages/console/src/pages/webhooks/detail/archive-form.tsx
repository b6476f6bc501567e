import { Confirm } from '../../../components/confirm.tsx';
import { api } from '../../../lib/api.ts';
import { loadEndpoints } from '../../../lib/endpoints.ts';
import { count } from '../../../lib/format.ts';
import { navigate } from '../../../lib/router.ts';
import { useAction } from '../../../lib/use-action.ts';
import type { PanelProps } from './panel-props.ts';

export function ArchiveForm({ webhook, stats, onClose }: PanelProps) {
  const action = useAction(async () => {
    await api.webhooks.archive(webhook.id);
    void loadEndpoints().catch(() => {});
    navigate('/settings/webhooks');
    return 'Archived';
  });
  const waiting = stats.pending + stats.held;
  return (
    <Confirm
      title="Archive this endpoint?"
      action={action}
      label="Archive"
      danger
      scope="write:webhooks"
      onClose={onClose}
    >
      <p>
        It receives no more events. {count(waiting, 'waiting delivery', 'waiting deliveries')} will be
        cancelled. The log is kept, and the endpoint can be restored through the API.
      </p>
    </Confirm>
  );
}
