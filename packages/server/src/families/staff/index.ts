import type { Family } from '../../work/family.ts';
import { importTarget } from '../../work/import-target.ts';
import { invitations } from './invitations.ts';
import { invitedStaff } from './invited-staff.ts';
import { dailyTasks } from './leaving.ts';
import { qualifications } from './qualifications.ts';
import { staffAccessChanged, staffLeaving } from './raised.ts';
import { roleAssignments } from './role-assignments.ts';
import { staff } from './staff.ts';
import * as tables from './tables.ts';

export const staffFamily = {
  name: 'staff',
  resources: [tables.staff, tables.qualifications, tables.roleAssignments, tables.invitations],
  raises: [staffLeaving, staffAccessChanged],
  handlers: { staff, qualifications, 'role-assignments': roleAssignments, invitations },
  dailyTasks,
  importTargets: { staff: importTarget('staff', tables.staff) },
  tokenHolders: { invitation: invitedStaff },
} satisfies Family;
