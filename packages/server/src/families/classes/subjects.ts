import type { Handlers } from '../../operation.ts';
import { standard } from '../standard.ts';
import { subjects as subject } from './tables.ts';

export const subjects: Handlers<'subjects'> = standard('subjects', subject);
