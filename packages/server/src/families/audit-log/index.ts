import type { Family } from '../../core/family.ts';
import { auditLog } from './audit-log.ts';

export const auditLogFamily = {
  resources: [],
  handlers: { 'audit-log': auditLog },
} satisfies Family;
