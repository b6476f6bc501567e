import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { elementsOf, runAxe } from '../support/axe.ts';
import { openSqlite } from '../support/databases.ts';
import { document, operations } from '../support/document.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { sharedServer } from '../support/server.ts';

const eventTypes = Object.keys(document.webhooks);
const families = document.tags.map(({ name }) => `/docs/${name}`);

// A server makes each page once.
const newSchool = sharedServer(openSqlite);
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A new page of a browser without cookies, with the addresses of other hosts that it asked for and its complaints. */
async function browse(options: BrowserContextOptions = {}) {
  const { server, testKey } = await newSchool();
  const page = await browser.newPage({ baseURL: server.url, ...options });
  onTestFinished(() => page.close());
  const foreign: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url)) foreign.push(request.url());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, testKey, foreign, errors };
}

interface Shown {
  path: string;
  /** Without code. */
  text: string;
  links: string[];
  ids: string[];
}

/** The pages that the navigation lists: their texts, and where their links lead, as the browser parses them. */
async function readPages() {
  const { page, foreign, errors } = await browse();
  await page.goto('/docs');
  const shown = await page.evaluate<Shown[]>(`(async () => {
    const listed = [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
    const paths = new Set(listed.filter((path) => path.startsWith('/docs')));
    return Promise.all([...paths].map(async (path) => {
      const response = await fetch(path);
      const type = response.headers.get('content-type');
      if (!response.ok || !type.startsWith('text/html')) throw new Error(path + ': ' + response.status + ' ' + type);
      // The navigation is two thirds of a page, and the same on each.
      const [, content] = (await response.text()).split('</nav>');
      const main = new DOMParser().parseFromString(content, 'text/html').querySelector('main');
      const links = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));
      const ids = [...main.querySelectorAll('[id]')].map(({ id }) => id);
      if (path.startsWith('/docs/guides/')) for (const code of main.querySelectorAll('code')) code.remove();
      return { path, text: main.textContent, links, ids };
    }));
  })()`);
  return { pages: new Map(shown.map((one) => [one.path, one])), foreign, errors };
}

let read: ReturnType<typeof readPages> | undefined;
/** They are read once. */
function everyPage(): ReturnType<typeof readPages> {
  read ??= readPages();
  return read;
}

test('every operation has a page with its scopes, its events and its errors', async () => {
  const { pages } = await everyPage();
  for (const { operationId, summary, security, responses, ...operation } of operations) {
    const { text = '', links = [] } = pages.get(`/docs/operations/${operationId}`) ?? {};
    expect(text, operationId).toContain(summary.replaceAll('`', ''));
    const scopes = [
      ...security.flatMap(({ apiKey = [] }) => apiKey),
      ...(operation['x-scopes-if'] ?? []).flatMap((condition) => condition.scopes),
    ];
    for (const scope of scopes) expect(links, operationId).toContain(`/docs/reference#${scope}`);
    for (const type of operation['x-emits'] ?? [])
      expect(links, operationId).toContain(`/docs/events/${type}`);
    for (const { 'x-codes': codes = [] } of Object.values(responses))
      for (const code of codes) expect(links, operationId).toContain(`/docs/errors#${code}`);
  }
});

test('every event type has a page, which names the operations that emit it', async () => {
  const { pages } = await everyPage();
  for (const type of eventTypes) {
    const { text = '', links = [] } = pages.get(`/docs/events/${type}`) ?? {};
    expect(text).toContain(type);
    const emitters = operations.filter((operation) => operation['x-emits']?.includes(type));
    for (const { operationId } of emitters) expect(links, type).toContain(`/docs/operations/${operationId}`);
  }
});

