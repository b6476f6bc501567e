import type { Family } from '../../core/family.ts';
import { announcements } from './announcements.ts';
import { backgroundTasks } from './background-tasks.ts';
import { messageRecipients } from './message-recipients.ts';
import { messageTemplates } from './message-templates.ts';
import { messages } from './messages.ts';
import * as tables from './tables.ts';

export const communicationFamily = {
  name: 'communications',
  resources: [tables.messageTemplates, tables.announcements, tables.messages],
  handlers: {
    'message-templates': messageTemplates,
    announcements,
    messages,
    'message-recipients': messageRecipients,
  },
  backgroundTasks,
} satisfies Family;
