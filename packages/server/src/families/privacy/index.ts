import type { Family } from '../../work/family.ts';
import { erase, eraseGuardian, eraseStaffMember } from './erasing.ts';
import { exportLearner, exportRepresentations } from './export.ts';
import { previewRetention, retentionTasks } from './retention.ts';

export const privacyFamily = {
  name: 'privacy',
  resources: [],
  handlers: {
    learners: { erase, export: exportLearner },
    guardians: { erase: eraseGuardian },
    staff: { erase: eraseStaffMember },
    retention: { preview: previewRetention },
  },
  representations: { 'learners.export': exportRepresentations },
  dailyTasks: retentionTasks,
} satisfies Family;
