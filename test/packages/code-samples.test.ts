import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileErrors } from '../support/compile.ts';
import { operations } from '../support/document.ts';

test('every operation has an example for curl, and one for the SDK that compiles', {
  timeout: 120_000,
}, () => {
  const samples = operations.flatMap(({ operationId, 'x-codeSamples': [shell, typescript] }) => {
    expect(shell?.source, operationId).toMatch(/^curl .*http:\/\/127\.0\.0\.1:4010\/v1\//);
    return [`{\n${typescript?.source}\n}`];
  });
  const file = join(import.meta.dirname, 'samples.ts');
  const given = "import type { Rollbook } from '@rollbook/sdk';\ndeclare const client: Rollbook;\n";
  expect(compileErrors(new Map([[file, given + samples.join('\n')]]))).toEqual([]);
});
