import type { Definer } from './define.ts';

export async function up({ table }: Definer): Promise<void> {
  // By how much the clock of a test school is ahead. Schools whose clock was never advanced are not listed.
  await table('test_clocks', ['school_id'], { school_id: 'text!', ahead_ms: 'bigint!' });
}
