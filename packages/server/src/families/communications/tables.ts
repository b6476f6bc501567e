import { sql } from 'kysely';

import { Log } from '../../store/log.ts';
import { defineResource } from '../../store/resource.ts';
import type { PersonalTable } from '../../work/family.ts';
import { ofConfidentialIncident } from '../discipline/tables.ts';
import { schools } from '../school/tables.ts';
import { exportedCopies } from './copy-texts.ts';
import { copiesAbout, copiesConcerning, countsOf, insertConcerned, isSimulated } from './queries.ts';
import { checkAnnouncement, checkTemplate } from './rules.ts';

export const messageTemplates = defineResource('message_templates', 'MessageTemplate', {
  fill: async ({ locale }, { records, schoolId }) => ({
    locale: locale ?? (await records(schools).get(schoolId)).plain.locale,
  }),
  check: checkTemplate,
});

export const messages = defineResource('messages', 'Message', {
  computed: { regarding_id: ({ regarding }) => regarding?.id ?? null },
  hidden: ['rendered', 'key_id'],
  derived: { counts: countsOf, simulated: isSimulated('messages') },
  links: {
    concerned_learner_ids: { table: 'message_learners', record: 'message_id', target: 'learner_id' },
  },
  async follow(changes, { db, schoolId: school }) {
    const rows = changes.flatMap(({ next, previous }) =>
      previous ? [] : next.concerned_learner_ids.map((id) => ({ id, message: next.id })),
    );
    if (rows.length > 0) await db.run(insertConcerned, { school, rows: rows });
  },
  confidential: ofConfidentialIncident('messages', 'regarding_id'),
});

export const announcements = defineResource('announcements', 'Announcement', {
  check: checkAnnouncement,
  hidden: ['key_id'],
});

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

const copies = { table: 'message_recipients', family: 'communications' } as const;
const ownCopies = {
  ...copies,
  erased: { address: null, address_encrypted: null, text_encrypted: null, error: null },
  exported: false as const,
};

/** The copies of messages, and the texts that copies share. */
export const personalTables: readonly PersonalTable[] = [
  { ...ownCopies, root: 'learners', column: 'learner_id' },
  { ...ownCopies, root: 'guardians', column: 'guardian_id' },
  { ...ownCopies, root: 'staff', column: 'staff_id' },
  {
    ...copies,
    root: 'learners',
    rows: copiesAbout,
    erased: { text_encrypted: null },
    exported: { rows: copiesConcerning, shown: exportedCopies },
  },
  { ...copies, root: 'messages', column: 'message_id', erased: { text_encrypted: null, error: null } },
  {
    table: 'messages',
    family: 'communications',
    root: 'messages',
    column: 'id',
    erased: { rendered: null },
  },
];
