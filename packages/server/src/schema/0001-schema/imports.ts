import type { Definer } from '../define.ts';

/** Imports. */
export async function imports({ table, recordTable, index, indexesBy }: Definer): Promise<void> {
  await recordTable('imports', {
    kind: 'text!',
    source: 'text!',
    mode: 'text!',
    // The field by which its rows are matched, whatever their external ids are.
    match_on: 'text',
    dry_run: 'integer!',
    full_snapshot: 'integer!',
    removals_only: 'integer!',
    max_removal_ratio: 'real!',
    // The import whose failed rows it corrects.
    corrects_import_id: 'text',
    // How its dates are read.
    date_order: 'text',
    status: 'text!',
    // Turns that started since the last one that ended without an error.
    attempts: 'integer!',
    error: 'text',
    started_at: 'text',
    finished_at: 'text',
    // The actor of the import, and the process that has claimed it and until when.
    author: 'text!',
    // The `traceparent` of the request that created it, if there was a tracer provider.
    trace_parent: 'text',
    stage: 'text!',
    claimed_by: 'text',
    lease_until: 'text',
    key_id: 'text',
    // Until when it can be undone; null for a dry run.
    undo_until: 'text',
    // Until when its rows are kept at least, and what was counted when they were deleted.
    rows_until: 'text!',
    counted: 'text',
    // When its source was deleted before its time, together with personal values of somebody.
    source_erased_at: 'text',
  });
  await index('imports_to_do', 'imports', ['school_id', 'id'], {
    where: "status in ('queued', 'running', 'undoing')",
  });
  await index('imports_by_source', 'imports', ['school_id', 'source', 'id'], {
    where: 'date_order is not null',
  });
  await indexesBy('imports', ['corrects_import_id']);
  await index('imports_by_undo', 'imports', ['undo_until'], { where: 'undo_until is not null' });
  await index('imports_by_rows', 'imports', ['rows_until'], { where: 'counted is null' });

  await table('import_rows', ['school_id', 'import_id', 'number'], {
    school_id: 'text!',
    id: 'text!',
    import_id: 'text!',
    number: 'integer!',
    // The line of CSV text in which it ends.
    line: 'integer',
    external_id: 'text',
    // The row as it was sent, encrypted; deleted when it has a result.
    sealed: 'text',
    result: 'text!',
    record_id: 'text',
    code: 'text',
    detail: 'text',
    errors: 'text!',
    // What undoing the import did with the row: `pending`, `undone`, `kept`.
    undo: 'text',
    undo_code: 'text',
    undo_detail: 'text',
    created_at: 'text!',
  });
  await index('import_rows_undone', 'import_rows', ['school_id', 'import_id', 'undo', 'number'], {
    where: 'undo is not null',
  });
  await index('import_rows_by_id', 'import_rows', ['school_id', 'id'], { unique: true });
  await index('import_rows_by_external_id', 'import_rows', ['school_id', 'import_id', 'external_id'], {
    where: 'external_id is not null',
  });
  await index('import_rows_by_result', 'import_rows', ['school_id', 'import_id', 'result', 'number']);
  await index('import_rows_by_record', 'import_rows', ['school_id', 'record_id'], {
    where: 'record_id is not null',
  });
  await index('import_rows_failed', 'import_rows', ['school_id', 'external_id'], {
    where: "result = 'failed' and external_id is not null",
  });

  // What rows changed of records, so that imports can be undone.
  await table('import_changes', ['school_id', 'id'], {
    school_id: 'text!',
    id: 'text!',
    import_id: 'text!',
    number: 'integer!',
    record_id: 'text!',
    // `created`, `updated`, `restored` or `removed`.
    change: 'text!',
    // The versions of the record before and after the row.
    version_before: 'integer!',
    version_after: 'integer!',
    // The previous values of the fields that changed, encrypted.
    sealed: 'text',
  });
  await index('import_changes_by_row', 'import_changes', ['school_id', 'import_id', 'number']);
  await index('import_changes_by_record', 'import_changes', ['school_id', 'record_id']);

  // What was sent to imports, encrypted with a data key that has the id of the import as its name.
  await table('import_sources', ['school_id', 'import_id'], {
    school_id: 'text!',
    import_id: 'text!',
    encrypted: 'text!',
    delete_at: 'text!',
  });
  await index('import_sources_by_age', 'import_sources', ['delete_at']);
}
