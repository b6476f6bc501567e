import type { OperationId } from '../contract.ts';
import type { AllHandlers, Body } from '../operation.ts';
import { apiKeyHandlers } from './api-keys/api-keys.ts';
import { auditLog } from './audit-log/audit-log.ts';
import { academicYears } from './classes/academic-years.ts';
import { calendar } from './classes/calendar.ts';
import { calendarExceptions } from './classes/calendar-exceptions.ts';
import { classes } from './classes/classes.ts';
import { gradeLevels } from './classes/grade-levels.ts';
import { rooms } from './classes/rooms.ts';
import { subjects } from './classes/subjects.ts';
import { terms } from './classes/terms.ts';
import { enrollments } from './enrollments/enrollments.ts';
import { imports, prepareImport } from './imports/imports.ts';
import { guardians } from './learners/guardians.ts';
import { learnerGuardians } from './learners/learner-guardians.ts';
import { learners } from './learners/learners.ts';
import { medicalNotes } from './learners/medical-notes.ts';
import { retention } from './school/retention.ts';
import { school } from './school/school.ts';
import { invitations } from './staff/invitations.ts';
import { qualifications } from './staff/qualifications.ts';
import { roleAssignments } from './staff/role-assignments.ts';
import { staff } from './staff/staff.ts';
import { deliveries } from './webhooks/deliveries.ts';
import { eventHandlers } from './webhooks/events.ts';
import { webhooks } from './webhooks/webhooks.ts';

type Bodies = { [K in OperationId]?: (body: Body<K>) => Promise<Body<K>> };

const preparations: Bodies = { 'imports.create': prepareImport };

/** What an operation does with its body, checked, before its transaction begins. */
export const prepare = async (
  operation: OperationId,
  body: Record<string, unknown>,
): Promise<Record<string, unknown>> =>
  // Which operation it is is known at run time only.
  (preparations[operation] as ((checked: unknown) => Promise<Record<string, unknown>>) | undefined)?.(body) ??
  body;

/** The handlers of every resource of the document; one that is missing does not compile. */
export const handlers: AllHandlers = {
  'academic-years': academicYears,
  'api-keys': apiKeyHandlers,
  'audit-log': auditLog,
  classes,
  calendar,
  'calendar-exceptions': calendarExceptions,
  deliveries,
  enrollments,
  events: eventHandlers,
  'grade-levels': gradeLevels,
  guardians,
  imports,
  'learner-guardians': learnerGuardians,
  'medical-notes': medicalNotes,
  rooms,
  retention,
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
