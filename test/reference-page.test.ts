import { expect, test } from 'vitest';
import contract from '../openapi/openapi.json' with { type: 'json' };
import { startBrowser } from './support/browser.ts';
import { openSqlite } from './support/databases.ts';
import { startServer } from './support/server.ts';

/** A new page of a browser, the answers it asked other hosts for, and what it complained of. */
async function browse(home: string) {
  const browser = await startBrowser();
  const page = await browser.newPage();
  const foreign: string[] = [];
  const errors: string[] = [];
  await page.route('**/*', (route) => {
    const url = route.request().url();
    if (url.startsWith(home) || url.startsWith('data:')) return route.continue();
    foreign.push(url);
    return route.abort();
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, foreign, errors };
}

test('the reference shows every operation and event, and asks nothing of any other host', async () => {
  const { server } = await startServer(openSqlite);
  const { page, foreign, errors } = await browse(server.url);

  await page.goto(`${server.url}/docs`);
  const operations = Object.values<object>(contract.paths).flatMap((item) => Object.keys(item)).length;
  const listed = await page.locator('section tr').count();
  expect(listed).toBe(operations + Object.keys(contract.webhooks).length);

  const families = await page.locator('section').evaluateAll((all) =>
    all.map((family) => ({
      href: family.querySelector('h2 a')?.getAttribute('href'),
      entries: family.querySelectorAll('tr').length,
    })),
  );
  expect(families).toHaveLength(contract.tags.length);
  for (const { href, entries } of families) {
    await page.goto(server.url + href);
    const blocks = page.locator('.opblock');
    await blocks.nth(entries - 1).waitFor();
    expect(await blocks.count(), String(href)).toBe(entries);
  }

  await page.goto(`${server.url}/docs/errors#not_found`);
  expect(await page.locator('section:target h2').textContent()).toContain('not_found');
  expect(foreign).toEqual([]);
  expect(errors).toEqual([]);
});

test('the reference names the scopes and events of an operation, and what changed in each version', async () => {
  const { server } = await startServer(openSqlite);
  const { page, errors } = await browse(server.url);
  await page.goto(`${server.url}/docs`);
  const row = page.locator('tr', { has: page.locator('a[href$="/learners.create"]') });
  expect(await row.textContent()).toContain('write:learners');
  const versions = await page.locator('#versions dt').allTextContents();
  expect(versions).toEqual(contract['x-versions'].map(({ date }) => date).reverse());
  expect(await page.locator('body').textContent()).not.toContain('`');
  await page.goto(`${server.url}/docs/errors`);
  expect(await page.locator('body').textContent()).not.toContain('`');

  await page.goto(`${server.url}/docs/learners#/learners/learners.create`);
  const description = page.locator('.opblock.is-open .opblock-description');
  await description.waitFor();
  const text = await description.textContent();
  for (const name of ['write:learners', 'read:sensitive', 'learner.created']) expect(text).toContain(name);
  expect(errors).toEqual([]);
});

test('an operation of the reference can be tried, with a key given once', async () => {
  const { server, testKey } = await startServer(openSqlite);
  const { page, foreign, errors } = await browse(server.url);
  const call = async (summary: string) => {
    await page.goto(`${server.url}/docs`);
    await page.getByRole('link', { name: summary, exact: true }).click();
    await page.locator('.execute').click();
    const answer = page.locator('.live-responses-table');
    await answer.waitFor();
    return answer.textContent();
  };

  // Without a key: the page reaches this server, and the browser tells of the 401.
  expect(await call('Get the school')).toContain('missing_api_key');

  await page.locator('.auth-wrapper .authorize').click();
  await page.locator('.auth-container input').fill(testKey);
  await page.locator('.auth-btn-wrapper .authorize').click();
  expect(await call('List learners')).toContain('has_more');

  expect(foreign).toEqual([]);
  expect(errors.filter((message) => !message.includes('401'))).toEqual([]);
});
