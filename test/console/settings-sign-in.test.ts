import { expect, it } from 'vitest';
import { elementsOf, runAxe } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { openSqlite } from '../support/databases.ts';
import { freePort } from '../support/free-port.ts';
import { issuerOn, startProvider } from '../support/oidc.ts';
import { type Started, startServer } from '../support/server.ts';
import { heading, press, row, signIn } from './screen.ts';

/** A server whose people sign in with an identity provider. */
async function startWithProvider() {
  const port = await freePort();
  const started = await startServer(openSqlite, { oidc: [issuerOn(port)] });
  await startProvider({ port, server: started.server });
  return { ...started, port };
}

async function openPage(server: Started['server']) {
  const browser = await startBrowser();
  const page = await browser.newPage({ baseURL: server.url, reducedMotion: 'reduce' });
  page.setDefaultTimeout(10_000);
  return { browser, page };
}

it('a person signs in with an identity provider, chooses a school, and signs out', async () => {
  const { server, client, live, port } = await startWithProvider();
  for (const school of [client, live]) {
    await school.school.update({ sign_in_by_email: true });
    const { id } = await school.staff.create({
      name: 'Sam Example',
      email: 'sam@example.org',
      staff_type: 'admin',
    });
    await school.roleAssignments.create(id, { role: 'owner' });
  }
  const { page } = await openPage(server);
  await page.goto('/settings/school?from=a-colleague');
  const button = page.getByRole('button', { name: 'Sign in with Example ID' });
  await button.waitFor();
  expect(elementsOf((await runAxe(page)).violations)).toEqual([]);
  await button.click();
  await page.getByLabel('Account').fill('sam');
  await press(page, 'Continue');
  await page.getByText('belongs to several schools').waitFor();
  // What the provider sent is not left in the address.
  expect(page.url()).toBe(`${server.url}/settings/signed-in`);
  expect(elementsOf((await runAxe(page)).violations)).toEqual([]);
  await page.reload();
  await page.getByText('What the identity provider sent was used already').waitFor();
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await button.click();
  await page.getByRole('button', { name: 'Live' }).click();
  // The page that was asked for before.
  await heading(page, 'School');
  expect(page.url()).toBe(`${server.url}/settings/school?from=a-colleague`);
  expect(await page.locator('.account').textContent()).toContain('Sam Example');
  expect(await page.locator('.school-name').textContent()).toContain('Live');
  await press(page, 'Sign out');
  await page.getByRole('link', { name: 'sign out there too' }).click();
  await page.waitForURL(`http://127.0.0.1:${port}/**`);

  await page.goto('/settings');
  await button.click();
  await page.waitForURL(/interaction|signed-in/);
  await page.goto('/settings/signed-in?code=1&state=another');
  await page.getByText('This sign-in was started in another browser').waitFor();
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await button.waitFor();
});

it('a person whose session has ended signs in with an identity provider in a new tab, and what was typed is there', async () => {
  const { server, client } = await startWithProvider();
  await client.school.update({ sign_in_by_email: true });
  const { id } = await client.staff.create({
    ...{ name: 'Sam Example', email: 'sam@example.org', staff_type: 'admin' },
  });
  await client.roleAssignments.create(id, { role: 'owner' });
  const browser = await startBrowser();
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto('/settings');
  await press(page, 'Sign in with Example ID');
  await page.getByLabel('Account').fill('sam');
  await press(page, 'Continue');
  await page.getByRole('navigation').waitFor();
  await page.getByRole('link', { name: 'School', exact: true }).click();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Renamed School');
  // As if the time of the session were over.
  await context.clearCookies({ name: 'rollbook_session' });
  await press(page, 'Save');
  const opened = context.waitForEvent('page');
  await press(page, 'Sign in with Example ID in a new tab');
  const tab = await opened;
  await tab.getByRole('navigation').waitFor();
  await heading(page, 'School');
  expect(await name.inputValue()).toBe('Renamed School');
  await press(page, 'Save');
  await page.getByText('Saved').waitFor();
  expect((await client.school.get()).name).toBe('Renamed School');
});

