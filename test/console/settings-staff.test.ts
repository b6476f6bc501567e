import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { elementsOf, runAxe } from '../support/axe.ts';
import { openSqlite } from '../support/databases.ts';
import { tokenOf } from '../support/visitor.ts';
import { heading, press, row, signIn, useBrowser } from './screen.ts';

const open = useBrowser();

/** A page of somebody else, without the cookies of the first. */
async function pageOfAnother(context: BrowserContext): Promise<Page> {
  const other = await (await context.browser()?.newContext())?.newPage();
  if (!other) throw new Error('The browser is closed');
  return other;
}

it('staff are invited, accept, get roles and sign-in links, and their sessions are ended', async () => {
  const { client, page, context, testKey } = await open(openSqlite);
  await signIn(page, testKey, '/settings/staff');
  await press(page, 'Invite');
  await page.getByLabel('Name', { exact: true }).first().fill('Lerato Example');
  await page.getByLabel('Email address', { exact: true }).fill('lerato@example.org');
  expect(await page.getByText('Choose at least one role.').isVisible()).toBe(true);
  await page.getByLabel('Admin', { exact: true }).check();
  await press(page, 'Create invitation');
  await heading(page, 'Invitation for Lerato Example');
  const url = (await page.locator('.secret-value code').textContent()) ?? '';
  expect(elementsOf((await runAxe(page)).violations)).toEqual([]);

  const other = await pageOfAnother(context);
  await other.goto(url);
  await other.getByRole('button', { name: 'Accept and sign in' }).waitFor();
  expect(await other.locator('main').textContent()).toContain('invites Lerato Example as admin.');
  expect(elementsOf((await runAxe(other)).violations)).toEqual([]);
  await press(other, 'Accept and sign in');
  await heading(other, 'Staff');
  expect(await other.locator('.account').textContent()).toContain('Lerato Example');
  await other.goto('about:blank');

  await page.reload();
  await row(page, 'with an invitation').getByRole('button', { name: 'End' }).click();
  await page.getByText('Nobody is signed in under their name.').waitFor();
  const person = row(page, 'lerato@example.org');
  await person.getByRole('button', { name: 'Roles' }).click();
  await page.getByLabel('Bursar', { exact: true }).check();
  await page.getByLabel('Admin', { exact: true }).uncheck();
  await press(page, 'Save roles');
  await person.getByText('Bursar').waitFor();
  const [staff] = (await client.staff.list({ email: 'lerato@example.org' })).data;
  const roles = (await client.roleAssignments.list(staff?.id ?? '')).data.map(({ role }) => role);
  expect(roles).toEqual(['bursar']);
  const id = staff?.id ?? '';
  // What others give and take away while the form is open stays so.
  const [bursar] = (await client.roleAssignments.list(id)).data;
  await client.roleAssignments.create(id, { role: 'counsellor' });
  await client.roleAssignments.archive(id, bursar?.id ?? '');
  for (const role of ['Nurse', 'Reception']) {
    await page.getByLabel(role, { exact: true }).check();
    await press(page, 'Save roles');
    await person.getByText(role).waitFor();
  }
  expect(await page.getByLabel('Counsellor', { exact: true }).isChecked()).toBe(true);
  const kept = (await client.roleAssignments.list(id)).data.map(({ role }) => role);
  expect(kept.sort()).toEqual(['counsellor', 'nurse', 'reception']);
  await press(page, 'Close');
  // Roles that she had before, and will have later, can be given today.
  const [today = ''] = new Date().toISOString().split('T');
  const dayFrom = (days: number) =>
    new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  await client.roleAssignments.create(id, { role: 'hod', starts_on: dayFrom(-20), ends_on: dayFrom(-10) });
  await client.roleAssignments.create(id, { role: 'hod', starts_on: dayFrom(10) });
  await person.getByRole('button', { name: 'Roles' }).click();
  await page.getByText('One that you also choose above begins today').waitFor();
  await page.getByLabel('Head of department', { exact: true }).check();
  await press(page, 'Save roles');
  await person.getByText('Head of department').waitFor();
  const [given] = (await client.roleAssignments.list(id)).data.filter(
    ({ starts_on }) => starts_on !== null && starts_on > dayFrom(-5) && starts_on < dayFrom(5),
  );
  expect(given).toMatchObject({ role: 'hod', ends_on: dayFrom(9) });
  await page.getByText('Held until a day: Head of department').waitFor();
  // What is planned can be taken away too.
  const planned = page.getByLabel('Head of department (from');
  await planned.uncheck();
  expect(elementsOf((await runAxe(page)).violations)).toEqual([]);
  await press(page, 'Save roles');
  await planned.waitFor({ state: 'detached' });
  const left = (await client.roleAssignments.list(id)).data;
  expect(left.filter(({ starts_on }) => (starts_on ?? '') > dayFrom(5))).toEqual([]);
  await press(page, 'Close');
  await person.getByRole('button', { name: 'Sign-in link' }).click();
  await heading(page, 'Sign-in link for Lerato Example');

  await page.goto('/settings/roles');
  await row(page, 'Bursar').getByText('Fees').waitFor();
  expect(elementsOf((await runAxe(page)).violations)).toEqual([]);
});

