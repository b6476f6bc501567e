import type { DailyTask } from '../../core/daily-task.ts';
import type { UnitOfWork } from '../../core/unit-of-work.ts';
import { noteAlert } from './changes.ts';
import { takeLeave } from './leaving.ts';
import { alertsOver, learners, leavesDue } from './tables.ts';

/** Locks the learner first, so that the data that is read is still current when it is written. */
export const ofLearner =
  (run: DailyTask['run']): DailyTask['run'] =>
  async (work: UnitOfWork, learner: string, services): Promise<void> => {
    const { archived } = await work.records(learners).lockForUpdate(learner, 'any');
    if (!archived) await run(work, learner, services);
  };

export const dailyTasks: readonly DailyTask[] = [
  { due: leavesDue, run: takeLeave },
  { due: alertsOver, run: ofLearner(noteAlert) },
];
