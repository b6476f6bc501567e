import type { OperationId } from '../contract/schemas.ts';
import type { AnyResource } from '../store/resource.ts';
import {
  type Family,
  type FindTokenHolder,
  type PersonalTable,
  type Preparation,
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
  by: Preparation,
): Promise<Record<string, unknown>> {
  // The operation is known only at run time.
  const found = families.map((family) => family.prepare?.[operation]).find(Boolean) as
    | ((checked: unknown, services: Services, by: Preparation) => Promise<Record<string, unknown>>)
    | undefined;
  return found ? found(body, services, by) : body;
}

type Part = 'handlers' | 'importTargets' | 'importRoom' | 'representations' | 'tokenHolders';
type PartOf<F, P extends Part> = F extends Record<P, infer Value> ? Value : never;
type Intersection<U> = (U extends unknown ? (value: U) => void : never) extends (value: infer I) => void
  ? I
  : never;
type Merged<F extends readonly Family[], P extends Part> = Intersection<PartOf<F[number], P>>;

/** The entries of one part of all families. Each key belongs to one family. */
function merge<F extends readonly Family[], P extends Part>(families: F, part: P): Merged<F, P> {
  const merged: Record<string, unknown> = {};
  for (const family of families) add(merged, family[part] ?? {}, part);
  // The keys are those of all families.
  return merged as Merged<F, P>;
}

/** The handlers of all families: several families can carry out operations of one resource. */
function mergeHandlers<F extends readonly Family[]>(families: F): Merged<F, 'handlers'> {
  const merged: Record<string, Record<string, unknown>> = {};
  for (const { handlers } of families) {
    for (const [resource, verbs] of Object.entries(handlers)) {
      merged[resource] ??= {};
      add(merged[resource], verbs, `handlers of ${resource}`);
    }
  }
  // The resources and verbs are those of all families.
  return merged as Merged<F, 'handlers'>;
}

function add(merged: Record<string, unknown>, entries: object, part: string): void {
  for (const [key, value] of Object.entries(entries)) {
    if (Object.hasOwn(merged, key)) throw new TypeError(`two families define ${key} of the ${part}`);
    merged[key] = value;
  }
}
