import type { OperationId } from '../contract.ts';
import type { DailyTask } from '../core/daily-task.ts';
import type { Family, FindTokenHolder, TokenKind } from '../core/family.ts';
import type { HasRoom, ImportTargets } from '../core/import-target.ts';
import { Reactions } from '../core/reactions.ts';
import type { AnyResource } from '../db/resource.ts';
import type { AllHandlers } from '../operation.ts';
import type { Services } from '../services.ts';
import { apiKeyFamily } from './api-keys/index.ts';
import { auditLogFamily } from './audit-log/index.ts';
import { classFamily } from './classes/index.ts';
import { enrollmentFamily } from './enrollments/index.ts';
import { importFamily } from './imports/index.ts';
import { learnerFamily } from './learners/index.ts';
import { schoolFamily } from './school/index.ts';
import { staffFamily } from './staff/index.ts';
import { webhookFamily } from './webhooks/index.ts';

/** Each behind those that it builds on. */
export const families: readonly Family[] = [
  schoolFamily,
  apiKeyFamily,
  auditLogFamily,
  staffFamily,
  classFamily,
  learnerFamily,
  enrollmentFamily,
  importFamily,
  webhookFamily,
];

/** Every kind of record; the store finds by its name what a reference leads to. */
export const resources: readonly AnyResource[] = families.flatMap((family) => family.resources);

/** The handlers of every resource of the document; one that is missing does not compile. */
export const handlers: AllHandlers = {
  ...schoolFamily.handlers,
  ...apiKeyFamily.handlers,
  ...staffFamily.handlers,
  ...classFamily.handlers,
  ...learnerFamily.handlers,
  ...enrollmentFamily.handlers,
  classes: { ...classFamily.handlers.classes, ...enrollmentFamily.handlers.classes },
  terms: { ...classFamily.handlers.terms, ...enrollmentFamily.handlers.terms },
  learners: { ...learnerFamily.handlers.learners, ...enrollmentFamily.handlers.learners },
  ...importFamily.handlers,
  ...auditLogFamily.handlers,
  ...webhookFamily.handlers,
};

/** What rows of each kind are made into; one that is missing does not compile. */
export const importTargets: ImportTargets = {
  ...staffFamily.importTargets,
  ...classFamily.importTargets,
  ...learnerFamily.importTargets,
  ...enrollmentFamily.importTargets,
};

export const reactions = new Reactions(families.flatMap((family) => family.reactions ?? []));

/** Whether a record takes so many rows of an import, by the field that names it. */
export const importRoom: Readonly<Record<string, HasRoom>> = Object.assign(
  {},
  ...families.map((family) => family.importRoom),
);

/** A family acts before those that it builds on: what refers to a record has ended when the record does. */
export const dailyTasks: readonly DailyTask[] = families
  .toReversed()
  .flatMap((family) => family.dailyTasks ?? []);

export const tokenHolders: Readonly<Record<TokenKind, FindTokenHolder>> = { ...staffFamily.tokenHolders };

/** What an operation does with its body, checked, before its transaction begins. */
export async function prepare(
  operation: OperationId,
  body: Record<string, unknown>,
  services: Services,
): Promise<Record<string, unknown>> {
  // Which operation it is is known at run time only.
  const found = families.map((family) => family.prepare?.[operation]).find(Boolean) as
    | ((checked: unknown, services: Services) => Promise<Record<string, unknown>>)
    | undefined;
  return found ? found(body, services) : body;
}
