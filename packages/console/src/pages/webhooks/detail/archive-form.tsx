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
        It receives no more events. {count(waiting, 'delivery that waits', 'deliveries that wait')} for it
        will be cancelled. Its log is kept, and the API can restore it.
      </p>
    </Confirm>
  );
}
