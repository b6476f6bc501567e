import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { elementsOf, runAxe } from '../support/axe.ts';
import { openSqlite } from '../support/databases.ts';
import { clientOf } from '../support/server.ts';
import { heading, pictures, press, signIn, useBrowser } from './screen.ts';

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

it('keeps a key that was not copied when another tab signs out, and shows another one beside it', async () => {
  const { page, context, server, testKey } = await open(openSqlite);
  await signIn(page, testKey, '/settings/api-keys');
  const create = async (name: string) => {
    await press(page, 'Create key');
    const form = page.getByRole('form', { name: 'Create an API key' });
    await form.getByLabel('Name').fill(name);
    await form.getByRole('radio', { name: 'Learners: Read' }).check();
    await form.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('heading', { name, exact: true }).waitFor();
  };
  await create('Kiosk');
  await create('Library');
  const secrets = await page.locator('.secret-value code').allTextContents();
  expect(new Set(secrets).size).toBe(2);
  const tab = await context.newPage();
  await tab.goto(`${server.url}/settings/retention`);
  await press(tab, 'Sign out');
  await page.getByText('Your session has ended').waitFor();
  expect(await page.locator('.secret-value').first().isVisible()).toBe(false);
  await keyField(page).fill(testKey);
  await press(page, 'Sign in');
  await heading(page, 'API keys');
  expect(await page.locator('.secret-value code').allTextContents()).toEqual(secrets);
  expect(await page.locator('.secret-value').first().isVisible()).toBe(true);
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

it('keeps what was typed for whoever typed it, while somebody else of the school is signed in', async () => {
  const { page, context, client, complaints } = await open(openSqlite);
  const linkOf = async (name: string) => {
    const { id } = await client.staff.create({ name, email: `${name}@example.org`, staff_type: 'admin' });
    await client.roleAssignments.create(id, { role: 'owner' });
    return async () => (await client.settingsLinks.create({ staff_id: id })).url;
  };
  const [thandi, sipho] = [await linkOf('Thandi'), await linkOf('Sipho')];
  const enter = async (tab: Page, url: string, name: string) => {
    await tab.goto(url);
    await press(tab, `Sign in as ${name}`);
    await tab.getByRole('navigation').waitFor();
  };
  await enter(page, await thandi(), 'Thandi');
  await page.getByRole('link', { name: 'School', exact: true }).click();
  const field = page.getByLabel('Name', { exact: true });
  await field.fill('Renamed School');

  const tab = await context.newPage();
  await enter(tab, await sipho(), 'Sipho');
  await page.getByText('In this browser, Sipho signed in').waitFor();
  await page.getByText('What Thandi typed, or has not copied yet, is kept in this tab').waitFor();
  expect(await field.isVisible()).toBe(false);
  // What had the focus is hidden.
  await page.locator('main.alone:focus').waitFor();
  expect(elementsOf((await runAxe(page)).violations)).toEqual([]);
  await pictures(page, 'replaced');
  // Sipho has a page in a tab of its own, and sees nothing of it.
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Continue as Sipho in a new tab' }).click();
  const own = await opened;
  await own.getByRole('link', { name: 'School', exact: true }).click();
  await heading(own, 'School');
  expect(await own.getByLabel('Name', { exact: true }).inputValue()).toBe('Example School');
  await own.close();

  await press(page, 'Sign in again as Thandi');
  await page.getByText('sign in as Thandi at Example School').waitFor();
  await pictures(page, 'asked');
  await enter(tab, await thandi(), 'Thandi');
  await heading(page, 'School');
  expect(await field.inputValue()).toBe('Renamed School');
  await press(page, 'Save');
  await page.getByText('Saved').waitFor();
  const [entry] = (await client.auditLog.list({ action: 'school.updated' })).data;
  expect(entry?.actor).toMatchObject({ type: 'staff', name: 'Thandi' });

  // Nothing was typed: there is nothing to keep.
  await enter(tab, await sipho(), 'Sipho');
  await press(page, 'Continue as Sipho');
  await expect.poll(() => page.locator('.account').textContent()).toContain('Sipho');
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Renamed School');
  expect(complaints).toEqual([]);
});

it('keeps what was typed after the end of a session, also when somebody else signs in on the page itself', async () => {
  const { page, client, testKey } = await open(openSqlite);
  const { secret } = await client.apiKeys.create({ name: 'Office', scopes: ['read:learners'] });
  await signIn(page, testKey, '/settings/school');
  const field = page.getByLabel('Name', { exact: true });
  await field.fill('Renamed School');
  // As if the time of the session were over.
  await page.context().clearCookies();
  await press(page, 'Save');
  await page.getByText('What you typed is kept').waitFor();
  await keyField(page).fill(secret);
  await press(page, 'Sign in');
  await page.getByText('In this browser, Office signed in').waitFor();
  expect(await field.isVisible()).toBe(false);
  await press(page, 'Sign in again as First key');
  await keyField(page).fill(testKey);
  await press(page, 'Sign in');
  await heading(page, 'School');
  expect(await field.inputValue()).toBe('Renamed School');
  await page.getByText('You are signed in again: press the button once more.').waitFor();
  expect(await page.getByText('Sign in again').count()).toBe(0);

  await page.context().clearCookies();
  await press(page, 'Save');
  await keyField(page).fill(secret);
  await press(page, 'Sign in');
  await press(page, 'Discard it, and continue here');
  await expect.poll(() => page.locator('.account').textContent()).toContain('Office');
});

it('asks before what was typed is lost by closing a form with Escape', async () => {
  const { page, testKey, asked, replies } = await open(openSqlite);
  await signIn(page, testKey, '/settings/api-keys?open=create');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Library');
  replies.push(false);
  await name.press('Escape');
  await expect.poll(() => asked).toEqual(['What you typed in this form is not saved. Close the form?']);
  expect(await name.inputValue()).toBe('Library');
  await name.press('Escape');
  await name.waitFor({ state: 'detached' });
  await press(page, 'Create key');
  await name.press('Escape');
  await name.waitFor({ state: 'detached' });
  expect(asked).toHaveLength(2);
});

it('asks before what was typed is lost by signing out', async () => {
  const { page, testKey, asked, replies } = await open(openSqlite);
  await signIn(page, testKey, '/settings/school');
  await page.getByLabel('Name', { exact: true }).fill('Renamed School');
  replies.push(false);
  await press(page, 'Sign out');
  await expect
    .poll(() => asked)
    .toEqual([expect.stringContaining('What you typed on this page is not saved')]);
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Renamed School');
  await press(page, 'Sign out');
  await keyField(page).waitFor();
  expect(asked).toHaveLength(2);
});