test('the pages show no Markdown, and no link of them leads nowhere', async () => {
  const { pages, foreign, errors } = await everyPage();
  for (const family of families) expect([...pages.keys()]).toContain(family);
  for (const { path, text, links } of pages.values()) {
    // A masked address has asterisks, but no letter follows them.
    expect(text, path).not.toMatch(/`|\*\*[A-Za-z]|\]\(|\| ---/);
    for (const link of links) {
      if (/^https:|^\/(settings|openapi\.json|llms\.txt|docs\/guides\/.*\.md)$/.test(link)) continue;
      const [page = '', id] = link.split('#');
      const ids = pages.get(page || path)?.ids;
      expect(ids, `${path} leads to ${link}`).toBeDefined();
      if (id && path.startsWith('/docs/guides/')) expect(ids, `${path} leads to ${link}`).toContain(id);
    }
  }
  expect(foreign).toEqual([]);
  expect(errors).toEqual([]);
});

test('the introduction lists what changed in each version, the newest first', async () => {
  const { page } = await browse();
  await page.goto('/docs/reference');
  const versions = await page.locator('.versions dt').allTextContents();
  expect(versions).toEqual(document['x-versions'].map(({ date }) => date).reverse());
  await page.goto('/docs/errors#not_found');
  expect(await page.locator('section:target h3').textContent()).toContain('not_found');
});

test('opening an operation takes one small request', async () => {
  const { page, foreign, errors } = await browse();
  await page.goto('/docs');
  for (const operationId of ['learners.create', 'learners.list', 'imports.create', 'classes.update']) {
    await page.goto(`/docs/operations/${operationId}`);
    const { transferred, ready } = await page.evaluate<{ transferred: number[]; ready: number }>(`(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const all = [navigation, ...performance.getEntriesByType('resource')];
      const transferred = all.map(({ transferSize }) => transferSize).filter((size) => size > 0);
      return { transferred, ready: navigation.domContentLoadedEventEnd };
    })()`);
    expect(transferred, operationId).toHaveLength(1);
    expect(transferred[0], operationId).toBeLessThan(30_000);
    expect(ready, operationId).toBeLessThan(3000);
  }
  expect(foreign).toEqual([]);
  expect(errors).toEqual([]);
});

test('everything is found by the search, which is loaded when it is used, and says when it has found nothing', async () => {
  const { page, foreign, errors } = await browse();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/docs');
  expect(requested).not.toContain('/docs/search.json');
  const field = page.getByLabel('Search the documentation');
  const results = page.locator('.results');
  /** The first results, as their kind and title. */
  const find = async (query: string) => {
    await field.fill(query);
    await results.getByText(`ound for “${query}”`).waitFor();
    return results
      .locator('li')
      .evaluateAll((found: { querySelectorAll(of: string): { textContent: string }[] }[]) =>
        found.map((item) => [...item.querySelectorAll('small, b')].map((one) => one.textContent).join(' ')),
      );
  };
  await page.keyboard.press('/');
  const expected: [string, string][] = [
    ['pagination', 'Guide Pagination'],
    ['signature', 'Guide Receiving webhooks: Verify'],
    ['idempotency', 'Guide Idempotency'],
    ['retry', 'Guide Errors and retries: What to do'],
    ['how to synchronise', 'Guide Synchronising'],
    ['roll back an import', 'Guide Imports: Undo an import'],
    ['restore a backup', 'Guide Self-hosting: Back up and restore'],
    ['why 409', 'Guide Errors and retries: Why 409?'],
    ['patch /v1/guardians', 'Operation Update a guardian'],
    ['learner.created', 'Event learner.created'],
    ['possible_duplicate', 'Error possible_duplicate'],
    ['read:sensitive', 'Scope read:sensitive'],
    ['date_of_birth', 'Field date_of_birth'],
    ['partly_paid', 'Guide Money: What the status of an invoice means'],
  ];
  for (const [query, title] of expected) expect((await find(query)).slice(0, 5), query).toContain(title);
  expect(await find('xyzzyplugh')).toEqual([]);
  expect(await results.textContent()).toContain('Nothing found for “xyzzyplugh”');
  await field.fill('learner.created');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/events/learner.created');
  expect(foreign).toEqual([]);
  expect(errors).toEqual([]);
});

test('a link to a field opens what it is folded into', async () => {
  const { page } = await browse();
  await page.goto('/docs/operations/learners.get#response-left_on');
  await expect.poll(() => page.locator('#response-left_on').isVisible()).toBe(true);
});

test('the first page is small and has a way on for each reader, also without script', async () => {
  const { page } = await browse({ javaScriptEnabled: false });
  const sizes: number[] = [];
  page.on('requestfinished', async (request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    sizes.push(responseBodySize + responseHeadersSize);
  });
  await page.goto('/docs');
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000);
  for (const [name, title] of [
    ['Integrate', 'For integrators'],
    ['Receive', 'For receivers'],
    ['Host', 'For self-hosters'],
  ]) {
    await page.goto('/docs');
    await page.getByRole('link', { name, exact: true }).click();
    expect(await page.locator('h1').textContent()).toBe(title);
  }
});

test('guides are also Markdown, listed for language models, with links to each other', async () => {
  const { server } = await newSchool();
  const get = async (path: string) => {
    const response = await fetch(server.url + path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    return { text: await response.text(), type: response.headers.get('content-type') };
  };
  const list = await get('/llms.txt');
  expect(list.type).toBe('text/plain; charset=utf-8');
  const paths = [...list.text.matchAll(/\]\((\/[^)]+)\)/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(40);
  for (const path of paths) {
    const { text, type } = await get(path);
    if (!path.endsWith('.md')) continue;
    expect(type).toBe('text/markdown; charset=utf-8');
    const title = list.text.match(new RegExp(`\\[([^\\]]+)\\]\\(${path}\\)`))?.[1];
    expect(text.match(/^# (.*)$/m)?.[1], path).toBe(
      path.endsWith('/changelog.md') ? '@rollbook/server' : title,
    );
    for (const [, link = ''] of text.matchAll(/\]\((\/docs\/guides\/[^)#]+)/g))
      expect(paths, path).toContain(link);
  }
});

test('a browser gets a page for a path that does not exist, and a program a problem', async () => {
  const { page } = await browse();
  for (const path of ['/docs/guides/unknown', '/nothing']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    expect(await page.locator('h1').textContent()).toBe('Page not found');
  }
  const near = page.locator('.perhaps a');
  for (const path of ['/docs/guides/webhok', '/docs/guides/webhok%zz', '/docs/guides/webhok%ff#%zz']) {
    await page.goto(path);
    await near.first().waitFor();
    expect(await near.allTextContents()).toContain('Receiving webhooks');
  }
  expect((await page.goto('/v1/nothing'))?.headers()['content-type']).toContain('json');
  const { server } = await newSchool();
  for (const accept of ['*/*', 'application/json', 'text/html']) {
    const response = await fetch(`${server.url}/docs/guides/unknown`, { headers: { accept } });
    expect(response.status).toBe(404);
    // A cache gives neither the response to the other.
    expect(response.headers.get('vary')?.split(', ')).toContain('Accept');
    const text = await response.text();
    if (accept === 'text/html') expect(text).toContain('Page not found');
    else expect(JSON.parse(text)).toMatchObject({ code: 'not_found' });
  }
});

test('an address that ends with a slash leads to the page without it', async () => {
  const { page } = await browse();
  for (const path of ['/docs', '/docs/reference', '/docs/guides/start']) {
    const response = await page.goto(`${path}/?from=/a/?c#b`);
    expect(response?.status()).toBe(200);
    const { pathname, search, hash } = new URL(page.url());
    expect([pathname, search, hash]).toEqual([path, '?from=/a/?c', '#b']);
  }
  const { server } = await newSchool();
  // Where a client is sent begins with the path of a page, so it leads to no other host.
  for (const path of [
    '/docs/unknown/',
    '/docs//',
    '//docs/',
    '/docs/assets/reference.css/',
    '/docs/guides/%2F%2Fexample.org/',
  ]) {
    const response = await fetch(`${server.url}${path}`, { redirect: 'manual' });
    expect(response.status, path).toBe(404);
  }
});

