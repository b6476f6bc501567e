import { join } from 'node:path';
import { expect, test } from 'vitest';
import contract from '../openapi/openapi.json' with { type: 'json' };
import { compileErrors } from './support/compile.ts';

const operations = Object.values(contract.paths).flatMap((item) =>
  Object.values<{ operationId: string; 'x-codeSamples': { lang: string; source: string }[] }>(item),
);

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
