import { expect, it } from 'vitest';
import { elementsOf, runAxe } from '../support/axe.ts';
import { openSqlite } from '../support/databases.ts';
import { heading, press, useBrowser } from './screen.ts';

const open = useBrowser();

it('a person signs in with a link, under their name, and signs out', async () => {
  const { client, page, complaints } = await open(openSqlite);
  const { id } = await client.staff.create({
    name: 'Sam Example',
    email: 'sam@example.org',
    staff_type: 'admin',
  });
  await client.roleAssignments.create(id, { role: 'admin' });
  const { url } = await client.settingsLinks.create({ staff_id: id });
  await page.goto(url);
  const signIn = page.getByRole('button', { name: 'Sign in as Sam Example' });
  await signIn.waitFor();
  // The token is not left in the address, where it could be copied.
  expect(new URL(page.url()).hash).toBe('');
  expect(elementsOf((await runAxe(page)).violations)).toEqual([]);
  await signIn.click();
  await heading(page, 'Staff');
  const account = page.locator('.account');
  expect(await account.textContent()).toContain('Sam Example');
  const keys = page.getByRole('link', { name: 'API keys' });
  expect(await keys.getAttribute('title')).toBe('Your roles do not give the scope admin:school');
  await press(page, 'Sign out');
  await page.getByLabel('API key', { exact: true }).waitFor();

  complaints.length = 0;
  await page.goto(url);
  await page.getByText('A link works once').waitFor();
  expect(await page.getByRole('alert').textContent()).toContain('Ask for a new link.');
  expect(await client.auditLog.list({ actor_id: id }).toArray({ limit: 10 })).toMatchObject([
    { action: 'settings_session.ended' },
    { action: 'settings_session.created' },
    { action: 'settings_link.used' },
  ]);
});

it('a person whose roles do not give events begins at a page that they can read, and sees what is missing', async () => {
  const { client, page, complaints } = await open(openSqlite);
  const { id } = await client.staff.create({
    name: 'Sam Example',
    email: 'sam@example.org',
    staff_type: 'admin',
  });
  await client.roleAssignments.create(id, { role: 'bursar' });
  const { url } = await client.settingsLinks.create({ staff_id: id });
  await page.goto(url);
  await press(page, 'Sign in as Sam Example');
  await heading(page, 'People');
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByText('Your roles do not give the scope read:events: endpoints').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await page.getByText('Nothing needs your attention').count()).toBe(0);
  expect(complaints).toEqual([]);
  await page.goto('/settings/deliveries');
  const alert = page.getByRole('alert');
  await alert.getByText('Your roles do not give a required scope').waitFor();
  expect(await alert.textContent()).toContain('You lack the scope read:events');
  expect(await alert.textContent()).not.toContain('API key');
});
