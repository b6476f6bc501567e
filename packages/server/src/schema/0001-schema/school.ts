import type { Definer } from '../define.ts';

/** What is stored about a school itself, and who may use its records. */
export async function school({ table, recordTable, index }: Definer): Promise<void> {
  await recordTable('schools', {
    mode: 'text!',
    name: 'text!',
    emis_number: 'text',
    school_type: 'text',
    province: 'text',
    address: 'text',
    email_reply_to: 'text',
    logo_sha256: 'text',
    time_zone: 'text!',
    currency: 'text!',
    locale: 'text!',
    school_days: 'text!',
    attendance_mode: 'text!',
    session_times: 'text!',
    auto_apply_credit: 'integer!',
    sign_in_by_email: 'integer!',
    retention: 'text!',
  });
  await index('schools_by_time_zone', 'schools', ['time_zone']);

  // The test school of a live school.
  await table('school_links', ['live_id'], {
    live_id: 'text!',
    test_id: 'text!',
  });

  // Schools that are not in use: suspended, being deleted, or deleted.
  await table('suspended_schools', ['school_id'], {
    school_id: 'text!',
    suspended_at: 'text!',
    // When deleting began, and when nothing was left of it.
    deleting_since: 'text',
    deleted_at: 'text',
  });

  // By their hashes, and kept: a term report shows the logo that the school had when it was generated.
  await table('school_logos', ['school_id', 'sha256'], {
    school_id: 'text!',
    sha256: 'text!',
    media_type: 'text!',
    width: 'integer!',
    height: 'integer!',
    data: 'text!',
  });

  // By how much the clock of a test school is ahead. Schools whose clock was never advanced are not listed.
  await table('test_clocks', ['school_id'], {
    school_id: 'text!',
    ahead_ms: 'bigint!',
  });

  await recordTable('api_keys', {
    name: 'text!',
    mode: 'text!',
    hint: 'text!',
    scopes: 'text!',
    version: 'text!',
    expires_at: 'text',
    replaced_by: 'text',
    revoked_at: 'text',
    last_used_at: 'text',
    hash: 'text!',
    // The first of the keys that replaced each other.
    lineage: 'text!',
  });
  await index('api_keys_by_hash', 'api_keys', ['hash'], { unique: true });
  await index('api_keys_by_lineage', 'api_keys', ['school_id', 'lineage']);

  // Requests of a key that each process has counted.
  await table('rate_windows', ['key_id', 'kind', 'started_at', 'process_id'], {
    key_id: 'text!',
    kind: 'text!',
    started_at: 'text!',
    process_id: 'text!',
    used: 'integer!',
  });
}
