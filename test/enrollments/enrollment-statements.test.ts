import { expect, it } from 'vitest';
import { startYear } from '../support/school-year.ts';
import { openCounted, quiet } from '../support/statement-counter.ts';

/** The statements that it takes to enroll learners in a class, and to copy the enrollments of a term. */
async function statementsOf(size: number) {
  const counter = await openCounted();
  const { client, a, b, terms, learner } = await startYear(counter.open, quiet);
  const learner_ids: string[] = [];
  for (let n = 0; n < size; n++) learner_ids.push(await learner());
  const [now, next, ...others] = terms;
  /** The least of several times: the others also have when the key was used, or what a new connection begins with. */
  const leastOf = async (work: (term: { id: string }) => PromiseLike<unknown>) => {
    const counts = [];
    for (const term of [now, ...others]) counts.push(await counter.during(async () => work(term)));
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

it('40 learners are enrolled with the statements of one more part than 5, and so are the enrollments of a term copied', async () => {
  const few = await statementsOf(5);
  expect(few.enrolled).toBeLessThanOrEqual(16);
  // 40 are two parts, of three statements each.
  const expected = Object.entries(few).map(([name, count]) => [name, count + 3]);
  expect(await statementsOf(40)).toEqual(Object.fromEntries(expected));
});
