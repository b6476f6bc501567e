import type { Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { openSqlite } from '../support/databases.ts';
import { codeOf } from '../support/problems.ts';
import { heading, row, signIn, useBrowser } from './screen.ts';

const open = useBrowser();

it('shows requests with their errors, finds them, and groups the errors', async () => {
  const { page, client, testKey, complaints } = await open(openSqlite);
  const { id } = await client.learners.create({ name: 'Thandi Example' });
  await codeOf(client.learners.create({ name: '' }));
  await codeOf(client.learners.create({ name: '' }));
  await codeOf(client.learners.get('none'));
  const kiosk = await client.apiKeys.create({ name: 'Kiosk', scopes: ['read:learners'] });
  await signIn(page, testKey, '/settings/requests');
  await heading(page, 'Requests');
  const failed = row(page, 'validation_failed');
  await failed.getByText('/name', { exact: true }).waitFor();
  await failed.getByText('too short').waitFor();
  expect(await failed.getByRole('cell').first().textContent()).toBe('422 rejected');
  await row(page, '/v1/learners/{learner_id}').getByText('not_found').waitFor();
  // Reading the page is not in the log, however often it is repeated.
  const rows = page.locator('tbody tr');
  expect(await rows.count()).toBe(5);

  await page.getByLabel('Errors', { exact: true }).selectOption('errors only');
  await expect.poll(() => rows.count()).toBe(3);
  expect(new URL(page.url()).search).toBe('?errors_only=true');
  await page.getByRole('link', { name: 'Errors grouped' }).click();
  const group = row(page, 'validation_failed');
  await group.getByText('learners.create').waitFor();
  expect(await group.getByRole('cell').nth(2).textContent()).toBe('2');
  await group.getByRole('link', { name: 'validation_failed' }).click();
  await expect.poll(() => rows.count()).toBe(2);

  await page.goto('/settings/requests');
  const search = page.getByRole('combobox', { name: 'Person, API key' });
  const searched = async (text: string) => {
    await search.fill(text);
    await search.press('Enter');
    await expect.poll(() => rows.count()).toBe(1);
  };
  await searched('learners.get');
  await searched('/v1/api-keys');
  const feed = await client.calendarFeeds.create({ content: 'dates' });
  await fetch(feed.url);
  await searched(feed.id);
  await rows.getByRole('link', { name: 'calendar feed' }).waitFor();
  const [created] = (await client.requestLog.list({ path: '/v1/learners', status: 201 })).data;
  await searched(created?.id ?? '');
  await rows.getByRole('link', { name: created?.id.slice(-6) ?? '' }).click();
  await page.getByText('created learner').waitFor();
  await page.getByText(id.slice(-6)).waitFor();
  await page.goto(`/settings/requests?actor_id=${kiosk.id}`);
  await page.getByText('No request matches these filters').waitFor();
  expect(complaints).toEqual([]);
});

it('leaves the search alone in which somebody types while the state of the log is loaded', async () => {
  const { page, client, testKey } = await open(openSqlite);
  await codeOf(client.learners.get('none'));
  await client.learners.create({ name: 'Thandi Example' });
  const { promise: asked, resolve } = Promise.withResolvers<Route>();
  await page.route('**/request-log/status', (route) => resolve(route), { times: 1 });
  await signIn(page, testKey, '/settings/requests');
  const search = page.getByRole('combobox', { name: 'Person, API key' });
  await search.fill('learners.get');
  await (await asked).continue();
  await page.getByText('Requests are kept for').waitFor();
  expect(await page.locator('[role=combobox]:focus').count()).toBe(1);
  expect(await search.inputValue()).toBe('learners.get');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/settings/requests?operation=learners.get');
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
});
