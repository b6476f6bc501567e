import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openSqlite } from '../support/databases.ts';
import { heading, press, signIn, useBrowser } from './screen.ts';

const open = useBrowser();

const top = (page: Page) => page.evaluate<number>('window.scrollY');

it('Back returns to the rows, the filter, the place and the row that somebody left', async () => {
  const { client, page, testKey, complaints } = await open(openSqlite);
  for (let index = 0; index < 120; index++) await client.learners.create({ name: `Learner ${index}` });
  await signIn(page, testKey, '/settings/audit-log');
  await heading(page, 'Audit log');
  const search = page.getByRole('combobox', { name: 'Person, record' });
  await search.fill('learner.created');
  await search.press('Enter');
  await press(page, 'Show older');
  await expect.poll(() => page.locator('.entry').count()).toBe(100);
  const link = page.locator('.entry-head .id a').nth(80);
  await link.scrollIntoViewIfNeeded();
  const address = await link.getAttribute('href');
  const before = await top(page);
  expect(before).toBeGreaterThan(1000);
  // The link is opened with the keyboard, and its page is short.
  await link.press('Enter');
  await expect.poll(() => page.locator('.entry').count()).toBe(1);
  await page.getByRole('link', { name: 'School', exact: true }).click();
  await heading(page, 'School');
  expect(await top(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.locator('.entry').count()).toBe(1);
  await page.goBack();
  await expect.poll(() => page.locator('.entry').count()).toBe(100);
  await expect.poll(() => top(page)).toBe(before);
  expect(new URL(page.url()).search).toBe('?action=learner.created');
  await expect.poll(() => page.evaluate("document.activeElement.getAttribute('href')")).toBe(address);
  await page.goForward();
  await expect.poll(() => page.locator('.entry').count()).toBe(1);
  expect(complaints).toEqual([]);
});

it('times are relative to the clock of the server, whatever the clock of the machine says', async () => {
  const { client, page, testKey } = await open(openSqlite);
  const { created_at } = await client.learners.create({ name: 'Thandi Example' });
  // A machine whose clock is three days slow.
  await page.clock.install({ time: Date.now() - 3 * 86_400_000 });
  await signIn(page, testKey, '/settings/audit-log');
  const time = page.locator('.entry time').first();
  await time.waitFor();
  await expect.poll(() => time.textContent()).toMatch(/^(just now|\d+s ago)$/);
  expect(await time.getAttribute('datetime')).toBe(created_at);
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Africa/Johannesburg' });
  expect(await time.getAttribute('title')).toContain(day.format(new Date(created_at)));
});

it('what has just been is not shown as the future, although the time of the page moves in steps', async () => {
  const { client, page, testKey } = await open(openSqlite);
  await signIn(page, testKey, '/settings/school');
  await heading(page, 'School');
  // As if the server had gone on for some seconds since the page last looked at its clock.
  await client.testClock.advance({ seconds: 9 });
  await client.learners.create({ name: 'Thandi Example' });
  await page.getByRole('link', { name: 'Audit log', exact: true }).click();
  const time = page.locator('.entry time').first();
  await time.waitFor();
  expect(await time.textContent()).toBe('just now');
});

it('a live log that shows older rows misses none that come, and shows the present status of the others', async () => {
  const { client, server, page, receiver, testKey } = await open(openSqlite);
  for (let index = 0; index < 60; index++) await client.learners.create({ name: `Learner ${index}` });
  await signIn(page, testKey, '/settings/events');
  const ids = async () => {
    const addresses = await page
      .locator('tbody tr a')
      .evaluateAll((all) => all.map((one) => String((one as { href?: string }).href)));
    return addresses.flatMap((address) => /evt_\w+/.exec(address) ?? []);
  };
  await expect.poll(async () => new Set(await ids()).size).toBe(50);
  await press(page, 'Show older');
  const first = (await client.events.list({ limit: 100 })).data.map(({ id }) => id);
  await expect.poll(async () => [...new Set(await ids())]).toEqual(first);
  for (let index = 0; index < 80; index++) await client.learners.create({ name: `Another ${index}` });
  const all = (await client.events.list({ order: 'desc', limit: 100 }).toArray({ limit: 1000 })).map(
    ({ id }) => id,
  );
  await expect.poll(async () => [...new Set(await ids())]).toEqual(all.slice(0, first.length + 80));

  const { id } = await client.webhooks.create({ url: receiver.url, events: ['learner.created'] });
  await client.webhooks.pause(id);
  for (let index = 0; index < 60; index++) await client.learners.create({ name: `Held ${index}` });
  await page.goto('/settings/deliveries?status=held');
  const rows = page.locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(50);
  await press(page, 'Show older');
  await expect.poll(() => rows.count()).toBe(60);
  await client.webhooks.activate(id);
  await server.drainDeliveries();
  await expect.poll(() => rows.count()).toBe(0);
});

it('lists all API keys, the newest first', async () => {
  const { page, client, testKey } = await open(openSqlite);
  for (let index = 0; index < 100; index++)
    await client.apiKeys.create({ name: `Kiosk ${index}`, scopes: ['read:events'] });
  await signIn(page, testKey, '/settings/api-keys');
  await page.getByText('Kiosk 99').waitFor();
  const keys = () => page.locator('tbody tr').count();
  expect(await keys()).toBe(100);
  await press(page, 'Show older');
  await expect.poll(keys).toBe((await client.apiKeys.list({ limit: 100 }).toArray({ limit: 1000 })).length);
});
