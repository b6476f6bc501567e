import type { Family } from '../../core/family.ts';
import { retention } from './retention.ts';
import { school } from './school.ts';
import { schools } from './tables.ts';

export const schoolFamily = {
  resources: [schools],
  handlers: { school, retention },
} satisfies Family;
