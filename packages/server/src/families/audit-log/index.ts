import type { Family } from '../../work/family.ts';
import { auditLog } from './audit-log.ts';

export const auditLogFamily = {
  name: 'audit-log',
  resources: [],
  handlers: { 'audit-log': auditLog },
} satisfies Family;
