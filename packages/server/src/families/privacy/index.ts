import type { Family } from '../../core/family.ts';
import { exportLearner, exportRepresentations } from './export.ts';
import { eraseGuardian } from './guardians.ts';
import { erase } from './learners.ts';
import { retentionTasks } from './retention.ts';

export const privacyFamily = {
  name: 'privacy',
  resources: [],
  handlers: { learners: { erase, export: exportLearner }, guardians: { erase: eraseGuardian } },
  representations: { 'learners.export': exportRepresentations },
  dailyTasks: retentionTasks,
} satisfies Family;
