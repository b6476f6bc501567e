import type { Definer } from './define.ts';

export async function up({ table, index, run }: Definer): Promise<void> {
  // Attempts that have ended, by hour. `latency` is a class of durations, see webhooks/delivery-counts.ts.
  await table('delivery_counts', ['school_id', 'hour', 'webhook_id', 'event_type', 'status', 'latency'], {
    school_id: 'text!',
    hour: 'text!',
    webhook_id: 'text!',
    event_type: 'text!',
    status: 'text!',
    latency: 'integer!',
    count: 'integer!',
  });
  await index('delivery_counts_by_hour', 'delivery_counts', ['hour']);
  const key = `school_id, substr(completed_at, 1, 13) || ':00:00.000Z', webhook_id, event_type, status,
    case when total_ms > 1 then cast(floor(4 * ln(total_ms) / ln(2)) as integer) else 0 end`;
  const counted = `insert into delivery_counts select ${key}, count(*) from deliveries
    where status in ('succeeded', 'retrying', 'failed') and completed_at is not null and "trigger" <> 'test'
    and (error is null or error <> 'interrupted')
    group by 1, 2, 3, 4, 5, 6`;
  await run({ sqlite: counted, postgres: counted });

  // What the activity log is searched for: failed attempts, those that were not sent, and types.
  await index('deliveries_failed', 'deliveries', ['school_id', 'id'], { where: 'error is not null' });
  await index('deliveries_unsent', 'deliveries', ['school_id', 'id'], {
    where: "status in ('pending', 'held', 'cancelled')",
  });
  await index('deliveries_by_type', 'deliveries', ['school_id', 'event_type', 'id']);
}
