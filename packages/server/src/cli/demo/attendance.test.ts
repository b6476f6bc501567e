import { expect, it } from 'vitest';
import { attendanceOf } from './attendance.ts';

const learners = Array.from({ length: 60 }, (_, n) => ({ learner: `L${n}`, class: n < 30 ? '1A' : '1B' }));
const days = Array.from({ length: 20 }, (_, n) => `2026-11-${String(n + 1).padStart(2, '0')}`);

it('the attendance of the demo school is the same for the same seed, and a later day changes no other', () => {
  const one = attendanceOf(1, learners, days);
  expect(attendanceOf(1, learners, days)).toEqual(one);
  expect(attendanceOf(2, learners, days)).not.toEqual(one);
  expect(one.registers).toHaveLength(40);
  const usual = ({ registers }: typeof one) =>
    registers.map(({ marks }) => marks.filter(({ learner }) => learner !== 'L1'));
  expect(usual(attendanceOf(1, learners, days.slice(0, 10)))).toEqual(usual(one).slice(0, 20));
  const truant = one.registers.filter(({ marks }) => marks.some(({ learner }) => learner === 'L1'));
  expect(truant.map(({ date }) => date)).toEqual(days.slice(-12));
  expect(one.excuses.length).toBeGreaterThan(0);
});
