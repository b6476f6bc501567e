import type { Definer } from './define.ts';

/** Whether an image was encoded by the server: those that were stored before are null, and are decoded before use. */
export async function up({ addColumns }: Definer): Promise<void> {
  await addColumns('school_logos', { reencoded: 'integer' });
}
