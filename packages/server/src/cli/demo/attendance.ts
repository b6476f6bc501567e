import { Random } from './random.ts';

/** A learner who is not simply present. */
export interface DemoMark {
  learner: string;
  status: 'absent' | 'late' | 'left_early';
  minutes_late?: number;
  left_at?: string;
  reason_code?: 'illness' | 'transport';
}

/** The register of a class on a day; other learners of the class are present. */
export interface DemoRegister {
  class: string;
  date: string;
  marks: DemoMark[];
}

export interface DemoExcuse {
  learner: string;
  from: string;
  to: string;
}

const excusedPart = 0.1;
/** A learner stays away for the last of these days, without an excuse. */
const truantDays = 12;

/** The registers of the classes on some days, in the order of the days; the same for the same seed and days. */
export function attendanceOf(
  seed: number,
  learners: readonly { learner: string; class: string }[],
  days: readonly string[],
): { registers: DemoRegister[]; excuses: DemoExcuse[] } {
  const byClass = Map.groupBy(learners, (learner) => learner.class);
  const truant = learners[seed % Math.max(1, learners.length)]?.learner;
  const excuses: DemoExcuse[] = [];
  const registers = days.flatMap((date, index) => {
    // Each day has numbers of its own, so that a later day changes none of those before it.
    const random = new Random(seed * 1009 + Number(date.replaceAll('-', '')));
    return [...byClass].map(([name, members]): DemoRegister => {
      const marks = members.flatMap(({ learner }): DemoMark[] => {
        const mark = markOf(random, learner);
        const isExcused = random.chance(excusedPart);
        if (learner === truant)
          return index >= days.length - truantDays ? [{ learner, status: 'absent' }] : [];
        if (mark?.status === 'absent' && isExcused) excuses.push({ learner, from: date, to: date });
        return mark ? [mark] : [];
      });
      return { class: name, date, marks };
    });
  });
  return { registers, excuses };
}

function markOf(random: Random, learner: string): DemoMark | undefined {
  const which = random.next();
  const minutes = random.between(2, 35);
  if (which < 0.035) return { learner, status: 'absent', reason_code: 'illness' };
  if (which < 0.06) return { learner, status: 'late', minutes_late: minutes, reason_code: 'transport' };
  return which < 0.065 ? { learner, status: 'left_early', left_at: '11:30' } : undefined;
}
