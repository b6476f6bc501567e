import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openSqlite } from '../support/databases.ts';
import { heading, signIn, useBrowser } from './screen.ts';

const open = useBrowser();

/** What has the focus: its label or text, its tag, whether Tab reaches it, and whether it is seen that it has the focus. */
const focused = (page: Page) =>
  page.evaluate<{ name: string; tag: string; isReached: boolean; isSeen: boolean }>(`(() => {
    const element = document.activeElement;
    const label = element.labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? element.textContent;
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    const isReached = element.tabIndex >= 0;
    return { name: label.trim(), tag: element.tagName, isReached, isSeen: outlineStyle !== 'none' || boxShadow !== 'none' };
  })()`);

/** Moves the focus with Tab to what has a name; everything on the way shows the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const isThere = `[...document.querySelectorAll('a, button, input, select, textarea, summary')].some((element) =>
    (element.labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? element.textContent).trim() === ${JSON.stringify(name)})`;
  await expect.poll(() => page.evaluate(isThere), { timeout: 10_000 }).toBe(true);
  const passed: string[] = [];
  for (let i = 0; i < 90; i++) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    // A new page takes the focus to its heading, which Tab does not reach.
    if (now.isReached) expect(now, `after ${passed.at(-1)}`).toMatchObject({ isSeen: true });
    if (now.name === name) return;
    passed.push(now.name);
  }
  throw new Error(`Tab did not reach ${name}, only ${passed.join(' | ')}`);
}

/** Presses Enter on what has a name. */
async function enter(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

const focusedName = (page: Page) => expect.poll(async () => (await focused(page)).name);
const inForm = (page: Page) =>
  expect.poll(() => page.evaluate('document.activeElement.closest("form") !== null')).toBe(true);

it('can be used for an afternoon without a mouse', async () => {
  const { page, client, receiver, server, testKey, complaints } = await open(openSqlite);
  const type = (text: string) => page.keyboard.type(text);
  await page.goto('/settings');
  await page.getByLabel('API key', { exact: true }).waitFor();
  await type(testKey);
  await page.keyboard.press('Enter');
  await heading(page, 'Overview');

  // Registers an endpoint.
  await enter(page, 'Endpoints');
  await heading(page, 'Endpoints');
  await enter(page, 'Add endpoint');
  await heading(page, 'Add endpoint');
  await tabTo(page, 'URL');
  await type(receiver.url);
  await page.keyboard.press('Enter');
  await heading(page, 'Endpoint added');
  await enter(page, 'Open the endpoint and send a test event');

  // Tests it, and closes the form.
  await page.getByRole('button', { name: 'Send test' }).waitFor();
  await enter(page, 'Send test');
  await enter(page, 'Send');
  await page.getByRole('form', { name: 'Send a test event' }).getByText('succeeded').waitFor();
  await page.keyboard.press('Escape');
  await focusedName(page).toBe('Send test');

  // Finds out why an event did not arrive, and sends it again.
  receiver.answers(500);
  await client.learners.create({ name: 'Thandi Example' });
  await server.drainDeliveries();
  await page.getByRole('row').filter({ hasText: 'retrying' }).waitFor();
  await enter(page, 'All deliveries to this endpoint');
  await heading(page, 'Deliveries');
  await page.getByRole('row').filter({ hasText: 'retrying' }).waitFor();
  await tabTo(page, 'Status');
  await type('retrying');
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
  // Leaves the filter for the rows.
  const after = async (key: string) => {
    await page.keyboard.press(key);
    return focused(page);
  };
  await expect.poll(() => after('Escape')).not.toMatchObject({ tag: 'SELECT' });
  // There is one row, also if the key is pressed twice.
  await expect.poll(() => after('j')).toMatchObject({ name: 'learner.created' });
  await page.keyboard.press('Enter');
  await page.getByText('The receiver failed. Check its log').waitFor();
  await enter(page, 'Redeliver');
  await page.locator('.attempts .is-succeeded').waitFor();
  expect(receiver.received).toHaveLength(3);

  // Discards what was held while the endpoint was paused, and recovers it.
  await enter(page, 'Endpoints');
  await page.getByRole('row').filter({ hasText: 'all events' }).waitFor();
  await expect.poll(() => after('j')).toMatchObject({ tag: 'A', name: expect.stringContaining('127.0.0.1') });
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await enter(page, 'Pause');
  // The focus is in the form that was opened.
  await inForm(page);
  await page.keyboard.press('Enter');
  await page.getByText('The endpoint is paused.').waitFor();
  await client.learners.create({ name: 'Sipho Example' });
  await page.getByText('1 delivery is held').waitFor();
  await enter(page, 'Activate');
  await focusedName(page).toMatch(/^Send 1 held delivery/);
  await page.keyboard.press('ArrowDown');
  await enter(page, 'Activate and discard 1 delivery');
  await page.locator('.page-head').getByText('active').waitFor();
  await enter(page, 'Recover');
  for (const step of ['Count the events', 'Send 1 event']) {
    await page.getByRole('button', { name: step }).waitFor();
    const created = page.waitForResponse((response) => response.url().endsWith('/recoveries'));
    await enter(page, step);
    await created;
    await server.drainJobs();
  }
  await page.getByText('1 event was sent.').waitFor();
  // The button is gone, and the keyboard is still in the form.
  await inForm(page);
  await server.drainDeliveries();
  expect(receiver.at(4).event.data.name).toBe('Sipho Example');
  await page.keyboard.press('Escape');

  // Rotates the secret.
  await enter(page, 'Rotate secret');
  await enter(page, 'Rotate');
  await page.locator('.secret-value').waitFor();

  // Searches the audit log, and signs out.
  await enter(page, 'Audit log');
  await heading(page, 'Audit log');
  await page.getByText('secret rotated').first().waitFor();
  await page.keyboard.press('/');
  await focusedName(page).toBe('Person, record, request or action');
  await type('sipho');
  await page.keyboard.press('Enter');
  await enter(page, 'Changes to their record: Sipho Example');
  await page.getByText('created learner').waitFor();
  // A request that is under way when the session ends is rejected.
  expect(complaints).toEqual([]);
  await enter(page, 'Sign out');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await focusedName(page).toBe('API key');
});

it('leaves the focus to whoever is in a new page before its first frame', async () => {
  const { page, client, receiver, testKey } = await open(openSqlite);
  await client.webhooks.create({ url: receiver.url, events: ['*'] });
  await signIn(page, testKey);
  await heading(page, 'Overview');
  // A slow machine: frames come when the test says so.
  await page.evaluate(`(() => {
    const waiting = [];
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    window.drawFrame = () => waiting.splice(0).forEach((callback) => callback(performance.now()));
  })()`);
  await enter(page, 'Endpoints');
  await page.getByRole('row').filter({ hasText: 'all events' }).waitFor();
  const row = { tag: 'A', name: expect.stringContaining('127.0.0.1') };
  // Without frames, the page listens for keys a moment after the row is there.
  const moved = async () => {
    await page.keyboard.press('j');
    return focused(page);
  };
  await expect.poll(moved).toMatchObject(row);
  await page.evaluate('drawFrame()');
  expect(await focused(page)).toMatchObject(row);
});

/** Whether something is drawn above what has the focus. */
const isCovered = (page: Page) =>
  page.evaluate<boolean>(`(() => {
    const { activeElement: element } = document;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const drawn = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return drawn === null || !(element.contains(drawn) || drawn.contains(element) || drawn.closest('label')?.contains(element));
  })()`);

it('shows what has the focus above the bars of a window that is narrow, or enlarged', async () => {
  const { page, client, receiver, server, testKey } = await open(openSqlite, {
    viewport: { width: 320, height: 320 },
  });
  await client.webhooks.create({ url: receiver.url, events: ['*'] });
  for (let n = 0; n < 12; n++) await client.learners.create({ name: `Thandi ${n} Example` });
  await server.drainDeliveries();
  await signIn(page, testKey, '/settings/school');
  const inView = async (presses: number) => {
    for (let n = 0; n < presses; n++) {
      await page.keyboard.press('Tab');
      const { name, isReached } = await focused(page);
      if (isReached) expect(await isCovered(page), name).toBe(false);
    }
  };
  await page.getByLabel('Name', { exact: true }).focus();
  await inView(25);
  for (const [width, height] of [
    [320, 480],
    [1280, 480],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/settings/deliveries');
    const first = page.getByRole('checkbox').first();
    await first.check();
    await page.locator('.selected-bar').waitFor();
    await first.focus();
    await inView(20);
  }
});

it('takes the focus to what is shown once, and to the page when what had the focus is gone', async () => {
  const opened = await open(openSqlite, { viewport: { width: 1280, height: 500 } });
  const { page, client, context, receiver, server, testKey } = opened;
  for (let n = 0; n < 12; n++) await client.apiKeys.create({ name: `Kiosk ${n}`, scopes: ['read:events'] });
  await client.invitations.create({
    ...{ name: 'Sam Example', email: 'sam@example.org', staff_type: 'teacher', roles: ['teacher'] },
  });
  const element = () => page.evaluate<string>('document.activeElement.tagName');
  await signIn(page, testKey, '/settings/api-keys');
  await page
    .getByRole('row')
    .filter({ hasText: 'Kiosk 0' })
    .getByRole('button', { name: 'Roll' })
    .press('Enter');
  await inForm(page);
  await page.keyboard.press('Enter');
  const secret = page.getByRole('region', { name: 'New API key' });
  await secret.waitFor();
  await expect.poll(element).toBe('SECTION');
  expect((await secret.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  // The next stop is the button that copies it.
  await page.keyboard.press('Tab');
  expect((await focused(page)).name).toContain('Copy');

  await page.goto('/settings/staff');
  await page.getByRole('button', { name: 'Revoke' }).press('Enter');
  await inForm(page);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Invitations' }).waitFor({ state: 'detached' });
  await expect.poll(element).toBe('MAIN');

  await client.webhooks.create({ url: receiver.url, events: ['*'] });
  await client.learners.create({ name: 'Thandi Example' });
  await server.drainDeliveries();
  for (const name of ['Clear the selection', 'Redeliver 1']) {
    await page.goto('/settings/deliveries');
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name }).press('Enter');
    await page.getByRole('button', { name }).waitFor({ state: 'detached' });
    await expect.poll(element).toBe('MAIN');
  }

  await page.goto('/settings/school');
  await page.getByLabel('City or town').fill('Durban');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await page.getByLabel('API key', { exact: true }).fill(testKey);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByLabel('City or town').isVisible()).toBe(true);
  expect(await page.getByLabel('City or town').inputValue()).toBe('Durban');
  await expect.poll(element).toBe('MAIN');
});
