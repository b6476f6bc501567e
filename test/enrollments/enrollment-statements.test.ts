import { expect, it } from 'vitest';
import { openPostgres } from '../support/databases.ts';
import { startYear } from '../support/school-year.ts';
import { countStatements } from '../support/statement-counter.ts';

/** The statements that it takes to enroll learners in a class, and to copy the enrollments of a term. */
async function statementsOf(size: number) {
  const database = await openPostgres();
  const counter = await countStatements(database.url);
  const { client, a, b, terms, learner } = await startYear(async () => ({ ...database, url: counter.url }));
  const learner_ids: string[] = [];
  for (let n = 0; n < size; n++) learner_ids.push(await learner());
  const [now, next, ...others] = terms;
  /** The least of several times: the server also sends statements for its own work. */
  const leastOf = async (work: (term: { id: string }) => PromiseLike<unknown>) => {
    const counts = [];
    for (const term of [now, ...others]) {
      await client.auditLog.list({ limit: 1 });
      counts.push(await counter.during(async () => work(term)));
    }
    return Math.min(...counts);
  };
  const enroll = (class_id: string, term: { id: string }) =>
    client.classes.enroll(class_id, { term_id: term.id, learner_ids });
  const rollover = { from_term_id: now.id, dry_run: true };
  const counts = {
    enrolled: await leastOf((term) => enroll(a.id, term)),
    unchanged: await leastOf((term) => enroll(a.id, term)),
    refused: await leastOf((term) => enroll(b.id, term)),
    copied: await leastOf(() => client.terms.rollover(next.id, rollover)),
  };
  expect(await client.terms.rollover(next.id, rollover)).toMatchObject({ created: size, failed: [] });
  return counts;
}

it('40 learners are enrolled with hardly more statements than 5, and so are the enrollments of a term copied', async () => {
  const few = await statementsOf(5);
  expect(few.enrolled).toBeLessThanOrEqual(16);
  for (const [name, count] of Object.entries(await statementsOf(40)))
    expect({ name, count }).toSatisfy(() => count <= few[name as keyof typeof few] + 6);
});
