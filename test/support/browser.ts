import type { Browser, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { launchBrowser } from './launch-browser.ts';

/** Starts a browser, which is closed when the test ends. */
export async function startBrowser(): Promise<Browser> {
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  return browser;
}

/** Where some words of an element begin, from the left edge of the page. */
export const placesOf = (page: Page, element: string, words: readonly string[]): Promise<number[]> =>
  page.evaluate<number[]>(`(() => {
    const texts = document.createTreeWalker(document.querySelector(${JSON.stringify(element)}), NodeFilter.SHOW_TEXT);
    const found = new Map();
    while (texts.nextNode())
      for (const word of ${JSON.stringify(words)}) {
        const at = texts.currentNode.data.indexOf(word);
        if (at === -1 || found.has(word)) continue;
        const range = document.createRange();
        range.setStart(texts.currentNode, at);
        range.setEnd(texts.currentNode, at + 1);
        found.set(word, range.getBoundingClientRect().left);
      }
    return ${JSON.stringify(words)}.map((word) => found.get(word));
  })()`);
