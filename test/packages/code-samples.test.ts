import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { entries } from '../../packages/server/src/http/reference/reading.ts';
import { requestSamples } from '../../packages/server/src/http/reference/request-samples.ts';
import { newFolder } from '../support/command.ts';
import { compileErrors } from '../support/compile.ts';
import { operations } from '../support/document.ts';

const samples = entries.map((entry) => [entry.operation.operationId, requestSamples(entry)] as const);
const sourceOf = (language: string): [id: string, source: string][] =>
  samples.map(([id, all]) => [id, all.find(({ label }) => label === language)?.source ?? '']);

test('every operation has an example for curl, for Python, and one for the SDK that compiles', async () => {
  expect(samples.map(([id]) => id).sort()).toEqual(operations.map(({ id }) => id).sort());
  for (const language of ['curl', 'TypeScript', 'Python'])
    for (const [id, source] of sourceOf(language)) expect(source, `${id} in ${language}`).not.toBe('');
  const blocks = sourceOf('TypeScript').map(([, source]) => `{\n${source}\n}`);
  const given = "import type { Rollbook } from '@rollbook/sdk';\ndeclare const client: Rollbook;\n";
  const files = new Map([['samples.ts', given + blocks.join('\n')]]);
  expect(await compileErrors(files)).toBe('');
});

/** A server that responds to everything with an empty page, and what it got: the first line of a request and its body. */
async function startRecorder(): Promise<{ url: string; take: () => string[] }> {
  const got: string[] = [];
  const recorder = createServer(async (request, response) => {
    const body = await text(request);
    got.push(`${request.method} ${request.url} ${body && JSON.stringify(JSON.parse(body))}`.trim());
    const wanted = request.headers.accept
      ?.split(/, */)
      .find((type) => /^(text\/|application\/pdf)/.test(type));
    response.setHeader('Content-Type', wanted ?? 'application/json');
    response.end('{"data":[],"has_more":false,"next_cursor":null}');
  });
  await new Promise<void>((resolve) => recorder.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void recorder.close());
  const { port } = recorder.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, take: () => got.splice(0) };
}

test('the examples for curl, for Python and for the SDK, when they are run, send the request of their operation', async () => {
  const { url, take } = await startRecorder();
  const cwd = await newFolder();
  const guide = readFileSync(join(import.meta.dirname, '../../docs/guides/start.md'), 'utf8');
  const [, helper = ''] = /```python file=rollbook\.py\n(.*?)```/s.exec(guide) ?? [];
  await writeFile(join(cwd, 'rollbook.py'), helper);
  const env = { ...process.env, ROLLBOOK_URL: url, ROLLBOOK_API_KEY: 'sk_test_example' };
  const run = async (command: string, file: string, program: string) => {
    await writeFile(join(cwd, file), program);
    await promisify(execFile)(command, [file], { cwd, env });
    return take();
  };

  const scripts = sourceOf('curl').map(([, source]) => source.replace('http://127.0.0.1:4010', url));
  // The shell reads each command; one process sends all of them.
  const before = 'set -eu\nall=()\ncurl() { all+=(--next "$@"); }';
  const after = `command curl --silent --fail-with-body "\${all[@]:1}"`;
  const fromCurl = await run('bash', 'samples.sh', [before, ...scripts, after, ''].join('\n'));
  expect(fromCurl.length).toBe(operations.length);
  const programs = sourceOf('Python').map(([, source]) => source);
  const fromPython = await run('python3', 'samples.py', programs.join('\n'));
  expect(fromPython).toEqual(fromCurl);
  const sdk = join(import.meta.dirname, '../../packages/sdk/src/index.ts');
  const opening = `import { Rollbook } from ${JSON.stringify(sdk)};
const client = new Rollbook({ apiKey: 'sk_test_example', baseUrl: ${JSON.stringify(url)} });`;
  const blocks = sourceOf('TypeScript').map(([, source]) => `{\n${source}\n}`);
  const fromSdk = await run('node', 'samples.mjs', [opening, ...blocks].join('\n'));
  // Documents are asked for in each of their formats.
  expect(fromSdk.filter((line, index) => line !== fromSdk[index - 1])).toEqual(fromCurl);
  for (const [index, [id]] of sourceOf('curl').entries()) {
    const operation = operations.find((one) => one.id === id);
    const path = operation?.path.replaceAll(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.');
    const isItsRequest = new RegExp(`^${operation?.method} ${path}(?:[? ]|$)`);
    expect(fromCurl[index], id).toMatch(isItsRequest);
  }
});
