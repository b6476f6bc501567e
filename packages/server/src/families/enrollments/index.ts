import { idRows } from '../../sql/query.ts';
import type { Family } from '../../work/family.ts';
import { importTarget } from '../../work/import-target.ts';
import { listOf } from '../standard.ts';
import { enrollMany, rollOver } from './bulk.ts';
import { dailyTasks } from './daily-tasks.ts';
import { roomInClass } from './enrolling.ts';
import { enrollments } from './enrollments.ts';
import { reactions } from './reactions.ts';
import * as tables from './tables.ts';

const listed = listOf(tables.enrollments);

export const enrollmentFamily = {
  name: 'enrollments',
  resources: [tables.enrollments],
  handlers: {
    enrollments,
    classes: { enrollments: listed.list, enroll: enrollMany },
    learners: { enrollments: listed.list },
    terms: { rollover: rollOver },
  },
  reactions,
  dailyTasks,
  importRoom: { class_id: roomInClass },
  importTargets: {
    enrollments: {
      ...importTarget('enrollments', tables.enrollments),
      remove: 'enrollments.withdraw',
      shared: ['learner_id', 'class_id'],
      over: ['withdrawn', 'transferred', 'cancelled'],
      completed: ['completed'],
      open: ['active'],
      identity: ['learner_id', 'class_id', 'term_id'],
      async find({ db, schoolId: school }, { learner_id: learner, class_id: cls, term_id: term }) {
        if (typeof learner !== 'string') return undefined;
        const open = await db.all(tables.openEnrollments, { school, learners: idRows([learner]) });
        return open.find(({ class_id, term_id }) => class_id === cls && term_id === term)?.id;
      },
    },
  },
} satisfies Family;
