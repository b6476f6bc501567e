import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
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

test('the reference page shows operations, and asks nothing of any other host', async () => {
  const { server } = await startServer(openSqlite);
  const browser = await chromium.launch({ executablePath: executable, args: flags });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
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
  await page.waitForSelector('.opblock');
  expect(await page.locator('.opblock').count()).toBeGreaterThan(10);

  await page.goto(`${server.url}/docs/errors#not_found`);
  expect(await page.locator('section:target h2').textContent()).toContain('not_found');
  expect(foreign).toEqual([]);
  expect(errors).toEqual([]);
});
