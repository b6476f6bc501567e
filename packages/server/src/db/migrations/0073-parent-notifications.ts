import type { Definer } from './define.ts';

export async function up({ recordTable, dropColumns, index }: Definer): Promise<void> {
  await recordTable('parent_notifications', {
    incident_id: 'text!',
    learner_id: 'text!',
    channel: 'text!',
    template_id: 'text',
    guardian_ids: 'text!',
    message_id: 'text!',
    acknowledged_at: 'text',
    encrypted: 'text',
  });
  await index('parent_notifications_by_incident', 'parent_notifications', ['school_id', 'incident_id', 'id']);
  await index('parent_notifications_by_learner', 'parent_notifications', ['school_id', 'learner_id', 'id']);
  await index('parent_notifications_by_template', 'parent_notifications', ['school_id', 'template_id', 'id']);
  await index('parent_notifications_by_message', 'parent_notifications', ['school_id', 'message_id', 'id']);
  // They are among the encrypted fields.
  await dropColumns('parent_notifications', ['external_ids', 'metadata']);
}
