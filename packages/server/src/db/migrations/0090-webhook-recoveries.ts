import type { Definer } from './define.ts';

export async function up({ recordTable, index }: Definer): Promise<void> {
  // `after` is the last event that was examined.
  await recordTable('webhook_recoveries', {
    webhook_id: 'text!',
    since: 'text!',
    until: 'text',
    types: 'text',
    dry_run: 'integer!',
    status: 'text!',
    started_at: 'text',
    finished_at: 'text',
    after: 'text!',
    events: 'integer!',
    examined: 'integer!',
    through: 'text',
  });
  await index('webhook_recoveries_by_webhook_id', 'webhook_recoveries', ['school_id', 'webhook_id', 'id']);
  await index('webhook_recoveries_unfinished', 'webhook_recoveries', ['id'], {
    where: "status in ('queued', 'running')",
  });
}
