import type { OperationId } from '../contract/schemas.ts';
import type { AnyResource } from '../store/resource.ts';
import {
  type Family,
  type FindTokenHolder,
  type PersonalTable,
  type QueryTokenKind,
  Reactions,
  type TokenKind,
} from '../work/family.ts';
import type { HasRoom, ImportTargets } from '../work/import-target.ts';
import type { AllHandlers, Representations } from '../work/operation.ts';
import type { Services } from '../work/services.ts';
import type { BackgroundTask, DailyTask } from '../work/tasks.ts';
import type { UnitOfWork } from '../work/unit-of-work.ts';
import { apiKeyFamily } from './api-keys/index.ts';
import { assessmentFamily } from './assessments/index.ts';
import { attendanceFamily } from './attendance/index.ts';
import { auditLogFamily } from './audit-log/index.ts';
import { classFamily } from './classes/index.ts';
import { communicationFamily } from './communications/index.ts';
import { disciplineFamily } from './discipline/index.ts';
import { enrollmentFamily } from './enrollments/index.ts';
import { feeFamily } from './fees/index.ts';
import { importFamily } from './imports/index.ts';
import { learnerFamily } from './learners/index.ts';
import { merge, mergeHandlers } from './merge.ts';
import { mergingFamily } from './merging/index.ts';
import { privacyFamily } from './privacy/index.ts';
import { requestLogFamily } from './request-log/index.ts';
import { schoolFamily } from './school/index.ts';
import { signInFamily } from './sign-in/index.ts';
import { staffFamily } from './staff/index.ts';
import { timetableFamily } from './timetable/index.ts';
import { webhookFamily } from './webhooks/index.ts';

/** Each family comes after those that it builds on. */
const inOrder = [
  schoolFamily,
  apiKeyFamily,
  auditLogFamily,
  requestLogFamily,
  staffFamily,
  signInFamily,
  classFamily,
  learnerFamily,
  enrollmentFamily,
  timetableFamily,
  attendanceFamily,
  assessmentFamily,
  disciplineFamily,
  feeFamily,
  communicationFamily,
  importFamily,
  webhookFamily,
  mergingFamily,
  privacyFamily,
] as const;
export const families: readonly Family[] = inOrder;

/** All kinds of records; the store resolves references by their names. */
export const resources: readonly AnyResource[] = families.flatMap((family) => family.resources);

export const personalTables: readonly PersonalTable[] = families.flatMap(
  (family) => family.personalTables ?? [],
);

/** The handlers of every resource of the document. A missing handler is a compile error. */
export const handlers: AllHandlers = mergeHandlers(inOrder);

/** The import targets of all kinds. A missing one is a compile error. */
export const importTargets: ImportTargets = merge(inOrder, 'importTargets');

export const reactions = new Reactions(families.flatMap((family) => family.reactions ?? []));

/** Whether a record has room for a number of import rows, by the field that refers to it. */
export const importRoom: Readonly<Record<string, HasRoom>> = merge(inOrder, 'importRoom');

/** A family runs before those that it builds on: records that refer to a record end before that record does. */
export const dailyTasks: readonly DailyTask[] = families
  .toReversed()
  .flatMap((family) => family.dailyTasks ?? []);

export const backgroundTasks: readonly BackgroundTask[] = families.flatMap(
  (family) => family.backgroundTasks ?? [],
);

/** Creates the records with which a new school begins. */
export async function seedSchool(work: UnitOfWork): Promise<void> {
  for (const family of families) await family.seed?.(work);
}

export const representations: Representations = merge(inOrder, 'representations');

/** Who is identified by a token of each kind. A missing one is a compile error. */
export const tokenHolders: Readonly<Record<TokenKind | QueryTokenKind, FindTokenHolder>> = merge(
  inOrder,
  'tokenHolders',
);

/** What an operation does with its validated body before its transaction starts. */
export async function prepare(
  operation: OperationId,
  body: Record<string, unknown>,
  services: Services,
  turn: string,
): Promise<Record<string, unknown>> {
  // The operation is known only at run time.
  const found = families.map((family) => family.prepare?.[operation]).find(Boolean) as
    | ((checked: unknown, services: Services, turn: string) => Promise<Record<string, unknown>>)
    | undefined;
  return found ? found(body, services, turn) : body;
}
