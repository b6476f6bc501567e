import type { Webhook } from '@rollbook/sdk';

/** The status of an endpoint as a person sees it: an active endpoint that fails is not fine. */
export function healthOf({ status, failing_since: failing, archived_at: archived }: Webhook): string {
  if (archived) return 'archived';
  return status === 'active' && failing ? 'failing' : status;
}
