import { Problem } from '../../contract/errors.ts';
import { reactTo } from '../../work/family.ts';
import { excuseEnding } from '../attendance/tables.ts';
import { suspensionOf } from './queries.ts';

export const reactions = [
  reactTo(
    excuseEnding,
    'The excuse of an open suspension stays, or the change is rejected',
    async ({ db, schoolId: school }, { id: excuse }) => {
      if (!(await db.first(suspensionOf, { school, excuse }))) return;
      throw new Problem(
        'resource_in_use',
        'The excuse is that of a suspension: cancel the suspension, or change its days, and the excuse follows.',
      );
    },
  ),
];
