import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { elementsOf, runAxe } from '../support/axe.ts';
import { onBothDatabases, openSqlite } from '../support/databases.ts';
import { heading, pictures, press, row, signIn, useBrowser } from './screen.ts';

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
      await expect.poll(() => page.locator('.skeleton').count()).toBe(0);
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
    await client.guardians.create({ name: 'Lerato Example', phone: '+27821234567' });
    await find('082 123', ['Lerato Example']);
    await row(page, 'Lerato').getByText('+27821234567').waitFor();
    await pictures(page, 'people');
    await find('0827', []);
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

it('a letter that is typed before the search is drawn stays in the field', async () => {
  const { page, testKey, complaints } = await open(openSqlite);
  await signIn(page, testKey, '/settings/people');
  await page.getByRole('searchbox').waitFor();
  const value = await page.evaluate<string>(`(async () => {
    const input = document.querySelector('main input[type=search]');
    const type = (text) => {
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    type('tha');
    await drawn();
    input.form.requestSubmit();
    // The page knows the search now; its effects run with the next frame.
    for (let turn = 0; turn < 10; turn++) await null;
    type('than');
    await drawn();
    await drawn();
    return input.value;
  })()`);
  expect(value).toBe('than');
  expect(new URL(page.url()).search).toBe('?q=tha');
  // What changes the search elsewhere is shown.
  await page.goto('/settings/people?q=sipho');
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('sipho');
  expect(complaints).toEqual([]);
});

