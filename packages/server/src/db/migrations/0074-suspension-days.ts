import type { Definer } from './define.ts';

export async function up({ addColumns }: Definer): Promise<void> {
  await addColumns('follow_ups', { school_days: 'integer' });
}
