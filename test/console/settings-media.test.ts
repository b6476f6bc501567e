import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openSqlite } from '../support/databases.ts';
import { heading, press, signIn, useBrowser } from './screen.ts';

const open = useBrowser();

const smallest = 24;

/**
 * The targets that are smaller than 24 pixels, or nearer to another than that, as WCAG 2.5.8 measures: a checkbox with its
 * label, not what is in a sentence, and a small one is enough if a circle of that size around it meets no other.
 */
const smallTargets = `(() => {
  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const isInSentence = (element) => {
    const block = element.closest('p, dd, li, td, summary, .sub, .hint');
    if (!block || getComputedStyle(element).display !== 'inline') return false;
    return [...block.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
  };
  const boxOf = (element) => {
    const label = element.matches('input[type=checkbox], input[type=radio]') && element.closest('label');
    return (label || element).getBoundingClientRect();
  };
  const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=option]')]
    .filter((element) => shown(element) && !element.matches('.hidden, .skip'))
    .map((element) => ({ element, box: boxOf(element) }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const isSmall = ({ box }) => box.width < ${smallest} - 0.01 || box.height < ${smallest} - 0.01;
  const middle = ({ box }) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const meets = (one, other) => {
    if (one.element.contains(other.element) || other.element.contains(one.element)) return false;
    const { x, y } = middle(one);
    if (isSmall(other)) {
      const to = middle(other);
      return Math.hypot(to.x - x, to.y - y) < ${smallest};
    }
    const nearest = { x: Math.max(other.box.left, Math.min(x, other.box.right)), y: Math.max(other.box.top, Math.min(y, other.box.bottom)) };
    return Math.hypot(nearest.x - x, nearest.y - y) < ${smallest} / 2;
  };
  return all
    .filter((one) => isSmall(one) && !isInSentence(one.element) && all.some((other) => other !== one && meets(one, other)))
    .map(({ element, box }) => Math.round(box.width) + 'x' + Math.round(box.height) + ' ' + element.outerHTML.slice(0, 120));
})()`;

async function withPages(opened: Awaited<ReturnType<typeof open>>): Promise<Record<string, string>> {
  const { client, receiver, server } = opened;
  const { id } = await client.webhooks.create({ url: receiver.url, events: ['*'] });
  receiver.answers(503);
  const learner = await client.learners.create({ name: 'Thandi Example', admission_number: 'LB-204' });
  await client.learners.update(learner.id, { class: '5B' });
  const rows = [{ external_id: '1', grade_level: 'Grade 5' }];
  const imported = await client.imports.create({ kind: 'learners', source: 'sis', rows });
  await client.invitations.create({
    name: 'Lerato',
    email: 'l@example.org',
    staff_type: 'teacher',
    roles: ['admin'],
  });
  await server.drainDeliveries();
  await server.drainJobs();
  const [failed] = (await client.deliveryLog.list({ status: 'retrying' })).data;
  return {
    '/settings': 'Overview',
    '/settings/webhooks': 'Endpoints',
    '/settings/webhooks/new': 'Add endpoint',
    [`/settings/webhooks/${id}`]: receiver.url.replace('http://', ''),
    '/settings/deliveries': 'Deliveries',
    [`/settings/deliveries/${failed?.id}`]: 'learner.created',
    '/settings/events': 'Events',
    [`/settings/events/${failed?.event_id}`]: 'learner.created',
    '/settings/staff': 'Staff',
    '/settings/roles': 'Roles',
    '/settings/api-keys': 'API keys',
    '/settings/audit-log?open=export': 'Audit log',
    '/settings/requests': 'Requests',
    '/settings/people?q=thandi': 'People',
    '/settings/imports': 'Imports',
    '/settings/imports/new': 'Import a file',
    [`/settings/imports/${imported.id}`]: 'Import of learners',
    '/settings/school': 'School',
    '/settings/retention': 'Retention',
  };
}

async function show(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await heading(page, title);
  await page.locator('.skeleton').first().waitFor({ state: 'detached' });
}

it('everything that is pressed is large enough, or far enough from others, on a desktop and a phone', async () => {
  const opened = await open(openSqlite);
  const { page, testKey } = opened;
  const pages = await withPages(opened);
  await signIn(page, testKey);
  const wrong: string[] = [];
  for (const [path, title] of Object.entries(pages)) {
    await show(page, path, title);
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.evaluate<string[]>(smallTargets);
      wrong.push(...found.map((one) => `${path}, ${width} px: ${one}`));
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Control+k');
  await page.locator('[role=option]').first().waitFor();
  wrong.push(...(await page.evaluate<string[]>(smallTargets)));
  expect(wrong).toEqual([]);
});

it('prints the content of a page without the navigation and what is pressed, dark on white', async () => {
  const opened = await open(openSqlite, { colorScheme: 'dark' });
  const { page, client, testKey } = opened;
  await client.learners.create({ name: 'Thandi Example' });
  await signIn(page, testKey, '/settings/audit-log');
  await page.locator('.entry').first().waitFor();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.getByRole('navigation').isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Verify' }).isVisible()).toBe(false);
  expect(await page.locator('.entry').first().isVisible()).toBe(true);
  const style =
    "(({ backgroundColor, color }) => backgroundColor + ' ' + color)(getComputedStyle(document.body))";
  expect(await page.evaluate(style)).toBe('rgb(255, 255, 255) rgb(0, 0, 0)');
  const after = "getComputedStyle(document.querySelector('.entry time'), '::after').content";
  const exact = await page.locator('.entry time').first().getAttribute('title');
  expect(exact).toMatch(/\d{4}, \d\d:\d\d:\d\d \(Africa\/Johannesburg\)$/);
  expect(await page.evaluate(after)).toBe(`" · ${exact}"`);
});

it('says what is current, pressed and focused also where the person chooses the colours, and moves nothing if asked', async () => {
  const opened = await open(openSqlite, { forcedColors: 'active', reducedMotion: 'reduce' });
  const { page, testKey } = opened;
  await signIn(page, testKey);
  await heading(page, 'Overview');
  const outline = (selector: string) =>
    page.evaluate<string>(
      `getComputedStyle(document.querySelector(${JSON.stringify(selector)})).outlineStyle`,
    );
  expect(await outline('.links [aria-current]')).toBe('solid');
  expect(await outline('.links a:not([aria-current])')).toBe('none');
  expect(await outline('.segmented [aria-pressed=true]')).toBe('solid');
  await page.keyboard.press('Control+k');
  await page.locator('[role=option]').first().waitFor();
  const background = (selector: string) =>
    page.evaluate<string>(
      `getComputedStyle(document.querySelector(${JSON.stringify(selector)})).backgroundColor`,
    );
  expect(await background('[role=option][aria-selected=true]')).not.toBe(
    await background('[role=option][aria-selected=false]'),
  );
  await page.keyboard.press('Escape');
  await press(page, '7 days');
  await page.goto('/settings/deliveries');
  await heading(page, 'Deliveries');
  const moving = "document.getAnimations().filter(({ playState }) => playState === 'running').length";
  expect(await page.evaluate(moving)).toBe(0);
});
