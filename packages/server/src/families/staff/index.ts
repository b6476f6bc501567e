import { type Family, reactTo } from '../../work/family.ts';
import { importTarget } from '../../work/import-target.ts';
import { nameOfParts } from '../people.ts';
import { signInByEmailAllowed } from '../school/tables.ts';
import { invitations, invitedStaff } from './invitations.ts';
import { requireScopesOfAddresses } from './record-rules.ts';
import { leftWarnings } from './returning.ts';
import { dailyTasks, qualifications, roleAssignments, staff } from './staff.ts';
import * as tables from './tables.ts';
import { loginUnlinked, staffAccessChanged, staffLeaving, staffLeft } from './tables.ts';

export const staffFamily = {
  name: 'staff',
  resources: [tables.staff, tables.qualifications, tables.roleAssignments, tables.invitations],
  raises: [staffLeaving, staffLeft, staffAccessChanged, loginUnlinked],
  handlers: { staff, qualifications, 'role-assignments': roleAssignments, invitations },
  dailyTasks,
  reactions: [
    reactTo(
      signInByEmailAllowed,
      'The caller has the scopes of all staff members who could sign in, or the change is rejected',
      requireScopesOfAddresses,
    ),
  ],
  importTargets: {
    staff: { ...importTarget('staff', tables.staff), follows: nameOfParts, standing: leftWarnings },
  },
  tokenHolders: { invitation: invitedStaff },
} satisfies Family;
