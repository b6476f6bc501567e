import { expect, test } from 'vitest';
import { compileErrors } from '../support/compile.ts';
import { operations } from '../support/document.ts';

test('every operation has an example for curl, and one for the SDK that compiles', async () => {
  const samples = operations.flatMap(({ operationId, 'x-codeSamples': [shell, typescript] }) => {
    expect(shell?.source, operationId).toMatch(/^curl .*http:\/\/127\.0\.0\.1:4010\/v1\//);
    return [`{\n${typescript?.source}\n}`];
  });
  const given = "import type { Rollbook } from '@rollbook/sdk';\ndeclare const client: Rollbook;\n";
  const files = new Map([['samples.ts', given + samples.join('\n')]]);
  expect(await compileErrors(files)).toBe('');
});
