import type { Definer } from './define.ts';

export async function up({ recordTable, index }: Definer): Promise<void> {
  await recordTable('message_templates', {
    key: 'text!',
    name: 'text!',
    channel: 'text!',
    locale: 'text!',
    subject: 'text',
    body: 'text!',
    variables: 'text!',
    template_version: 'integer!',
    status: 'text!',
    unique_key: 'text',
  });
  await index('message_templates_by_unique_key', 'message_templates', ['school_id', 'unique_key'], {
    unique: true,
    where: 'archived_at is null',
  });
}