it('says beside the link of an invitation whether it was sent by email', async () => {
  const { client, server, page, testKey } = await open(openSqlite);
  await page.clock.install();
  await signIn(page, testKey, '/settings/staff?open=invite');
  await page.getByLabel('Email address', { exact: true }).fill('lerato@example.org');
  // The field above it; the search of the list, which is there before, has the same label.
  await page.getByLabel('Name', { exact: true }).first().fill('Lerato Example');
  await page.getByLabel('Admin', { exact: true }).check();
  await press(page, 'Create invitation');
  await heading(page, 'Invitation for Lerato Example');
  await server.drainJobs();
  expect((await client.invitations.list()).data).toMatchObject([{ email_status: 'simulated' }]);
  // The list is loaded again every ten seconds.
  await page.clock.runFor(10_000);
  await page
    .locator('.secret')
    .getByText('There is no email, because this is a test school. Send this link to the person.')
    .waitFor();
});

it('the link of an invitation stops working once it is sent again, and the new one once it is revoked', async () => {
  const { client, page, context, testKey } = await open(openSqlite);
  await client.invitations.create({
    ...{ name: 'Lerato Example', email: 'lerato@example.org' },
    ...{ roles: ['admin'], staff_type: 'admin' },
  });
  await signIn(page, testKey, '/settings/staff');
  const resend = async () => {
    await row(page, 'not sent by email').getByRole('button', { name: 'Resend' }).click();
    await heading(page, 'Invitation for Lerato Example');
    const url = (await page.locator('.secret-value code').textContent()) ?? '';
    await page.goto('/settings/staff');
    return url;
  };
  const other = await pageOfAnother(context);
  const visit = async (url: string) => {
    await other.goto('about:blank');
    await other.goto(url);
    return other.getByRole('button', { name: 'Accept and sign in' });
  };
  const unusable = () => other.getByText('ask the school to send the invitation again').waitFor();
  const first = await resend();
  await (await visit(first)).waitFor();
  // By the path, too.
  await (await visit(`${new URL(first).origin}/invitations/${tokenOf(first)}`)).waitFor();
  expect(new URL(other.url()).pathname).toBe('/settings/invitation');
  const second = await resend();
  expect(second).not.toBe(first);
  await visit(first);
  await unusable();
  await (await visit(second)).waitFor();
  await row(page, 'not sent by email').getByRole('button', { name: 'Revoke' }).click();
  await page.locator('.confirm').getByRole('button', { name: 'Revoke' }).click();
  await row(page, 'not sent by email').waitFor({ state: 'detached' });
  // On the page that is open already, too, which offers nothing more then.
  await press(other, 'Accept and sign in');
  await unusable();
  expect(await other.getByText('The invitation expires').count()).toBe(0);
  expect(await other.getByRole('button', { name: 'Accept' }).count()).toBe(0);
  await visit(second);
  await unusable();
  expect((await client.invitations.list({ status: 'pending' })).data).toEqual([]);
});

it('roles that cannot be saved because somebody archived the person say so, and People leads to the audit log', async () => {
  const { client, page, testKey } = await open(openSqlite);
  const { id } = await client.staff.create({
    ...{ name: 'Sipho Example', email: 'sipho@example.org', staff_type: 'admin' },
  });
  await signIn(page, testKey, '/settings/staff');
  await row(page, 'sipho@example.org').getByRole('button', { name: 'Roles' }).click();
  await page.getByLabel('Nurse', { exact: true }).check();
  await client.staff.archive(id);
  await press(page, 'Save roles');
  const alert = page.getByRole('form', { name: 'Roles of Sipho Example' }).getByRole('alert');
  await alert.waitFor();
  expect(await alert.textContent()).toContain('archived');
  await page.goto('/settings/people?q=sipho');
  const link = page.getByRole('link', { name: /Sipho Example/ });
  expect(await link.getAttribute('href')).toBe(`/settings/audit-log?resource_id=${id}`);
});
