import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { elementsOf, runAxe } from '../support/axe.ts';
import { onEachDatabase, openSqlite } from '../support/databases.ts';
import { startServer } from '../support/server.ts';
import { heading, pictures, press, row, signIn, useBrowser } from './screen.ts';

const open = useBrowser();

onEachDatabase('the settings screen', (database) => {
  it('registers an endpoint, shows its deliveries and why one failed, and redelivers it', async () => {
    const { page, client, receiver, testKey, server, complaints } = await open(database);
    await signIn(page, testKey, '/settings/webhooks');
    await page.getByRole('link', { name: 'Add the first endpoint' }).click();
    await page.getByLabel('URL').fill('http://user:secret@example.org');
    await page.getByText('must not contain a user name').waitFor();
    await page.getByLabel('URL').fill(receiver.url);
    await page.getByLabel('Only these events').check();
    await page.getByRole('checkbox', { name: 'learner.created' }).check();
    await page.getByRole('button', { name: 'Example of learner.created' }).click();
    await page.getByText('"Thandi Example"').waitFor();
    await press(page, 'Add endpoint');
    await heading(page, 'Endpoint added');
    const secret = await page.locator('.secret-value code').textContent();
    expect(secret).toMatch(/^whsec_/);
    await press(page, 'Python');
    await page.getByText('hmac.compare_digest').waitFor();
    const [webhook] = (await client.webhooks.list()).data;
    expect(webhook).toMatchObject({ url: receiver.url, events: ['learner.created'] });

    receiver.answers({ status: 500, body: '{"error":"database is full"}' });
    await page.getByRole('link', { name: 'Deliveries', exact: true }).click();
    await page.getByText('Deliveries appear here when an event occurs').waitFor();
    const { id } = await client.learners.create({ name: 'Thandi Example' });
    await server.drainDeliveries();
    // The log is live.
    await row(page, 'retrying').getByRole('link', { name: 'learner.created' }).click();
    await page.getByText('The receiver failed. Check its log').waitFor();
    await page.getByText('"database is full"').waitFor();
    await page.getByText(`"${id}"`).waitFor();
    await press(page, 'Redeliver');
    await page.getByText('Being sent again').waitFor();
    await page.locator('.attempts').getByText('redelivered').waitFor();
    await page.locator('.attempts .is-succeeded').waitFor();
    expect(receiver.received).toHaveLength(2);

    await page.goto(`/settings/deliveries?resource_id=${id}&status=succeeded`);
    await row(page, 'succeeded').waitFor();
    await page.getByLabel('Status', { exact: true }).selectOption('held');
    await page.getByText('No delivery matches these filters').waitFor();
    expect(new URL(page.url()).search).toBe(`?resource_id=${id}&status=held`);
    await page.getByRole('link', { name: 'Clear filters' }).first().click();
    await row(page, 'succeeded').waitFor();
    await row(page, 'failed').getByRole('checkbox').check();
    await press(page, 'Redeliver 1');
    await page.getByText('1 event is being sent again').waitFor();
    await expect.poll(() => receiver.received.length).toBe(3);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await heading(page, 'learner.created');
    expect(complaints).toEqual([]);
  });

  it('says that a link is about another school, and shows it to who signs in there', async () => {
    const { page, client, receiver, testKey, testSchoolId, server } = await open(database);
    const { id } = await client.webhooks.create({ url: receiver.url, events: ['*'] });
    const second = await server.createSchool({ name: 'Second School' });
    const link = `/settings/webhooks/${id}?school=${testSchoolId}`;
    await signIn(page, second.testKey, link);
    await heading(page, 'This link is about another school');
    await page.getByText('You are signed in to Second School.').waitFor();
    await pictures(page, 'other-school');
    await press(page, 'Sign out, and sign in to the other school');
    await page.getByLabel('API key', { exact: true }).fill(testKey);
    await press(page, 'Sign in');
    await heading(page, receiver.url.replace('http://', ''));
    expect(new URL(page.url()).search).toBe(`?school=${testSchoolId}`);
  });

  it('pauses and activates an endpoint, rotates its secret, tests it and archives it', async () => {
    const { page, client, receiver, testKey, server } = await open(database);
    const { id } = await client.webhooks.create({ url: receiver.url, events: ['*'] });
    await signIn(page, testKey, `/settings/webhooks/${id}`);
    const panel = (name: string) => page.getByRole('form', { name });
    await press(page, 'Send test');
    await panel('Send a test event').getByRole('button', { name: 'Send', exact: true }).click();
    await panel('Send a test event').getByText('succeeded').waitFor();
    expect(receiver.at(1).headers['service-test']).toBe('true');

    await press(page, 'Pause');
    await panel('Pause this endpoint?').getByRole('button', { name: 'Pause' }).click();
    await page.getByText('The endpoint is paused.').waitFor();
    await client.learners.create({ name: 'Sipho Example' });
    await client.learners.create({ name: 'Lerato Example' });
    await page.getByText('2 deliveries are held').waitFor();
    await press(page, 'Activate');
    await page.getByLabel('Discard 2 held deliveries').check();
    await press(page, 'Activate and discard 2 deliveries');
    await page.locator('.page-head').getByText('active').waitFor();
    await server.drainDeliveries();
    expect(receiver.received).toHaveLength(1);
    expect((await client.deliveryLog.list({ status: 'cancelled' })).data).toHaveLength(2);

    await press(page, 'Recover');
    await panel('Recover events').getByLabel('Events').selectOption('of the last hour');
    for (const step of ['Count the events', 'Send 2 events']) {
      const created = page.waitForResponse((response) => response.url().endsWith('/recoveries'));
      await press(page, step);
      await created;
      await server.drainJobs();
    }
    await page.getByText('2 events were sent.').waitFor();
    await server.drainDeliveries();
    expect(receiver.received).toHaveLength(3);
    await panel('Recover events').getByRole('button', { name: 'Close' }).click();

    await press(page, 'Rotate secret');
    await panel('Create a new signing secret?').getByRole('button', { name: 'Rotate' }).click();
    await page.locator('.secret-value').waitFor();
    expect((await client.webhooks.get(id)).secret_expires_at).not.toBeNull();

    await press(page, 'Edit');
    await page.getByLabel('Description').fill('Timetable app');
    await press(page, 'Save');
    await page.getByText('Saved').waitFor();
    expect((await client.webhooks.get(id)).description).toBe('Timetable app');
    await press(page, 'Archive');
    await panel('Archive this endpoint?').getByRole('button', { name: 'Archive' }).click();
    await page.getByText('Endpoints appear here once you add one').waitFor();
    expect((await client.webhooks.get(id)).archived_at).not.toBeNull();
  });
});