test('a picture of a guide is whole on a desktop, and scrolls on a phone, where its text would be too small', async () => {
  const { page } = await browse({ viewport: { width: 1280, height: 740 } });
  await page.goto('/docs/guides/data-model');
  const widths = () =>
    page
      .locator('.picture')
      .evaluate((element: { clientWidth: number; scrollWidth: number }) => [
        element.clientWidth,
        element.scrollWidth,
      ]);
  const [desktop, all] = await widths();
  expect(all).toBe(desktop);
  await page.setViewportSize({ width: 375, height: 740 });
  const [shown, whole] = await widths();
  expect(shown).toBeLessThan(375);
  expect(whole).toBeGreaterThan(650);
});

test('the reference as Markdown has what its page has: scopes, roles, versions and headers', async () => {
  const { server } = await newSchool();
  const text = await (await fetch(`${server.url}/docs/reference.md`)).text();
  for (const part of ['## Scopes', '`read:medical`', '## Roles', '`principal`', '## Versions', '2026-12-01'])
    expect(text).toContain(part);
  for (const part of ['## Response headers', '`Service-Watermark`', '(/docs/learners.md)'])
    expect(text).toContain(part);
});

test('examples name this server, and the language that was chosen stays chosen on the next page', async () => {
  const { page } = await browse();
  await page.goto('/docs/operations/learners.get');
  const example = page.locator('.choices pre:visible');
  expect(await example.textContent()).toContain(`curl ${new URL(page.url()).origin}/v1/learners/lrn_`);
  await page.getByText('TypeScript', { exact: true }).click();
  await page.goto('/docs/operations/staff.get');
  expect(await example.textContent()).toContain('client.staff.get(');
});

