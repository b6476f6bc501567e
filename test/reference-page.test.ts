import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import contract from '../openapi/openapi.json' with { type: 'json' };
import { openSqlite } from './support/databases.ts';
import { startServer } from './support/server.ts';

const executable = '/usr/bin/chromium';

beforeAll(() => {
  if (existsSync(executable)) return;
  if (process.getuid?.() !== 0)
    throw new Error('These tests need Chromium: install the package chromium, then run them again.');
  execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
  execFileSync('apt-get', ['install', '-yq', '--no-install-recommends', 'chromium'], { stdio: 'ignore' });
}, 300_000);

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

test('the reference page shows every operation, and asks nothing of any other host', async () => {
  const { server } = await startServer(openSqlite);
  const browser = await chromium.launch({ executablePath: executable, args: flags });
  onTestFinished(() => browser.close());
  // The page draws what is in sight, so a window as tall as the page shows it whole.
  const page = await browser.newPage({ viewport: { width: 1280, height: 20_000 } });
  const foreign: string[] = [];
  const errors: string[] = [];
  await page.route('**/*', (route) => {
    const url = route.request().url();
    if (url.startsWith(server.url) || url.startsWith('data:')) return route.continue();
    foreign.push(url);
    return route.abort();
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });

  await page.goto(`${server.url}/docs`);
  const operations = Object.values<object>(contract.paths).flatMap((item) => Object.keys(item)).length;
  await expect
    .poll(() => page.locator('.opblock').count(), { timeout: 20_000 })
    .toBe(operations + Object.keys(contract.webhooks).length);
  expect(errors).toEqual([]);

  // Without a key: the page reaches this server, and the browser tells of the 401.
  await page.goto(`${server.url}/docs#/school/school.get`);
  await page.reload();
  const operation = page.locator('[id^="operations-school-school"][id$="get"]');
  await operation.locator('.execute').click();
  const answer = operation.locator('.live-responses-table');
  await answer.waitFor();
  expect(await answer.textContent()).toContain('missing_api_key');

  await page.goto(`${server.url}/docs/errors#not_found`);
  expect(await page.locator('section:target h2').textContent()).toContain('not_found');
  expect(foreign).toEqual([]);
  expect(errors.filter((message) => !message.includes('401'))).toEqual([]);
});
