import { Rollbook } from '@rollbook/sdk';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { elementsOf, runAxe } from '../support/axe.ts';
import { openSqlite } from '../support/databases.ts';
import { createLearner } from '../support/receiver.ts';
import { schoolYear } from '../support/school-year.ts';
import { heading, press, signIn, useBrowser } from './screen.ts';

const accessible = async (page: Page) => expect(elementsOf((await runAxe(page)).violations)).toEqual([]);

describe('the form of an endpoint', () => {
  const start = useBrowser();

  it('finds events, and chooses whole groups with the keyboard', async () => {
    const { page, client, receiver, testKey, complaints } = await start(openSqlite);
    await signIn(page, testKey, '/settings/webhooks/new');
    await page.getByLabel('URL').fill(receiver.url);
    await page.getByLabel('Only these events').check();
    const all = (group: string) => page.getByRole('checkbox', { name: `All of ${group}`, exact: true });
    const box = (type: string) => page.getByRole('checkbox', { name: type });
    const isMixed = (group: string) =>
      all(group).evaluate((input: unknown) => (input as { indeterminate: boolean }).indeterminate);
    await box('learner.created').check();
    expect([await isMixed('Learners'), await all('Learners').isChecked()]).toEqual([true, false]);
    await all('Learners').focus();
    await page.keyboard.press('Space');
    expect([await isMixed('Learners'), await all('Learners').isChecked()]).toEqual([false, true]);
    await accessible(page);
    await page.keyboard.press('Space');
    await page.getByText(/^0 of \d+ events selected$/).waitFor();
    const search = page.getByRole('searchbox', { name: 'Search events' });
    await search.fill('guardian soft-deleted');
    await page.getByText(/^0 of \d+ events selected; 1 shown$/).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: 'All of Learners that match' }).check();
    await search.fill('invoiced');
    await box('fee.invoiced').check();
    await search.fill('nothing at all');
    await page.getByText('No event matches.').waitFor();
    await search.fill('');
    await page.getByText(/^2 of \d+ events selected$/).waitFor();
    await press(page, 'Add endpoint');
    await heading(page, 'Endpoint added');
    const [webhook] = (await client.webhooks.list()).data;
    expect(webhook?.events).toEqual(['guardian.archived', 'fee.invoiced']);
    expect(complaints).toEqual([]);
  });

  it('folds groups of events on a phone, except those of which some are selected', async () => {
    const viewport = { width: 375, height: 812 };
    const { page, receiver, testKey, complaints } = await start(openSqlite, { viewport });
    await signIn(page, testKey, '/settings/webhooks/new');
    await page.getByLabel('URL').fill(receiver.url);
    await page.getByLabel('Only these events').check();
    const fold = (name: string) => page.getByRole('button', { name: `Events of ${name}`, exact: true });
    const box = page.getByRole('checkbox', { name: 'learner.created' });
    expect([await fold('Learners').getAttribute('aria-expanded'), await box.count()]).toEqual(['false', 0]);
    await accessible(page);
    await fold('Learners').click();
    await box.check();
    await fold('Learners').click();
    expect(await box.count()).toBe(0);
    await page.getByText(/^1 of \d+ events selected$/).waitFor();
    // What a search finds is shown, folded or not.
    await page.getByRole('searchbox', { name: 'Search events' }).fill('learner.created');
    expect(await box.isChecked()).toBe(true);
    await accessible(page);
    expect(complaints).toEqual([]);
  });

  it('sets filters, a limit and headers, which the page of the endpoint shows, and changes them', async () => {
    const { page, client, receiver, testKey, server, complaints } = await start(openSqlite);
    const { a, b } = await schoolYear(client);
    const classes = [a.id, b.id];
    await signIn(page, testKey, '/settings/webhooks/new');
    await page.getByLabel('URL').fill(receiver.url);
    await press(page, 'Add filter');
    await page.getByLabel('Field of filter 1').selectOption('class_id');
    await page.getByLabel('Values of filter 1').fill('wrong');
    await press(page, 'Add endpoint');
    await page
      .getByText(/The filter must be an id with the prefix cls_/)
      .first()
      .waitFor();
    await accessible(page);
    // An id is chosen by its name, and Enter does not send the form.
    await page.getByLabel('Values of filter 1').fill('');
    const byName = page.getByRole('combobox', { name: 'Add to filter 1 by name' });
    for (const label of ['5A', '5B']) {
      await byName.fill(label);
      await byName.press('Enter');
      await expect.poll(() => byName.inputValue()).toBe('');
    }
    expect(await page.getByLabel('Values of filter 1').inputValue()).toBe(`${classes.join(', ')}`);
    await page.getByText('5A, 5B', { exact: true }).waitFor();
    await accessible(page);
    await page.getByLabel('Field of filter 1').selectOption('boarder');
    await page.getByRole('group', { name: 'Values of boarder' }).getByLabel('true').check();
    await page.getByLabel('Most deliveries per second').fill('5');
    await press(page, 'Add header');
    await page.getByLabel('Name of header 1').fill('Authorization');
    await page.getByLabel('Value of header 1').fill('Bearer secret-of-the-gateway');
    await press(page, 'Add endpoint');
    await heading(page, 'Endpoint added');
    const [webhook] = (await client.webhooks.list()).data;
    expect(webhook).toMatchObject({
      filters: [{ field: 'boarder', in: [true] }],
      max_deliveries_per_second: 5,
      header_names: ['Authorization'],
    });
    await page.goto(`/settings/webhooks/${webhook?.id}`);
    await page.getByText('5 deliveries per second').waitFor();
    await page.getByText('Authorization: ••••••').waitFor();
    await page.getByText('boarder is true').waitFor();
    const { id } = await client.learners.create({ name: 'Thandi Example' });
    await client.learners.create({ name: 'Sipho Example', boarder: true });
    await server.drainDeliveries();
    expect(receiver.received.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer secret-of-the-gateway',
    ]);

    const [event] = (await client.events.list({ resource_id: id })).data;
    await page.goto(`/settings/events/${event?.id}`);
    await page.getByText('The event does not meet the filters of the endpoint.').waitFor();
    await accessible(page);

    await page.goto(`/settings/webhooks/${webhook?.id}`);
    await press(page, 'Edit');
    await press(page, 'Remove filter 1');
    await press(page, 'Remove Authorization');
    await page.getByLabel('Most deliveries per second').fill('');
    await press(page, 'Save');
    await page.getByText('Saved').waitFor();
    expect(await client.webhooks.get(webhook?.id ?? '')).toMatchObject({
      filters: [],
      max_deliveries_per_second: null,
      header_names: [],
    });
    // The filter that was refused.
    expect(complaints).toEqual([expect.stringContaining('422')]);
  });
});

