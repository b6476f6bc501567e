import { expect, it } from 'vitest';
import { openCounted, quiet } from '../support/statement-counter.ts';
import { startSchool } from './school.ts';

/** The statements with which an announcement to the guardians of a number of learners is published. */
async function statementsFor(size: number): Promise<number> {
  const counter = await openCounted();
  const { client, learner, guardian } = await startSchool(counter.open, quiet);
  for (let count = 0; count < size; count++) await guardian([await learner()]);
  const audience = { everyone: true };
  const least: number[] = [];
  for (let round = 0; round < 3; round++) {
    const { id } = await client.announcements.create({
      title: 'A',
      body: 'B',
      audience,
      channels: ['email', 'sms'],
    });
    least.push(await counter.during(async () => client.announcements.publish(id)));
    expect((await client.announcements.get(id)).recipient_count).toBe(size);
  }
  return Math.min(...least);
}

it('an announcement is published with a number of statements that does not depend on its recipients', async () => {
  const few = await statementsFor(2);
  expect(await statementsFor(30)).toBe(few);
  expect(few).toBeLessThan(60);
});