it('a person with an account that no school knows is asked by the provider for another one', async () => {
  const { server, client } = await startWithProvider();
  await client.school.update({ sign_in_by_email: true });
  const { id } = await client.staff.create({
    ...{ name: 'Sam Example', email: 'sam@example.org', staff_type: 'admin' },
  });
  await client.roleAssignments.create(id, { role: 'owner' });
  const { page } = await openPage(server);
  await page.goto('/settings');
  await press(page, 'Sign in with Example ID');
  await page.getByLabel('Account').fill('private');
  await press(page, 'Continue');
  await page.getByText('signs in with this account (private@example.org)').waitFor();
  await page.getByRole('link', { name: 'Sign in with another account' }).click();
  await press(page, 'Sign in with Example ID');
  // The provider still has a session of the first account.
  await page.getByLabel('Account').fill('sam');
  await press(page, 'Continue');
  await heading(page, 'Overview');
  expect(await page.locator('.account').textContent()).toContain('Sam Example');
});

it('an invited person chooses the account, although somebody else is signed in at the provider', async () => {
  const { server, client } = await startWithProvider();
  const invite = (name: string) =>
    client.invitations.create({
      ...{ name: `${name} Example`, email: `${name.toLowerCase()}@example.org` },
      ...{ staff_type: 'admin', roles: ['admin'] },
    });
  const { url, staff_id } = await invite('Lerato');
  const other = await invite('Sipho');
  const { page } = await openPage(server);
  await page.goto('/settings');
  await press(page, 'Sign in with Example ID');
  await page.getByLabel('Account').fill('somebody.else');
  await press(page, 'Continue');
  await page.getByRole('link', { name: 'Sign in with another account' }).waitFor();
  await page.goto(url);
  await press(page, 'Accept with Example ID');
  await page.getByLabel('Account').fill('lerato');
  await press(page, 'Continue');
  await heading(page, 'Staff');
  expect((await client.staff.get(staff_id)).login_identity?.subject).toBe('lerato');

  // An account of somebody else leads back to the invitation.
  await page.goto(other.url);
  await press(page, 'Accept with Example ID');
  await page.getByLabel('Account').fill('lerato');
  await press(page, 'Continue');
  await page.getByText('Another staff member of the school has this sign-in identity').waitFor();
  await page.getByRole('link', { name: 'Back to the invitation' }).click();
  await press(page, 'Accept with Example ID');
  await page.getByLabel('Account').fill('sipho');
  await press(page, 'Continue');
  await heading(page, 'Staff');
  expect((await client.staff.get(other.staff_id)).login_identity?.subject).toBe('sipho');
});

it('somebody who is one of the staff already links an account with an invitation', async () => {
  const { server, client, testKey } = await startWithProvider();
  const { id } = await client.staff.create({
    ...{ name: 'Naledi Example', email: 'naledi@example.org', staff_type: 'admin' },
  });
  await client.roleAssignments.create(id, { role: 'bursar' });
  const { page, browser } = await openPage(server);
  await signIn(page, testKey, '/settings/staff');
  await row(page, 'naledi@example.org').getByRole('button', { name: 'Link account' }).click();
  await heading(page, 'Invitation for Naledi Example');
  expect(elementsOf((await runAxe(page)).violations)).toEqual([]);
  const url = (await page.locator('.secret-value code').textContent()) ?? '';
  // One invitation at a time, which can be sent again.
  const people = page.locator('section', { has: page.getByRole('heading', { name: 'People' }) });
  await people.getByRole('button', { name: 'Link account' }).waitFor({ state: 'detached' });
  const other = await (await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })).newPage();
  other.setDefaultTimeout(10_000);
  await other.goto(url);
  await press(other, 'Accept with Example ID');
  await other.getByLabel('Account').fill('naledi.unverified');
  await press(other, 'Continue');
  await other.locator('.account', { hasText: 'Naledi Example' }).waitFor();
  expect((await client.staff.get(id)).login_identity?.subject).toBe('naledi.unverified');
  await page.reload();
  await row(page, 'naledi@example.org').getByRole('button', { name: 'Account', exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Link account' }).count()).toBe(0);
});
