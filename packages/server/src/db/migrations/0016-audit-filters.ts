import type { Definer } from './define.ts';

/** Indexes for the filters of the audit log, in the order of the numbers. */
export async function up({ index }: Definer): Promise<void> {
  const by = (column: string) =>
    index(`audit_log_by_${column}`, 'audit_log', ['school_id', column, 'sequence']);
  for (const column of ['action', 'actor_id', 'request_id', 'occurred_at']) await by(column);
}
