import { expect, it } from 'vitest';
import { gradesOf, maxMark } from './attendance.ts';

it('the grades of a test are the same for the same seed, and a few learners are absent', () => {
  const learners = Array.from({ length: 400 }, (_, n) => `L${n}`);
  const grades = gradesOf(1, learners, 3);
  expect(gradesOf(1, learners, 3)).toEqual(grades);
  expect(gradesOf(1, learners.slice(200), 3)).toEqual(grades.slice(200));
  expect(gradesOf(1, learners, 4)).not.toEqual(grades);
  expect(gradesOf(2, learners, 3)).not.toEqual(grades);
  const marks = grades.flatMap(({ mark }) => mark ?? []);
  expect(marks.length).toBeLessThan(400);
  expect(marks.length).toBeGreaterThan(370);
  for (const mark of marks) expect(mark === Math.round(mark) && mark >= 0 && mark <= maxMark).toBe(true);
});
