import type { Family } from '../../core/family.ts';
import { reactions } from './reactions.ts';
import { registers } from './registers.ts';
import * as tables from './tables.ts';

export const attendanceFamily = {
  name: 'attendance',
  resources: [tables.registers],
  handlers: { registers },
  reactions,
} satisfies Family;
