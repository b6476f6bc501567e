import type { Definer } from './define.ts';

export async function up({ table }: Definer): Promise<void> {
  // The greatest id that was deleted from a log of a school: pages can start after an id that no longer exists.
  await table('log_retention', ['school_id', 'log'], {
    school_id: 'text!',
    log: 'text!',
    deleted_through: 'text!',
  });
}
