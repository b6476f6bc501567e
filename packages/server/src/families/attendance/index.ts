import type { Family } from '../../work/family.ts';
import { attendance } from './attendance.ts';
import { excuses } from './excuses.ts';
import { reactions } from './reactions.ts';
import { registers } from './registers.ts';
import * as tables from './tables.ts';

export const attendanceFamily = {
  name: 'attendance',
  resources: [tables.registers, tables.excuses],
  handlers: { registers, excuses, attendance },
  raises: [tables.excuseEnding],
  reactions,
  personalTables: [
    {
      table: 'register_marks',
      family: 'attendance',
      root: 'learners',
      column: 'learner_id',
      erased: { comment: null },
    },
  ],
} satisfies Family;
