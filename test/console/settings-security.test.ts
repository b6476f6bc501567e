import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newFolder, rollbook, serve } from '../support/command.ts';
import { openSqlite } from '../support/databases.ts';
import { listen } from '../support/server.ts';
import { heading, press, signIn, useBrowser } from './screen.ts';

const open = useBrowser();

const html = `"'><img src=x onerror="ran=1"><script>ran=1</script><a href="javascript:ran=1">x</a>`;

/** What a page would contain if a text had become HTML. */
const injected = (page: Page) =>
  page.evaluate<unknown[]>(`[window.ran, ...document.querySelectorAll(
    'img, iframe, script:not([src^="/settings/assets/"]), [onerror], a[href^="javascript:"]')].filter(Boolean).map(String)`);

it('shows texts with HTML as texts, wherever they come from', async () => {
  const { page, client, receiver, server, testKey, complaints } = await open(openSqlite);
  await client.school.update({ name: html });
  const body = `<html>${html}</html>`;
  receiver.otherwise = { status: 500, headers: { 'Content-Type': 'text/html', 'X-Html': html }, body };
  const webhook = await client.webhooks.create({
    url: `${receiver.url}?<script>`,
    events: ['*'],
    description: html,
  });
  await client.learners.create({ name: html, preferred_name: html, metadata: { html } });
  await client.guardians.create({ name: html, email: 'a@example.org' });
  await client.staff.create({ name: html, email: 's@example.org', staff_type: 'teacher', job_title: html });
  await client.apiKeys.create({ name: html, scopes: ['read:learners'] });
  const rows = [{ external_id: html, [html]: 1 }];
  const imported = await client.imports.create({ kind: 'learners', source: 'sis', rows });
  await server.drainDeliveries();
  await server.drainJobs();
  const [failed] = (await client.deliveryLog.list({ status: 'retrying' })).data;
  const search = encodeURIComponent(html);
  await signIn(page, testKey);
  const shown: [path: string, text: string][] = [
    ['', html],
    ['/webhooks', html],
    [`/webhooks/${webhook.id}`, html],
    [`/deliveries?resource_id=${search}`, 'resource_id'],
    [`/deliveries?status=${search}&sent_since=${search}`, 'must be a date and time'],
    [`/deliveries/${failed?.id}`, html],
    [`/events/${failed?.event_id}`, 'onerror'],
    ['/api-keys', html],
    ['/audit-log', 'created learner'],
    [`/audit-log?name=${search}`, html],
    [`/imports/${imported.id}`, html],
    [`/imports/${search}`, 'no such record'],
    ['/school', 'Time zone'],
    [`/${search}`, 'no page with this address'],
  ];
  for (const [path, text] of shown) {
    // What the server responds with 4xx to is reported by the browser.
    complaints.length = 0;
    await page.goto(`/settings${path}`);
    // The name of the school is beside the page.
    await page
      .locator(path === '' ? 'nav' : 'main')
      .getByText(text)
      .first()
      .waitFor();
    for (const details of await page.locator('main summary').all()) await details.click();
    expect(await injected(page), path).toEqual([]);
    expect(
      complaints.filter((each) => !/status of 4\d\d/.test(each)),
      path,
    ).toEqual([]);
  }
});

