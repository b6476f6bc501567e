import type { Definer } from './define.ts';

/** Finds the registers of a lesson. */
export async function up({ index }: Definer): Promise<void> {
  await index('registers_by_slot_id', 'registers', ['school_id', 'slot_id', 'id']);
}
