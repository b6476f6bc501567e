import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const main = join(import.meta.dirname, '../../bench/run.ts');
const capacity = join(import.meta.dirname, '../../bench/capacity/run.ts');

// What it measures is for the long run; here, that it measures the same work of all.
test('the bench runs, and its candidates give the same responses', async () => {
  const args = ['get', 'write', '--rounds', '1', '--seconds', '0.02', '--learners', '50'];
  const { stdout } = await promisify(execFile)(process.execPath, [main, ...args]);
  const [, get = '', write = ''] = stdout.split(/^(?=get:|write:)/m);
  expect(get).toMatch(/^floor +1\.00 .*^rollbook +\d+\.\d\d /ms);
  expect(get).toContain('the same of all candidates');
  expect(write).toMatch(/^floor +1\.00 .*^rollbook +\d+\.\d\d /ms);
});

test('the capacity bench runs: registers, notices and deliveries of several schools, claims, and neighbours', async () => {
  const morning = ['--schools', '3', '--learners', '8', '--classes', '2', '--over', '0.2'];
  const others = ['--pending', '2000', '--endpoints', '10', '--among', '3', '--rounds', '8'];
  const { stdout } = await promisify(execFile)(process.execPath, [capacity, ...morning, ...others]);
  expect(stdout).toMatch(/^registers, as fast as possible: 6 in /m);
  expect(stdout).toMatch(/^notices about absences, as fast as possible: 6 in /m);
  expect(stdout).toContain('events of registers delivered: 6 of 6, 0 of them more than once');
  // A register has a mark for each learner: four in each of the two classes.
  expect(stdout).toMatch(/^register_marks +8\.0 /m);
  expect(stdout).toMatch(/^message_recipients +2\.0 /m);
  for (const name of ['SQLite', 'PostgreSQL']) {
    expect(stdout).toMatch(new RegExp(`^claims, ${name}: 10 endpoints`, 'm'));
    expect(stdout).toMatch(new RegExp(`^neighbours, ${name}: `, 'm'));
  }
  expect(stdout.match(/^a register +\d/gm)).toHaveLength(2);
});
