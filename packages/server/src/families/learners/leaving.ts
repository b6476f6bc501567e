import { invalidField, Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { yieldPeriodically } from '../../lib/timers.ts';
import type { Stored } from '../../store/read.ts';
import type { RowWarning } from '../../work/import-target.ts';
import { DryRun, type Handler } from '../../work/operation.ts';
import type { DailyTask } from '../../work/tasks.ts';
import type { ReadWork, UnitOfWork } from '../../work/unit-of-work.ts';
import { classes, gradeLevels } from '../classes/tables.ts';
import { LiveReferences } from '../live-references.ts';
import { type Learner, noteAlert } from './changes.ts';
import { learnersEnd, leavePlanned } from './raised.ts';
import { alertsOver, learners, learnersOf, leavesDue } from './tables.ts';

type Leave = Pick<Schemas['LearnerLeave'], 'left_on' | 'left_reason'>;

/** Rejects the leave of a learner who is not at the school on the last day. */
export async function checkLeave({ records }: UnitOfWork, id: string, { left_on }: Leave): Promise<void> {
  const current = await records(learners).current(id);
  records(learners).allow(current, 'leave');
  const { admitted_on: admitted } = current.plain;
  if (admitted && left_on < admitted)
    throw invalidField('/left_on', 'before_admission', `must not be before the admission on ${admitted}`);
}

/**
 * Ends the time of learners at the school on a day: immediately, or when the daily tasks reach that day. The number of
 * statements does not depend on how many they are.
 */
export async function leaveOn(
  work: UnitOfWork,
  ids: readonly string[],
  { left_on, left_reason }: Leave,
): Promise<void> {
  const records = work.records(learners);
  const held = () => Promise.all(ids.map((id) => records.current(id)));
  const fields = { left_on, left_reason };
  if (left_on > work.today) {
    const writes = (await held()).map((current) => ({ current, fields, reason: left_reason }));
    await records.saveAll(writes);
    await work.raise(leavePlanned, { learners: ids, on: left_on });
    return;
  }
  await work.raise(learnersEnd, { learners: ids, on: left_on, reason: 'Learner left' });
  await records.saveAll(
    (await held()).map((current) => records.acting(current, 'leave', fields, left_reason)),
  );
}

/** Whether the leave of a learner is already recorded or planned. */
function hasLeft({ plain }: Stored<Learner>, { left_on, left_reason }: Leave, today: string): boolean {
  const isDone = plain.status === 'left' || (plain.status === 'active' && left_on > today);
  return isDone && plain.left_on === left_on && plain.left_reason === left_reason;
}

/** Rejects replacing the planned leave of a learner who is not named. */
function checkNonePlanned({ plain: { left_on, left_reason } }: Stored<Learner>): void {
  if (!left_on) return;
  throw new Problem(
    'leave_planned',
    `The learner is planned to leave on ${left_on} (${left_reason}). To replace that leave, send the learner in \`learner_ids\`.`,
  );
}

/** The warning of a row of an import according to which a learner is at the school, who is not. */
export const absentWarnings = async (
  _work: ReadWork,
  { status }: Record<string, unknown>,
  row: Record<string, unknown>,
): Promise<RowWarning[]> => {
  const isActive = row.status === 'active';
  const admit = 'send `POST /v1/learners/{learner_id}/admit`';
  if (status === 'left' && (isActive || row.class || row.class_id))
    return [
      {
        code: 'has_left',
        detail: `The learner has left, and the row does not admit them again. If they have come back, ${admit}.`,
      },
    ];
  if (status === 'prospective' && isActive)
    return [
      {
        code: 'not_admitted',
        detail: `The learner is prospective, and the row does not admit them. If they are at the school, ${admit}.`,
      },
    ];
  return [];
};

/** Performs a leave whose day has come. */
export async function takeLeave(work: UnitOfWork, id: string): Promise<void> {
  const learner = await work.records(learners).current(id, 'any');
  const { status, left_on, left_reason } = learner.plain;
  // Another process may have been first, or the leave may have been cancelled or changed.
  if (learner.archived || status !== 'active' || !left_on || !left_reason) return;
  if (left_on <= work.today) await leaveOn(work, [id], { left_on, left_reason });
}

type LeaveAll = Schemas['LearnersLeave'];
type Result = Schemas['LearnersLeft']['data'][number];

const mostLearners = 2000;

/** Records that many learners leave. A learner who cannot leave does not stop the others. */
export const leaveAll: Handler<'learners.leave-all'> = async (context) => {
  const { body, today } = context;
  await checkNamed(context, body);
  const result = body.left_on > today ? 'planned' : 'left';
  const leaving: string[] = [];
  const data: Result[] = [];
  for (const [index, learner] of (await leavingFrom(context, body)).entries()) {
    await yieldPeriodically(index);
    const none = { learner_id: learner.id, code: null, detail: null };
    try {
      if (!learner.archived && hasLeft(learner, body, today)) {
        data.push({ ...none, result: 'unchanged' });
        continue;
      }
      if (!body.learner_ids) checkNonePlanned(learner);
      await checkLeave(context, learner.id, body);
      leaving.push(learner.id);
      data.push({ ...none, result });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      data.push({ ...none, result: 'failed', code: error.code, detail: error.message });
    }
  }
  await leaveOn(context, leaving, body);
  const count = (wanted: Result['result']) => data.filter((one) => one.result === wanted).length;
  const counts = { left: count('left'), planned: count('planned') };
  const done = { ...counts, unchanged: count('unchanged'), failed: count('failed'), data };
  if (body.dry_run) throw new DryRun(done);
  return done;
};

/** Rejects unknown records, and more or fewer than one of the fields that say who leaves. */
async function checkNamed(work: UnitOfWork, body: LeaveAll): Promise<void> {
  const { learner_ids, class_id, grade_level_id } = body;
  const references = new LiveReferences(work);
  await references.findAll(learners, 'learner_ids', learner_ids);
  await references.find(classes, 'class_id', class_id);
  await references.find(gradeLevels, 'grade_level_id', grade_level_id);
  references.check();
  if ([learner_ids, class_id, grade_level_id].filter((one) => one !== undefined).length !== 1)
    throw invalidField('/learner_ids', 'required', 'send one of learner_ids, class_id and grade_level_id');
}

/** The learners who are named, or the active ones of a class or a grade level, in the order of their ids. */
async function leavingFrom(work: UnitOfWork, body: LeaveAll): Promise<Stored<Learner>[]> {
  const { learner_ids, class_id, grade_level_id } = body;
  const records = work.records(learners);
  if (learner_ids) return [...(await records.currentAll(learner_ids)).values()];
  const [field, group] =
    class_id === undefined
      ? (['grade_level_id', grade_level_id] as const)
      : (['class_id', class_id] as const);
  const members = await work.db.all(learnersOf[field], { school: work.schoolId, id: String(group) });
  const held = [...(await records.currentAll(members.map(({ id }) => id))).values()];
  const active = held.filter(({ plain }) => plain.status === 'active');
  if (active.length > mostLearners)
    throw invalidField(
      `/${field}`,
      'too_many',
      `must have at most ${mostLearners} active learners; send learner_ids instead`,
    );
  return active;
}

/** A task for a learner, who may have been archived since the learner was found. */
const ofLearner =
  (run: DailyTask['run']): DailyTask['run'] =>
  async (work: UnitOfWork, learner: string, services): Promise<void> => {
    const { archived } = await work.records(learners).current(learner, 'any');
    if (!archived) await run(work, learner, services);
  };

export const dailyTasks: readonly DailyTask[] = [
  { due: leavesDue, run: takeLeave },
  { due: alertsOver, run: ofLearner(noteAlert) },
];
