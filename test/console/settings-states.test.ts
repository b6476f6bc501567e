import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { elementsOf, runAxe } from '../support/axe.ts';
import { openSqlite } from '../support/databases.ts';
import { heading, pictures, press, row, signIn, useBrowser } from './screen.ts';

const open = useBrowser();
type Opened = Awaited<ReturnType<typeof open>>;

const deliveries = '**/settings/api/v1/deliveries?*';
const problem = (status: number, code: string, detail: string, headers = {}) => ({
  status,
  contentType: 'application/problem+json',
  headers,
  body: JSON.stringify({ type: 'about:blank', title: detail, status, code, detail }),
});

/** Waits for the next request of the page to a path, and returns its route. */
const nextRoute = (page: Page, path: string) =>
  new Promise<Route>((resolve) => {
    void page.route(path, (route) => resolve(route), { times: 1 });
  });

/** A school with one delivery that failed, with the page signed in. */
async function withDelivery({ page, client, receiver, server, testKey }: Opened): Promise<void> {
  await client.webhooks.create({ url: receiver.url, events: ['*'] });
  receiver.answers(500);
  await client.learners.create({ name: 'Thandi Example' });
  await server.drainDeliveries();
  await page.clock.install();
  await signIn(page, testKey, '/settings/school');
  await heading(page, 'School');
}

it('waits for a server that takes longer than a live list is loaded again, and says that it waits', async () => {
  const opened = await open(openSqlite);
  const { page } = opened;
  await withDelivery(opened);
  const held = nextRoute(page, deliveries);
  await page.getByRole('link', { name: 'Deliveries', exact: true }).click();
  const route = await held;
  // The list is loaded again every two seconds.
  await page.clock.runFor(9000);
  await page.getByText('The server is taking longer than usual').waitFor();
  await route.continue();
  await row(page, 'retrying').waitFor();
  expect(await page.getByText('The server is taking longer than usual').count()).toBe(0);
});

it('a live list of a server that no longer responds is not called live, and its times still move', async () => {
  const opened = await open(openSqlite);
  const { page } = opened;
  await withDelivery(opened);
  await page.getByRole('link', { name: 'Deliveries', exact: true }).click();
  await row(page, 'retrying').waitFor();
  await page.getByRole('button', { name: 'Live', exact: true }).waitFor();
  // The clock of the school cannot be read either.
  await page.route('**/settings/**', () => {});
  // No request has been given up yet.
  await page.clock.runFor(29_000);
  await page.getByRole('button', { name: 'No response', exact: true }).waitFor();
  expect(await row(page, 'retrying').locator('time').last().textContent()).toMatch(/^[2-5]\ds ago$/);
});

it.each([
  [500, 'internal_error'],
  [403, 'insufficient_scope'],
  [0, 'network'],
])(
  'a log whose first page is refused with %i is not called live, until it is there',
  async (status, code) => {
    const opened = await open(openSqlite);
    const { page } = opened;
    await withDelivery(opened);
    await page.route(deliveries, (route) =>
      status === 0 ? route.abort() : route.fulfill(problem(status, code, 'Refused')),
    );
    await page.getByRole('link', { name: 'Deliveries', exact: true }).click();
    await page.getByRole('button', { name: 'Not live', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Live', exact: true }).count()).toBe(0);
    await page.unroute(deliveries);
    await page.clock.runFor(3000);
    await row(page, 'retrying').waitFor();
    await page.getByRole('button', { name: 'Live', exact: true }).waitFor();
  },
);

it('asks once for the endpoints of all rows', async () => {
  const { page, client, receiver, server, testKey } = await open(openSqlite);
  await client.webhooks.create({ url: receiver.url, events: ['*'], description: 'Example timetable' });
  for (const name of ['Thandi', 'Sipho', 'Lerato']) await client.learners.create({ name: `${name} Example` });
  await server.drainDeliveries();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/settings/api/v1/webhooks') asked.push(request.url());
  });
  await signIn(page, testKey, '/settings/deliveries');
  await expect.poll(() => page.locator('td .endpoint').count()).toBe(3);
  expect(asked).toHaveLength(1);
});

