import type { Family } from '../../work/family.ts';
import { listOf } from '../standard.ts';
import { enrollMany, rollOver } from './bulk.ts';
import { dailyTasks } from './daily-tasks.ts';
import { roomInClass } from './enrolling.ts';
import { enrollments } from './enrollments.ts';
import { enrollmentRows } from './import-target.ts';
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
  importTargets: { enrollments: enrollmentRows },
} satisfies Family;
