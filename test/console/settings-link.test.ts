import { expect, it } from 'vitest';
import { classOf } from '../assessments/class-of-learners.ts';
import { elementsOf, runAxe } from '../support/axe.ts';
import { openSqlite } from '../support/databases.ts';
import { schoolYear } from '../support/school-year.ts';
import { heading, press, useBrowser } from './screen.ts';

const open = useBrowser();
const sam = { name: 'Sam Example', email: 'sam@example.org', staff_type: 'admin' } as const;

it('a person signs in with a link, under their name, and signs out', async () => {
  const { client, page, complaints } = await open(openSqlite);
  const { id } = await client.staff.create(sam);
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
  const { id } = await client.staff.create(sam);
  await client.roleAssignments.create(id, { role: 'nurse' });
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

/** Signs Sam in with a role, at the page on which a file is imported. */
async function startImport(role: 'bursar' | 'teacher') {
  const { client, page, complaints } = await open(openSqlite);
  const { id } = await client.staff.create(sam);
  await client.roleAssignments.create(id, { role });
  const { url } = await client.settingsLinks.create({ staff_id: id });
  await page.goto(url);
  await press(page, 'Sign in as Sam Example');
  await heading(page, 'Imports');
  await page.goto('/settings/imports/new');
  const kinds = page.getByLabel('The rows are').locator('option:not([disabled])');
  const file = async (text: string) =>
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  return { client, page, complaints, kinds, file };
}

it('a bursar imports a bank statement, and rows of no other kind', async () => {
  const { client, page, complaints, kinds, file } = await startImport('bursar');
  await client.learners.create({ name: 'Thandi Example', admission_number: 'A-17' });
  await expect.poll(() => kinds.allTextContents()).toEqual(['payments']);
  await file('Date;Details;Amount\n2026-01-20;Fees A-17;1250.00\n');
  await press(page, 'Try it');
  await press(page, 'Import 1 row');
  await heading(page, 'Import of payments');
  await page.getByText('1 created').waitFor();
  expect((await client.payments.list()).data).toMatchObject([{ amount: 125_000, reference: 'Fees A-17' }]);
  expect(complaints).toEqual([]);
});

it('a teacher imports a list of marks, and rows of no kind that teachers do not change', async () => {
  const { client, page, complaints, kinds, file } = await startImport('teacher');
  const { a, subject, terms } = await schoolYear(client);
  const { assess, join } = await classOf({ client, a, subject, terms }, 0);
  await client.learners.update(await join(), { admission_number: 'A-17' });
  const { id } = await assess();
  await page.reload();
  await expect.poll(() => kinds.allTextContents()).toEqual(['grades']);
  await file('Admission number;Mark\nA-17;41\n');
  await page.getByLabel('The rows are').selectOption('grades');
  await page.getByLabel('Value for all rows 1').selectOption(id);
  await press(page, 'Try it');
  await press(page, 'Import 1 row');
  await heading(page, 'Import of grades');
  await page.getByText('1 created').waitFor();
  expect((await client.grades.list(id)).data).toMatchObject([{ mark: 41 }]);
  expect(complaints).toEqual([]);
});

it('a person who loses a role while a page is open is signed out of it, and signs in with the others that they have', async () => {
  const { client, page, complaints } = await open(openSqlite);
  const { id } = await client.staff.create(sam);
  const owner = await client.roleAssignments.create(id, { role: 'owner' });
  const other = await client.staff.create({
    name: 'Lerato Example',
    email: 'lerato@example.org',
    staff_type: 'admin',
  });
  await client.roleAssignments.create(other.id, { role: 'owner' });
  await client.roleAssignments.create(id, { role: 'principal' });
  await page.goto((await client.settingsLinks.create({ staff_id: id })).url);
  await press(page, 'Sign in as Sam Example');
  await page.getByRole('navigation').waitFor();
  await page.goto('/settings/school');
  const field = page.getByLabel('Name', { exact: true });
  const before = await field.inputValue();
  await field.fill('Renamed School');
  await client.roleAssignments.archive(id, owner.id);
  complaints.length = 0;
  await press(page, 'Save');
  await page.getByText('What you typed is kept').waitFor();
  const notice = page.getByRole('status').filter({ hasText: 'Your session has ended' });
  expect(await notice.textContent()).toContain('or your roles have changed.');
  expect(complaints).toEqual([expect.stringContaining('401')]);
  expect((await client.school.get()).name).toBe(before);

  const again = await page.context().newPage();
  await again.goto((await client.settingsLinks.create({ staff_id: id })).url);
  await press(again, 'Sign in as Sam Example');
  await again.getByRole('navigation').waitFor();
  await page.bringToFront();
  await field.waitFor();
  expect(await field.inputValue()).toBe('Renamed School');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect.poll(() => save.getAttribute('title')).toBe('Your roles do not give the scope admin:school');
});
