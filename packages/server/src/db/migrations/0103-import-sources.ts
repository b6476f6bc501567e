import type { Definer } from './define.ts';

export async function up({ table, index }: Definer): Promise<void> {
  // What was sent to imports, encrypted with a data key that has the id of the import as its name.
  await table('import_sources', ['school_id', 'import_id'], {
    school_id: 'text!',
    import_id: 'text!',
    encrypted: 'text!',
    delete_at: 'text!',
  });
  await index('import_sources_by_age', 'import_sources', ['delete_at']);
}
