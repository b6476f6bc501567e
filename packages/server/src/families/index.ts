import type { AllHandlers } from '../operation.ts';
import { apiKeyHandlers } from './api-keys/api-keys.ts';
import { auditLog } from './audit-log/audit-log.ts';
import { academicYears } from './classes/academic-years.ts';
import { gradeLevels } from './classes/grade-levels.ts';
import { subjects } from './classes/subjects.ts';
import { terms } from './classes/terms.ts';
import { learners } from './learners/learners.ts';
import { school } from './school/school.ts';
import { invitations } from './staff/invitations.ts';
import { qualifications } from './staff/qualifications.ts';
import { roleAssignments } from './staff/role-assignments.ts';
import { staff } from './staff/staff.ts';
import { deliveries } from './webhooks/deliveries.ts';
import { eventHandlers } from './webhooks/events.ts';
import { webhooks } from './webhooks/webhooks.ts';

/** The handlers of every resource of the document; one that is missing does not compile. */
export const handlers: AllHandlers = {
  'academic-years': academicYears,
  'api-keys': apiKeyHandlers,
  'audit-log': auditLog,
  deliveries,
  events: eventHandlers,
  'grade-levels': gradeLevels,
  invitations,
  learners,
  qualifications,
  'role-assignments': roleAssignments,
  school,
  staff,
  subjects,
  terms,
  webhooks,
};
