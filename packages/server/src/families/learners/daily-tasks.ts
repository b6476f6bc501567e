import type { DailyTask } from '../../work/tasks.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { noteAlert } from './changes.ts';
import { takeLeave } from './leaving.ts';
import { alertsOver, learners, leavesDue } from './tables.ts';

/** A task for a learner, who may have been archived since the learner was found. */
export const ofLearner =
  (run: DailyTask['run']): DailyTask['run'] =>
  async (work: UnitOfWork, learner: string, services): Promise<void> => {
    const { archived } = await work.records(learners).current(learner, 'any');
    if (!archived) await run(work, learner, services);
  };

export const dailyTasks: readonly DailyTask[] = [
  { due: leavesDue, run: takeLeave },
  { due: alertsOver, run: ofLearner(noteAlert) },
];
