// Takes pictures of every page of the settings screen, of a server with a school whose endpoints work, fail and pause.
// Run it by hand: node scripts/screenshots.ts [folder [page,page]]. Without a folder, it renews the pictures of the documentation.
import { existsSync, mkdirSync } from 'node:fs';
import { createServer as createReceiver } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { Rollbook } from '@rollbook/sdk';
import { createServer, ManualClock } from '@rollbook/server';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../test/support/launch-browser.ts';
import { buildConsole } from './console.ts';
import { root } from './run.ts';

const hourMs = 3_600_000;

/** A receiver whose path says how it responds. */
async function startReceiver() {
  const http = createReceiver((request, response) => {
    request.resume();
    const { url = '' } = request;
    const fails = url.includes('failing') || (url.includes('timetable') && Math.random() < 0.06);
    const send = () => {
      response.writeHead(fails ? 503 : 200, { 'Content-Type': 'application/json' });
      response.end(fails ? '{"error":"maintenance","retry":true}' : '{"received":true}');
    };
    setTimeout(send, 4 + Math.random() * 30);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, close: () => http.close() };
}

const names = ['Thandi', 'Sipho', 'Lerato', 'Anele', 'Zinhle', 'Kagiso', 'Naledi', 'Bongani'];

/** Fills a day: more during school hours. */
async function fillDay(client: Rollbook, clock: ManualClock, drain: () => Promise<void>): Promise<void> {
  const ids: string[] = [];
  for (let hour = 0; hour < 24; hour++) {
    const local = (new Date(clock.now()).getUTCHours() + 2) % 24;
    const busy = local >= 7 && local <= 15 ? 14 : 2;
    for (let i = 0; i < busy; i++) {
      const name = `${names[(hour + i) % names.length]} Example`;
      ids.push((await client.learners.create({ name, grade_level: 'Grade 5', class: '5B' })).id);
      if (i % 3 === 0) await client.learners.update(ids.at(-1) ?? '', { class: '5A' });
      if (i % 7 === 5) await client.learners.archive(ids.at(-2) ?? '');
    }
    await drain();
    clock.advance(hourMs);
  }
}

const [folder, chosen] = process.argv.slice(2);
const pictures = resolve(root, folder ?? 'docs/images');
mkdirSync(pictures, { recursive: true });
if ((await buildConsole()) !== 0) throw new Error('The settings screen cannot be built');
const receiver = await startReceiver();
const clock = new ManualClock(new Date(Date.now() - 24 * hourMs).toISOString());
await using server = await createServer({
  clock,
  rateLimits: { reads: 0, writes: 0 },
  webhooks: { allowLoopbackTargets: true },
});
const { testKey } = await server.createSchool({ name: 'Example Primary School' });
const client = new Rollbook({ apiKey: testKey, baseUrl: server.url });
const add = (
  path: string,
  events: Parameters<typeof client.webhooks.create>[0]['events'],
  description: string,
) => client.webhooks.create({ url: `${receiver.url}${path}`, events, description });
const timetable = await add(
  '/timetable/hooks',
  ['learner.created', 'learner.updated', 'learner.archived'],
  'Timetable app',
);
const paused = await add('/library', ['learner.created'], 'School library');
await add('/messages/v2', ['*'], 'Parent messages');
await fillDay(client, clock, () => server.drainDeliveries());
const failing = await add('/failing/reports', ['learner.created', 'learner.archived'], 'District reports');
await client.webhooks.pause(paused.id);
await client.webhooks.rotateSecret(timetable.id, { expires_in: 40_000 });
for (const name of names) await client.learners.create({ name: `${name} Example` });
await client.apiKeys.create({ name: 'Attendance kiosk', scopes: ['read:learners', 'write:attendance'] });
const soon = new Date(clock.now() + 5 * 24 * hourMs).toISOString();
await client.apiKeys.create({
  name: 'District export',
  scopes: ['read:learners', 'read:staff'],
  expires_at: soon,
});
await client.learners.create({
  ...{ first_name: 'Lerato', last_name: "O'Brien", admission_number: 'LB-204', class: '5B' },
});
await client.guardians.create({ first_name: 'Nomsa', last_name: 'Obrien', email: 'nomsa@example.org' });
const staff = { staff_type: 'teacher', job_title: 'Head of mathematics' } as const;
const { id: teacher } = await client.staff.create({
  ...{ ...staff, name: 'Siobhán O’Brien', employee_number: 'E77', email: 'siobhan@example.org' },
});
await client.roleAssignments.create(teacher, { role: 'principal' });
await client.invitations.create({
  ...{ name: '\u05e9\u05e8\u05d4 (2)', email: 'sara@example.org', staff_type: 'teacher', roles: ['admin'] },
});
await client.school.update({
  school_type: 'primary',
  address: { line1: '1 Example Street', city: 'Johannesburg', postal_code: '2000', country: 'ZA' },
});
const imported = await client.imports.create({
  kind: 'learners',
  source: 'sis',
  rows: [
    { external_id: '13001', first_name: 'Thandi', last_name: 'Example' },
    { external_id: '13002', grade_level: 'Grade 5' },
  ],
});
await client.learners.create({ name: '', grade_level: 'Grade 99' }).catch(() => {});
await client.learners.list({ starting_after: 'none' }).catch(() => {});
await client.learners.get('none').catch(() => {});
await server.drainDeliveries();
await server.drainJobs();
const [failed] = (await client.deliveryLog.list({ webhook_id: failing.id, status: 'retrying' })).data;
await client.deliveries.redeliver(failing.id, failed?.id ?? '');
await server.drainDeliveries();

const pages: Record<string, string> = {
  overview: '/settings',
  webhooks: '/settings/webhooks',
  'new-webhook': '/settings/webhooks/new',
  webhook: `/settings/webhooks/${timetable.id}`,
  'webhook-paused': `/settings/webhooks/${paused.id}`,
  deliveries: '/settings/deliveries',
  delivery: `/settings/deliveries/${failed?.id}`,
  events: '/settings/events',
  event: `/settings/events/${failed?.event_id}`,
  'api-keys': '/settings/api-keys',
  'audit-log': '/settings/audit-log',
  'audit-log-export': '/settings/audit-log?open=export',
  staff: '/settings/staff',
  roles: '/settings/roles',
  people: '/settings/people?q=obr',
  requests: '/settings/requests',
  'request-errors': '/settings/requests?view=errors',
  imports: '/settings/imports',
  'new-import': '/settings/imports/new',
  import: `/settings/imports/${imported.id}`,
  school: '/settings/school',
  retention: '/settings/retention',
  'not-found': '/settings/nowhere',
};
const only = chosen?.split(',');
const browser = await launchBrowser();
const views = [
  { name: 'desktop', viewport: { width: 1280, height: 840 } },
  { name: 'phone', viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 },
];
for (const { name, ...view } of views) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ ...view, baseURL: server.url, colorScheme, locale: 'en-GB' });
    page.on('pageerror', (error) => console.error(error));
    page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
    await take(page, 'sign-in', '/settings', `${name}-${colorScheme}`);
    await page.getByLabel('API key', { exact: true }).fill(testKey);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    for (const [title, path] of Object.entries(pages)) {
      if (!only || only.includes(title)) await take(page, title, path, `${name}-${colorScheme}`);
    }
    if (!only || only.includes('palette')) await takePalette(page, `${name}-${colorScheme}`);
    if (!only || only.includes('open')) await takeOpen(page, `${name}-${colorScheme}`);
    await page.close();
  }
}
await browser.close();
receiver.close();