it('says that it sent too many requests, and continues by itself', async () => {
  const opened = await open(openSqlite);
  const { page } = opened;
  await withDelivery(opened);
  const held = nextRoute(page, deliveries);
  await page.getByRole('link', { name: 'Deliveries', exact: true }).click();
  const headers = { 'Retry-After': '30' };
  await (await held).fulfill(problem(429, 'rate_limited', 'Too many requests', headers));
  const notice = page.getByText('Too many requests were sent');
  await notice.waitFor();
  await page.clock.runFor(31_000);
  await row(page, 'retrying').waitFor();
  await notice.waitFor({ state: 'detached' });
});

it('says what happened when the server is down, fails, or a proxy responds in its place', async () => {
  const opened = await open(openSqlite);
  const { page } = opened;
  await withDelivery(opened);
  const cases: [(route: Route) => Promise<void>, RegExp][] = [
    [(route) => route.abort('connectionrefused'), /The server cannot be reached/],
    [(route) => route.fulfill(problem(500, 'internal_error', 'The server failed')), /The server failed/],
    [
      (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      /The server responded with 502.*proxy/s,
    ],
  ];
  await page.getByRole('link', { name: 'Retention' }).click();
  await heading(page, 'Retention');
  for (const [respond, words] of cases) {
    await page.route('**/settings/api/v1/school', respond);
    await page.getByRole('link', { name: 'School', exact: true }).click();
    const alert = page.getByRole('alert');
    const shown = alert.waitFor();
    // The waits between the attempts.
    await page.clock.runFor(30_000);
    await shown;
    expect(await alert.textContent()).toMatch(words);
    await page.unroute('**/settings/api/v1/school');
    await press(page, 'Try again');
    await page.getByLabel('Currency').waitFor();
    await page.getByRole('link', { name: 'Retention' }).click();
  }
});

it('says that somebody may still be signed in who could not sign out', async () => {
  const { page, testKey } = await open(openSqlite);
  await signIn(page, testKey, '/settings/staff');
  await page.route('**/settings/session', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  const alert = page
    .getByRole('alert')
    .getByText('You may still be signed in. The server cannot be reached.');
  const button = page.getByRole('button', { name: 'Sign out' });
  await button.focus();
  await page.keyboard.press('Enter');
  await alert.waitFor();
  expect(await page.locator('button:focus').textContent()).toBe('Sign out');
  await page.getByRole('navigation').getByRole('link', { name: 'Roles' }).click();
  await heading(page, 'Roles');
  expect(await alert.count()).toBe(0);
  // From the palette, too.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sign out');
  await page.keyboard.press('Enter');
  await alert.waitFor();
  await pictures(page, 'not-signed-out');
  await page.unroute('**/settings/session');
  await press(page, 'Sign out');
  await page.getByLabel('API key', { exact: true }).waitFor();
});

it('shows that a page or a record does not exist, whatever the address', async () => {
  const { page, testKey, complaints } = await open(openSqlite);
  await signIn(page, testKey, '/settings/webhooks/%E0%A4%A');
  await heading(page, 'Page not found');
  complaints.length = 0;
  await page.goto('/settings/webhooks/wh_nothing');
  await page.getByText('The school has no such record').waitFor();
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
});

it('keeps the focus where it is when a delivery is sent again with the keyboard', async () => {
  const opened = await open(openSqlite);
  const { page, receiver } = opened;
  await withDelivery(opened);
  await page.getByRole('link', { name: 'Deliveries', exact: true }).click();
  await page.getByRole('button', { name: 'Redeliver', exact: true }).press('Enter');
  await receiver.nth(2);
  await page.getByText('Being sent again').waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Being sent again');
  await page.clock.runFor(5000);
  await row(page, 'failed').getByRole('button', { name: 'Redeliver', exact: true }).waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Redeliver');
});

it('asks before a page is left whose secret was not copied', async () => {
  const { page, testKey, asked, replies, context } = await open(openSqlite);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, testKey, '/settings/api-keys');
  const create = async () => {
    await press(page, 'Create key');
    await page.getByLabel('Name').fill('Office');
    const form = page.getByRole('form', { name: 'Create an API key' });
    await form.getByRole('radio', { name: 'Learners: Read' }).check();
    await form.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('region', { name: 'New API key' }).waitFor();
  };
  await create();
  replies.push(false);
  await page.getByRole('link', { name: 'Imports' }).click();
  await expect.poll(() => asked).toHaveLength(1);
  expect(asked[0]).toContain('You have not copied the API key');
  expect(await page.getByRole('region', { name: 'New API key' }).isVisible()).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/settings/api-keys');
  await page.getByRole('link', { name: 'Imports' }).click();
  await heading(page, 'Imports');
  expect(asked).toHaveLength(2);

  await page.getByRole('link', { name: 'API keys' }).click();
  await create();
  await page.getByRole('button', { name: 'Copy API key' }).click();
  await page.getByText('Copied').waitFor();
  await page.getByRole('link', { name: 'Imports' }).click();
  await heading(page, 'Imports');
  expect(asked).toHaveLength(2);
});

it('does not save a retention time that was removed from its field', async () => {
  const { page, client, testKey } = await open(openSqlite);
  const before = await client.retention.get();
  await signIn(page, testKey, '/settings/retention');
  const months = page.getByLabel('Months for Attendance');
  await months.fill('');
  await press(page, 'Save');
  expect(await page.evaluate('document.activeElement.validity.valueMissing')).toBe(true);
  expect(await months.inputValue()).toBe('');
  await months.fill('72');
  await press(page, 'Save');
  await page.getByText('Saved').waitFor();
  const attendance = { ...before.attendance, months: 72 };
  expect(await client.retention.get()).toEqual({ ...before, attendance });
});

it('says how many people’s values shorter retention times erase, before they are saved', async () => {
  const { page, client, testKey } = await open(openSqlite);
  const before = await client.retention.get();
  const { id } = await client.learners.create({ name: 'Thandi Example', admitted_on: '2020-01-15' });
  await client.invoices.create({
    ...{ learner_id: id, due_date: '2020-03-01' },
    lines: [{ description: 'Tuition', category: 'tuition', unit_amount: 100 }],
  });
  // Who has no invoices is not counted.
  const { id: other } = await client.learners.create({ name: 'Sipho Example', admitted_on: '2020-01-15' });
  for (const each of [id, other])
    await client.learners.leave(each, { left_on: '2020-02-14', left_reason: 'completed' });
  const parent = await client.guardians.create({ name: 'Nomsa Example' });
  await client.learnerGuardians.create(other, { guardian_id: parent.id, relationship: 'mother' });
  await signIn(page, testKey, '/settings/retention');
  const months = page.getByLabel('Months for Fees');
  await months.fill('0');
  await press(page, 'Save');
  await page.getByRole('row', { name: /^Fees 1 0$/ }).waitFor();
  await pictures(page, 'retention');
  expect(await client.retention.get()).toEqual(before);
  await press(page, 'Cancel');
  expect(await months.inputValue()).toBe('0');
  const people = page.getByLabel('Months for Learners and guardians');
  const kept = await people.inputValue();
  await people.fill('0');
  await press(page, 'Save');
  await page.getByText('1 guardian is erased together with their last learner.').waitFor();
  await press(page, 'Cancel');
  await people.fill(kept);
  await press(page, 'Save');
  // What erases can be read under the mouse, too.
  await page.getByRole('button', { name: 'Save and erase' }).hover();
  expect(elementsOf((await runAxe(page)).violations)).toEqual([]);
  await press(page, 'Save and erase');
  await page.getByText('Saved').waitFor();
  expect((await client.retention.get()).fees).toEqual({ action: 'anonymise', months: 0 });
});

it('draws its charts in a browser whose language is no valid tag', async () => {
  const opened = await open(openSqlite);
  const { context, page, complaints, testKey } = opened;
  // Chromium takes it from the environment, as in LANG=en_US@posix.
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'language', { get: () => 'en-US@posix' }),
  );
  await signIn(page, testKey);
  await page.locator('.chart .bars').waitFor();
  expect(complaints).toEqual([]);
});
