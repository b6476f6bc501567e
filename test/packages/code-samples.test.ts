import { expect, test } from 'vitest';
import { codeSamples } from '../../packages/server/src/generated/code-samples.ts';
import { compileErrors } from '../support/compile.ts';
import { operations } from '../support/document.ts';

test('every operation has an example for curl, and one for the SDK that compiles', async () => {
  expect(Object.keys(codeSamples).sort()).toEqual(operations.map(({ id }) => id).sort());
  const samples = Object.entries(codeSamples).flatMap(([id, [shell, typescript]]) => {
    expect(shell?.source, id).toMatch(/^curl .*http:\/\/127\.0\.0\.1:4010\/v1\//);
    return [`{\n${typescript?.source}\n}`];
  });
  const given = "import type { Rollbook } from '@rollbook/sdk';\ndeclare const client: Rollbook;\n";
  const files = new Map([['samples.ts', given + samples.join('\n')]]);
  expect(await compileErrors(files)).toBe('');
});
