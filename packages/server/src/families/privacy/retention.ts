import type { RetentionFamily } from '../../store/personal.ts';
import type { Handler } from '../../work/operation.ts';
import type { Services } from '../../work/services.ts';
import type { DailyTask } from '../../work/tasks.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { guardians, learners } from '../learners/tables.ts';
import { mergedRetention } from '../school/school.ts';
import { schools } from '../school/tables.ts';
import { erasable, eraseFamilies, eraseGuardianAlone, noteErased } from './erasing.ts';
import { doneOf, dueOf, guardiansDue, guardiansDueAfter, learnersDueAfter } from './queries.ts';

const reason = 'The retention period has ended';

/** A part of the retention run: the records of one family. */
export interface RetentionTask extends DailyTask {
  readonly family: RetentionFamily;
  /** Erases the family of a person's records; returns false if another process was first, or it is no longer due. */
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

/**
 * What the retention rules require, for each family, and guardians without learners. A family that was erased is not due
 * again.
 */
export const retentionTasks: readonly RetentionTask[] = [
  ...families.map((family) =>
    task(family, dueOf(family), (work, id, services) => retire(work, services, id, family)),
  ),
  task('learners', guardiansDue, retireGuardian),
];

function task(
  family: RetentionFamily,
  due: RetentionTask['due'],
  erase: RetentionTask['erase'],
): RetentionTask {
  return { family, due, erase, run: async (work, id, services) => void (await erase(work, id, services)) };
}

/** A query for each family, which is built once. */
const perFamily = <Q>(make: (family: RetentionFamily) => Q) =>
  Object.fromEntries(families.map((family) => [family, make(family)])) as Record<RetentionFamily, Q>;

const isDone = perFamily(doneOf);

async function retire(
  work: UnitOfWork,
  services: Services,
  id: string,
  family: RetentionFamily,
): Promise<boolean> {
  const { db, schoolId: school, records } = work;
  const current = await records(learners).current(id, 'any');
  const done = await db.first(isDone[family], { school, id });
  const { value: settings } = await records(schools).get(school);
  // Another process may have been first, or the rule or the learner may have changed.
  const isGone = current.plain.status === 'left' || current.archived;
  const isDue = isGone && settings.retention[family].action === 'anonymise';
  if (!isDue || done) return false;
  const erased = await eraseFamilies(work, services, id, new Set([family]));
  const changes = { families: { before: null, after: [family] } };
  const resource = { type: 'learner', id };
  if (family !== 'learners') {
    work.record({ action: 'learner.records_erased', resource, changes, reason });
    return true;
  }
  await noteErased(work, erased, new Set([family]), reason);
  return true;
}

async function retireGuardian(work: UnitOfWork, id: string, services: Services): Promise<boolean> {
  const current = await work.records(guardians).current(id, 'any');
  const { value: settings } = await work.records(schools).get(work.schoolId);
  const isDue = current.archived && settings.retention.learners.action === 'anonymise';
  if (!isDue || current.plain.erased_at !== null) return false;
  await eraseGuardianAlone(work, services, { id, families: erasable(settings.retention), reason });
  return true;
}

const dueAfter = perFamily(learnersDueAfter);

/** What changed rules would erase. */
export const previewRetention: Handler<'retention.preview'> = async (context) => {
  const { db, schoolId: school, today, records, body } = context;
  const { value } = await records(schools).get(school);
  const rules = mergedRetention(value.retention, body);
  const data = [];
  for (const family of Object.keys(rules) as RetentionFamily[]) {
    const { action, months } = rules[family];
    const given = { school, today, months: months ?? 0 };
    const counts = [await db.first(dueAfter[family], given)];
    if (family === 'learners') counts.push(await db.first(guardiansDueAfter, given));
    const sum = (name: 'due' | 'due_already') =>
      counts.reduce((total, count) => total + Number(count?.[name] ?? 0), 0);
    const due = action === 'keep' ? 0 : sum('due');
    data.push({ family, action, months, due, due_already: sum('due_already') });
  }
  return { object: 'retention_preview', data };
};
