import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { TestDatabase } from '../support/databases.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { startReceiver } from '../support/receiver.ts';
import { startServer } from '../support/server.ts';

/** A browser for the tests of a file. The result starts a server with a receiver, and opens a page of the browser. */
export function useBrowser() {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  return async (database: () => Promise<TestDatabase>, options: BrowserContextOptions = {}) => {
    const started = await startServer(database, { worker: true });
    const receiver = await startReceiver();
    const context = await browser.newContext({
      baseURL: started.server.url,
      locale: 'en-GB',
      // A live list has a light that pulses, which takes 5 % of a core for as long as a test waits.
      reducedMotion: 'reduce',
      ...options,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    // What the page complained about, and asked other servers for: nothing.
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(started.server.url)) complaints.push(`asked for ${request.url()}`);
    });
    // Whether to leave a page whose secret was not copied.
    const asked: string[] = [];
    const replies: boolean[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      return replies.shift() === false ? dialog.dismiss() : dialog.accept();
    });
    onTestFinished(() => context.close());
    return { ...started, receiver, context, page, complaints, asked, replies };
  };
}

export async function signIn(page: Page, key: string, path = '/settings'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('API key', { exact: true }).fill(key);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('navigation').waitFor();
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).waitFor();
export const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text }).first();

/** Takes pictures of a page in the folder `PICTURES`, if it is set: at the widths of a desktop and a phone, in both themes. */
export async function pictures(page: Page, name: string): Promise<void> {
  const { PICTURES: folder } = process.env;
  const before = page.viewportSize();
  for (const width of folder ? [1280, 375] : [])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  if (!folder) return;
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}
