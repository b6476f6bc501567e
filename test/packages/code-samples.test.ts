import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { entries } from '../../packages/server/src/http/reference/reading.ts';
import { requestSamples } from '../../packages/server/src/http/reference/request-samples.ts';
import { newFolder } from '../support/command.ts';
import { compileErrors } from '../support/compile.ts';
import { openSqlite } from '../support/databases.ts';
import { type Operation, operations, pathParameters } from '../support/document.ts';
import { Records, schoolDay } from '../support/fixtures/records.ts';
import { requestFor } from '../support/fixtures/requests.ts';
import { listen, startServer } from '../support/server.ts';

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

/** The operation that a request is for: of several whose paths fit, the one that names most of its path. */
function operationFor(method = '', url = ''): Operation {
  const [path = ''] = url.split('?');
  const fits = (one: Operation) => {
    const pattern = one.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+');
    return one.method === method && new RegExp(`^${pattern}$`).test(path);
  };
  const [found] = operations
    .filter(fits)
    .sort((one, other) => pathParameters(one.path).length - pathParameters(other.path).length);
  if (!found) throw new Error(`No operation is for ${method} ${url}`);
  return found;
}

interface Relay {
  url: string;
  /** The first line of each request that was sent to it, and its body. */
  sent: string[];
  /** What the server did not carry out, and why. */
  refused: string[];
}

/**
 * Sends requests on to a server. The records that an example names do not exist, so its request is sent for records that
 * were made for its operation.
 */
async function startRelay(): Promise<Relay> {
  const rateLimits = { reads: 10_000, writes: 10_000 };
  const started = await startServer(openSqlite, { worker: false, clock: schoolDay(), rateLimits });
  const records = new Records(started);
  const [sent, refused]: [string[], string[]] = [[], []];
  const url = await listen(async (request, response) => {
    const body = await text(request);
    sent.push(`${request.method} ${request.url} ${body && JSON.stringify(JSON.parse(body))}`.trim());
    const operation = operationFor(request.method, request.url);
    const own = await requestFor(records, operation);
    // The query of the example, with the cursor if it is for another page.
    const [, query = ''] = /[^?]*(.*)/.exec(request.url ?? '') ?? [];
    const { host, connection, 'content-length': length, ...headers } = request.headers;
    if (headers.authorization) headers.authorization = `Bearer ${own.records.key}`;
    const carriedOut = await fetch(`${started.server.url}${own.url.split('?', 1)[0]}${query}`, {
      method: operation.method,
      headers: headers as Record<string, string>,
      ...(own.body === undefined ? {} : { body: JSON.stringify(own.body) }),
    });
    if (!carriedOut.ok) refused.push(`${operation.id} ${await carriedOut.clone().text()}`);
    response.writeHead(carriedOut.status, { 'Content-Type': carriedOut.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await carriedOut.arrayBuffer()));
  });
  return { url, sent, refused };
}

test('the examples for curl, for Python and for the SDK, when they are run, send the request of their operation, which the server carries out', async () => {
  const cwd = await newFolder();
  const guide = readFileSync(join(import.meta.dirname, '../../docs/guides/start.md'), 'utf8');
  const [, helper = ''] = /```python file=rollbook\.py\n(.*?)```/s.exec(guide) ?? [];
  await writeFile(join(cwd, 'rollbook.py'), helper);
  const run = async (command: string, file: string, programFor: (url: string) => string) => {
    const { url, sent, refused } = await startRelay();
    await writeFile(join(cwd, file), programFor(url));
    const env = { ...process.env, ROLLBOOK_URL: url, ROLLBOOK_API_KEY: 'sk_test_example' };
    const ended = promisify(execFile)(command, [file], { cwd, env });
    await ended.catch(() => expect(refused).toEqual([]));
    await ended;
    expect(refused).toEqual([]);
    return sent;
  };

  // The shell reads each command; one process sends all of them.
  const before = 'set -eu\nall=()\ncurl() { all+=(--next "$@"); }';
  const after = `command curl --silent --fail-with-body --fail-early "\${all[@]:1}"\n`;
  const scripts = sourceOf('curl').map(([, source]) => source);
  const fromCurl = await run('bash', 'samples.sh', (url) =>
    [before, ...scripts, after].join('\n').replaceAll('http://127.0.0.1:4010', url),
  );
  expect(fromCurl.length).toBe(operations.length);
  const programs = sourceOf('Python').map(([, source]) => source);
  const fromPython = await run('python3', 'samples.py', () => programs.join('\n'));
  expect(fromPython).toEqual(fromCurl);
  const sdk = join(import.meta.dirname, '../../packages/sdk/src/index.ts');
  const blocks = sourceOf('TypeScript').map(([, source]) => `{\n${source}\n}`);
  const fromSdk = await run('node', 'samples.mjs', (baseUrl) =>
    [
      `import { Rollbook } from ${JSON.stringify(sdk)};`,
      `const client = new Rollbook(${JSON.stringify({ apiKey: 'sk_test_example', baseUrl })});`,
      ...blocks,
    ].join('\n'),
  );
  // The SDK reads lists to their ends, and asks for documents in each of their formats.
  const isFirst = (line: string, index: number) =>
    !line.includes('starting_after=') && line !== fromSdk[index - 1];
  expect(fromSdk.filter(isFirst)).toEqual(fromCurl);
  for (const [index, [id]] of sourceOf('curl').entries()) {
    const [, method, url, body] = /^(\S+) (\S+) ?(.*)$/.exec(fromCurl[index] ?? '') ?? [];
    const operation = operationFor(method, url);
    expect(operation.id).toBe(id);
    expect(body && JSON.parse(body), id).toEqual(operation.example ?? '');
  }
});
