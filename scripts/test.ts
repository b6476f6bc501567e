// Checks, tests, and ends with the true count of the tests on one line. What does not depend on the database is tested on
// SQLite alone, unless CI is set or `--all` is given.
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.ts';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { status: string; message: string }[];
}

const all = Boolean(process.env.CI) || process.argv.includes('--all');
const given = process.argv.slice(2).filter((word) => word !== '--all');
if (!all) process.env.TEST_DATABASES = 'sqlite';

const report = join(tmpdir(), `rollbook-tests-${process.pid}.json`);
const checked = await run('node', ['scripts/check.ts']);
const tested =
  checked === 0
    ? await run('vitest', [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...given,
      ])
    : 1;
process.exitCode = checked || tested;
if (checked === 0) {
  const { numPassedTests, numFailedTests, numPendingTests, testResults }: Report = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  rmSync(report);
  // A file that could not even be loaded has no tests to count, and is a failure.
  const broken = testResults.filter((result) => result.status === 'failed' && result.message !== '').length;
  // Of the run as a whole, as where no test received a response of the document.
  const ofRun = tested !== 0 && numFailedTests + broken === 0 ? 1 : 0;
  const failed = numFailedTests + broken + ofRun;
  if (failed > 0 || numPendingTests > 0) process.exitCode = 1;
  console.log(
    `${numPassedTests} passed, ${failed} failed${numPendingTests > 0 ? `, ${numPendingTests} skipped` : ''}`,
  );
} else {
  console.log('0 passed, 1 failed');
}
