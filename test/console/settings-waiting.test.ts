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
  // Accurate to about 10 %.
  await page
    .getByText(/^≈ [\d.]+ ms$/)
    .nth(1)
    .waitFor();

  await press(page, 'Recover');
  await press(page, 'Count the events');
  await page.getByText('0 events would be sent again.').waitFor();
  await page.getByText('0 events failed').waitFor();
  await page.getByText('0 events received').waitFor();
  await page.getByText('3 events waiting for the next attempt').waitFor();
  await press(page, 'Close');

  await press(page, 'Send now');
  await page.getByText('3 deliveries were made due').waitFor();
  await receiver.nth(9);
  await server.drainDeliveries();
  await waiting.getByText('Nothing is waiting').waitFor();
  const rowsWith = (text: string) => page.getByRole('row').filter({ hasText: text }).count();
  await expect.poll(() => rowsWith('succeeded'), { timeout: 10_000 }).toBe(3);
  expect([await rowsWith('pending'), await rowsWith('retrying')]).toEqual([0, 0]);
  expect(complaints).toEqual([]);
});

it('says of events from before an endpoint was added that they are sent, and not that they are sent again', async () => {
  const { page, testKey, client, server, receiver } = await open(openSqlite);
  await client.learners.create({ name: 'Thandi Example' });
  const { id } = await client.webhooks.create({ url: receiver.url, events: ['learner.created'] });
  await signIn(page, testKey, `/settings/webhooks/${id}`);
  await press(page, 'Recover');
  await press(page, 'Count the events');
  await server.drainJobs();
  await page.getByText('1 event was never sent before, and would be sent', { exact: true }).waitFor();
  await page.getByText('1 event would be sent.').waitFor();
  await press(page, 'Send 1 event');
  await server.drainJobs();
  await page.getByText('1 event was sent.').waitFor();
  await page.getByText('1 event was never sent before, and was sent', { exact: true }).waitFor();
});

it('says of an endpoint that is not active that recovered events are held, and not that they are sent', async () => {
  const { page, testKey, client, server, receiver } = await open(openSqlite);
  await client.learners.create({ name: 'Thandi Example' });
  const { id } = await client.webhooks.create({ url: receiver.url, events: ['learner.created'] });
  await client.webhooks.pause(id);
  await signIn(page, testKey, `/settings/webhooks/${id}`);
  await press(page, 'Recover');
  await press(page, 'Count the events');
  await server.drainJobs();
  await page.getByText('1 event would be held to be sent.').waitFor();
  await page.getByText('these events would wait until it is activated').waitFor();
  await press(page, 'Hold 1 event to be sent');
  await server.drainJobs();
  await page.getByText('1 event was held to be sent.').waitFor();
  await server.drainDeliveries();
  expect(receiver.received).toHaveLength(0);
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

it('says that deliveries are being sent while none of them waits', async () => {
  const { page, testKey, client, receiver } = await open(openSqlite);
  const { id } = await client.webhooks.create({ url: receiver.url, events: ['*'] });
  receiver.otherwise = 'never';
  await client.learners.create({ name: 'Thandi Example' });
  await receiver.nth(1);
  await signIn(page, testKey, `/settings/webhooks/${id}`);
  const waiting = page.getByLabel('Waiting deliveries');
  await expect.poll(() => waiting.textContent()).toBe('1 delivery is being sent Nothing else is waiting.');
  await receiver.close();
});

it('lists attempts as they were sent, what waits as it is due, and what was given up as it is counted', async () => {
  const { page, testKey, client, server, receiver, complaints } = await open(openSqlite);
  const { id } = await client.webhooks.create({ url: receiver.url, events: ['*'] });
  receiver.otherwise = 503;
  const create = async (name: string) => {
    await client.learners.create({ name: `${name} Example` });
    await server.drainDeliveries();
  };
  const later = async (seconds: number) => {
    await client.testClock.advance({ seconds });
    await server.drainDeliveries();
  };
  await create('Thandi');
  await later(60);
  await create('Sipho');
  await client.webhooks.sendWaiting(id);
  await server.drainDeliveries();
  await later(10);
  await create('Lerato');

  await signIn(page, testKey, '/settings/deliveries');
  const shown = async (query: string) => {
    await page.goto(`/settings/deliveries?${query}`);
    await page.locator('tbody tr').first().waitFor();
    return page
      .locator('tbody tr td[data-label="Time"] time')
      .evaluateAll((all) => all.map((one) => String(one.getAttribute('datetime'))));
  };
  const made = await shown('');
  expect(made.length).toBeGreaterThan(4);
  expect(made).toEqual(made.toSorted().toReversed());
  const waiting = await shown('status=waiting');
  expect(waiting).toHaveLength(3);
  expect(waiting).toEqual(waiting.toSorted());

  // A redelivery is one attempt, and gives nothing up while the attempts of the event go on.
  const [first] = (await client.deliveries.list(id, { status: 'retrying' })).data;
  await client.deliveries.redeliver(id, first?.id ?? '');
  await server.drainDeliveries();
  await page.goto('/settings/deliveries?status=given_up');
  await page.getByText('No delivery matches these filters').waitFor();
  await page.goto(`/settings/webhooks/${id}`);
  await page.getByLabel('Waiting deliveries').getByText('3 waiting').waitFor();

  for (let n = 0; n < 12; n++) await later(3 * 3600);
  await page.goto('/settings?period=week');
  const figure = page.locator('.figures div').filter({ hasText: 'Given up' });
  await figure.getByRole('link', { name: '3', exact: true }).click();
  await page.getByText('Attempts that failed and after which no other one was to come').waitFor();
  await expect.poll(() => page.locator('tbody tr').count()).toBe(3);
  expect(complaints).toEqual([]);
});

it('says of an attempt whose time was over whether it had a connection, and of a 401 who asks for a sign-in', async () => {
  const { page, testKey, client, server, receiver } = await open(openSqlite);
  const { id } = await client.webhooks.create({ url: receiver.url, events: ['*'] });
  receiver.otherwise = 401;
  await client.learners.create({ name: 'Thandi Example' });
  await server.drainDeliveries();
  const [attempt] = (await client.deliveries.list(id, { waiting: false })).data;
  const path = `/settings/deliveries/${attempt?.id}`;
  await signIn(page, testKey, path);
  const explanation = page.locator('.explanation');
  await explanation.getByText('asks for a sign-in').waitFor();
  for (const [times, text] of [
    [{ dns_ms: 3, connect_ms: 12 }, 'The receiver did not complete its response in time'],
    [{ dns_ms: 3, connect_ms: null }, 'No connection to the receiver could be established in time'],
    [{ dns_ms: null, connect_ms: null }, 'The receiver did not complete its response in time'],
  ] as const) {
    // A receiver that lets ten seconds pass each time is not worth the wait.
    await page.route(`**/deliveries/${attempt?.id}`, async (route) => {
      if (route.request().resourceType() === 'document') return route.fallback();
      const response = await route.fetch();
      const timeout = { error: 'timeout', response_status: null, ...times };
      await route.fulfill({ response, json: { ...(await response.json()), ...timeout } });
    });
    await page.reload();
    await explanation.getByText(text).waitFor();
  }
});
