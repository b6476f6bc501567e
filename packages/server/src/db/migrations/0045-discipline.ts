import type { Definer } from './define.ts';

export async function up({ recordTable, dropColumns, index }: Definer): Promise<void> {
  await recordTable('incidents', {
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
    encrypted: 'text',
  });
  await index('incidents_by_learner', 'incidents', ['school_id', 'learner_id', 'occurred_at']);
  await index('incidents_by_group', 'incidents', ['school_id', 'group_id', 'id']);
  await index('incidents_by_reported_by', 'incidents', ['school_id', 'reported_by', 'id']);
  await index('incidents_by_time', 'incidents', ['school_id', 'occurred_at', 'id']);

  await recordTable('follow_ups', {
    incident_id: 'text!',
    learner_id: 'text!',
    kind: 'text!',
    assigned_to: 'text',
    due_on: 'text',
    from: 'text',
    to: 'text',
    excuse_id: 'text',
    status: 'text!',
    encrypted: 'text',
  });
  await index('follow_ups_by_incident', 'follow_ups', ['school_id', 'incident_id', 'id']);
  await index('follow_ups_by_learner', 'follow_ups', ['school_id', 'learner_id', 'id']);
  await index('follow_ups_by_assigned_to', 'follow_ups', ['school_id', 'assigned_to', 'id']);
  await index('follow_ups_by_excuse', 'follow_ups', ['school_id', 'excuse_id']);

  // They are among the encrypted fields.
  for (const table of ['incidents', 'follow_ups']) await dropColumns(table, ['external_ids', 'metadata']);
}
