import type { Family } from '../../core/family.ts';
import { erase } from './learners.ts';

export const privacyFamily = {
  name: 'privacy',
  resources: [],
  handlers: { learners: { erase } },
} satisfies Family;
