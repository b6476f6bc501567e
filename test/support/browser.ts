import type { Browser } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { launchBrowser } from './launch-browser.ts';

/** Starts a browser, which is closed when the test ends. */
export async function startBrowser(): Promise<Browser> {
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  return browser;
}
