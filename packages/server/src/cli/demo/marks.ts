import { Random } from './random.ts';

/** The marks of all tests are out of this. */
export const maxMark = 50;

export interface DemoGrade {
  learner: string;
  /** Null for a learner who was absent. */
  mark: number | null;
}

/**
 * The grades of learners in a test, the same for the same seed. A learner does about as well in one subject as in
 * another.
 */
export function gradesOf(seed: number, learners: readonly string[], test: number): DemoGrade[] {
  return learners.map((learner) => {
    const number = Number(learner.replace(/\D/g, '')) || 0;
    const ability = new Random(seed * 2017 + number).between(34, 92);
    const random = new Random(seed * 4001 + test * 7919 + number);
    const percentage = Math.min(100, Math.max(0, ability + random.between(-12, 12)));
    return { learner, mark: random.chance(0.02) ? null : Math.round((percentage * maxMark) / 100) };
  });
}
