import { expect, it } from 'vitest';
import { today } from '../support/school-year.ts';
import { openCounted, quiet } from '../support/statement-counter.ts';
import { type Registered, startRegistered } from './school.ts';

/** Days of registers. Each thing is done on every one of them. */
const days = ['2026-01-19', '2026-01-20', '2026-01-21', '2026-01-22', '2026-01-23'] as const;

/** A school on a PostgreSQL server, and the statements that something takes. */
async function startCounting(size: number) {
  const counter = await openCounted();
  const school: Registered = await startRegistered(counter.open, size, quiet);
  /** The least of several times: the others also have when the key was used, or what a new connection begins with. */
  const leastOf = async (work: (date: string) => PromiseLike<unknown>) => {
    const counts = [];
    for (const date of days) counts.push(await counter.during(async () => work(date)));
    return Math.min(...counts);
  };
  return { ...school, leastOf };
}

/** The statements for what is done with the registers of a class of some size. */
async function statementsOf(size: number) {
  const { client, a, terms, learners, take, leastOf } = await startCounting(size);
  const marks = learners.map((learner_id) => ({ learner_id, status: 'absent' as const }));
  const excuse = { from: days[0], to: today, reason_code: 'religious', status: 'approved' } as const;
  for (const learner_id of learners) await client.excuses.create({ learner_id, ...excuse });
  const takes = await leastOf((date) => take({ date }));
  const ids = new Map((await client.registers.list()).data.map(({ id, date }) => [date, id]));
  const idOf = (date: string) => ids.get(date) ?? '';
  return {
    takes,
    amends: await leastOf((date) => client.registers.update(idOf(date), { marks })),
    gets: await leastOf((date) => client.registers.get(idOf(date))),
    lists: await leastOf((date) => client.registers.list({ date })),
    daily: await leastOf((date) => client.attendance.daily({ date })),
    missing: await leastOf((date) => client.attendance.missing({ date })),
    alerts: await leastOf(() => client.attendance.alerts({ kind: 'continuous_absence' })),
    summary: await leastOf(() => client.attendance.summary({ class_id: a.id, term_id: terms[0].id })),
  };
}

it('a register of 40 learners takes as many statements as one of 5, and so do the reads of its marks', async () => {
  const small = await statementsOf(5);
  expect(await statementsOf(40)).toEqual(small);
  // The key, BEGIN with the turn of the school, its audit log and COMMIT included.
  expect(small.takes).toBe(14);
});

it('a day of 8 registers is closed with as many statements as one of 2', async () => {
  const statementsFor = async (classes: number) => {
    const { client, take, register, leastOf } = await startCounting(1);
    for (let n = 0; n < classes; n++) {
      const { id } = await register(`6${n}`);
      for (const date of days) await take({ class_id: id, date });
    }
    const statements = await leastOf((date) =>
      client.calendarExceptions.create({ date, kind: 'closure', name: 'Flood', void_registers: true }),
    );
    const voided = (await client.registers.list({ status: 'void', limit: 100 })).data;
    expect(voided).toHaveLength(classes * days.length);
    return statements;
  };
  expect(await statementsFor(8)).toBe(await statementsFor(2));
});
