import type { Family } from '../../work/family.ts';
import { announcements } from './announcements.ts';
import { backgroundTasks } from './background-tasks.ts';
import { reactions } from './leaving.ts';
import { messageTemplates } from './message-templates.ts';
import { messageRecipients, messages } from './messages.ts';
import { parentNotifications } from './parent-notifications.ts';
import * as tables from './tables.ts';
import { personalTables } from './tables.ts';

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
  reactions,
  personalTables,
} satisfies Family;
