import { createHmac } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openSqlite } from '../support/databases.ts';
import { heading, press, signIn, useBrowser } from './screen.ts';

const open = useBrowser();

/** The text, or the label, of what has the focus. */
const focused = (page: Page) =>
  page.evaluate<string>(
    "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent ?? ''",
  );

it('verifies the signature of a delivery in the browser, and explains one that does not match', async () => {
  const { page, client, receiver, testKey, server, complaints } = await open(openSqlite);
  const { signing_secret: secret } = await client.webhooks.create({ url: receiver.url, events: ['*'] });
  await client.learners.create({ name: 'Thandi Example' });
  await server.drainDeliveries();
  const received = receiver.at(1);
  const header = String(received.headers['service-signature']);
  const [log] = (await client.deliveryLog.list()).data;
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await signIn(page, testKey, `/settings/deliveries/${log?.id}`);
  await press(page, 'Verify the signature');
  const form = page.getByRole('form', { name: 'Verify the signature' });
  await form.getByText('HMAC-SHA256').waitFor();
  const secretField = form.getByLabel('Signing secret');
  const headerField = form.getByLabel('Service-Signature that the receiver received');

  // What the receiver should have computed.
  await secretField.fill(secret);
  await form.getByRole('button', { name: 'Compute the signature' }).click();
  await form.getByText(header).waitFor();
  await headerField.fill(header);
  await form.getByRole('button', { name: 'Verify' }).click();
  await form.getByText('The signature matches').waitFor();

  await form.getByLabel('Body that the receiver verified').fill(JSON.stringify(received.event, null, 2));
  await form.getByRole('button', { name: 'Verify' }).click();
  await form.getByText('parsed and serialised again').waitFor();
  await form.getByLabel('Body that the receiver verified').fill(received.body.toString());
  await secretField.fill(secret.replace('whsec_', ''));
  await form.getByRole('button', { name: 'Verify' }).click();
  await form.getByText('lacks its whsec_ prefix').waitFor();
  await secretField.fill('whsec_of-another-endpoint');
  await form.getByRole('button', { name: 'Verify' }).click();
  await form.getByText('The signature does not match').waitFor();
  const [, timestamp = ''] = /t=(\d+)/.exec(header) ?? [];
  const other = createHmac('sha256', 'whsec_of-another-endpoint');
  other.update(`${timestamp}.${received.body}`);
  await form.getByText(`t=${timestamp},v1=${other.digest('hex')}`).waitFor();
  // The secret stays in the browser.
  expect(sent.filter((each) => each.includes(secret.slice(8, 30)))).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('Verify the signature');
  expect(complaints).toEqual([]);
});

it('finds in the audit log who changed something, and what was changed, by a name', async () => {
  const { page, client, testKey } = await open(openSqlite);
  const { id } = await client.learners.create({ name: 'Thandi Example' });
  await client.learners.update(id, { preferred_name: 'T' });
  await client.learners.create({ name: 'Sipho Example' });
  await client.guardians.create({ name: 'Thandiwe Example', email: 'thandiwe@example.org' });
  const kiosk = await client.apiKeys.create({
    name: 'Kiosk of Thandi',
    scopes: ['read:audit', 'read:learners'],
  });
  await signIn(page, testKey, '/settings/audit-log');
  const search = page.getByRole('combobox', { name: 'Person, record' });
  await search.fill('thandi');
  await search.press('Enter');
  await heading(page, 'People and keys named “thandi”');
  const people = page.locator('.people li');
  expect(await people.locator('strong').allTextContents()).toEqual([
    'Thandi Example',
    'Thandiwe Example',
    'Kiosk of Thandi',
  ]);
  expect(new URL(page.url()).search).toBe('?name=thandi');
  await page.getByRole('link', { name: 'Changes to their record: Thandi Example' }).click();
  await page.getByText('updated learner').waitFor();
  expect(await page.locator('.entry').count()).toBe(2);
  await page.goBack();
  await page.getByRole('link', { name: 'Changes by them: Kiosk of Thandi' }).click();
  await page.getByText('No entry matches these filters').waitFor();
  await page.getByLabel('Meaning of the id').selectOption('changes to this record');
  await page.getByText('created API key').waitFor();
  await page.goto('/settings/audit-log?name=nobody');
  await page.getByText('Nobody named “nobody” was found').waitFor();

  // Another key finds only whom it can see.
  await press(page, 'Sign out');
  await signIn(page, kiosk.secret, '/settings/audit-log?name=thandi');
  await page.getByText('you lack the scopes: staff, API keys').waitFor();
  expect(await people.count()).toBe(2);
});

