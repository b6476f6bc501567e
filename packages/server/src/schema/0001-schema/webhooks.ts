import type { Definer } from '../define.ts';

/** When an attempt was sent; of one that was interrupted, which nobody knows that of, when that was found out. */
const timeOfAttempt = 'coalesce(sent_at, completed_at)';
/** Of attempts that have ended; what was cancelled was not attempted. */
const attemptIsMade = "completed_at is not null and status <> 'cancelled'";

/** Endpoints, events, and their deliveries. */
export async function webhooks({ table, recordTable, index, indexesBy, run }: Definer): Promise<void> {
  await recordTable('webhooks', {
    url: 'text!',
    events: 'text!',
    // What the endpoint may receive: what the key may read that changed its events last.
    scopes: 'text!',
    filters: 'text!',
    max_deliveries_per_second: 'integer',
    header_names: 'text!',
    description: 'text',
    status: 'text!',
    version: 'text!',
    failing_since: 'text',
    failing_reported_at: 'text',
    disabled_reason: 'text',
    secret_expires_at: 'text',
    failed_events: 'integer!',
    secret_sealed: 'text!',
    // When the deliveries of an endpoint whose status has changed are next updated.
    settles_at: 'text',
    discard_through: 'text',
    former_secrets: 'text',
    // Additional headers: a list of objects with `name` and `sealed`.
    headers_sealed: 'text',
    // When its events or filters were set: what they are decides about later events.
    selected_at: 'text!',
  });
  await index('webhooks_to_settle', 'webhooks', ['settles_at'], { where: 'settles_at is not null' });

  await table('webhook_subscriptions', ['school_id', 'event_type', 'webhook_id'], {
    school_id: 'text!',
    event_type: 'text!',
    webhook_id: 'text!',
  });

  // Stored by rowid on SQLite: rows in the order of a key that do not fit in a quarter of a page continue on other
  // pages, and each comparison with such a row reads all of it.
  await table(
    'events',
    ['school_id', 'id'],
    {
      school_id: 'text!',
      id: 'text!',
      type: 'text!',
      resource_id: 'text!',
      is_test: 'integer!',
      created_at: 'text!',
      confidential: 'integer!',
      subject_key: 'text',
      data: 'text!',
      // The part with personal values, encrypted with the data key `subject_key`.
      encrypted: 'text',
      // What filters of endpoints compare: the values before the change of the fields that it changed.
      previous: 'text',
      // The `traceparent` of the request that made the change, if the process that wrote it had a tracer provider.
      trace_parent: 'text',
    },
    { byRowid: true },
  );
  await index('events_by_resource', 'events', ['school_id', 'resource_id', 'id']);
  await index('events_by_type', 'events', ['school_id', 'type', 'id']);

  await table('deliveries', ['school_id', 'id'], {
    school_id: 'text!',
    id: 'text!',
    webhook_id: 'text!',
    event_id: 'text!',
    event_type: 'text!',
    attempt: 'integer!',
    trigger: 'text!',
    status: 'text!',
    scheduled_at: 'text!',
    first_attempt_at: 'text',
    sent_at: 'text',
    completed_at: 'text',
    next_attempt_at: 'text',
    claimed_by: 'text',
    // Whether the request may have been sent: then it is not sent again with the same identifier.
    started: 'integer!',
    response_status: 'integer',
    response_headers: 'text',
    response_body: 'text',
    error: 'text',
    error_detail: 'text',
    dns_ms: 'real',
    connect_ms: 'real',
    first_byte_ms: 'real',
    total_ms: 'real',
    created_at: 'text!',
  });
  await index('deliveries_by_webhook', 'deliveries', ['school_id', 'webhook_id', 'id']);
  await index('deliveries_queue', 'deliveries', ['webhook_id', 'scheduled_at', 'school_id', 'id'], {
    where: "status = 'pending' and claimed_by is null",
  });
  await index('deliveries_claimed', 'deliveries', ['claimed_by', 'school_id', 'id'], {
    where: 'claimed_by is not null',
  });
  await index('deliveries_held', 'deliveries', ['webhook_id', 'id'], { where: "status = 'held'" });
  // What the log of deliveries is searched for: attempts that were made, of all, of an endpoint or of a type, and those of
  // them that failed, in the order in which they were sent; those that were not sent, in the order in which they are due; types.
  for (const [name, column] of [['made'], ['made_by_webhook', 'webhook_id'], ['made_by_type', 'event_type']])
    await index(
      `deliveries_${name}`,
      'deliveries',
      ['school_id', ...(column ? [column] : []), { sql: timeOfAttempt }, 'id'],
      { where: attemptIsMade },
    );
  await index('deliveries_failed', 'deliveries', ['school_id', { sql: timeOfAttempt }, 'id'], {
    where: 'error is not null',
  });
  await index('deliveries_unsent', 'deliveries', ['school_id', 'scheduled_at', 'id'], {
    where: "status not in ('succeeded', 'retrying', 'failed')",
  });
  await index('deliveries_by_type', 'deliveries', ['school_id', 'event_type', 'id']);
  // The last one: of indexes that seem to cost the same, as all do without statistics, PostgreSQL uses the one made last.
  await index('deliveries_by_event', 'deliveries', ['school_id', 'event_id', 'webhook_id']);
  // A delivery is written three times, and PostgreSQL adds it to its indexes each time. In full pages there would be no room
  // beside the first entry: pages would be split, which takes longer and makes larger indexes than the room does.
  for (const name of ['key', 'by_event', 'by_webhook', 'unsent', 'by_type'])
    await run({ postgres: `alter index deliveries_${name} set (fillfactor = 70)` });

  // Attempts that have ended, by the hour in which they were sent. `latency` is a class of durations, see webhooks/delivery-counts.ts.
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

  // Emails about endpoints that wait to be sent, one for each recipient.
  await table('webhook_notices', ['school_id', 'webhook_id', 'kind', 'reported_at', 'recipient_id'], {
    school_id: 'text!',
    webhook_id: 'text!',
    kind: 'text!',
    reported_at: 'text!',
    recipient_id: 'text!',
    attempts: 'integer!',
    due_at: 'text!',
  });
  await index('webhook_notices_due', 'webhook_notices', ['due_at']);

  // When endpoints with a limit can be sent the next deliveries. Apart from the endpoints: it changes with every delivery.
  await table('webhook_pace', ['school_id', 'webhook_id'], {
    school_id: 'text!',
    webhook_id: 'text!',
    next_at: 'text!',
  });

  await table('process_leases', ['id'], {
    id: 'text!',
    lease_until: 'text!',
  });

  await recordTable('webhook_recoveries', {
    webhook_id: 'text!',
    since: 'text!',
    until: 'text',
    types: 'text',
    dry_run: 'integer!',
    status: 'text!',
    error: 'text',
    started_at: 'text',
    finished_at: 'text',
    // The last event that was examined.
    after: 'text!',
    events: 'integer!',
    received: 'integer!',
    waiting: 'integer!',
    held: 'integer!',
    failed: 'integer!',
    not_matched: 'integer!',
    examined: 'integer!',
    through: 'text',
    key_id: 'text',
    // Those of the caller: no other events are sent.
    scopes: 'text!',
  });
  await index('webhook_recoveries_unfinished', 'webhook_recoveries', ['id'], {
    where: "status in ('queued', 'running')",
  });
  await indexesBy('webhook_recoveries', ['webhook_id']);
}
