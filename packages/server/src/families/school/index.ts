import type { Family } from '../../work/family.ts';
import { prepareLogo, schoolLogo } from './logo.ts';
import { retention, school, testClock } from './school.ts';
import { schoolDaysChanged, schools, signInByEmailAllowed } from './tables.ts';

export const schoolFamily = {
  name: 'school',
  resources: [schools],
  raises: [schoolDaysChanged, signInByEmailAllowed],
  prepare: { 'school-logo.put': prepareLogo },
  handlers: { school, retention, 'school-logo': schoolLogo, 'test-clock': testClock },
} satisfies Family;
