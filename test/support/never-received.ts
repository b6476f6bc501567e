import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Vitest } from 'vitest/node';
import { documentedResponses } from './conformance.ts';

/** Fails a complete run if the document has responses that no test received; `folder` has the names of those received. */
export async function failIfNeverReceived(vitest: Vitest, folder: string): Promise<void> {
  if (!(await isComplete(vitest))) return;
  const files = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  );
  const received = new Set(files.flatMap((text) => text.split('\n')));
  const missing = documentedResponses.filter((name) => !received.has(name));
  if (missing.length === 0) return;
  // Vitest fails if a teardown throws, unless all of them together take longer than its timeout.
  process.exitCode = 1;
  throw new Error(
    `No test received these responses of the document, by operation, status, and error code or media type. Add a test that does, or take them out of the document if they never occur:\n${missing.join('\n')}`,
  );
}

/** Whether every test that compares responses with the document was run, and none failed. */
async function isComplete(vitest: Vitest): Promise<boolean> {
  const { config, state } = vitest;
  if (config.testNamePattern || state.getCountOfFailedTests() > 0) return false;
  const ran = new Set(state.getFiles().map(({ filepath }) => filepath));
  const all = await vitest.globTestSpecifications();
  const whole = all.filter(({ project }) => project.name === 'whole');
  return whole.length > 0 && whole.every(({ moduleId }) => ran.has(moduleId));
}
