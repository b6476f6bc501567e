import { sql } from 'kysely';
import { Log } from '../../db/log.ts';
import { defineResource } from '../../db/resource.ts';
import { rowsParameter } from '../../db/rows.ts';
import { ofConfidentialIncident } from '../discipline/tables.ts';
import { checkAnnouncement } from './announcement-rules.ts';
import { countsOf, insertConcerned, isSimulated } from './queries.ts';
import { checkTemplate } from './template-rules.ts';

export const messageTemplates = defineResource('message_templates', 'MessageTemplate', {
  check: checkTemplate,
});

export const messages = defineResource('messages', 'Message', {
  computed: { regarding_id: ({ regarding }) => regarding?.id ?? null },
  hidden: ['rendered'],
  derived: { counts: countsOf, simulated: isSimulated('messages') },
  links: {
    concerned_learner_ids: { table: 'message_learners', record: 'message_id', target: 'learner_id' },
  },
  async follow(changes, { db, schoolId: school }) {
    const rows = changes.flatMap(({ next, previous }) =>
      previous ? [] : next.concerned_learner_ids.map((id) => ({ id, message: next.id })),
    );
    if (rows.length > 0) await db.run(insertConcerned, { school, rows: rowsParameter(rows) });
  },
  confidential: ofConfidentialIncident('messages', 'regarding_id'),
});

export const announcements = defineResource('announcements', 'Announcement', { check: checkAnnouncement });

export const parentNotifications = defineResource('parent_notifications', 'ParentNotification', {
  confidential: ofConfidentialIncident('parent_notifications', 'incident_id'),
  derived: {
    status: () => sql`(select m.status from messages m
      where m.school_id = parent_notifications.school_id and m.id = parent_notifications.message_id)`,
    simulated: isSimulated('parent_notifications'),
  },
});

export const recipientLog = new Log('message_recipients', 'MessageRecipient', {
  prefix: 'rcp',
  derived: { simulated: isSimulated('message_recipients') },
});
