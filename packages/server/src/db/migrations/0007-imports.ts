import type { Definer } from './define.ts';

export async function up({ table, recordTable, index }: Definer): Promise<void> {
  await recordTable('imports', {
    kind: 'text!',
    source: 'text!',
    mode: 'text!',
    dry_run: 'integer!',
    full_snapshot: 'integer!',
    max_removal_ratio: 'real!',
    status: 'text!',
    error: 'text',
    started_at: 'text',
    finished_at: 'text',
    // The actor of the import, and the process that has claimed it and until when.
    author: 'text!',
    stage: 'text!',
    claimed_by: 'text',
    lease_until: 'text',
  });
  await index('imports_to_do', 'imports', ['school_id', 'id'], { where: "status in ('queued', 'running')" });

  await table('import_rows', ['school_id', 'import_id', 'number'], {
    school_id: 'text!',
    id: 'text!',
    import_id: 'text!',
    number: 'integer!',
    external_id: 'text',
    // The row as it was sent, encrypted; deleted when it has a result.
    sealed: 'text',
    result: 'text!',
    record_id: 'text',
    code: 'text',
    detail: 'text',
    errors: 'text!',
    created_at: 'text!',
  });
  await index('import_rows_by_id', 'import_rows', ['school_id', 'id'], { unique: true });
  await index('import_rows_by_result', 'import_rows', ['school_id', 'import_id', 'result', 'number']);
}
