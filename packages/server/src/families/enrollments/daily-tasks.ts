import { addDays } from '../../lib/dates.ts';
import { idRows } from '../../sql/query.ts';
import type { Stored } from '../../store/read.ts';
import type { DailyTask } from '../../work/tasks.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import type { Learner } from '../learners/changes.ts';
import { takeLeave } from '../learners/leaving.ts';
import { learners } from '../learners/tables.ts';
import { endAsPlanned, lastDayOf } from './ending.ts';
import { followPrimary, leaveClass } from './enrolling.ts';
import { isWaiting } from './rules.ts';
import {
  enrollments,
  lastDayOver,
  misplaced,
  openEnrollments,
  type Placed,
  startsDue,
  termOver,
} from './tables.ts';

/** What a day brings, in its order. */
const kinds = ['end', 'start', 'place', 'leave'] as const;

interface Step {
  kind: (typeof kinds)[number];
  day: string;
  /** The enrollment; none for the leave of the learner. */
  one?: Placed;
}

const isBefore = (one: Step, other: Step): boolean =>
  one.day === other.day ? kinds.indexOf(one.kind) < kinds.indexOf(other.kind) : one.day < other.day;

/** The steps of a learner that are due, and not done. */
function stepsOf(
  { plain: learner, archived }: Stored<Learner>,
  open: readonly Placed[],
  today: string,
): Step[] {
  const steps = open.flatMap((one): Step[] => {
    const first = one.starts_on;
    if (isWaiting(one)) return [{ kind: 'start', day: first, one }];
    if (one.status !== 'active') return [];
    const last = lastDayOf(one);
    const end: Step = { kind: 'end', day: addDays(last, 1), one };
    if (archived || one.kind !== 'primary' || isIn(learner, one)) return [end];
    // One that was made before its first day has placed nobody yet; any other one places the learner while it lasts.
    const isAhead = one.created_at.slice(0, 10) < first;
    return isAhead || last >= today ? [{ kind: 'place', day: isAhead ? first : today, one }, end] : [end];
  });
  if (!archived && learner.status === 'active' && learner.left_on !== null)
    steps.push({ kind: 'leave', day: learner.left_on });
  return steps.filter(({ day }) => day <= today);
}

/** Whether a learner has the class and the grade level of an enrollment. */
const isIn = ({ class_id, grade_level_id: level }: Learner, one: Placed): boolean =>
  class_id === one.class_id && (level === null || level === one.grade_level_id);

/** Does steps of one kind. */
async function take(
  work: UnitOfWork,
  learner: Stored<Learner>,
  kind: Step['kind'],
  of: Placed[],
): Promise<void> {
  if (kind === 'leave') return takeLeave(work, learner.id);
  if (kind === 'end') return endThose(work, of);
  const records = work.records(enrollments);
  // Their places were taken when the transfers were planned.
  if (kind === 'start') for (const { id } of of) await records.act(id, 'activate');
  if (learner.archived) return;
  const held = await records.currentAll(of.map(({ id }) => id));
  await followPrimary(work, ...[...held.values()].map(({ value }) => value));
}

async function endThose(work: UnitOfWork, of: readonly Placed[]): Promise<void> {
  for (const { value } of await endAsPlanned(work, of)) {
    const termEnd = of.find(({ id }) => id === value.id)?.term_ends_on ?? '';
    const isOut = value.status === 'completed' && (value.ends_on ?? '') < termEnd;
    // After the end of a term the learner keeps the class, because holidays are no reason to be in none.
    if (isOut || value.status === 'withdrawn') await leaveClass(work, value);
  }
}

/**
 * Does what is due for a learner: enrollments end and start, the class follows them, and the learner leaves. After an interruption
 * several days are due: each step is done as it would have been on its day, one day after the other.
 */
async function catchUp(work: UnitOfWork, id: string): Promise<void> {
  const { db, schoolId: school, today } = work;
  const done = new Set<string>();
  const nameOf = ({ kind, one }: Step) => `${kind} ${one?.id}`;
  for (;;) {
    const learner = await work.records(learners).current(id, 'any');
    const open = await db.all(openEnrollments, { school, learners: idRows([id]) });
    const steps = stepsOf(learner, open, today).filter((step) => !done.has(nameOf(step)));
    const [first, ...others] = steps.toSorted((one, other) => (isBefore(one, other) ? -1 : 1));
    if (!first) return;
    const together = [first, ...others.filter(({ kind, day }) => kind === first.kind && day === first.day)];
    for (const step of together) done.add(nameOf(step));
    const placed = together.flatMap(({ one }) => one ?? []);
    await work.onDay(first.day, () => take(work, learner, first.kind, placed));
  }
}

export const dailyTasks: readonly DailyTask[] = [lastDayOver, termOver, startsDue, misplaced].map((due) => ({
  due,
  run: catchUp,
}));
