import type { Family } from '../../core/family.ts';
import { erase } from './learners.ts';
import { retentionTasks } from './retention.ts';

export const privacyFamily = {
  name: 'privacy',
  resources: [],
  handlers: { learners: { erase } },
  dailyTasks: retentionTasks,
} satisfies Family;
