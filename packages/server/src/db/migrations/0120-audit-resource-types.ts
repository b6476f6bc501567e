import type { Definer } from './define.ts';

/** An index for the filter of the audit log by the type of the record. */
export async function up({ index }: Definer): Promise<void> {
  await index('audit_log_by_resource_type', 'audit_log', ['school_id', 'resource_type', 'sequence']);
}
