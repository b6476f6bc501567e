import type { Definer } from '../define.ts';

/** What all families share: keys of encryption, external ids, stored responses, and the audit log. */
export async function common({ table, index }: Definer): Promise<void> {
  // Facts about the database, such as the key from which others are derived.
  await table('instance', ['name'], {
    name: 'text!',
    value: 'text!',
  });

  // The master keys of the database: more than one while they are rotated.
  await table('master_keys', ['name'], {
    name: 'text!',
    state: 'text!',
  });

  // The processes that encrypt, and the keys with which they can decrypt.
  await table('master_key_processes', ['process_id'], {
    process_id: 'text!',
    key_name: 'text!',
    readable: 'text!',
    seen_at: 'text!',
  });

  // The encrypted keys of the values of one person, or of one family of their records: without its key, a value is
  // unreadable.
  await table('data_keys', ['school_id', 'subject_id'], {
    school_id: 'text!',
    subject_id: 'text!',
    sealed: 'text!',
  });

  // What was erased, so that it is not due again.
  await table('erasures', ['school_id', 'subject_id', 'family'], {
    school_id: 'text!',
    subject_id: 'text!',
    family: 'text!',
    // The day of the school.
    erased_on: 'text!',
  });

  await table('external_ids', ['school_id', 'resource', 'source', 'external_id'], {
    school_id: 'text!',
    resource: 'text!',
    source: 'text!',
    external_id: 'text!',
    record_id: 'text!',
  });
  await index('external_ids_by_record', 'external_ids', ['school_id', 'record_id']);

  // Responses to requests with an idempotency key, which belong to their caller.
  await table('idempotency_keys', ['school_id', 'caller_id', 'key'], {
    school_id: 'text!',
    caller_id: 'text!',
    key: 'text!',
    fingerprint: 'text!',
    status: 'integer!',
    headers: 'text!',
    body: 'text!',
    sealed: 'integer!',
    expires_at: 'text!',
    // The person whom the response is about.
    subject_id: 'text',
  });
  await index('idempotency_keys_by_expiry', 'idempotency_keys', ['expires_at']);
  await index('idempotency_keys_by_subject', 'idempotency_keys', ['school_id', 'subject_id'], {
    where: 'subject_id is not null',
  });

  await table('audit_log', ['school_id', 'id'], {
    school_id: 'text!',
    id: 'text!',
    sequence: 'integer!',
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
    prev_hash: 'text!',
    hash: 'text!',
    subject_key: 'text',
    // The part with personal values, encrypted with the data key `subject_key`.
    encrypted: 'text',
  });
  await index('audit_log_by_sequence', 'audit_log', ['school_id', 'sequence'], { unique: true });
  await index('audit_log_by_resource', 'audit_log', ['school_id', 'resource_id', 'id']);
  // For its filters, in the order of the numbers.
  for (const column of ['action', 'actor_id', 'request_id', 'occurred_at', 'resource_type'])
    await index(`audit_log_by_${column}`, 'audit_log', ['school_id', column, 'sequence']);

  // Signed statements: that an entry is the newest of its log, and that it once was.
  await table('audit_heads', ['school_id'], {
    school_id: 'text!',
    sequence: 'integer!',
    hash: 'text!',
    signed_at: 'text!',
    // With each signature, so that those of a previous key can still be verified.
    public_key: 'text!',
    signature: 'text!',
  });

  await table('audit_checkpoints', ['school_id', 'sequence'], {
    school_id: 'text!',
    sequence: 'integer!',
    hash: 'text!',
    signed_at: 'text!',
    public_key: 'text!',
    signature: 'text!',
  });

  // Requests of the API, for some days. Their ids are those of the requests.
  await table('request_log', ['school_id', 'id'], {
    school_id: 'text!',
    id: 'text!',
    occurred_at: 'text!',
    method: 'text!',
    path: 'text!',
    operation: 'text!',
    query_parameters: 'text!',
    status: 'integer!',
    error_code: 'text',
    error_fields: 'text!',
    actor_type: 'text!',
    actor_id: 'text',
    api_version: 'text',
    duration_ms: 'real!',
  });
  await index('request_log_by_time', 'request_log', ['school_id', 'occurred_at', 'id']);
  await index('request_log_errors', 'request_log', ['school_id', 'id'], { where: 'status >= 400' });

  // How many requests of an hour are missing in the log.
  await table('request_log_gaps', ['school_id', 'hour'], {
    school_id: 'text!',
    hour: 'text!',
    requests: 'integer!',
  });

  // The greatest id that was deleted from a log of a school: pages can start after an id that no longer exists.
  await table('log_retention', ['school_id', 'log'], {
    school_id: 'text!',
    log: 'text!',
    deleted_through: 'text!',
  });
}