describe('the log of deliveries', () => {
  const start = useBrowser();

  it('changes nothing back that somebody else changed while the form was open', async () => {
    const { page, client, receiver, testKey } = await start(openSqlite);
    const { id } = await client.webhooks.create({ url: receiver.url, events: ['learner.created'] });
    await signIn(page, testKey, `/settings/webhooks/${id}`);
    await press(page, 'Edit');
    const form = page.getByRole('form', { name: 'Save' });
    await form.getByLabel('Description').fill('First');
    const others = { events: ['learner.created', 'learner.updated'], max_deliveries_per_second: 7 } as const;
    await client.webhooks.update(id, { ...others, events: [...others.events] });
    for (const description of ['First', 'Second']) {
      await form.getByLabel('Description').fill(description);
      await form.getByRole('button', { name: 'Save' }).click();
      await expect.poll(async () => (await client.webhooks.get(id)).description).toBe(description);
      await expect.poll(() => form.getByLabel('Most deliveries per second').inputValue()).toBe('7');
    }
    expect(await client.webhooks.get(id)).toMatchObject(others);
    // Of a list, the changes of both.
    await form.getByRole('checkbox', { name: 'learner.archived' }).check();
    await client.webhooks.update(id, { events: ['learner.updated', 'learner.left'] });
    await form.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(async () => (await client.webhooks.get(id)).events.toSorted())
      .toEqual(['learner.archived', 'learner.left', 'learner.updated']);
  });

  it('sends all events again that matched its filters when they were counted, and says how many it sent', async () => {
    const started = await start(openSqlite);
    const { page, client, receiver, testKey, server, complaints } = started;
    const endpoint = await client.webhooks.create({ url: receiver.url, events: ['*'] });
    receiver.otherwise = 500;
    for (let n = 0; n < 3; n++) await createLearner(started);
    receiver.otherwise = 204;
    await createLearner(started);
    receiver.received.length = 0;
    await signIn(page, testKey, `/settings/deliveries?webhook_id=${endpoint.id}&status=retrying`);
    await press(page, 'Redeliver all that match…');
    await page.getByRole('button', { name: 'Redeliver 3 events' }).waitFor();
    await accessible(page);
    expect(receiver.received).toHaveLength(0);
    // What changes meanwhile: one is sent by somebody else, and one fails that was not counted.
    const [first] = (await client.deliveryLog.list({ status: 'retrying' })).data;
    await client.deliveries.redeliver(endpoint.id, first?.id ?? '');
    await server.drainDeliveries();
    receiver.answers(500);
    await createLearner(started);
    expect(receiver.received).toHaveLength(2);
    await press(page, 'Redeliver 3 events');
    await page.getByText('2 events are being sent again').waitFor();
    await server.drainDeliveries();
    expect(new Set(receiver.eventIds).size).toBe(4);
    expect(receiver.received).toHaveLength(4);
    const [last] = (await client.deliveryLog.list({ status: 'retrying' })).data;
    await client.deliveries.redeliver(endpoint.id, last?.id ?? '');
    await server.drainDeliveries();
    // The live list is empty now: what was done is still said, and what is asked stays.
    await page.getByText('No delivery matches these filters').waitFor();
    await page.getByText('2 events are being sent again').waitFor();
    await press(page, 'Redeliver all that match…');
    await page.getByText('There is nothing to send again').waitFor();
    const none = page.getByRole('button', { name: 'Redeliver 0 events' });
    expect(await none.getAttribute('aria-disabled')).toBe('true');
    await accessible(page);
    await page.goto('/settings/deliveries?status=succeeded');
    await page.getByRole('row').nth(1).waitFor();
    expect(await page.getByRole('button', { name: 'Redeliver all that match…' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe('the form of an API key', () => {
  const start = useBrowser();

  it('gives no access, read or write by family, and special rights apart', async () => {
    const { page, client, testKey, complaints } = await start(openSqlite);
    await signIn(page, testKey, '/settings/api-keys');
    await press(page, 'Create key');
    const form = page.getByRole('form', { name: 'Create an API key' });
    await form.getByLabel('Name').fill('Attendance kiosk');
    await form.getByRole('radio', { name: 'Learners: Read' }).check();
    await form.getByRole('radio', { name: 'Attendance: Read' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await form.getByRole('radio', { name: 'Webhooks and events: Write' }).check();
    await form.getByRole('radio', { name: 'Fees: Write' }).check();
    await form.getByRole('radio', { name: 'Fees: None' }).check();
    await form.getByRole('checkbox', { name: 'publish:assessments' }).check();
    expect(await form.getByRole('radio', { name: 'Audit log: Write' }).count()).toBe(0);
    await accessible(page);
    await form.getByRole('button', { name: 'Create key' }).click();
    await expect
      .poll(
        async () =>
          (await client.apiKeys.list()).data.find(({ name }) => name === 'Attendance kiosk')?.scopes,
      )
      .toEqual([
        'read:learners',
        'read:attendance',
        'write:attendance',
        'publish:assessments',
        'read:events',
        'write:webhooks',
      ]);
    expect(complaints).toEqual([]);
  });

  it('makes one key when the response is lost and the button is pressed again', async () => {
    const { page, client, testKey } = await start(openSqlite);
    await page.clock.install();
    await signIn(page, testKey, '/settings/api-keys');
    await press(page, 'Create key');
    const form = page.getByRole('form', { name: 'Create an API key' });
    await form.getByLabel('Name').fill('Office');
    await form.getByLabel('Expires').selectOption('in 90 days');
    await form.getByRole('radio', { name: 'Learners: Read' }).check();
    const create = form.getByRole('button', { name: 'Create key' });
    const path = '**/settings/api/v1/api-keys';
    await page.route(path, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await create.click();
    const alert = form.getByRole('alert');
    // The waits between the attempts.
    await expect
      .poll(async () => {
        await page.clock.runFor(5000);
        return (await alert.count()) > 0;
      })
      .toBe(true);
    await page.unroute(path);
    await create.click();
    await page.getByRole('region', { name: 'New API key' }).waitFor();
    const made = (await client.apiKeys.list()).data.filter(({ name }) => name === 'Office');
    expect(made).toHaveLength(1);
  });

  it('makes a new key after the one whose response was lost was revoked', async () => {
    const { page, client, testKey } = await start(openSqlite);
    await page.clock.install();
    await signIn(page, testKey, '/settings/api-keys');
    const form = page.getByRole('form', { name: 'Create an API key' });
    const create = async () => {
      await press(page, 'Create key');
      await form.getByLabel('Name').fill('Kiosk');
      await form.getByRole('radio', { name: 'Learners: Read' }).check();
      await form.getByRole('button', { name: 'Create key' }).click();
    };
    const path = '**/settings/api/v1/api-keys';
    await page.route(path, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await create();
    await expect
      .poll(async () => {
        await page.clock.runFor(5000);
        return (await form.getByRole('alert').count()) > 0;
      })
      .toBe(true);
    await page.unroute(path);
    await form.getByRole('button', { name: 'Cancel' }).click();
    const navigation = page.getByRole('navigation').first();
    await navigation.getByRole('link', { name: 'Staff' }).click();
    await heading(page, 'Staff');
    await navigation.getByRole('link', { name: 'API keys' }).click();
    const lost = page.getByRole('row', { name: /Kiosk/ });
    await lost.getByRole('button', { name: 'Revoke' }).click();
    await page.locator('.confirm').getByRole('button', { name: 'Revoke' }).click();
    await page.locator('.confirm').waitFor({ state: 'detached' });
    await create();
    await page.getByRole('region', { name: 'New API key' }).waitFor();
    const secret = (await page.locator('.secret-value code').textContent()) ?? '';
    const kiosk = new Rollbook({ apiKey: secret, baseUrl: client.baseUrl, maxRetries: 0 });
    expect((await kiosk.learners.list()).data).toEqual([]);
  });

  it('counts the days of a key by the clock of the server, whatever that of the browser says', async () => {
    const { page, client, testKey } = await start(openSqlite);
    await page.clock.install({ time: Date.now() - 7 * 86_400_000 });
    await signIn(page, testKey, '/settings/api-keys');
    await press(page, 'Create key');
    const form = page.getByRole('form', { name: 'Create an API key' });
    await form.getByLabel('Name').fill('Office');
    await form.getByLabel('Expires').selectOption('in 30 days');
    await form.getByRole('radio', { name: 'Learners: Read' }).check();
    await form.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('region', { name: 'New API key' }).waitFor();
    const key = (await client.apiKeys.list()).data.find(({ name }) => name === 'Office');
    const days = (Date.parse(key?.expires_at ?? '') - Date.parse(key?.created_at ?? '')) / 86_400_000;
    expect(days).toBeCloseTo(30, 1);
  });
});