it('filters by an id are chosen by a name, with the keyboard and the mouse', async () => {
  const { client, page, receiver, testKey, complaints } = await open(openSqlite);
  const hook = await client.webhooks.create({
    ...{ url: receiver.url, events: ['*'], description: 'Timetable app' },
  });
  const learner = await client.learners.create({ name: 'Thandi Example', class: '5B' });
  await client.learners.create({ name: 'Sipho Example' });
  const kiosk = await client.apiKeys.create({ name: 'Thandi kiosk', scopes: ['read:learners'] });
  const field = () => page.getByRole('combobox', { name: /\( \/ \)|record|API key/i }).first();
  const option = (name: RegExp) => page.locator('.matches').getByRole('option', { name });
  const query = () => new URL(page.url()).search;

  await signIn(page, testKey, '/settings/events');
  await field().fill('thandi');
  await option(/Thandi Example/).waitFor();
  expect(elementsOf((await runAxe(page)).violations)).toEqual([]);
  await option(/Thandi Example/).click();
  await expect.poll(query).toBe(`?resource_id=${learner.id}`);
  // The field shows whose id it is.
  expect(await field().inputValue()).toBe('Thandi Example');
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  // Leaving the field changes nothing, and Escape clears it.
  await field().press('Tab');
  expect(query()).toBe(`?resource_id=${learner.id}`);
  await field().press('Escape');
  await expect.poll(query).toBe('');

  // Enter before the names were found chooses the first.
  await field().fill('sip');
  await field().press('Enter');
  await expect.poll(query).toMatch(/^\?resource_id=lrn_/);
  expect(await field().inputValue()).toBe('Sipho Example');
  await field().fill('nobody');
  await page.getByText('Nothing with this name was found.').waitFor();
  await field().press('Enter');
  await field().press('Tab');
  expect(await field().inputValue()).toBe('Sipho Example');

  await page.goto('/settings/deliveries');
  await heading(page, 'Deliveries');
  // The key that moves to a search moves to this one too.
  await page.keyboard.press('/');
  await page.keyboard.type('timetable');
  await option(/Timetable app/).click();
  await expect.poll(query).toBe(`?webhook_id=${hook.id}`);
  expect(await field().inputValue()).toBe('Timetable app');
  await field().fill('thandi');
  await option(/Thandi Example/).click();
  await expect.poll(query).toBe(`?webhook_id=${hook.id}&resource_id=${learner.id}`);
  await field().press('Escape');
  await expect.poll(query).toBe(`?webhook_id=${hook.id}`);

  await page.goto('/settings/requests');
  await field().fill('thandi');
  await option(/Thandi kiosk/).waitFor();
  await field().press('ArrowDown');
  await field().press('Enter');
  await expect.poll(query).toBe(`?actor_id=${kiosk.id}`);

  await page.goto('/settings/audit-log');
  await field().fill('thandi');
  await option(/Thandi Example/).waitFor();
  // A text that was not chosen is searched as it is.
  await field().press('Enter');
  await heading(page, 'People and keys named “thandi”');
  expect(query()).toBe('?name=thandi');
  expect(complaints).toEqual([]);
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
  // Escape closes, whatever was typed, and it is empty when it is opened again.
  await field.fill('ret');
  await chosen(page).getByText('Retention').waitFor();
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  expect(await focusedText(page)).toContain('Search');

  field = await openPalette(page);
  expect(await field.inputValue()).toBe('');
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
  // The list has become short: until then, the option is further down.
  await chosen(page).getByText('Retention').waitFor();
  const openTab = async (): Promise<Page | undefined> => {
    const opened = context.waitForEvent('page', { timeout: 5000 }).catch(() => undefined);
    await page.getByRole('option', { name: /^Retention/ }).click({ button: 'middle' });
    return opened;
  };
  // Where many browsers run, Chromium opens no tab for some middle clicks.
  const tab = (await openTab()) ?? (await openTab()) ?? (await openTab());
  if (!tab) throw new Error('A middle click opens no tab');
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

it('a filter that the address names by an id shows whose it is, and nothing until that is known', async () => {
  const { client, page, testKey, complaints } = await open(openSqlite);
  const learner = await client.learners.create({ name: 'Thandi Example' });
  const field = page.getByRole('combobox', { name: 'Person or record id' });
  await signIn(page, testKey);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/v1/learners/${learner.id}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/settings/events?resource_id=${learner.id}`);
  await row(page, 'learner.created').waitFor();
  expect(await field.inputValue()).toBe('');
  expect(await field.getAttribute('placeholder')).toBe('Loading the name …');
  release();
  await expect.poll(() => field.inputValue()).toBe('Thandi Example');
  expect(new URL(page.url()).search).toBe(`?resource_id=${learner.id}`);
  expect(complaints).toEqual([]);
  // The id is shown of what cannot be found, and of what has no name.
  const ids = [`lrn_${'0'.repeat(26)}`, (await client.events.list()).data[0]?.id ?? ''];
  for (const id of ids) {
    await page.goto(`/settings/events?resource_id=${id}`);
    await expect.poll(() => field.inputValue()).toBe(id);
  }
});

it('on a telephone, nothing is said about keys, and the name of the school is broken between its words', async () => {
  const phone = { viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true };
  const { client, page, testKey } = await open(openSqlite, phone);
  await client.school.update({ name: 'Gelvandale Secondary School' });
  await signIn(page, testKey);
  const name = page.locator('.school-name strong');
  await name.getByText('Gelvandale').waitFor();
  const lines = await page.evaluate<string[]>(`(() => {
    const text = document.querySelector('.school-name strong').firstChild;
    const tops = new Map();
    for (const { 0: word, index } of text.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const boxes = [...range.getClientRects()].map(({ top }) => Math.round(top));
      for (const top of boxes) tops.set(top, [...(tops.get(top) ?? []), word]);
    }
    return [...tops.values()].map((words) => words.join(' '));
  })()`);
  expect(lines).toEqual(['Gelvandale', 'Secondary School']);
  await page.setViewportSize({ width: 900, height: 375 });
  expect(await page.getByText('Keyboard shortcuts').count()).toBe(0);
  expect(await page.locator('nav kbd').count()).toBe(0);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search pages' }).fill('keyboard');
  expect(await page.getByRole('option', { name: 'Keyboard shortcuts' }).count()).toBe(0);
});

it.each(['/settings/people?q=', '/settings/audit-log?name='])(
  '%s says if more people have the name than are listed',
  async (path) => {
    const { page, client, testKey } = await open(openSqlite);
    const more = page.getByText('The first 25 of each kind are shown.');
    for (let index = 0; index < 25; index++) await client.learners.create({ name: `Thandi ${index}` });
    await signIn(page, testKey, `${path}thandi`);
    await page.getByText('Thandi 24').waitFor();
    expect(await more.count()).toBe(0);
    await client.learners.create({ name: 'Thandi Example' });
    await page.reload();
    await more.waitFor();
  },
);
