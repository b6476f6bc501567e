import { rename, renameBack, type VersionChange } from './change.ts';

const up = rename('subjects', 'subject_ids');
const down = renameBack('subjects', 'subject_ids');

/** `subject_ids` was previously named `subjects`. */
export const subjectIds: VersionChange = {
  date: '2026-12-01',
  requests: {
    'staff.create': up,
    'staff.update': up,
    'qualifications.create': up,
    'qualifications.update': up,
  },
  schemas: { Staff: down, StaffWithWarnings: down, Qualification: down },
  pointers: { '/subject_ids': '/subjects' },
};
