import type { Handlers } from '../../operation.ts';
import { standard } from '../standard.ts';
import { gradeLevels as gradeLevel } from './tables.ts';

export const gradeLevels: Handlers<'grade-levels'> = standard('grade-levels', gradeLevel);
