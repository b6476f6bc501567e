import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

// Half as long as the source that the package exports.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds in a page as it is now. A page that is examined again, in another state or window, has the script of axe
 * already, compiled: most of the time of the first run is compilation.
 */
export async function runAxe(
  page: Page,
  options: RunOptions = {},
): Promise<Pick<AxeResults, 'violations' | 'passes'>> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  // Style sheets and media are preloaded for rules about the orientation of the screen and about sound, which do not apply.
  const given = JSON.stringify({ resultTypes: ['violations'], preload: false, ...options });
  return page.evaluate(
    `axe.run(document, ${given})
      .then(({ violations, passes }) => ({ violations, passes }))`,
  );
}

/** The rules that were violated, each with the beginning of an element that violates it. */
export const elementsOf = (violations: AxeResults['violations']): string[] =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
