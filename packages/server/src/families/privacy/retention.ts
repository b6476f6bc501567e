import type { DailyTask } from '../../core/daily-task.ts';
import type { Services } from '../../core/services.ts';
import type { UnitOfWork } from '../../core/unit-of-work.ts';
import type { RetentionFamily } from '../../db/personal.ts';
import { learners } from '../learners/tables.ts';
import { schools } from '../school/tables.ts';
import { doneOf, dueOf } from './due-queries.ts';
import { eraseFamilies } from './erasing.ts';

const reason = 'The retention period has ended';

/** A part of the retention run: the records of one family. */
export interface RetentionTask extends DailyTask {
  readonly family: RetentionFamily;
  /** Erases the family of a learner's records; returns false if another process was first, or it is no longer due. */
  erase(work: UnitOfWork, id: string, services: Services): Promise<boolean>;
}

const families = [
  'medical',
  'communications',
  'discipline',
  'attendance',
  'fees',
  'term_reports',
  'learners',
] as const satisfies RetentionFamily[];

/** What the retention rules require, for each family. A family that was erased is not due again. */
export const retentionTasks: readonly RetentionTask[] = families.map((family) => ({
  family,
  due: dueOf(family),
  run: async (work, id, services) => void (await retire(work, services, id, family)),
  erase: (work, id, services) => retire(work, services, id, family),
}));

const isDone = Object.fromEntries(families.map((family) => [family, doneOf(family)])) as Record<
  RetentionFamily,
  ReturnType<typeof doneOf>
>;

async function retire(
  work: UnitOfWork,
  services: Services,
  id: string,
  family: RetentionFamily,
): Promise<boolean> {
  const { db, schoolId: school, now, records } = work;
  const current = await records(learners).lockForUpdate(id, 'any');
  const done = await db.first(isDone[family], { school, id });
  const { value: settings } = await records(schools).get(school);
  // Another process may have been first, or the rule or the learner may have changed.
  const isGone = current.plain.status === 'left' || current.archived;
  const isDue = isGone && settings.retention[family].action === 'anonymise';
  if (!isDue || done) return false;
  await eraseFamilies(work, services, id, new Set([family]));
  const changes = { families: { before: null, after: [family] } };
  const resource = { type: 'learner', id };
  if (family !== 'learners') {
    work.record({ action: 'learner.records_erased', resource, changes, reason });
    return true;
  }
  const after = await records(learners).get(id);
  const erasedAt = { erased_at: { before: null, after: now } };
  work.record({ action: 'learner.erased', resource, changes: { ...erasedAt, ...changes }, reason }, after);
  return true;
}
