import { expect, it } from 'vitest';
import { openSqlite } from '../support/databases.ts';
import { heading, press, signIn, useBrowser } from './screen.ts';

const open = useBrowser();

it('after an outage of a receiver, says what waits and when it goes, and sends it', async () => {
  const { page, testKey, client, server, receiver, complaints } = await open(openSqlite);
  const endpoint = await client.webhooks.create({
    url: receiver.url,
    events: ['*'],
    description: 'Example timetable',
  });
  receiver.otherwise = 503;
  for (const name of ['Thandi', 'Sipho', 'Lerato']) await client.learners.create({ name: `${name} Example` });
  await server.drainDeliveries();
  await client.testClock.advance({ seconds: 60 });
  await server.drainDeliveries();
  receiver.otherwise = 204;

  await signIn(page, testKey, `/settings/webhooks/${endpoint.id}`);
  await heading(page, 'Example timetable');
  const waiting = page.getByLabel('Waiting deliveries');
  await waiting.getByText('3 waiting').waitFor();
  await waiting.getByText('The next attempt is due').waitFor();

  await press(page, 'Recover');
  await press(page, 'Count the events');
  await page.getByText('0 events would be sent again.').waitFor();
  await page.getByText('0 events received').waitFor();
  await page.getByText('3 events waiting for the next attempt').waitFor();
  await press(page, 'Close');

  await press(page, 'Send now');
  await page.getByText('3 deliveries are being sent').waitFor();
  await receiver.nth(9);
  await server.drainDeliveries();
  await waiting.getByText('Nothing is waiting').waitFor();
  const rowsWith = (text: string) => page.getByRole('row').filter({ hasText: text }).count();
  await expect.poll(() => rowsWith('succeeded'), { timeout: 10_000 }).toBe(3);
  expect([await rowsWith('pending'), await rowsWith('retrying')]).toEqual([0, 0]);
  expect(complaints).toEqual([]);
});

it('does not call an attempt due whose time is over, while it waits for others to the same receiver', async () => {
  const { page, testKey, client, receiver } = await open(openSqlite);
  const { id } = await client.webhooks.create({ url: receiver.url, events: ['*'] });
  // How many attempts wait for a receiver that does not respond depends on how fast the server claims them.
  await page.route(`**/webhooks/${id}/stats?*`, async (route) => {
    const response = await route.fetch();
    const due = new Date(Date.now() - 18_000).toISOString();
    await route.fulfill({
      response,
      json: { ...(await response.json()), pending: 12, next_attempt_at: due },
    });
  });
  await signIn(page, testKey, `/settings/webhooks/${id}`);
  const text = /^12 waiting The next attempt was due (\d+s|1m) ago, and waits for its turn\./;
  await expect.poll(() => page.getByLabel('Waiting deliveries').textContent()).toMatch(text);
});