test('the pages can be read without script, and on a phone the navigation opens over them', async () => {
  const { page } = await browse({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto('/docs/operations/learners.create');
  await page.getByText('curl http').waitFor();
  const navigation = page.locator('nav');
  expect(await navigation.isVisible()).toBe(false);
  await page.getByText('Menu').click();
  await navigation.getByText('Update a learner').click();
  await page.waitForURL('**/docs/operations/learners.update');
  expect(await navigation.isVisible()).toBe(false);
});

test('axe finds nothing serious in the pages, light and wide, and dark on a phone', async () => {
  const { page } = await browse();
  const paths = [
    '/docs',
    '/docs/reference',
    '/docs/errors',
    '/docs/webhooks',
    '/docs/events/learner.created',
  ];
  paths.push('/docs/guides/start', '/docs/guides/data-model');
  for (const path of [...paths, '/docs/operations/learners.create', '/docs/operations/terms.close']) {
    await page.goto(path);
    // Most elements are those of the navigation, which is the same on every page but for the family that is open.
    await page.evaluate(`
      if (${path !== '/docs'}) for (const closed of document.querySelectorAll('nav details:not([open])')) closed.remove();
      for (const details of document.querySelectorAll('details')) details.open = true;`);
    for (const [colorScheme, width, height] of [
      ['light', 1440, 900],
      ['dark', 390, 844],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      const { violations, passes } = await runAxe(page);
      expect(passes.length).toBeGreaterThan(15);
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(elementsOf(serious), `${path}, ${colorScheme}`).toEqual([]);
    }
  }
});

test('an operation of the reference can be tried, with a key that stays in its field and is never stored', async () => {
  const { page, testKey, foreign, errors } = await browse();
  const send = async (operationId: string, key = testKey) => {
    await page.goto(`/docs/operations/${operationId}`);
    await page.getByText('Try it').click();
    await page.getByLabel('API key').fill(key);
    await page.getByRole('button', { name: 'Send' }).click();
    const output = page.locator('output');
    await output.locator('pre').waitFor();
    return output.textContent();
  };
  expect(await send('school.get', 'sk_test_x')).toContain('invalid_api_key');
  const created = await send('learners.create');
  expect(created).toContain('201');
  expect(created).toContain('Thandi Example');
  expect(await send('learners.list')).toContain('has_more');

  const [, id = ''] = created?.match(/"id": "(lrn_\w+)"/) ?? [];
  await page.goto('/docs/operations/learners.get');
  await page.getByText('Try it').click();
  const field = page.getByLabel('API key');
  expect(await field.inputValue()).toBe('');
  const stored = 'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])';
  expect(await page.evaluate(stored)).not.toContain('sk_');
  const warning = page.getByText('This is a live key');
  await field.fill('sk_live_x');
  expect(await warning.isVisible()).toBe(true);
  await field.fill(testKey);
  expect(await warning.isVisible()).toBe(false);
  await page.getByLabel('learner_id').fill(id);
  await page.keyboard.press('Enter');
  await page.locator('output pre').waitFor();
  expect(await page.locator('output').textContent()).toContain('Thandi Example');

  expect(foreign).toEqual([]);
  expect(errors.filter((message) => !message.includes('401'))).toEqual([]);
});

test('on a phone, the cells of a table in a guide are below each other, with the names of their columns', async () => {
  const { page } = await browse({ viewport: { width: 375, height: 812 } });
  await page.goto('/docs/guides/errors');
  const cell = page.getByRole('row', { name: '429' }).locator('td').nth(1);
  const first = page.getByRole('row', { name: '429' }).locator('td').first();
  const [above, below] = [await first.boundingBox(), await cell.boundingBox()];
  expect(below?.y).toBeGreaterThan(above?.y ?? Number.POSITIVE_INFINITY);
  const shown = 'getComputedStyle(document.querySelector("td[data-column]"), "::before").content';
  expect(await page.evaluate(shown)).toContain('meaning:');
});

test('nothing on a phone is wider than its screen', async () => {
  const { page, testKey } = await browse({ viewport: { width: 390, height: 844 } });
  // A long line of code, and a picture of states, scroll within their blocks.
  const wide = `[...document.querySelectorAll('body *:not(pre *, .wide *)')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth)
    .map((element) => element.outerHTML.slice(0, 100))`;
  const paths = ['/docs', '/docs/errors', '/docs/learners', '/docs/events/learner.created'];
  for (const path of [...paths, '/docs/guides/errors', '/docs/guides/server']) {
    await page.goto(path);
    expect(await page.evaluate(wide), path).toEqual([]);
  }
  await page.goto('/docs/operations/learners.create');
  await page.evaluate("for (const details of document.querySelectorAll('details')) details.open = true");
  await page.getByLabel('API key').fill(testKey);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.locator('output pre').waitFor();
  expect(await page.evaluate(wide)).toEqual([]);
});
