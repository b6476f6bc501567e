import type { Family } from '../../core/family.ts';
import { exportLearner } from './export.ts';
import { exportRepresentations } from './export-page.ts';
import { erase } from './learners.ts';
import { retentionTasks } from './retention.ts';

export const privacyFamily = {
  name: 'privacy',
  resources: [],
  handlers: { learners: { erase, export: exportLearner } },
  representations: { 'learners.export': exportRepresentations },
  dailyTasks: retentionTasks,
} satisfies Family;
