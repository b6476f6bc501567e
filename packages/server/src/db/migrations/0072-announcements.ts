import type { Definer } from './define.ts';

export async function up({ recordTable, addColumns, index }: Definer): Promise<void> {
  await recordTable('announcements', {
    title: 'text!',
    body: 'text!',
    audience: 'text!',
    channels: 'text!',
    publish_at: 'text',
    expires_at: 'text',
    status: 'text!',
    published_at: 'text',
    recipient_count: 'integer!',
  });
  await index('announcements_scheduled', 'announcements', ['publish_at'], {
    where: "status = 'scheduled' and archived_at is null",
  });
  await index('announcements_expiring', 'announcements', ['expires_at'], {
    where: "status = 'published' and expires_at is not null",
  });
  await addColumns('messages', { announcement_id: 'text' });
  await index('messages_by_announcement', 'messages', ['school_id', 'announcement_id', 'id']);
}
