import type { RetentionFamily } from '../../contract/schemas.ts';
import type { Reader } from '../../sql/database.ts';
import { idValues } from '../../store/queries.ts';
import type { Handler } from '../../work/operation.ts';
import type { Services } from '../../work/services.ts';
import type { DailyTask } from '../../work/tasks.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { learners } from '../learners/tables.ts';
import { mergedRetention } from '../school/school.ts';
import { schools } from '../school/tables.ts';
import {
  type Alone,
  erasable,
  eraseAlone,
  eraseFamilies,
  guardianAlone,
  noteErased,
  staffAlone,
} from './erasing.ts';
import {
  doneOf,
  dueOf,
  guardiansDue,
  guardiansDueAfter,
  guardiansOfLast,
  learnersDueAfter,
  learnersWith,
  staffDue,
  staffDueAfter,
} from './queries.ts';

const reason = 'The retention period has ended';

/** A part of the retention run: the records of one family. */
export interface RetentionTask extends DailyTask {
  readonly family: RetentionFamily;
  /** Which of some people of a school have something that would be erased. */
  withRecords(db: Reader, of: PeopleOfSchool, services: Services): Promise<ReadonlySet<string>>;
  /**
   * Erases the family of a person's records; returns false if there was nothing to erase, another process was first, or it is no
   * longer due.
   */
  erase(work: UnitOfWork, id: string, services: Services): Promise<boolean>;
}

interface PeopleOfSchool {
  school: string;
  ids: readonly string[];
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

const allOf: RetentionTask['withRecords'] = async (_db, { ids }) => new Set(ids);

const retireAlone =
  (who: Alone): RetentionTask['erase'] =>
  async (work, id, services) => {
    const current = await work.records(who.kind).current(id, 'any');
    const { status, erased_at } = current.plain as { status?: string; erased_at: string | null };
    const { retention } = (await work.records(schools).get(work.schoolId)).value;
    const isGone = status === 'left' || current.archived;
    if (!isGone || erased_at !== null || retention[who.family].action !== 'anonymise') return false;
    await eraseAlone(work, services, who, { id, families: erasable(retention), reason });
    return true;
  };

/**
 * What the retention rules require: for each family of records of learners, for guardians without learners, and for staff. A
 * family that was erased is not due again.
 */
export const retentionTasks: readonly RetentionTask[] = [
  ...families.map((family) =>
    task(
      { family, due: dueOf(family), withRecords: (...given) => learnersOf(family, ...given) },
      (work, id, services) => retire(work, services, id, family),
    ),
  ),
  // Who is not erased has a name.
  task({ family: 'learners', due: guardiansDue, withRecords: allOf }, retireAlone(guardianAlone)),
  task({ family: 'staff', due: staffDue, withRecords: allOf }, retireAlone(staffAlone)),
];

function task(
  parts: Pick<RetentionTask, 'family' | 'due' | 'withRecords'>,
  erase: RetentionTask['erase'],
): RetentionTask {
  return { ...parts, erase, run: async (work, id, services) => void (await erase(work, id, services)) };
}

async function learnersOf(
  family: RetentionFamily,
  db: Reader,
  { school, ids }: PeopleOfSchool,
  { personalTables }: Pick<Services, 'personalTables'>,
): Promise<ReadonlySet<string>> {
  const found = await db.all(learnersWith(family, personalTables), { school, rows: idValues(ids) });
  return new Set(found.map(({ id }) => id));
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
  const isAny = (await learnersOf(family, db, { school, ids: [id] }, services)).has(id);
  // Without records too, it is noted that the family was erased: a message to several is erased with the last of them.
  const { ids, hasShared } = await eraseFamilies(work, services, id, new Set([family]));
  const changes = { families: { before: null, after: [family] } };
  const resource = { type: 'learner', id };
  if (family === 'learners') await noteErased(work, ids, new Set([family]), reason);
  else if (isAny || hasShared) work.record({ action: 'learner.records_erased', resource, changes, reason });
  return isAny;
}

/** What changed rules would erase. */
export const previewRetention: Handler<'retention.preview'> = async (context) => {
  const { db, schoolId: school, today, records, body, services } = context;
  const { value } = await records(schools).get(school);
  const rules = mergedRetention(value.retention, body);
  const data = [];
  for (const family of Object.keys(rules) as RetentionFamily[]) {
    const { action, months } = rules[family];
    const given = { school, today, months: months ?? 0 };
    const people = family === 'staff' ? staffDueAfter : learnersDueAfter(family, services.personalTables);
    const counts = [await db.first(people, given)];
    if (family === 'learners') counts.push(await db.first(guardiansDueAfter, given));
    const sum = (name: 'due' | 'due_already') =>
      counts.reduce((total, count) => total + Number(count?.[name] ?? 0), 0);
    const due = action === 'keep' ? 0 : sum('due');
    const isErased = family === 'learners' && action !== 'keep';
    const beside = isErased ? await db.first(guardiansOfLast, given) : undefined;
    data.push({
      ...{ family, action, months, due, due_already: sum('due_already') },
      guardians: Number(beside?.due ?? 0),
    });
  }
  return { object: 'retention_preview', data };
};
