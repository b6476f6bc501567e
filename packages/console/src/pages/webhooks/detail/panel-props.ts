import type { Webhook, WebhookStats } from '@rollbook/sdk';

/** What a form on the page of an endpoint is given. */
export interface PanelProps {
  webhook: Webhook;
  stats: WebhookStats;
  onClose: () => void;
}
