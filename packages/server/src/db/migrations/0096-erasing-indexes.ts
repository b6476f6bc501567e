import type { Definer } from './define.ts';

/** What is stored about records is found by their ids when they are erased. */
export async function up({ index }: Definer): Promise<void> {
  await index('external_ids_by_record', 'external_ids', ['school_id', 'record_id']);
  await index('import_rows_by_record', 'import_rows', ['school_id', 'record_id'], {
    where: 'record_id is not null',
  });
  await index('import_rows_failed', 'import_rows', ['school_id', 'external_id'], {
    where: "result = 'failed' and external_id is not null",
  });
  await index('idempotency_keys_by_subject', 'idempotency_keys', ['school_id', 'subject_id'], {
    where: 'subject_id is not null',
  });
}
