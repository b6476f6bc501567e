import type { AnyResource } from '../db/resource.ts';
import { apiKeys } from './api-keys/tables.ts';
import {
  academicYears,
  calendarExceptions,
  classes,
  gradeLevels,
  rooms,
  subjects,
  terms,
} from './classes/tables.ts';
import { enrollments } from './enrollments/tables.ts';
import { imports } from './imports/tables.ts';
import { guardians, learnerGuardians, learners, medicalNotes } from './learners/tables.ts';
import { schools } from './school/tables.ts';
import { invitations, qualifications, roleAssignments, staff } from './staff/tables.ts';
import { webhooks } from './webhooks/tables.ts';

/** Every kind of record; the store finds by its name what a reference leads to. */
export const resources: readonly AnyResource[] = [
  academicYears,
  apiKeys,
  calendarExceptions,
  classes,
  enrollments,
  gradeLevels,
  guardians,
  imports,
  invitations,
  learnerGuardians,
  learners,
  medicalNotes,
  qualifications,
  roleAssignments,
  rooms,
  schools,
  staff,
  subjects,
  terms,
  webhooks,
];
