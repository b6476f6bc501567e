import type { Definer } from './define.ts';

export async function up({ recordTable, index }: Definer): Promise<void> {
  await recordTable('calendar_feeds', {
    name: 'text',
    staff_id: 'text',
    class_id: 'text',
    learner_id: 'text',
    room_id: 'text',
    token_hash: 'text!',
  });
  await index('calendar_feeds_by_token', 'calendar_feeds', ['token_hash'], { unique: true });
  for (const name of ['staff', 'class', 'learner', 'room'])
    await index(`calendar_feeds_by_${name}`, 'calendar_feeds', ['school_id', `${name}_id`, 'id']);
}