describe('the session of the settings screen', () => {
  it('keeps the key out of the page, and ends by signing out', async () => {
    const { page, context, testKey } = await open(openSqlite);
    await signIn(page, testKey, '/settings/audit-log?action=webhook.created');
    await heading(page, 'Audit log');
    expect(new URL(page.url()).search).toBe('?action=webhook.created');
    const readable = await page.evaluate<string>(
      'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, document.body.outerHTML])',
    );
    expect(readable).not.toContain(testKey.slice(8));
    expect(readable.startsWith('[{},{},""')).toBe(true);
    const [cookie] = await context.cookies(page.url());
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/settings' });
    await page.reload();
    await heading(page, 'Audit log');
    await press(page, 'Sign out');
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await context.cookies(page.url())).toEqual([]);
  });

  it('asks to sign in again on the same page when its key is revoked, and says why a key is not accepted', async () => {
    const { page, client, testKey } = await open(openSqlite);
    const { id, secret } = await client.apiKeys.create({ name: 'Office', scopes: ['read:events'] });
    await signIn(page, secret, '/settings/deliveries?status=failed');
    await heading(page, 'Deliveries');
    await client.apiKeys.revoke(id);
    // The live log notices it.
    await page.getByText('Your session has ended').waitFor();
    await page.getByLabel('API key', { exact: true }).fill(secret);
    await press(page, 'Sign in');
    const problem = page.getByRole('alert');
    await problem
      .getByText('does not exist or was revoked')
      .waitFor()
      .catch(() => {});
    expect(await problem.textContent()).toMatch(/revoked.*req_/);
    await page.getByLabel('API key', { exact: true }).fill(testKey);
    await press(page, 'Sign in');
    await heading(page, 'Deliveries');
    expect(new URL(page.url()).search).toBe('?status=failed');
  });

  it('shows what a key may do: actions that need another scope are disabled', async () => {
    const { page, client, receiver } = await open(openSqlite);
    const { id } = await client.webhooks.create({ url: receiver.url, events: ['*'] });
    const { secret } = await client.apiKeys.create({ name: 'Office', scopes: ['read:events'] });
    await signIn(page, secret, `/settings/webhooks/${id}`);
    expect(await page.getByRole('button', { name: 'Pause' }).isDisabled()).toBe(true);
    const navigation = page.getByRole('navigation', { name: 'Settings' });
    const links = await navigation.getByRole('link', { disabled: true }).all();
    expect(await Promise.all(links.map((link) => link.textContent()))).toEqual([
      'Staff',
      'API keys',
      'Audit log',
      'Requests',
      'Imports',
    ]);
    expect(await links[2]?.getAttribute('title')).toBe('Your API key lacks the scope read:audit');
    await page.goto('/settings/api-keys');
    expect(await page.getByText('lacks the scope').locator('code').textContent()).toBe('admin:school');
  });

  it('shows what an endpoint receives, and no record that the key may not read', async () => {
    const { page, client, server, receiver, complaints } = await open(openSqlite);
    await client.webhooks.create({ url: receiver.url, events: ['*'] });
    receiver.otherwise = { status: 200, body: 'Stored Thandi' };
    await client.learners.create({ name: 'Thandi Example' });
    await server.drainDeliveries();
    const [delivery] = (await client.deliveryLog.list()).data;
    const { secret } = await client.apiKeys.create({
      name: 'Office',
      scopes: ['read:events', 'write:webhooks', 'read:staff'],
    });
    await signIn(page, secret, `/settings/deliveries/${delivery?.id}`);
    await page.getByText('The body is not shown').waitFor();
    await page.getByText('The response is not shown').waitFor();
    expect(await page.getByRole('main').textContent()).not.toMatch(/Thandi|No headers/);
    await page.goto('/settings/webhooks/new');
    await page.getByText('Only these events').click();
    const box = (type: string) => page.getByRole('checkbox', { name: type });
    expect(await box('learner.created').isDisabled()).toBe(true);
    expect(await box('staff.created').isDisabled()).toBe(false);
    await page.getByText('whose records you may read').click();
    await page.getByLabel('URL').fill(`${receiver.url}own`);
    await press(page, 'Add endpoint');
    await page.getByRole('link', { name: 'Open the endpoint' }).click();
    await page.getByText(/^13 event types$/).click();
    await page.getByText('staff.created', { exact: true }).waitFor();
    await page.goto('/settings/webhooks');
    await page.getByRole('row').filter({ hasText: 'all events' }).waitFor();
    await page.getByRole('row').filter({ hasText: '13 events' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('shows imports with problems to keys that read imports, and to no others', async () => {
    const { page, client, server } = await open(openSqlite);
    await client.imports.create({ kind: 'learners', source: 'sis', rows: [{ external_id: '1' }] });
    await server.drainJobs();
    const keyWith = async (scope: 'read:imports' | 'write:imports') =>
      (await client.apiKeys.create({ name: scope, scopes: ['read:events', scope] })).secret;
    await signIn(page, await keyWith('write:imports'), '/settings');
    await page.getByText('Your API key lacks the scope read:imports: problems of imports are not').waitFor();
    expect(await page.getByText('Nothing needs your attention').count()).toBe(0);
    await press(page, 'Sign out');
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await signIn(page, await keyWith('read:imports'), '/settings');
    await page.getByText('1 row has a problem.').waitFor();
  });
});

it('shows an import with problems until it is corrected, however many others there were since', async () => {
  const { page, client, server, testKey } = await open(openSqlite);
  const send = (rows: Record<string, unknown>[], more: object = {}) =>
    client.imports.create({ kind: 'learners', source: 'sis', rows, ...more });
  const failed = await send([{ external_id: '1' }]);
  for (let index = 0; index < 30; index++)
    await send([{ external_id: `2-${index}`, name: 'Thandi Example' }], { dry_run: index % 2 === 0 });
  await server.drainJobs();
  await signIn(page, testKey, '/settings');
  await page.getByText('1 row has a problem.').waitFor();
  await send([{ external_id: '1', name: 'Sipho Example' }], { corrects_import_id: failed.id });
  for (let index = 0; index < 100; index++) await send([{ external_id: '3', name: 'Zola Example' }]);
  await server.drainJobs();
  await page.reload();
  await page.getByText('Nothing needs your attention').waitFor();
  await page.goto(`/settings/imports/${failed.id}`);
  await page.getByText('Failed rows were sent again').waitFor();
});

describe('every page', () => {
  const paths = async ({ client, receiver, server }: Awaited<ReturnType<typeof open>>) => {
    const webhook = await client.webhooks.create({ url: receiver.url, events: ['*'] });
    const paused = await client.webhooks.create({ url: receiver.url, events: ['*'] });
    await client.webhooks.pause(paused.id);
    receiver.answers({ status: 503, headers: { 'Content-Type': 'application/json' }, body: '{"busy":true}' });
    await client.learners.create({ name: 'Thandi Example' });
    const rows = [{ external_id: '1', grade_level: 'Grade 5' }];
    const imported = await client.imports.create({ kind: 'learners', source: 'sis', rows });
    await server.drainDeliveries();
    await server.drainJobs();
    const [failed] = (await client.deliveryLog.list({ status: 'retrying' })).data;
    return {
      '/settings': 'Overview',
      '/settings/webhooks': 'Endpoints',
      '/settings/webhooks/new': 'Add endpoint',
      [`/settings/webhooks/${webhook.id}`]: receiver.url.replace('http://', ''),
      [`/settings/webhooks/${paused.id}`]: receiver.url.replace('http://', ''),
      '/settings/deliveries': 'Deliveries',
      [`/settings/deliveries/${failed?.id}`]: 'learner.created',
      '/settings/events': 'Events',
      [`/settings/events/${failed?.event_id}`]: 'learner.created',
      '/settings/api-keys': 'API keys',
      '/settings/audit-log': 'Audit log',
      '/settings/audit-log?name=thandi': 'Audit log',
      '/settings/audit-log?open=export': 'Audit log',
      '/settings/people': 'People',
      '/settings/people?q=thandi': 'People',
      '/settings/requests': 'Requests',
      '/settings/requests?view=errors': 'Requests',
      '/settings/deliveries?sent_since=2026-01-01T08:00:00Z': 'Deliveries',
      '/settings/imports': 'Imports',
      '/settings/imports/new': 'Import a file',
      [`/settings/imports/${imported.id}`]: 'Import of learners',
      '/settings/school': 'School',
      '/settings/retention': 'Retention',
      '/settings/nowhere/at/all': 'Page not found',
    };
  };

  /** A dark window differs in its colors, and a narrow one in its layout. */
  const windows: { colorScheme: 'light' | 'dark'; width: number; runOnly?: string[] }[] = [
    { colorScheme: 'light', width: 1280 },
    { colorScheme: 'dark', width: 1280, runOnly: ['color-contrast', 'link-in-text-block'] },
    { colorScheme: 'light', width: 375 },
  ];

  /** Windows of tablets and of magnified pages, beside those that are examined. */
  const widths = [768, 1024, 1160];

  /** What axe finds wrong in each window, and by how much the page is wider than it. */
  async function examine(page: Page): Promise<string[]> {
    const wrong: string[] = [];
    for (const { colorScheme, width, ...only } of windows) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      const { violations } = await runAxe(page, only);
      const found = [...elementsOf(violations), ...(await excessOf(page))];
      wrong.push(...found.map((one) => `${colorScheme}, ${width} px: ${one}`));
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      wrong.push(...(await excessOf(page)).map((one) => `${width} px: ${one}`));
    }
    return wrong;
  }

  async function excessOf(page: Page): Promise<string[]> {
    const excess = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
    return excess > 0 ? [`${excess} px too wide`] : [];
  }

  /** Goes to a page as a link of the screen does, which loads nothing but the data. */
  const follow = (page: Page, path: string) =>
    page.evaluate(
      `history.pushState(null, '', ${JSON.stringify(path)}), dispatchEvent(new PopStateEvent('popstate'))`,
    );

  it('is accessible and fits in a light window, a dark one and a narrow one', async () => {
    // The page itself does not allow the script of axe.
    const opened = await open(openSqlite, { bypassCSP: true });
    const { page, testKey, complaints } = opened;
    const pages = await paths(opened);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await examine(page)).toEqual([]);
    await signIn(page, testKey);
    for (const [path, title] of Object.entries(pages)) {
      await follow(page, path);
      await heading(page, title);
      await expect.poll(() => page.locator('.skeleton').count()).toBe(0);
      const verify = page.getByRole('button', { name: 'Verify the signature' });
      if (await verify.isVisible()) await verify.click();
      expect(await examine(page), path).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
});

it('is less than 100 kB at first view, and is served with a strict policy', async () => {
  const { server } = await startServer(openSqlite, { worker: true });
  const response = await fetch(`${server.url}/settings/webhooks/wh_1`);
  const html = await response.text();
  const assets = join(import.meta.dirname, '../../packages/console/dist/assets');
  const first = [...html.matchAll(/(?:src|href)="\/settings\/assets\/([^"]+)"/g)].map(
    ([, name = '']) => name,
  );
  expect(first.length).toBeGreaterThan(2);
  // Scripts that are loaded at once, also if they are in files of their own.
  const later = readdirSync(assets).filter((name) => /^carrier/.test(name));
  const bytes = [...first, ...later].map((name) => gzipSync(readFileSync(join(assets, name))).length);
  expect(bytes.reduce((sum, each) => sum + each, html.length)).toBeLessThan(100_000);
  expect(html).not.toMatch(/<style|style=|<script(?![^>]*src=)/);
  const headers = Object.fromEntries(response.headers);
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; script-src 'self'; style-src 'self';/,
    ),
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
  });
  expect(headers['content-security-policy']).not.toContain('unsafe');
  const script = await fetch(`${server.url}/settings/assets/${first.find((name) => name.endsWith('.js'))}`);
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${server.url}/settings/assets/nothing.js`)).status).toBe(404);
  expect((await fetch(`${server.url}/settings`, { method: 'POST' })).status).toBe(405);
});