it('shows with each event which record it is about', async () => {
  const { page, client, testKey } = await open(openSqlite);
  const { id: learner_id } = await client.learners.create({ name: 'Thandi Example' });
  const lines = [{ description: 'Fees', unit_amount: 5000 }];
  const { id } = await client.invoices.create({ learner_id, lines, due_date: '2026-12-31' });
  await client.invoices.issue(id);
  const paid = { learner_id, amount: 5000, method: 'eft', received_on: '2026-11-01' } as const;
  await client.payments.create({ ...paid, allocations: [{ invoice_id: id, amount: 5000 }] });
  await signIn(page, testKey, '/settings/events');
  const rowOf = (type: string) => page.getByRole('row').filter({ hasText: type });
  await rowOf('fee.reconciled').getByText(id.slice(-6)).waitFor();
  await rowOf('learner.created').getByText(learner_id.slice(-6)).waitFor();
});

it('is used with the keyboard alone: the focus goes into forms, and back to where it was', async () => {
  const { page, client, receiver, testKey } = await open(openSqlite);
  const key = await client.apiKeys.create({ name: 'Kiosk', scopes: ['read:events'] });
  await client.webhooks.create({ url: receiver.url, events: ['*'] });
  await signIn(page, testKey, '/settings/webhooks');
  await page.getByRole('row').nth(1).waitFor();
  await page.reload();
  await page.getByRole('row').nth(1).waitFor();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toContain('Skip to content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Add endpoint');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const pause = page.getByRole('button', { name: 'Pause', exact: true });
  await pause.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('form', { name: 'Pause this endpoint?' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('Pause');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  // The button that opened the form is now the opposite action.
  await expect.poll(() => focused(page)).toBe('Activate');

  await page.goto('/settings/api-keys');
  const row = page.getByRole('row').filter({ hasText: 'Kiosk' });
  await row.getByRole('button', { name: 'Revoke' }).press('Enter');
  await page.getByRole('form', { name: 'Revoke Kiosk?' }).waitFor();
  await page.keyboard.press('Enter');
  await row.getByText('revoked').waitFor();
  expect((await client.apiKeys.get(key.id)).status).toBe('revoked');
  // Its buttons are gone.
  await expect.poll(() => page.evaluate<string>('document.activeElement.tagName')).toBe('MAIN');

  await page.goto('/settings/school');
  const save = page.getByRole('button', { name: 'Save' });
  await page.getByLabel('Currency').fill('ZZZ');
  await save.press('Enter');
  await page.getByText('The currency must be an ISO 4217').waitFor();
  // The focus follows what is shown.
  await expect.poll(() => page.evaluate<string>('document.activeElement.value')).toBe('ZZZ');
  await page.getByLabel('Currency').fill('EUR');
  await save.press('Enter');
  await page.getByText('Saved').waitFor();
  await expect.poll(() => focused(page)).toBe('Save');
  expect(await save.isDisabled()).toBe(true);
  expect((await client.school.get()).currency).toBe('EUR');
});

it('shows the time of a school whose clock is ahead, and lists what was between two times', async () => {
  const { page, client, receiver, testKey, server } = await open(openSqlite);
  const { id } = await client.webhooks.create({ url: receiver.url, events: ['*'] });
  await client.learners.create({ name: 'Thandi Example' });
  await server.drainDeliveries();
  await client.testClock.advance({ seconds: 30 * 86_400 });
  await client.learners.create({ name: 'Sipho Example' });
  await server.drainDeliveries();
  await signIn(page, testKey, '/settings/deliveries');
  await page.getByText('+30 d').waitFor();
  const times = page.locator('tbody tr time');
  await expect.poll(() => times.allTextContents()).toEqual(['just now', '30d ago']);
  await page.getByLabel('Time').selectOption('last 24 hours');
  await expect.poll(() => times.count()).toBe(1);

  const [newest, oldest] = (await client.deliveryLog.list()).data;
  const hourBefore = Date.parse(oldest?.created_at ?? '') - 3_600_000;
  // The time zone of the school is two hours ahead of UTC.
  const inZone = (ms: number) => new Date(ms + 2 * 3_600_000).toISOString().slice(0, 16);
  await page.getByLabel('Time').selectOption('between …');
  await page.getByLabel('From').fill(inZone(hourBefore));
  await page.getByLabel('Until').fill(inZone(hourBefore + 2 * 3_600_000));
  await expect.poll(() => times.allTextContents()).toEqual(['30d ago']);
  const query = new URL(page.url()).searchParams;
  expect(query.get('sent_since')).toBe(`${new Date(hourBefore).toISOString().slice(0, 16)}:00.000Z`);
  expect(newest?.id).not.toBe(oldest?.id);

  receiver.otherwise = 500;
  await client.webhooks.pause(id);
  await client.learners.create({ name: 'Lerato Example' });
  await client.webhooks.activate(id, { held: 'discard' });
  await page.goto(`/settings/webhooks/${id}`);
  await press(page, 'Recover');
  await page.getByLabel('Events', { exact: true }).selectOption('between two times …');
  await page.getByLabel('From').fill(inZone(hourBefore + 29 * 86_400_000));
  const created = page.waitForResponse((response) => response.url().endsWith('/recoveries'));
  await press(page, 'Count the events');
  await created;
  await server.drainJobs();
  await press(page, 'Send 1 event');
});
