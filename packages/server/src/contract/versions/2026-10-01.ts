import { rename, renameBack, type VersionChange } from './change.ts';

const up = rename('birth_date', 'date_of_birth');
const down = renameBack('birth_date', 'date_of_birth');

/** `date_of_birth` was previously named `birth_date`. */
export const birthDate: VersionChange = {
  date: '2026-10-01',
  requests: { 'learners.create': up, 'learners.update': up },
  schemas: { Learner: down, LearnerWithWarnings: down },
  pointers: { '/date_of_birth': '/birth_date' },
};
