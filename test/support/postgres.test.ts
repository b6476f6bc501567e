import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

it('a run that has failed ends as one, with the PostgreSQL of the tests or without', async () => {
  const file = new URL('./postgres.ts', import.meta.url).href;
  const script = `await import('${file}'); process.exitCode = 3;`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  expect(code).toBe(3);
});
