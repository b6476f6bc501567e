import { expect, it } from 'vitest';
import { incidentsOf } from './attendance.ts';
import { bursariesOf, paymentsOf } from './fees.ts';

const learners = Array.from({ length: 200 }, (_, index) => `L${index}`);
const invoices = learners.map((learner, index) => ({
  learner,
  number: `2026-${String(index + 1).padStart(5, '0')}`,
  amount_due: index % 50 === 7 ? 0 : 327_500,
}));
const days = ['2026-02-02', '2026-02-03', '2026-02-04'];

it('fees and incidents of a demo school are the same for the same seed', () => {
  const made = (seed: number) => ({
    bursaries: bursariesOf(learners),
    payments: paymentsOf(seed, invoices, '2026-02-02'),
    incidents: incidentsOf(seed, learners, days),
  });
  expect(made(1)).toEqual(made(1));
  expect(made(2).payments).not.toEqual(made(1).payments);
  expect(made(2).incidents).not.toEqual(made(1).incidents);
  const { bursaries, payments, incidents } = made(1);
  expect(bursaries.map(({ learner }) => learner)).toEqual(['L7', 'L57', 'L107', 'L157']);
  expect(payments.length).toBeGreaterThan(100);
  expect(payments.every(({ amount }) => amount > 0 && amount <= 327_500)).toBe(true);
  expect(new Set(payments.map(({ external_id }) => external_id)).size).toBe(payments.length);
  expect(incidents.every(({ day }) => days.includes(day))).toBe(true);
  expect(incidentsOf(1, learners, [])).toEqual([]);
});