/** The palette with what it finds, and the keys. */
async function takePalette(page: Page, view: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search pages' }).fill('o');
  await page.getByRole('combobox', { name: 'Search pages' }).fill('ob');
  await page.getByRole('option', { name: /Nomsa/ }).waitFor();
  await save(page, `palette-${view}.png`);
  await take(page, 'overview', '/settings', view);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await save(page, `keys-${view}.png`);
}

/** What is open only while somebody uses it: the names that a filter offers, and the events of an endpoint. */
async function takeOpen(page: Page, view: string): Promise<void> {
  await page.goto('/settings/events');
  await page.getByRole('combobox', { name: 'Person or record id' }).fill('ob');
  await page.getByRole('option', { name: /Nomsa/ }).waitFor();
  await save(page, `events-search-${view}.png`);
  await page.goto('/settings/webhooks/new');
  await page.getByLabel('Only these events').check();
  await page.getByLabel('All of Learners').check();
  await page.getByLabel('All of Learners').scrollIntoViewIfNeeded();
  await save(page, `events-of-endpoint-${view}.png`);
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByLabel('Field of filter 1').selectOption('learner_id');
  await page.getByRole('combobox', { name: /by name/ }).fill('ob');
  await page.getByRole('option', { name: /Lerato/ }).waitFor();
  await save(page, `filter-of-endpoint-${view}.png`);
}

/** Saves what a page shows; in the folder of the documentation, only what is there. */
async function save(page: Page, name: string): Promise<void> {
  const path = join(pictures, name);
  if (folder !== undefined || existsSync(path)) await page.screenshot({ path });
}

async function take(page: Page, title: string, path: string, view: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1').waitFor();
  await page.locator('.skeleton').first().waitFor({ state: 'detached' });
  await save(page, `${title}-${view}.png`);
}
