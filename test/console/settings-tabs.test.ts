import { expect, it } from 'vitest';
import { openSqlite } from '../support/databases.ts';
import { clientOf } from '../support/server.ts';
import { heading, press, signIn, useBrowser } from './screen.ts';

const open = useBrowser();

const keyField = (page: Parameters<typeof press>[0]) => page.getByLabel('API key', { exact: true });

it('saves nothing into the school of another tab, says so, and keeps what was typed', async () => {
  const { page, context, client, server, testKey } = await open(openSqlite);
  const other = await server.createSchool({ name: 'Other School' });
  const elsewhere = clientOf(server, other.testKey);
  const before = { own: await client.retention.get(), other: await elsewhere.retention.get() };
  await signIn(page, testKey, '/settings/retention');
  const months = page.getByLabel('Months for Attendance');
  await months.fill('7');
  const tab = await context.newPage();
  await tab.goto(`${server.url}/settings`);
  await tab.getByRole('navigation').waitFor();
  // Without a word to the other tabs, as if this one were not told.
  await tab.evaluate(`fetch('/settings/session', {
    method: 'POST',
    headers: { 'Rollbook-Settings': 'none', 'Content-Type': 'application/json' },
    body: JSON.stringify({ api_key: '${other.testKey}' }),
  })`);
  await press(page, 'Save');
  const notice = page.getByRole('alert').filter({ hasText: 'you signed in to another school' });
  await notice.waitFor();
  await page.getByText('The session belongs to another school').waitFor();
  expect(await months.inputValue()).toBe('7');
  expect(await client.retention.get()).toEqual(before.own);
  expect(await elsewhere.retention.get()).toEqual(before.other);

  await press(page, 'Sign in to this school again');
  await keyField(page).fill(testKey);
  expect(await months.isVisible()).toBe(false);
  await press(page, 'Sign in');
  await press(page, 'Try again');
  await page.getByText('Nobody’s values are due').waitFor();
  await press(page, 'Save');
  await page.getByText('Saved').waitFor();
  expect((await client.retention.get()).attendance.months).toBe(7);
  expect(await elsewhere.retention.get()).toEqual(before.other);
  expect(await notice.count()).toBe(0);
});

it('follows other tabs that sign out, sign in again, or sign in to another school', async () => {
  const { page, context, client, server, testKey } = await open(openSqlite);
  const other = await server.createSchool({ name: 'Other School' });
  await signIn(page, testKey, '/settings/school');
  await page.getByLabel('Name', { exact: true }).fill('Renamed School');
  const tab = await context.newPage();
  await tab.goto(`${server.url}/settings/retention`);
  await heading(tab, 'Retention');
  await press(tab, 'Sign out');

  await page.getByText('Your session has ended').waitFor();
  await page.getByText('What you typed is kept').waitFor();
  expect(await page.getByLabel('Name', { exact: true }).isVisible()).toBe(false);
  // The same key in the other tab: both continue.
  await keyField(tab).fill(testKey);
  await press(tab, 'Sign in');
  await heading(page, 'School');
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Renamed School');

  await press(tab, 'Sign out');
  await keyField(tab).fill(other.testKey);
  await press(tab, 'Sign in');
  await tab.getByRole('navigation').getByText('Other School').waitFor();
  // Whoever signs in here gets the page of the key, with what was typed for its own school only.
  await page.getByText('What you typed is kept').waitFor();
  await keyField(page).fill(other.testKey);
  await press(page, 'Sign in');
  await page.getByRole('navigation').getByText('Other School').waitFor();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Other School');

  // A page in which nothing was typed is not kept.
  await press(page, 'Sign out');
  await tab.getByText('Your session has ended').waitFor();
  expect(await tab.getByRole('navigation').count()).toBe(0);
  await keyField(page).fill(testKey);
  await press(page, 'Sign in');
  await page.getByRole('navigation').getByText('Example School').waitFor();
  expect((await client.school.get()).name).toBe('Example School');
});
