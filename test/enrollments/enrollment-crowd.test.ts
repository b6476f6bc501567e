import type { Enrollment } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onBothDatabases, type TestDatabase } from '../support/databases.ts';
import { runSql } from '../support/inspect.ts';
import { codeOf } from '../support/problems.ts';
import { startYear, today } from '../support/school-year.ts';

onBothDatabases('a crowd that enrolls, moves and leaves at once', (open, dialect) => {
  it('comes out with the rules kept, and nobody waits for one who waits', async () => {
    const school = await startYear(open);
    const { client, server, database, a, b, maths, terms } = school;
    const [term, next] = terms;
    const everybody: string[] = [];
    for (let index = 0; index < 12; index++) everybody.push(await school.learner(`Learner ${index}`));
    const [here, there] = [everybody.slice(0, 6), everybody.slice(6)];
    const { data } = await client.classes.enroll(a.id, { term_id: term.id, learner_ids: here });
    const enrollments = data.map(({ enrollment_id }) => enrollment_id ?? '');
    await client.classes.update(maths.id, { capacity: 5 });
    for (let round = 0; round < 3; round++) {
      const left = { left_on: today, left_reason: 'other' } as const;
      const outcomes = await Promise.all(
        [
          ...enrollments.map((id) => client.enrollments.transfer(id, { to_class_id: b.id })),
          ...there.map((learner_id) =>
            client.enrollments.create({ learner_id, class_id: b.id, term_id: term.id }),
          ),
          client.classes.enroll(maths.id, { term_id: term.id, learner_ids: everybody }),
          client.classes.enroll(maths.id, { term_id: term.id, learner_ids: everybody.toReversed() }),
          client.classes.enroll(b.id, { term_id: next.id, learner_ids: everybody }),
          client.terms.rollover(next.id, { from_term_id: term.id }),
          ...everybody.slice(2 * round, 2 * round + 2).map((id) => client.learners.leave(id, left)),
          ...everybody.map((id) => client.learners.update(id, { class: round % 2 ? '5A' : '5B' })),
          ...enrollments.slice(3).map((id) => client.enrollments.withdraw(id)),
        ].map(codeOf),
      );
      const refusals = ['done', 'already_enrolled', 'learner_not_active', 'invalid_state_transition'];
      expect(outcomes.filter((code) => !refusals.includes(code))).toEqual([]);
    }
    const ongoing: Enrollment[] = [];
    for await (const one of client.enrollments.list({ status: 'active', limit: 100 })) ongoing.push(one);
    const primary = ongoing.filter(({ kind }) => kind === 'primary');
    const places = primary.map(({ learner_id, term_id }) => `${learner_id} ${term_id}`);
    expect(new Set(places).size).toBe(places.length);
    for (const { id } of terms)
      expect(ongoing.filter((one) => one.class_id === maths.id && one.term_id === id).length).toBeLessThan(6);
    const active = (await client.learners.list({ status: 'active' })).data.map(({ id }) => id);
    for (const { learner_id } of ongoing) expect(active).toContain(learner_id);
    await server.close();
    if (dialect === 'sqlite') return;
    expect(await deadlocksIn(database)).toBe(0);
  });
});

async function deadlocksIn(database: TestDatabase): Promise<number> {
  const sql = 'select deadlocks from pg_stat_database where datname = current_database()';
  return Number((await runSql(database, sql))[0]?.deadlocks);
}
