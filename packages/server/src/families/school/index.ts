import type { Family } from '../../core/family.ts';
import { prepareLogo, schoolLogo } from './logo.ts';
import { schoolDaysChanged } from './raised.ts';
import { retention } from './retention.ts';
import { school } from './school.ts';
import { schools } from './tables.ts';
import { testClock } from './test-clock.ts';

export const schoolFamily = {
  name: 'school',
  resources: [schools],
  raises: [schoolDaysChanged],
  prepare: { 'school-logo.put': prepareLogo },
  handlers: { school, retention, 'school-logo': schoolLogo, 'test-clock': testClock },
} satisfies Family;
