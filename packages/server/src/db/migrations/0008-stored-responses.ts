import type { Definer } from './define.ts';

/**
 * A stored response belongs to its caller. The existing ones have no caller and live for a day, so they are deleted.
 */
export async function up({ table, dropTable, index }: Definer): Promise<void> {
  await dropTable('idempotency_keys');
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
  });
  await index('idempotency_keys_by_expiry', 'idempotency_keys', ['expires_at']);
}
