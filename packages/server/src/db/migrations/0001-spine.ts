import type { Definer } from './define.ts';

export async function up({ table, recordTable, index }: Definer): Promise<void> {
  await table('instance', ['name'], { name: 'text!', value: 'text!' });

  await recordTable('schools', {
    mode: 'text!',
    name: 'text!',
    emis_number: 'text',
    school_type: 'text',
    province: 'text',
    time_zone: 'text!',
    currency: 'text!',
    locale: 'text!',
    school_days: 'text!',
    attendance_mode: 'text!',
  });
  await table('school_links', ['live_id'], { live_id: 'text!', test_id: 'text!' });

  await recordTable('api_keys', {
    name: 'text!',
    mode: 'text!',
    hint: 'text!',
    scopes: 'text!',
    version: 'text!',
    expires_at: 'text',
    revoked_at: 'text',
    last_used_at: 'text',
    hash: 'text!',
  });
  await index('api_keys_by_hash', 'api_keys', ['hash'], { unique: true });

  await recordTable('learners', {
    name: 'text!',
    name_folded: 'text!',
    first_name: 'text',
    middle_names: 'text',
    last_name: 'text',
    preferred_name: 'text',
    date_of_birth: 'text',
    grade_level: 'text',
    class: 'text',
    status: 'text!',
    admission_number: 'text',
  });
  await index('learners_by_admission_number', 'learners', ['school_id', 'admission_number'], {
    unique: true,
    where: 'archived_at is null and admission_number is not null',
  });
  await index('learners_by_class', 'learners', ['school_id', 'class', 'id']);
  await index('learners_by_name', 'learners', ['school_id', 'name_folded']);

  await table('external_ids', ['school_id', 'resource', 'source', 'external_id'], {
    school_id: 'text!',
    resource: 'text!',
    source: 'text!',
    external_id: 'text!',
    record_id: 'text!',
  });

  await table('idempotency_keys', ['school_id', 'key'], {
    school_id: 'text!',
    key: 'text!',
    fingerprint: 'text!',
    status: 'integer!',
    headers: 'text!',
    body: 'text!',
    sealed: 'integer!',
    expires_at: 'text!',
  });
  await index('idempotency_keys_by_expiry', 'idempotency_keys', ['expires_at']);

  await table('audit_log', ['school_id', 'id'], {
    school_id: 'text!',
    id: 'text!',
    sequence: 'integer',
    occurred_at: 'text!',
    actor_type: 'text!',
    actor_id: 'text',
    actor_name: 'text',
    action: 'text!',
    resource_type: 'text!',
    resource_id: 'text!',
    changes: 'text!',
    reason: 'text',
    request_id: 'text',
    idempotency_key: 'text',
    api_version: 'text',
    ip: 'text',
    user_agent: 'text',
    event_ids: 'text!',
    prev_hash: 'text',
    hash: 'text',
  });
  await index('audit_log_by_sequence', 'audit_log', ['school_id', 'sequence'], { unique: true });
  await index('audit_log_by_resource', 'audit_log', ['school_id', 'resource_id', 'id']);
  await index('audit_log_unsealed', 'audit_log', ['school_id', 'id'], { where: 'sequence is null' });

  await recordTable('webhooks', {
    url: 'text!',
    events: 'text!',
    description: 'text',
    status: 'text!',
    version: 'text!',
    failing_since: 'text',
    failed_events: 'integer!',
    disabled_reason: 'text',
    secret_expires_at: 'text',
    secret_sealed: 'text!',
    former_secret_sealed: 'text',
  });
  await table('webhook_subscriptions', ['school_id', 'event_type', 'webhook_id'], {
    school_id: 'text!',
    event_type: 'text!',
    webhook_id: 'text!',
  });

  await table('events', ['school_id', 'id'], {
    school_id: 'text!',
    id: 'text!',
    type: 'text!',
    resource_id: 'text!',
    data: 'text!',
    is_test: 'integer!',
    created_at: 'text!',
  });
  await index('events_by_resource', 'events', ['school_id', 'resource_id', 'id']);

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
    response_status: 'integer',
    response_headers: 'text',
    response_body: 'text',
    error: 'text',
    dns_ms: 'real',
    connect_ms: 'real',
    first_byte_ms: 'real',
    total_ms: 'real',
    created_at: 'text!',
    claimed_by: 'text',
    lease_until: 'text',
  });
  await index('deliveries_by_event', 'deliveries', ['school_id', 'event_id', 'webhook_id']);
  await index('deliveries_by_webhook', 'deliveries', ['school_id', 'webhook_id', 'id']);
  await index('deliveries_queue', 'deliveries', ['webhook_id', 'scheduled_at', 'school_id', 'id'], {
    where: "status = 'pending'",
  });

  await table('rate_windows', ['key_id', 'kind', 'started_at', 'process_id'], {
    key_id: 'text!',
    kind: 'text!',
    started_at: 'text!',
    process_id: 'text!',
    used: 'integer!',
  });
}
