import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const main = join(import.meta.dirname, '../../bench/run.ts');

// What it measures is for the long run; here, that it measures the same work of all.
test('the bench runs, and its candidates give the same responses', async () => {
  const args = ['get', 'write', '--rounds', '1', '--seconds', '0.02', '--learners', '50'];
  const { stdout } = await promisify(execFile)(process.execPath, [main, ...args]);
  const [, get = '', write = ''] = stdout.split(/^(?=get:|write:)/m);
  expect(get).toMatch(/^floor +1\.00 .*^rollbook +\d+\.\d\d /ms);
  expect(get).toContain('the same of all candidates');
  expect(write).toMatch(/^floor +1\.00 .*^rollbook +\d+\.\d\d /ms);
});
