import { defineResource } from '../../db/resource.ts';
import { checkTemplate } from './template-rules.ts';

export const messageTemplates = defineResource('message_templates', 'MessageTemplate', {
  check: checkTemplate,
});
