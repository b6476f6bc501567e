import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { elementsOf, runAxe } from '../support/axe.ts';
import { onBothDatabases, openSqlite } from '../support/databases.ts';
import { heading, press, row, signIn, useBrowser } from './screen.ts';

const open = useBrowser();

const openPalette = async (page: Page) => {
  // One that was just closed is still there for a moment.
  await page.locator('dialog.palette').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search pages' });
  await field.waitFor();
  return field;
};
const chosen = (page: Page) => page.getByRole('option', { selected: true });
const focusedText = (page: Page) => page.evaluate<string>("document.activeElement.textContent ?? ''");

onBothDatabases('the page of people', (database) => {
  it('finds learners, staff and guardians by any word of their names and by their numbers', async () => {
    const { client, page, testKey, complaints } = await open(database);
    const learner = { first_name: 'Thandi', last_name: "O'Brien", admission_number: 'LB-204' };
    const { id } = await client.learners.create({ ...learner, class: '5B' });
    await client.learners.create({ name: 'Sipho Example', admission_number: 'LB-205' });
    await client.staff.create({
      name: 'Siobhán O’Brien',
      employee_number: 'E77',
      email: 's@example.org',
      staff_type: 'teacher',
    });
    await client.guardians.create({ name: 'Nomsa Obrien', email: 'nomsa@example.org' });
    await signIn(page, testKey, '/settings/people');
    const search = page.getByRole('searchbox');
    const find = async (text: string, expected: string[]) => {
      await search.fill(text);
      await search.press('Enter');
      await page.locator('.skeleton').waitFor({ state: 'detached' });
      await expect
        .poll(
          async () => (await page.locator('tbody tr .main-cell > :first-child').allTextContents()).sort(),
          { message: text },
        )
        .toEqual([...expected].sort());
    };
    await find('obr', ["Thandi O'Brien", 'Siobhán O’Brien', 'Nomsa Obrien']);
    expect(new URL(page.url()).search).toBe('?q=obr');
    expect(elementsOf((await runAxe(page)).violations)).toEqual([]);
    await find('thandi', ["Thandi O'Brien"]);
    await find('lb-204', ["Thandi O'Brien"]);
    await row(page, 'LB-204').getByText('learner · 5B').waitFor();
    await find('e77', ['Siobhán O’Brien']);
    await find('nomsa@example.org', ['Nomsa Obrien']);
    await find('nobody', []);
    await page.getByText('Nobody was found for “nobody”').waitFor();
    await find('LB-204', ["Thandi O'Brien"]);
    // The row is a link, with the keyboard too.
    await search.press('Escape');
    expect(new URL(page.url()).search).toBe('');
    await find('thandi', ["Thandi O'Brien"]);
    await page.getByRole('link', { name: "Thandi O'Brien" }).click();
    await heading(page, 'Audit log');
    expect(new URL(page.url()).search).toBe(`?resource_id=${id}`);
    expect(complaints).toEqual([]);
  });
});

it('the palette opens pages, actions, endpoints and people with the keyboard, and returns the focus', async () => {
  const { client, page, context, receiver, testKey, complaints } = await open(openSqlite);
  const { id } = await client.webhooks.create({
    url: receiver.url,
    events: ['*'],
    description: 'Timetable app',
  });
  const learner = await client.learners.create({ name: 'Thandi Example', admission_number: 'LB-204' });
  await signIn(page, testKey);
  await heading(page, 'Overview');
  const button = page.getByRole('button', { name: /^Search/ });
  await button.focus();
  let field = await openPalette(page);
  await chosen(page).getByText('Overview').waitFor();
  expect(elementsOf((await runAxe(page)).violations)).toEqual([]);
  // The first Escape clears, the second closes.
  await field.fill('ret');
  await chosen(page).getByText('Retention').waitFor();
  await page.keyboard.press('Escape');
  expect(await field.inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  expect(await focusedText(page)).toContain('Search');

  field = await openPalette(page);
  await field.fill('key');
  await page.getByRole('option', { name: 'Create an API key' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('form', { name: 'Create an API key' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.keyboard.press('Escape');

  field = await openPalette(page);
  await field.fill('export');
  await page.keyboard.press('Enter');
  await page.getByRole('form', { name: 'Export the audit log' }).waitFor();
  await page.locator('.entry').first().waitFor();
  await page.keyboard.press('Escape');

  field = await openPalette(page);
  await field.fill('timet');
  await page.keyboard.press('Enter');
  await heading(page, 'Timetable app');
  expect(new URL(page.url()).pathname).toBe(`/settings/webhooks/${id}`);

  field = await openPalette(page);
  await field.fill('lb-204');
  await page.getByRole('option', { name: /Thandi Example/ }).waitFor();
  await page.keyboard.press('Enter');
  await heading(page, 'Audit log');
  expect(new URL(page.url()).search).toBe(`?resource_id=${learner.id}`);

  // A middle click opens a tab, and the palette stays.
  field = await openPalette(page);
  await field.fill('retention');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('option', { name: /^Retention/ }).click({ button: 'middle' }),
  ]);
  await tab.waitForURL('**/settings/retention');
  await tab.close();
  await field.fill('nothing like this');
  await page.getByText('Nothing was found.').waitFor();
  await field.fill('');
  await page.keyboard.press('Escape');

  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  expect(elementsOf((await runAxe(page)).violations)).toEqual([]);
  await press(page, 'Close');
  field = await openPalette(page);
  await field.fill('shortcuts');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await field.waitFor({ state: 'detached' });
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await press(page, 'Close');
  await page.keyboard.press('?');
  await page.keyboard.press('Escape');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('the palette offers what the key may do, and asks for people only with the scopes to read them', async () => {
  const { client, page } = await open(openSqlite);
  await client.learners.create({ name: 'Thandi Example' });
  const { secret } = await client.apiKeys.create({ name: 'Office', scopes: ['read:events', 'read:staff'] });
  await signIn(page, secret);
  const field = await openPalette(page);
  const titles = await page.getByRole('option').locator('bdi:first-of-type').allTextContents();
  expect(titles).toContain('Endpoints');
  expect(titles).not.toContain('Audit log');
  expect(titles).not.toContain('Create an API key');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await field.fill('thandi');
  await page.getByText('Nothing was found.').waitFor();
  expect(asked.filter((path) => path.endsWith('/learners'))).toEqual([]);
  expect(asked.filter((path) => path.endsWith('/staff'))).toHaveLength(1);
});
