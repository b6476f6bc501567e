import type { Definer } from './define.ts';

/** The external ids and the metadata of an excuse are sensitive like its note, and stored with it, encrypted. */
export async function up({ dropColumns }: Definer): Promise<void> {
  await dropColumns('excuses', ['external_ids', 'metadata']);
}
