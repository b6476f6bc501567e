import type { Family } from '../../core/family.ts';
import { announcements } from './announcements.ts';
import { backgroundTasks } from './background-tasks.ts';
import { messageRecipients } from './message-recipients.ts';
import { messageTemplates } from './message-templates.ts';
import { messages } from './messages.ts';
import { parentNotifications } from './parent-notifications.ts';
import * as tables from './tables.ts';

export const communicationFamily = {
  name: 'communications',
  resources: [tables.messageTemplates, tables.announcements, tables.messages, tables.parentNotifications],
  handlers: {
    'message-templates': messageTemplates,
    announcements,
    messages,
    'parent-notifications': parentNotifications,
    'message-recipients': messageRecipients,
  },
  backgroundTasks,
  personalTables: (['learners', 'guardians'] as const).map((root) => ({
    table: 'message_recipients',
    family: 'communications',
    root,
    column: root === 'learners' ? 'learner_id' : 'guardian_id',
    erased: { address: null, address_encrypted: null, text_encrypted: null, error: null },
  })),
} satisfies Family;
