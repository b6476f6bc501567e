import { expect, it } from 'vitest';
import { openSqlite } from '../support/databases.ts';
import { heading, press, row, signIn, useBrowser } from './screen.ts';

const open = useBrowser();

const name = '\u05e9\u05e8\u05d4 (2)';
const school = '\u05d1\u05d9\u05ea \u05e1\u05e4\u05e8 \u05d0';

/** The texts of a page in which a name stands that is not isolated from what is around it. */
const notIsolated = `[...document.querySelectorAll('body *')]
  .flatMap((element) => [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE))
  .filter((node) => node.data.includes('${name}') || node.data.includes('${school}'))
  .filter((node) => !node.parentElement.closest('bdi, [dir=auto], option, title'))
  .map((node) => node.parentElement.outerHTML)`;

it('names that are written from right to left turn nothing around them, wherever they are shown', async () => {
  const { client, page, context } = await open(openSqlite);
  await client.school.update({ name: school });
  const { id } = await client.staff.create({
    name,
    email: 'a@example.org',
    staff_type: 'admin',
    job_title: name,
  });
  await client.roleAssignments.create(id, { role: 'owner' });
  await client.learners.create({ name, class: name });
  const { url } = await client.settingsLinks.create({ staff_id: id });
  const isolated = async (where: string) => {
    await expect.poll(() => page.getByText(name).count(), { message: where }).toBeGreaterThan(0);
    expect(await page.evaluate(notIsolated), where).toEqual([]);
  };
  await page.goto(url);
  await page.getByRole('button', { name: /^Sign in as/ }).waitFor();
  await isolated('sign-in link');
  await page.getByRole('button', { name: /^Sign in as/ }).click();
  await heading(page, 'Overview');
  await isolated('navigation');

  await page.goto('/settings/staff');
  await row(page, 'a@example.org').getByRole('button', { name: 'Sign-in link' }).click();
  await page.getByRole('heading', { name: /^Sign-in link for/ }).waitFor();
  await row(page, 'a@example.org').getByRole('button', { name: 'Roles' }).click();
  await page.getByLabel('Bursar', { exact: true }).check();
  await page.getByLabel('Owner', { exact: true }).uncheck();
  await page.getByText('Open sessions of').waitFor();
  await isolated('roles');
  await client.invitations.create({
    name,
    email: 'b@example.org',
    staff_type: 'teacher',
    roles: ['admin'],
    message: name,
  });
  await page.reload();
  await row(page, 'b@example.org').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('The link stops working').waitFor();
  await isolated('invitations');
  await row(page, 'b@example.org').getByRole('button', { name: 'Resend' }).click();
  await page.getByRole('heading', { name: /^Invitation for/ }).waitFor();
  await isolated('resent invitation');
  const invitation = (await page.locator('.secret-value code').textContent()) ?? '';

  await page.goto(`/settings/audit-log?name=${encodeURIComponent(name)}`);
  await page.getByText('People and keys named').waitFor();
  await isolated('people of the audit log');
  await page.goto('/settings/audit-log');
  await page.locator('.entry').first().waitFor();
  for (const summary of await page.locator('.entry summary').all()) await summary.click();
  await isolated('audit log');

  const guest = await context.browser()?.newContext({ baseURL: new URL(page.url()).origin });
  const other = await guest?.newPage();
  await other?.goto(invitation);
  await other?.getByRole('button', { name: 'Accept and sign in' }).waitFor();
  expect(await other?.getByText(name).count()).toBeGreaterThan(0);
  expect(await other?.evaluate(notIsolated)).toEqual([]);
  await guest?.close();
});

it('words that are longer than a line stay on a phone where somebody is invited and accepts', async () => {
  const { client, page, testKey } = await open(openSqlite, { viewport: { width: 375, height: 800 } });
  const long = 'Wolfeschlegelsteinhausenberger'.repeat(5);
  await client.invitations.create({
    ...{ name: long, email: 'a@example.org', staff_type: 'teacher', roles: ['teacher'], message: long },
  });
  const fits = async () => {
    const rights = await page.evaluate<number[]>(
      `[...document.querySelectorAll('main, main *')].map((each) => each.getBoundingClientRect().right)`,
    );
    expect(Math.max(...rights)).toBeLessThanOrEqual(375);
  };
  await signIn(page, testKey, '/settings/staff');
  await press(page, 'Resend');
  await page.getByRole('heading', { name: /^Invitation for/ }).waitFor();
  await fits();
  const url = (await page.locator('.secret-value code').textContent()) ?? '';
  await page.goto(url);
  await page.getByText('The invitation expires').waitFor();
  await fits();
});

it('long names that are written from right to left are cut off at their end', async () => {
  const { client, page, receiver, server, testKey } = await open(openSqlite);
  const long = `${'\u05e9\u05e8\u05d4 '.repeat(48)}`.trim();
  await client.webhooks.create({ url: receiver.url, events: ['*'], description: long });
  await client.learners.create({ name: long });
  await server.drainDeliveries();
  await signIn(page, testKey, '/settings/people?q=%D7%A9');
  const cut = () =>
    page.evaluate<boolean[]>(`[...document.querySelectorAll('td bdi')]
      .filter((element) => element.textContent.length > 100)
      .map((element) => {
        const range = document.createRange();
        range.setStart(element.firstChild, 0);
        range.setEnd(element.firstChild, 3);
        const cell = element.closest('td').getBoundingClientRect();
        const { left, right } = range.getBoundingClientRect();
        return cell.left <= left && right <= cell.right;
      })`);
  await expect.poll(cut).toEqual([true]);
  await page.goto('/settings/deliveries');
  await expect.poll(cut).toEqual([true]);
});
