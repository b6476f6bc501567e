import type { Definer } from './define.ts';

/** The audit log in the order of its numbers, by what it is filtered by. */
export async function up({ index }: Definer): Promise<void> {
  const by = (column: string) =>
    index(`audit_log_by_${column}`, 'audit_log', ['school_id', column, 'sequence']);
  for (const column of ['action', 'actor_id', 'request_id', 'occurred_at']) await by(column);
}