it('does not let the key out of the form, and stays on this server after somebody signed in', async () => {
  const { page, context, testKey, server, complaints } = await open(openSqlite);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const elsewhere = 'next=//example.org&return_to=https://example.org&redirect=%2F%2Fexample.org';
  await page.goto(`/settings/webhooks?${elsewhere}#https://example.org`);
  const field = page.getByLabel('API key', { exact: true });
  await field.fill(testKey);
  // Without the script of the page, the browser would put the key into the URL.
  await page.evaluate('document.forms[0].submit()');
  await expect.poll(() => complaints.join()).toMatch(/form-action/);
  expect(await field.inputValue()).toBe(testKey);
  await page.reload();
  await field.fill(testKey);
  await press(page, 'Sign in');
  await heading(page, 'Endpoints');
  expect(page.url()).toBe(`${server.url}/settings/webhooks?${elsewhere}#https://example.org`);
  expect(urls.filter((url) => !url.startsWith(server.url))).toEqual([]);
  expect(urls.join().includes(testKey.slice(8))).toBe(false);
  const kept = await page.evaluate<string>(`(async () => JSON.stringify([
    { ...localStorage }, { ...sessionStorage }, history.state, await indexedDB.databases(), document.cookie,
    await caches.keys(), performance.getEntries().map(({ name }) => name)]))()`);
  expect(kept).not.toContain(testKey.slice(8));

  // Signing out ends the session in other tabs too.
  const tab = await context.newPage();
  await tab.goto(`${server.url}/settings/deliveries`);
  await tab.getByRole('heading', { name: 'Deliveries' }).waitFor();
  await page.getByRole('link', { name: 'Events', exact: true }).click();
  await heading(page, 'Events');
  await press(page, 'Sign out');
  await tab.getByText('Your session has ended').waitFor();
  expect(await tab.getByText('Every attempt to send').count()).toBe(0);
  await page.goBack();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
});

it('is not shown in a page of another server, which can neither read nor change anything with the session', async () => {
  const { page, context, client, testKey, server } = await open(openSqlite);
  await signIn(page, testKey);
  const other = await listen((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<h1>Other</h1><iframe src="${server.url}/settings"></iframe>`);
  });
  const tab = await context.newPage();
  await tab.goto(other);
  await expect.poll(() => tab.frames().at(1)?.url()).toMatch(/^chrome-error:/);
  const outcomes = await tab.evaluate<string[]>(`Promise.all([
    ['GET', {}], ['POST', {}], ['POST', { 'Rollbook-Settings': '1' }],
  ].map(([method, headers]) => fetch('${server.url}/settings/api/v1/learners', {
    method, headers: { 'Content-Type': 'text/plain', ...headers }, credentials: 'include',
    ...(method === 'POST' && { body: '{"name":"Forged"}' }),
  }).then((response) => response.status, () => 'refused')))`);
  expect(outcomes).toEqual(['refused', 'refused', 'refused']);
  const form = `<form method="post" enctype="text/plain" action="${server.url}/settings/api/v1/learners">
    <input name='{"name":"' value='Forged"}'></form>`;
  await tab.evaluate(`document.body.innerHTML = ${JSON.stringify(form)}; document.forms[0].submit()`);
  await tab.getByText('cross_site_request').waitFor();
  expect((await client.learners.list()).data).toEqual([]);
});

it('writes neither the key nor the session to the log, and no cache keeps what it responds', async () => {
  const cwd = await newFolder();
  const made = JSON.parse((await rollbook(['school', 'create', '--name', 'X', '--json'], { cwd })).stdout);
  const served = await serve({ cwd, env: { LOG_LEVEL: 'trace' } });
  const headers = { 'Rollbook-Settings': 'none', 'Content-Type': 'application/json' };
  const send = (path: string, cookie = '', body?: object) =>
    fetch(served.url + path, {
      headers: { ...headers, ...(cookie && { Cookie: cookie }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  const rejected = await send('/settings/session', '', { api_key: `${made.test_key}x` });
  const accepted = await send('/settings/session', '', { api_key: made.test_key });
  headers['Rollbook-Settings'] = `${made.test_school_id} test ${JSON.parse(await accepted.text()).actor.id}`;
  const [set = ''] = accepted.headers.getSetCookie();
  const [cookie = ''] = set.split(';');
  const read = await send('/settings/api/v1/school', cookie);
  const current = await send('/settings/session', cookie);
  expect([rejected, accepted, read, current].map(({ status }) => status)).toEqual([401, 200, 200, 200]);
  for (const { headers: sent } of [rejected, accepted, read, current])
    expect(sent.get('cache-control')).toBe('no-store');
  await served.stop();
  const log = served.output.stdout + served.output.stderr;
  expect(log).toContain('/settings/session');
  expect(log).not.toContain(made.test_key.slice(8));
  expect(log).not.toContain(cookie.split('=')[1]);
});
