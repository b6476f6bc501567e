import type { Family } from '../../work/family.ts';
import { importTarget } from '../../work/import-target.ts';
import { nameOfParts } from '../people.ts';
import { reactions } from './changes.ts';
import { guardians, learnerGuardians, primaryBeside, refusedBefore } from './guardians.ts';
import { learners, placementFound, placementOf, placementWarnings } from './learners.ts';
import { absentWarnings, dailyTasks } from './leaving.ts';
import { medicalNotes } from './medical-notes.ts';
import { learnerGraded, learnerPlaced, learnerRenamed, learnersEnd, leavePlanned } from './raised.ts';
import * as tables from './tables.ts';

export const learnerFamily = {
  name: 'learners',
  resources: [tables.learners, tables.guardians, tables.learnerGuardians, tables.medicalNotes],
  raises: [learnerPlaced, learnerGraded, leavePlanned, learnersEnd, learnerRenamed],
  handlers: {
    learners,
    guardians,
    'learner-guardians': learnerGuardians,
    'medical-notes': medicalNotes,
  },
  reactions,
  dailyTasks,
  importTargets: {
    learners: {
      ...importTarget('learners', tables.learners),
      // By the class in which a learner is enrolled, and by a grade level with the label.
      filled: [['grade_level', 'grade_level_id'], ['grade_level_id']],
      shared: ['admission_number', 'class_id'],
      implied: async (work, fields) => (await placementOf(work, fields)).fields,
      follows: async (work, record, patch) => ({
        ...(await nameOfParts(work, record, patch)),
        ...(await placementFound(work, record, patch)),
      }),
      warnings: placementWarnings,
      standing: absentWarnings,
    },
    guardians: { ...importTarget('guardians', tables.guardians), follows: nameOfParts },
    learner_guardians: {
      ...importTarget('learner-guardians', tables.learnerGuardians),
      shared: ['guardian_id', 'learner_id'],
      beside: primaryBeside,
      warnings: refusedBefore,
    },
  },
} satisfies Family;
