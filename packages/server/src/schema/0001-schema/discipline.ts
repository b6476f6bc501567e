import type { Definer } from '../define.ts';

/** Incidents, and what follows from them. */
export async function discipline({ sensitiveRecordTable, index, indexesBy }: Definer): Promise<void> {
  await sensitiveRecordTable('incidents', {
    learner_id: 'text!',
    group_id: 'text',
    occurred_at: 'text!',
    category: 'text!',
    level: 'integer!',
    reported_by: 'text',
    points: 'integer!',
    confidential: 'integer!',
    status: 'text!',
    resolved_at: 'text',
  });
  await index('incidents_by_learner', 'incidents', ['school_id', 'learner_id', 'occurred_at']);
  await index('incidents_by_group', 'incidents', ['school_id', 'group_id', 'id']);
  await index('incidents_by_time', 'incidents', ['school_id', 'occurred_at', 'id']);
  await indexesBy('incidents', ['reported_by', 'status']);

  await sensitiveRecordTable('follow_ups', {
    incident_id: 'text!',
    learner_id: 'text!',
    kind: 'text!',
    assigned_to: 'text',
    due_on: 'text',
    from: 'text',
    to: 'text',
    excuse_id: 'text',
    school_days: 'integer',
    status: 'text!',
  });
  await index('follow_ups_by_incident', 'follow_ups', ['school_id', 'incident_id', 'id']);
  await index('follow_ups_by_learner', 'follow_ups', ['school_id', 'learner_id', 'id']);
  await index('follow_ups_by_excuse', 'follow_ups', ['school_id', 'excuse_id']);
  await indexesBy('follow_ups', ['assigned_to']);

  await sensitiveRecordTable('parent_notifications', {
    incident_id: 'text!',
    learner_id: 'text!',
    channel: 'text!',
    template_id: 'text',
    guardian_ids: 'text!',
    message_id: 'text!',
    acknowledged_at: 'text',
  });
  await index('parent_notifications_by_incident', 'parent_notifications', ['school_id', 'incident_id', 'id']);
  await index('parent_notifications_by_learner', 'parent_notifications', ['school_id', 'learner_id', 'id']);
  await index('parent_notifications_by_template', 'parent_notifications', ['school_id', 'template_id', 'id']);
  await index('parent_notifications_by_message', 'parent_notifications', ['school_id', 'message_id', 'id']);
}
