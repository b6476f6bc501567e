import { ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { openBehindProxy } from '../support/proxy.ts';
import { startReceiver } from '../support/receiver.ts';
import { schoolYear, termDates, today } from '../support/school-year.ts';
import { startServer } from '../support/server.ts';

/** A server on PostgreSQL, and the number of statements that a transaction of it executes. */
async function startCounting() {
  const { proxy, behind } = await openBehindProxy();
  const clock = new ManualClock(`${today}T08:00:00.000Z`);
  const { client } = await startServer(async () => behind, { clock });
  // How the driver asks for the rows of a statement.
  const execute = /E\0\0\0\t\0\0\0\0\0/g;
  const count = async (work: () => PromiseLike<unknown>) => {
    const transactions = await proxy.roundTrips(async () => work());
    return Math.max(...transactions.map((sent) => sent.join('').match(execute)?.length ?? 0));
  };
  return { client, count };
}

it('grades and reports of 40 learners need as many statements as those of 5', async () => {
  const { client, count } = await startCounting();
  const receiver = await startReceiver();
  await client.webhooks.create({ url: receiver.url, events: ['*'] });
  const { a, b, terms, subject } = await schoolYear(client);
  const term_id = terms[0].id;
  const subjects = [subject.id];
  for (let n = 1; n < 10; n++)
    subjects.push((await client.subjects.create({ name: `Subject ${n}`, code: `S${n}` })).id);
  const enroll = async (class_id: string, size: number) => {
    const learner_ids = await Promise.all(
      Array.from({ length: size }, async () => (await client.learners.create({ name: 'A' })).id),
    );
    const starts_on = termDates[0].starts_on;
    await client.classes.enroll(class_id, { term_id, learner_ids, starts_on });
    return learner_ids;
  };
  const counted = async (class_id: string, size: number) => {
    const learner_ids = await enroll(class_id, size);
    const counts: Record<string, number> = {};
    for (const subject_id of subjects) {
      const { id } = await client.assessments.create({
        title: 'Test',
        class_id,
        subject_id,
        term_id,
        kind: 'test',
        max_mark: 50,
        weight: 1,
        status: 'open',
      });
      const put = (mark: number) => () =>
        client.grades.put(id, {
          grades: learner_ids.map((learner_id, n) => ({ learner_id, mark: mark + (n % 9) })),
        });
      const publish = () => client.assessments.publish(id);
      if (subject_id === subject.id) {
        counts.enter = await count(put(30));
        counts.change = await count(put(31));
        counts.publish = await count(publish);
      } else {
        await put(30)();
        await publish();
      }
    }
    const generate = (more = {}) => client.termReports.generate({ term_id, class_id, ...more });
    counts.generate = await count(generate);
    counts.generateAgain = await count(generate);
    counts.publishAll = await count(() => client.termReports.publishAll({ term_id, class_id }));
    await generate({ supersede: true });
    counts.supersedeAll = await count(() => client.termReports.publishAll({ term_id, class_id }));
    expect((await client.termReports.list({ class_id, status: 'published', limit: 100 })).data).toHaveLength(
      size,
    );
    return counts;
  };
  const few = await counted(a.id, 5);
  expect(await counted(b.id, 40)).toEqual(few);
  for (const statements of Object.values(few)) expect(statements).toBeLessThan(30);
}, 120_000);
