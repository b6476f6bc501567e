import type { Definer } from './define.ts';

export async function up({ table, addColumns }: Definer): Promise<void> {
  await addColumns('schools', { address: 'text', logo_sha256: 'text' });
  await addColumns('term_reports', { letterhead: 'text' });
  // By their hashes, and kept: a term report shows the logo that the school had when it was generated.
  await table('school_logos', ['school_id', 'sha256'], {
    school_id: 'text!',
    sha256: 'text!',
    media_type: 'text!',
    width: 'integer!',
    height: 'integer!',
    data: 'text!',
  });
}
