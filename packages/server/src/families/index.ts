import type { AllHandlers } from '../operation.ts';
import { apiKeyHandlers } from './api-keys/api-keys.ts';
import { auditLog } from './audit-log/audit-log.ts';
import { academicYears } from './classes/academic-years.ts';
import { calendar } from './classes/calendar.ts';
import { calendarExceptions } from './classes/calendar-exceptions.ts';
import { gradeLevels } from './classes/grade-levels.ts';
import { subjects } from './classes/subjects.ts';
import { terms } from './classes/terms.ts';
import { learners } from './learners/learners.ts';
import { retention } from './school/retention.ts';
import { school } from './school/school.ts';
import { deliveries } from './webhooks/deliveries.ts';
import { eventHandlers } from './webhooks/events.ts';
import { webhooks } from './webhooks/webhooks.ts';

/** The handlers of every resource of the document; one that is missing does not compile. */
export const handlers: AllHandlers = {
  'academic-years': academicYears,
  'api-keys': apiKeyHandlers,
  'audit-log': auditLog,
  calendar,
  'calendar-exceptions': calendarExceptions,
  deliveries,
  events: eventHandlers,
  'grade-levels': gradeLevels,
  learners,
  retention,
  school,
  subjects,
  terms,
  webhooks,
};
