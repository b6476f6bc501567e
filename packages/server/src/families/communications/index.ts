import type { Family } from '../../core/family.ts';
import { messageTemplates } from './message-templates.ts';
import * as tables from './tables.ts';

export const communicationFamily = {
  name: 'communications',
  resources: [tables.messageTemplates],
  handlers: { 'message-templates': messageTemplates },
} satisfies Family;
